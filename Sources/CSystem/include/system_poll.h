#pragma once
/* CONTRACT */
