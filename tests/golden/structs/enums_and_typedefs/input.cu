enum Kind { FIRST, SECOND = 7, THIRD };
enum class Level : unsigned char { Low, High = 3 };
typedef unsigned int uint32;
typedef float Row[4];
using Size = unsigned long long;

__global__ void k(Kind kind, Level level, uint32 *out, Row *rows, Size n)
{
    if (kind == SECOND && level == Level::High)
        out[threadIdx.x] = THIRD;
    rows[threadIdx.x][3] = n;
}

// a list that names its own type by another name
struct Node;
typedef Node Link;
struct Node {
    const int value;
    const float weights[2];
    Link *next;
    const Link *const head;
};

__global__ void walk(Link *list, float *out)
{
    for (Link *at = list; at; at = at->next)
        *out += at->value * at->weights[1] + at->head->value;
}
