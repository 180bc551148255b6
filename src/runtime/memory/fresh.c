/* CU2CL_FILL: what new memory holds.
 *
 * CUDA leaves open what is in memory that a program has just allocated, and a program that reads it
 * before it writes it may seem to work on one device. Filled with one byte, another, or chance,
 * such programs show themselves by different results. */
#include "memory/memory.h"

#include <time.h>

enum { PIECE = 1 << 20 };

/* One byte for all, or random ones: *random. False where nothing is to be filled. */
static bool wanted(int *value, bool *random)
{
    static bool told;
    const char *text = getenv("CU2CL_FILL");
    char *end;
    /* what is compared may not be chance */
    if (!text && (rt_is_set("CU2CL_RECORD") || rt_is_set("CU2CL_COMPARE")))
        text = "0";
    *random = text && strcmp(text, "random") == 0;
    if (!text || !*text || *random)
        return *random;
    long number = strtol(text, &end, 0);
    if (*end || end == text || number < 0 || number > 255) {
        if (!told)
            rt_message("CU2CL_FILL=%s is neither a byte, such as 0x00 or 0xff, nor random; ignored",
                       text);
        told = true;
        return false;
    }
    *value = (int)number;
    return true;
}

/* The next of a sequence that each run of the program begins elsewhere (Marsaglia, 2003). */
static uint64_t next_random(void)
{
    static uint64_t state;
    struct timespec now;
    if (!state && timespec_get(&now, TIME_UTC))
        state = ((uint64_t)now.tv_sec << 32 ^ (uint64_t)now.tv_nsec) * 0x9e3779b97f4a7c15u | 1;
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static cu2clError_t fill_randomly(struct rt_device *device, char *address, size_t size)
{
    uint64_t *piece = malloc(PIECE);
    cu2clError_t error = piece ? cu2clSuccess : cu2clErrorMemoryAllocation;
    for (size_t done = 0, count; error == cu2clSuccess && done < size; done += count) {
        count = size - done < PIECE ? size - done : PIECE;
        for (size_t i = 0; i < (count + 7) / 8; i++)
            piece[i] = next_random();
        error = rt_copy(device->null_stream, address + done, piece, count, cu2clMemcpyDefault,
                        RT_WAIT_ALWAYS);
    }
    free(piece);
    return error;
}

static cu2clError_t fill_as_wanted(struct rt_device *device, char *address, size_t size,
                                   bool random, int value)
{
    RT_TRY(random ? fill_randomly(device, address, size)
                  : rt_fill(device->null_stream, address, value, size));
    return rt_stream_finish(device->null_stream);
}

cu2clError_t rt_fresh_fill(struct rt_device *device, void *address, size_t size)
{
    bool random;
    int value = 0;
    if (!address || size == 0 || !wanted(&value, &random))
        return cu2clSuccess;
    cu2clError_t error = fill_as_wanted(device, address, size, random, value);
    struct rt_allocation *made = rt_map_find(address);
    if (error != cu2clSuccess && made)
        rt_memory_release(made);
    return error;
}
