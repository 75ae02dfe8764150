#ifndef CBASELINES_H
#define CBASELINES_H

#include "baseline_frames.h"
#include "baseline_lines.h"
#include "baseline_memory.h"
#include "baseline_packing.h"
#include "baseline_widths.h"

#endif
