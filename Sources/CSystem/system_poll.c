#include "system_poll.h"
