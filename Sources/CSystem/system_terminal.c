#include "system_terminal.h"
