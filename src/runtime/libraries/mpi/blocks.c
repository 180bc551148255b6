/* Host memory for staging: pinned, since copies are faster then, and kept, since pinning is slow.
 * Blocks have sizes of a few classes, so that the next message finds one. */
#include "libraries/mpi/mpi.h"

#include <cu2cl/pointer.h>

#include <pthread.h>
#include <stdlib.h>

#define SMALLEST 12 /* 4 KiB */
#define CLASSES  52
#define KEPT     8 /* of a class */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *kept[CLASSES][KEPT];
static unsigned kept_count[CLASSES];

static unsigned class_of(size_t size)
{
    unsigned class = 0;

    while (class + 1 < CLASSES && ((size_t)1 << (SMALLEST + class)) < size)
        class ++;
    return class;
}

/* A reset of its device has freed all pinned memory. */
static bool is_alive(const char *block)
{
    int device;

    return cu2clMemoryTypeOf(block, &device) == cu2clMemoryTypeHost;
}

static char *take_kept(unsigned class)
{
    char *block = NULL;

    pthread_mutex_lock(&lock);
    while (!block && kept_count[class]) {
        block = kept[class][--kept_count[class]];
        if (!is_alive(block))
            block = NULL;
    }
    pthread_mutex_unlock(&lock);
    return block;
}

char *mpi_block_take(size_t size)
{
    unsigned class = class_of(size);
    char *block = take_kept(class);
    void *made = NULL;

    if (!block && cu2clMallocHost(&made, (size_t)1 << (SMALLEST + class)) == cu2clSuccess)
        block = made;
    return block;
}

void mpi_block_give(char *block, size_t size)
{
    unsigned class = class_of(size);

    if (!block)
        return;
    pthread_mutex_lock(&lock);
    bool keep = kept_count[class] < KEPT;
    if (keep)
        kept[class][kept_count[class]++] = block;
    pthread_mutex_unlock(&lock);
    if (!keep && is_alive(block))
        cu2clFreeHost(block);
}

void mpi_blocks_release(void)
{
    for (unsigned class = 0; class < CLASSES; class ++)
        for (char *block; (block = take_kept(class)) != NULL;)
            cu2clFreeHost(block);
}
