#include <cu2cl/cu2cl.h>

enum Kind { FIRST, SECOND = 7, THIRD };
enum class Level : unsigned char { Low, High = 3 };
typedef unsigned int uint32;
typedef float Row[4];
using Size = unsigned long long;

void k(Kind kind, Level level, uint32 *out, Row *rows, Size n)
CU2CL_KERNEL(k, kind, level, out, rows, n)

// a list that names its own type by another name
struct Node;
typedef Node Link;
struct Node {
    const int value;
    const float weights[2];
    Link *next;
    const Link *const head;
};

void walk(Link *list, float *out)
CU2CL_KERNEL(walk, list, out)
#include "input.cl.h"
