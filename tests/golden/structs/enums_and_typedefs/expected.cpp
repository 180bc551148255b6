#include <cu2cl/cu2cl.h>

enum Kind { FIRST, SECOND = 7, THIRD };
enum class Level : unsigned char { Low, High = 3 };
typedef unsigned int uint32;
typedef float Row[4];
using Size = unsigned long long;

void k(Kind kind, Level level, uint32 *out, Row *rows, Size n)
CU2CL_KERNEL(k, kind, level, out, rows, n)
#include "input.cl.h"
