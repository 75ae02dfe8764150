#include "system_options.h"
