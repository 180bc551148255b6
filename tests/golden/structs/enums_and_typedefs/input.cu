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
