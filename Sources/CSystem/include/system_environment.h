#pragma once

/* The environment's NAME=value strings, closed by NULL. */
char **system_environment(void);
