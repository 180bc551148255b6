/* Memory for images, whose rows begin at multiples of 512 bytes, and for signals. */
#include "libraries/npp/npp.h"

#include <limits.h>

#define ROW_ALIGNMENT 512

void *rt_npp_allocate(int width, int height, size_t pixel, int *step)
{
    void *memory = NULL;
    if (width <= 0 || height <= 0 || !step)
        return NULL;
    size_t row = ((size_t)width * pixel + ROW_ALIGNMENT - 1) / ROW_ALIGNMENT * ROW_ALIGNMENT;
    if (row > INT_MAX || cu2clMalloc(&memory, row * (size_t)height) != cu2clSuccess)
        return NULL;
    *step = (int)row;
    return memory;
}

void *rt_npp_allocate_signal(size_t count, size_t element)
{
    void *memory = NULL;
    if (count == 0 || count > SIZE_MAX / element ||
        cu2clMalloc(&memory, count * element) != cu2clSuccess)
        return NULL;
    return memory;
}

void nppiFree(void *pData)
{
    cu2clFree(pData);
}

void nppsFree(void *pValues)
{
    cu2clFree(pValues);
}
