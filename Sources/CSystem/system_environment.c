#include "system_environment.h"

extern char **environ;

char **system_environment(void) { return environ; }
