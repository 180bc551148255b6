/* Mipmapped arrays: an array for each level, half as large on each axis as the one before it.
 *
 * A level is an array like others for copies, textures and surfaces, but is freed with the whole.
 * Kernels choose levels and blend them in code (device/texture_levels.clh). */
#include "memory/memory.h"

#include <stdlib.h>

#define MIPMAP_MAGIC 0x6d69706du

static struct cu2clMipmappedArray *mipmaps;

bool rt_mipmap_valid(const struct cu2clMipmappedArray *mipmap)
{
    const struct cu2clMipmappedArray *m = mipmaps;
    while (m && m != mipmap)
        m = m->next;
    return m && m->magic == MIPMAP_MAGIC;
}

static bool has_layers(unsigned flags)
{
    return flags & (cu2clArrayLayered | cu2clArrayCubemap);
}

/* CUDA clamps the number of levels to what there can be. */
static unsigned level_count(struct cu2clExtent extent, unsigned flags, unsigned asked)
{
    size_t size = extent.width > extent.height ? extent.width : extent.height;
    unsigned most = 1;
    if (!has_layers(flags) && extent.depth > size)
        size = extent.depth;
    while (size > 1 && most < RT_MAX_LEVELS) {
        size /= 2;
        most++;
    }
    return asked < 1 ? 1 : asked < most ? asked : most;
}

/* An axis that is there is at least one texel long; 0 says that it is not. */
static size_t halved(size_t size, unsigned level)
{
    size_t smaller = size >> level;

    return smaller || size == 0 ? smaller : 1;
}

static struct cu2clExtent level_extent(struct cu2clExtent extent, unsigned flags, unsigned level)
{
    return make_cu2clExtent(halved(extent.width, level), halved(extent.height, level),
                            has_layers(flags) ? extent.depth : halved(extent.depth, level));
}

static void release_level_arrays(struct cu2clMipmappedArray *mipmap)
{
    for (unsigned i = 0; i < mipmap->count; i++)
        rt_array_release(mipmap->levels[i]);
}

static cu2clError_t make_level_arrays(struct cu2clMipmappedArray *mipmap,
                                      const struct cu2clChannelFormatDesc *channels,
                                      struct cu2clExtent extent, unsigned count, unsigned flags)
{
    while (mipmap->count < count) {
        struct cu2clArray **level = &mipmap->levels[mipmap->count];
        cu2clError_t error = rt_array_make(
            mipmap->device, channels, level_extent(extent, flags, mipmap->count), flags, level);
        if (error != cu2clSuccess) {
            release_level_arrays(mipmap);
            return error;
        }
        (*level)->is_level = true;
        mipmap->count++;
    }
    return cu2clSuccess;
}

static cu2clError_t malloc_mipmapped_array_locked(struct rt_device *device,
                                                  cu2clMipmappedArray_t *mipmap,
                                                  const struct cu2clChannelFormatDesc *channels,
                                                  struct cu2clExtent extent, unsigned int levels,
                                                  unsigned int flags)
{
    if (!mipmap || !channels)
        return cu2clErrorInvalidValue;
    struct cu2clMipmappedArray *made = calloc(1, sizeof *made);
    if (!made)
        return cu2clErrorMemoryAllocation;
    made->magic = MIPMAP_MAGIC;
    made->device = device;
    cu2clError_t error =
        make_level_arrays(made, channels, extent, level_count(extent, flags, levels), flags);
    if (error != cu2clSuccess) {
        free(made);
        return error;
    }
    made->next = mipmaps;
    *mipmap = mipmaps = made;
    return cu2clSuccess;
}

cu2clError_t cu2clMallocMipmappedArray(cu2clMipmappedArray_t *mipmap,
                                       const struct cu2clChannelFormatDesc *channels,
                                       struct cu2clExtent extent, unsigned int levels,
                                       unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             malloc_mipmapped_array_locked(device, mipmap, channels, extent, levels, flags));
}

static cu2clError_t get_mipmapped_array_level_locked(cu2clArray_t *array,
                                                     cu2clMipmappedArray_const_t mipmap,
                                                     unsigned int level)
{
    if (!array)
        return cu2clErrorInvalidValue;
    if (!rt_mipmap_valid(mipmap))
        return cu2clErrorInvalidResourceHandle;
    if (level >= mipmap->count)
        return cu2clErrorInvalidValue;
    *array = mipmap->levels[level];
    return cu2clSuccess;
}

cu2clError_t cu2clGetMipmappedArrayLevel(cu2clArray_t *array, cu2clMipmappedArray_const_t mipmap,
                                         unsigned int level)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_mipmapped_array_level_locked(array, mipmap, level));
}

static void unlink_mipmap(struct cu2clMipmappedArray *mipmap)
{
    struct cu2clMipmappedArray **link = &mipmaps;
    while (*link && *link != mipmap)
        link = &(*link)->next;
    if (*link)
        *link = mipmap->next;
    mipmap->magic = 0;
    free(mipmap);
}

static cu2clError_t free_mipmapped_array_locked(cu2clMipmappedArray_t mipmap)
{
    if (mipmap && !rt_mipmap_valid(mipmap))
        return cu2clErrorInvalidValue;
    if (mipmap)
        RT_TRY(rt_device_finish(mipmap->device));
    /* looked up again: the wait released the lock */
    if (mipmap && rt_mipmap_valid(mipmap)) {
        release_level_arrays(mipmap);
        unlink_mipmap(mipmap);
    }
    return cu2clSuccess;
}

cu2clError_t cu2clFreeMipmappedArray(cu2clMipmappedArray_t mipmap)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), free_mipmapped_array_locked(mipmap));
}

/* The levels are arrays of the device's, and released as such. */
void rt_mipmaps_release(struct rt_device *device)
{
    for (struct cu2clMipmappedArray *mipmap = mipmaps, *next; mipmap; mipmap = next) {
        next = mipmap->next;
        if (mipmap->device == device)
            unlink_mipmap(mipmap);
    }
}
