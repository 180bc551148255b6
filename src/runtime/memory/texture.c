/* Texture and surface objects.
 *
 * An object is the device address of a descriptor (cu_texture of device/texture.clh), so kernels
 * can take it from memory. Descriptors never change while they are in use; they lie in slabs of
 * device memory that are filled on creation. In the buffer tier this asks for drivers that leave
 * buffers where they are: an address that had to be invented is refused here, as a kernel could do
 * nothing with it. */
#include "memory/memory.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#define SLAB_SLOTS 64

struct rt_texture_slab {
    char *address;
    struct rt_texture slots[SLAB_SLOTS];
    struct rt_texture_slab *next;
};

static struct rt_texture_slab *slabs[RT_MAX_DEVICES];

/* --- formats --- */

/* The width of the channels, 0 when no texel has them: one, two or four, all the same. */
static int channel_bits(const struct cu2clChannelFormatDesc *c, uint32_t *count)
{
    const int bits[4] = {c->x, c->y, c->z, c->w};
    unsigned n = 0;
    while (n < 4 && bits[n] == c->x && c->x != 0)
        n++;
    for (unsigned i = n; i < 4; i++)
        if (bits[i] != 0)
            return 0;
    *count = n;
    return n == 1 || n == 2 || n == 4 ? c->x : 0;
}

/* The formats of integers and floats of 8, 16 and 32 bits; -1 when there is none. */
static int texture_format_of(enum cu2clChannelFormatKind kind, int bits)
{
    int size = bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? 2 : -1;
    static const int formats[3][3] = {
        {RT_FORMAT_INT8, RT_FORMAT_INT16, RT_FORMAT_INT32},
        {RT_FORMAT_UINT8, RT_FORMAT_UINT16, RT_FORMAT_UINT32},
        {-1, RT_FORMAT_HALF, RT_FORMAT_FLOAT},
    };
    return size < 0 || kind > cu2clChannelFormatKindFloat ? -1 : formats[kind][size];
}

/* The kinds that say themselves that reads are normalized: the kind of their integers. */
static bool is_normalized_kind(enum cu2clChannelFormatKind kind, enum cu2clChannelFormatKind *plain)
{
    bool is_unsigned = kind >= cu2clChannelFormatKindUnsignedNormalized8X1 &&
                       kind <= cu2clChannelFormatKindUnsignedNormalized16X4;
    bool is_signed = kind >= cu2clChannelFormatKindSignedNormalized8X1 &&
                     kind <= cu2clChannelFormatKindSignedNormalized16X4;
    *plain = is_unsigned ? cu2clChannelFormatKindUnsigned
             : is_signed ? cu2clChannelFormatKindSigned
                         : kind;
    return is_unsigned || is_signed;
}

cu2clError_t rt_texture_format(const struct cu2clChannelFormatDesc *channels,
                               struct rt_texture_data *data)
{
    enum cu2clChannelFormatKind kind;
    uint32_t count = 0;
    bool normalized = is_normalized_kind(channels->f, &kind);
    int bits = channel_bits(channels, &count);
    int format = bits ? texture_format_of(kind, bits) : -1;
    if (format < 0)
        return cu2clErrorInvalidChannelDescriptor;
    data->format = (uint32_t)format;
    data->channels = count;
    data->texel = count * (uint32_t)bits / 8;
    data->modes = normalized ? RT_TEXTURE_NORMALIZED_READ : 0;
    return cu2clSuccess;
}

/* --- resources --- */

static cu2clError_t describe_array(const struct cu2clArray *array, struct rt_texture_data *data)
{
    if (!array)
        return cu2clErrorInvalidResourceHandle;
    if (!rt_array_valid(array))
        return cu2clErrorInvalidValue;
    data->texels = (uint64_t)(uintptr_t)array->data;
    if (array->row > UINT32_MAX) /* a single one */
        data->row = 0;
    else
        data->row = (uint32_t)array->row;
    data->slice = array->slice;
    data->width = (uint32_t)array->extent.width;
    data->height = (uint32_t)rt_array_height(array);
    data->depth = (uint32_t)rt_array_depth(array);
    if (array->flags & (cu2clArrayLayered | cu2clArrayCubemap))
        data->shape |= RT_SHAPE_LAYERED;
    if (array->flags & cu2clArrayCubemap)
        data->shape |= RT_SHAPE_CUBE;
    return rt_texture_format(&array->channels, data);
}

/* Memory behind a pointer: `size` bytes of it must be there. CUDA asks for more than that texels
 * are at multiples of their size. */
static cu2clError_t describe_memory(const void *pointer, size_t size, size_t row, size_t width,
                                    size_t height, struct rt_texture_data *data)
{
    const struct rt_allocation *a = rt_map_find(pointer);
    if (!a || !rt_on_device(a) || size > a->size - (size_t)((const char *)pointer - a->address) ||
        width > INT32_MAX || height > INT32_MAX)
        return cu2clErrorInvalidValue;
    if ((uintptr_t)pointer % data->texel != 0 || (height > 1 && row % data->texel != 0) ||
        (height > 1 && row > UINT32_MAX))
        return cu2clErrorInvalidValue;
    data->texels = (uint64_t)(uintptr_t)pointer;
    data->row = height > 1 ? (uint32_t)row : 0;
    data->width = (uint32_t)width;
    data->height = (uint32_t)height;
    data->depth = 1;
    return cu2clSuccess;
}

static cu2clError_t describe_linear(const struct cu2clResourceDesc *r, struct rt_texture_data *data)
{
    const struct rt_allocation *a = rt_map_find(r->res.linear.devPtr);
    RT_TRY(rt_texture_format(&r->res.linear.desc, data));
    /* as in CUDA, the size may be more than there is */
    size_t size = r->res.linear.sizeInBytes;
    size_t there = a ? a->size - (size_t)((char *)r->res.linear.devPtr - a->address) : 0;
    if (size > there)
        size = there;
    return describe_memory(r->res.linear.devPtr, size, size, size / data->texel, 1, data);
}

static cu2clError_t describe_pitched(const struct cu2clResourceDesc *r,
                                     struct rt_texture_data *data)
{
    size_t width = r->res.pitch2D.width, height = r->res.pitch2D.height;
    size_t pitch = r->res.pitch2D.pitchInBytes, row, size = 0;
    RT_TRY(rt_texture_format(&r->res.pitch2D.desc, data));
    if (__builtin_mul_overflow(width, (size_t)data->texel, &row) || row > pitch ||
        (height && __builtin_mul_overflow(pitch, height - 1, &size)) ||
        __builtin_add_overflow(size, row, &size))
        return cu2clErrorInvalidValue;
    return describe_memory(r->res.pitch2D.devPtr, size, pitch, width, height, data);
}

cu2clError_t rt_texture_resource(const struct cu2clResourceDesc *resource,
                                 struct rt_texture_data *data)
{
    memset(data, 0, sizeof *data);
    switch (resource->resType) {
    case cu2clResourceTypeArray: return describe_array(resource->res.array.array, data);
    case cu2clResourceTypeLinear: return describe_linear(resource, data);
    case cu2clResourceTypePitch2D: return describe_pitched(resource, data);
    case cu2clResourceTypeMipmappedArray:
        return rt_mipmap_valid(resource->res.mipmap.mipmap)
                   ? describe_array(resource->res.mipmap.mipmap->levels[0], data)
                   : cu2clErrorInvalidResourceHandle;
    }
    return cu2clErrorInvalidValue;
}

/* --- modes --- */

/* A float as a channel of the format holds it, and as a kernel loads it. */
static int32_t border_channel(uint32_t format, bool normalized, float value)
{
    static const struct {
        float low, scale;
    } integers[] = {[RT_FORMAT_INT8] = {-1, 127},
                    [RT_FORMAT_UINT8] = {0, 255},
                    [RT_FORMAT_INT16] = {-1, 32767},
                    [RT_FORMAT_UINT16] = {0, 65535}};
    int32_t bits;
    bool is_integer = format >= RT_FORMAT_INT8 && format <= RT_FORMAT_UINT16;
    if (is_integer && normalized) {
        value = value < integers[format].low ? integers[format].low : value > 1 ? 1 : value;
        return (int32_t)floorf(value * integers[format].scale + 0.5f);
    }
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static cu2clError_t check_modes(const struct cu2clTextureDesc *t,
                                const struct rt_texture_data *data)
{
    bool is_float = data->format == RT_FORMAT_FLOAT || data->format == RT_FORMAT_HALF;
    bool is_wide = data->format == RT_FORMAT_INT32 || data->format == RT_FORMAT_UINT32;
    bool normalized =
        t->readMode == cu2clReadModeNormalizedFloat || (data->modes & RT_TEXTURE_NORMALIZED_READ);
    for (int i = 0; i < 3; i++)
        if ((unsigned)t->addressMode[i] > cu2clAddressModeBorder)
            return cu2clErrorInvalidValue;
    if ((unsigned)t->filterMode > cu2clFilterModeLinear ||
        (unsigned)t->readMode > cu2clReadModeNormalizedFloat)
        return cu2clErrorInvalidValue;
    if (t->readMode == cu2clReadModeNormalizedFloat && (is_float || is_wide))
        return cu2clErrorInvalidNormSetting;
    if (t->filterMode == cu2clFilterModeLinear && !is_float && !normalized)
        return cu2clErrorInvalidFilterSetting;
    if (t->sRGB) {
        rt_message("textures that convert from sRGB are not supported");
        return cu2clErrorNotSupported;
    }
    return cu2clSuccess;
}

/* Coordinates that are not normalized don't repeat. */
static uint32_t address_mode(enum cu2clTextureAddressMode mode, uint32_t modes)
{
    bool repeats = mode == cu2clAddressModeWrap || mode == cu2clAddressModeMirror;
    return repeats && !(modes & RT_TEXTURE_NORMALIZED_COORDINATES) ? cu2clAddressModeClamp
                                                                   : (uint32_t)mode;
}

cu2clError_t rt_texture_modes(const struct cu2clTextureDesc *texture, struct rt_texture_data *data)
{
    RT_TRY(check_modes(texture, data));
    if (texture->filterMode == cu2clFilterModeLinear)
        data->modes |= RT_TEXTURE_LINEAR;
    if (texture->normalizedCoords || (data->shape & RT_SHAPE_CUBE))
        data->modes |= RT_TEXTURE_NORMALIZED_COORDINATES;
    if (texture->readMode == cu2clReadModeNormalizedFloat)
        data->modes |= RT_TEXTURE_NORMALIZED_READ;
    for (unsigned i = 0; i < 3; i++)
        data->modes |= address_mode(texture->addressMode[i], data->modes)
                       << i * RT_TEXTURE_ADDRESS_BITS;
    for (unsigned i = 0; i < data->channels; i++)
        data->border[i] = border_channel(data->format, data->modes & RT_TEXTURE_NORMALIZED_READ,
                                         texture->borderColor[i]);
    return cu2clSuccess;
}

/* A view reads the same texels as another format, or some layers only. */
static cu2clError_t apply_view(const struct cu2clResourceViewDesc *view,
                               struct rt_texture_data *data)
{
    static const enum cu2clChannelFormatKind kinds[] = {
        cu2clChannelFormatKindUnsigned, cu2clChannelFormatKindSigned,
        cu2clChannelFormatKindUnsigned, cu2clChannelFormatKindSigned,
        cu2clChannelFormatKindUnsigned, cu2clChannelFormatKindSigned,
        cu2clChannelFormatKindFloat,    cu2clChannelFormatKindFloat};
    static const int sizes[] = {8, 8, 16, 16, 32, 32, 16, 32};
    struct rt_texture_data viewed = *data;
    unsigned index = (unsigned)view->format - 1;
    if (view->format > cu2clResViewFormatFloat4)
        return cu2clErrorNotSupported;
    if (view->format != cu2clResViewFormatNone) {
        int n = index % 3 == 2 ? 4 : (int)(index % 3) + 1, bits = sizes[index / 3];
        struct cu2clChannelFormatDesc c = {bits, n > 1 ? bits : 0, n > 2 ? bits : 0,
                                           n > 2 ? bits : 0, kinds[index / 3]};
        RT_TRY(rt_texture_format(&c, &viewed));
    }
    if (viewed.texel != data->texel || (view->width && view->width != data->width) ||
        (view->height && view->height != data->height) || view->firstLayer > view->lastLayer ||
        view->lastLayer >= data->depth)
        return cu2clErrorInvalidValue;
    if (view->lastLayer) {
        viewed.texels += view->firstLayer * data->slice;
        viewed.depth = view->lastLayer - view->firstLayer + 1;
    }
    *data = viewed;
    return cu2clSuccess;
}

/* --- coordinates --- */

#define NEAR_NORMALIZED 8.0f

/* The bits behind the point that are left of a normalized coordinate: those of NVIDIA's texture
 * units, and, in linear memory of more texels than any texture has, what takes their index. */
static unsigned coordinate_bits(uint32_t size)
{
    unsigned bits = 21 + (size > 8192) + (size > 65536);
    while (bits < 27 && size >> (bits - 1) != 0)
        bits++;
    return bits;
}

/* Coordinates that are not normalized have 9 bits behind the point, as linear filters need. */
static struct rt_texture_axis plain_axis(void)
{
    return (struct rt_texture_axis){512, UINT32_MAX, 1 << (32 - 9), 0};
}

static struct rt_texture_axis normalized_axis(uint32_t size, enum cu2clTextureAddressMode mode)
{
    unsigned bits = coordinate_bits(size);
    uint32_t most = (1u << 26) - 1; /* of texels, which 27 bits tell apart */
    struct rt_texture_axis axis = {(float)(1 << bits), UINT32_MAX, 0, 0};
    if (mode == cu2clAddressModeWrap)
        axis.mask = (1u << bits) - 1;
    if (mode == cu2clAddressModeMirror)
        axis.mask = (2u << bits) - 1;
    axis.factor = (int32_t)((size < most ? size : most) << (32 - bits));
    return axis;
}

static void fill_axes(struct rt_texture_data *data)
{
    const uint32_t sizes[3] = {data->width, data->height, data->depth};
    const uint32_t mask = (1 << RT_TEXTURE_ADDRESS_BITS) - 1;
    bool normalized = data->modes & RT_TEXTURE_NORMALIZED_COORDINATES;
    data->near = normalized ? NEAR_NORMALIZED : 0x1p21f;
    for (unsigned i = 0; i < 3; i++) {
        uint32_t mode = data->modes >> i * RT_TEXTURE_ADDRESS_BITS & mask;
        data->axes[i] = normalized ? normalized_axis(sizes[i], mode) : plain_axis();
        data->axes[i].last = sizes[i] ? (int32_t)sizes[i] - 1 : 0;
    }
}

/* --- descriptors --- */

static cu2clError_t add_slab(struct rt_device *device)
{
    struct rt_texture_slab *slab = calloc(1, sizeof *slab);
    void *address = NULL;
    if (!slab)
        return cu2clErrorMemoryAllocation;
    cu2clError_t error =
        rt_memory_allocate(device, SLAB_SLOTS * sizeof(struct rt_texture_data), &address);
    if (error != cu2clSuccess) {
        free(slab);
        return error;
    }
    slab->address = address;
    for (size_t i = 0; i < SLAB_SLOTS; i++)
        slab->slots[i].address = slab->address + i * sizeof(struct rt_texture_data);
    slab->next = slabs[device->index];
    slabs[device->index] = slab;
    return cu2clSuccess;
}

/* A slot in use with this address, or NULL. */
static struct rt_texture *find_slot(struct rt_device *device, uint64_t address)
{
    for (struct rt_texture_slab *slab = slabs[device->index]; slab; slab = slab->next) {
        uint64_t offset = address - (uint64_t)(uintptr_t)slab->address;
        if (offset >= SLAB_SLOTS * sizeof(struct rt_texture_data))
            continue;
        struct rt_texture *slot = &slab->slots[offset / sizeof(struct rt_texture_data)];
        return (uint64_t)(uintptr_t)slot->address == address && slot->use != RT_TEXTURE_FREE ? slot
                                                                                             : NULL;
    }
    return NULL;
}

/* References with the same content share a descriptor; a program may bind the same things again and
 * again. */
static struct rt_texture *find_shared_texture(struct rt_device *device,
                                              const struct rt_texture_data *data)
{
    for (struct rt_texture_slab *slab = slabs[device->index]; slab; slab = slab->next)
        for (size_t i = 0; i < SLAB_SLOTS; i++)
            if (slab->slots[i].use == RT_TEXTURE_REFERENCE &&
                // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): no padding, no NaN
                memcmp(&slab->slots[i].data, data, sizeof *data) == 0)
                return &slab->slots[i];
    return NULL;
}

/* Slots that no kernel can still read. */
static struct rt_texture *find_free(struct rt_device *device)
{
    for (struct rt_texture_slab *slab = slabs[device->index]; slab; slab = slab->next)
        for (size_t i = 0; i < SLAB_SLOTS; i++)
            if (slab->slots[i].use == RT_TEXTURE_FREE)
                return &slab->slots[i];
    return NULL;
}

/* Takes back what references used; kernels may still read it until the device has finished. */
static cu2clError_t collect_references(struct rt_device *device)
{
    RT_TRY(rt_device_finish(device));
    for (struct rt_texture_slab *slab = slabs[device->index]; slab; slab = slab->next)
        for (size_t i = 0; i < SLAB_SLOTS; i++)
            if (slab->slots[i].use == RT_TEXTURE_REFERENCE && slab->slots[i].references == 0)
                slab->slots[i].use = RT_TEXTURE_FREE;
    return cu2clSuccess;
}

static cu2clError_t take_texture_slot(struct rt_device *device, struct rt_texture **slot)
{
    *slot = find_free(device);
    if (!*slot && slabs[device->index]) {
        RT_TRY(collect_references(device));
        *slot = find_free(device);
    }
    if (!*slot) {
        RT_TRY(add_slab(device));
        *slot = find_free(device);
    }
    return cu2clSuccess;
}

/* Kernels find the texels and the descriptor by address. */
static bool has_real_addresses(struct rt_device *device, const struct rt_texture *slot)
{
    const void *texels = (const void *)(uintptr_t)slot->data.texels;
    const struct rt_allocation *a = rt_map_find(texels), *own = rt_map_find(slot->address);
    if (device->tier != RT_TIER_BUFFER || (!(a && a->invented_address) && !own->invented_address))
        return true;
    rt_message("textures need the addresses of buffers, which %s does not keep", device->name);
    return false;
}

cu2clError_t rt_texture_make(struct rt_device *device, const struct rt_texture_data *content,
                             enum rt_texture_use use, struct rt_texture **texture)
{
    struct rt_texture_data data = *content;
    fill_axes(&data);
    struct rt_texture *slot =
        use == RT_TEXTURE_REFERENCE ? find_shared_texture(device, &data) : NULL;
    if (slot) {
        slot->references++;
        *texture = slot;
        return cu2clSuccess;
    }
    RT_TRY(take_texture_slot(device, &slot));
    char *address = slot->address;
    if (data.width == 0) /* a fetch of what is not bound reads the border */
        data.texels = (uint64_t)(uintptr_t)address + offsetof(struct rt_texture_data, border);
    *slot = (struct rt_texture){.address = address, .use = use, .references = 1, .data = data};
    cu2clError_t error = has_real_addresses(device, slot)
                             ? rt_copy(device->null_stream, address, &data, sizeof data,
                                       cu2clMemcpyHostToDevice, RT_WAIT_ALWAYS)
                             : cu2clErrorNotSupported;
    if (error != cu2clSuccess) {
        slot->use = RT_TEXTURE_FREE;
        return error;
    }
    *texture = slot;
    return cu2clSuccess;
}

void rt_texture_drop(struct rt_texture *texture)
{
    if (texture->references > 0)
        texture->references--;
}

void rt_textures_release(struct rt_device *device)
{
    while (slabs[device->index]) {
        struct rt_texture_slab *slab = slabs[device->index];
        slabs[device->index] = slab->next;
        free(slab); /* its memory is freed with the map */
    }
}

/* --- levels --- */

/* What of an object's descriptor is the same for all levels; the view's size is the first's. */
static cu2clError_t describe_level(const struct cu2clMipmappedArray *mipmap, unsigned level,
                                   const struct cu2clTextureDesc *texture,
                                   const struct cu2clResourceViewDesc *view,
                                   struct rt_texture_data *data)
{
    struct cu2clResourceDesc resource = {.resType = cu2clResourceTypeArray};
    resource.res.array.array = mipmap->levels[level];
    RT_TRY(rt_texture_resource(&resource, data));
    if (view) {
        struct cu2clResourceViewDesc v = *view;
        v.width = v.height = 0;
        RT_TRY(apply_view(&v, data));
    }
    RT_TRY(rt_texture_modes(texture, data));
    fill_axes(data);
    return cu2clSuccess;
}

/* In 256ths, cut towards zero as texture units do. */
static int32_t level_number(float x, int32_t low, int32_t high)
{
    x *= 256.0f;
    return x < (float)low ? low : x > (float)high ? high : x == x ? (int32_t)x : low;
}

/* Fetches without a level of detail take one level, which is the lowest that the limits allow. */
static void note_plain_fetches(const struct rt_texture_levels *table)
{
    static bool is_noted;
    if (!table->is_linear || (table->low & 255) == 0 || is_noted)
        return;
    rt_message("fetches without a level of detail don't blend levels, as minMipmapLevelClamp asks");
    is_noted = true;
}

static cu2clError_t check_level_modes(const struct cu2clTextureDesc *texture,
                                      const struct rt_texture_data *data)
{
    bool gives_numbers =
        data->format <= RT_FORMAT_HALF || (data->modes & RT_TEXTURE_NORMALIZED_READ);
    if (!texture->normalizedCoords || (unsigned)texture->mipmapFilterMode > cu2clFilterModeLinear)
        return cu2clErrorInvalidValue;
    if (texture->mipmapFilterMode == cu2clFilterModeLinear && !gives_numbers)
        return cu2clErrorInvalidFilterSetting;
    return cu2clSuccess;
}

/* The levels from `first` to `last` in the memory of the device. */
static cu2clError_t upload_levels(struct rt_device *device, struct rt_texture_levels *levels,
                                  unsigned count, char **address)
{
    size_t size = offsetof(struct rt_texture_levels, levels) + count * sizeof *levels->levels;
    void *memory = NULL;
    RT_TRY(rt_memory_allocate(device, size, &memory));
    cu2clError_t error =
        rt_copy(device->null_stream, memory, levels, size, cu2clMemcpyHostToDevice, RT_WAIT_ALWAYS);
    if (error != cu2clSuccess) {
        rt_memory_release(rt_map_find(memory));
        return error;
    }
    *address = memory;
    return cu2clSuccess;
}

/* Makes the table of levels of a mipmapped array, and the descriptor of the first one. */
static cu2clError_t make_levels(struct rt_device *device, const struct cu2clMipmappedArray *mipmap,
                                const struct cu2clTextureDesc *texture,
                                const struct cu2clResourceViewDesc *view,
                                struct rt_texture_data *data, char **address)
{
    struct rt_texture_levels table = {.bias = level_number(texture->mipmapLevelBias, -65536, 65536),
                                      .is_linear =
                                          texture->mipmapFilterMode == cu2clFilterModeLinear};
    unsigned first = view ? view->firstMipmapLevel : 0;
    unsigned last = view ? view->lastMipmapLevel : mipmap->count - 1;
    if (first > last || last >= mipmap->count)
        return cu2clErrorInvalidValue;
    RT_TRY(check_level_modes(texture, data));
    const int32_t most = (int32_t)(last - first) * 256;
    table.low = level_number(texture->minMipmapLevelClamp, 0, most);
    table.high = level_number(texture->maxMipmapLevelClamp, table.low, most);
    note_plain_fetches(&table);
    for (unsigned i = first; i <= last; i++)
        RT_TRY(describe_level(mipmap, i, texture, view, &table.levels[i - first]));
    RT_TRY(upload_levels(device, &table, last - first + 1, address));
    *data = table.levels[(table.low + 128) / 256];
    data->levels = (uint64_t)(uintptr_t)*address;
    return cu2clSuccess;
}

static void release_levels(char *levels)
{
    if (levels)
        rt_memory_release(rt_map_find(levels));
}

/* --- objects --- */

/* Kernels that fetch with gradients take one sample. Others don't care. */
static void note_anisotropy(const struct cu2clTextureDesc *texture)
{
    static bool is_noted;
    if (texture->maxAnisotropy > 1 && !is_noted)
        rt_message("fetches with gradients filter as with maxAnisotropy 1");
    is_noted = is_noted || texture->maxAnisotropy > 1;
}

/* `levels` is the memory that a texture of a mipmapped array has besides. */
static cu2clError_t describe_texture(struct rt_device *device,
                                     const struct cu2clResourceDesc *resource,
                                     const struct cu2clTextureDesc *texture,
                                     const struct cu2clResourceViewDesc *view,
                                     struct rt_texture_data *data, char **levels)
{
    bool has_levels = resource->resType == cu2clResourceTypeMipmappedArray;
    RT_TRY(rt_texture_resource(resource, data));
    if (!has_levels && view && (view->firstMipmapLevel || view->lastMipmapLevel))
        return cu2clErrorInvalidValue;
    if (view)
        RT_TRY(apply_view(view, data));
    if (texture) {
        RT_TRY(rt_texture_modes(texture, data));
        note_anisotropy(texture);
    }
    if (has_levels)
        RT_TRY(make_levels(device, resource->res.mipmap.mipmap, texture, view, data, levels));
    return cu2clSuccess;
}

static cu2clError_t make_object(struct rt_device *device, const struct cu2clResourceDesc *resource,
                                const struct cu2clTextureDesc *texture,
                                const struct cu2clResourceViewDesc *view, enum rt_texture_use use,
                                unsigned long long *object)
{
    struct rt_texture_data data;
    struct rt_texture *made = NULL;
    char *levels = NULL;
    RT_TRY(describe_texture(device, resource, texture, view, &data, &levels));
    cu2clError_t error = rt_texture_make(device, &data, use, &made);
    if (error != cu2clSuccess) {
        release_levels(levels);
        return error;
    }
    made->levels = levels;
    made->resource = *resource;
    if (texture)
        made->texture = *texture;
    if (view)
        made->view = *view;
    *object = (unsigned long long)(uintptr_t)made->address;
    return cu2clSuccess;
}

static cu2clError_t find_object(struct rt_device *device, unsigned long long object,
                                enum rt_texture_use use, struct rt_texture **texture)
{
    *texture = find_slot(device, object);
    return *texture && (*texture)->use == use ? cu2clSuccess : cu2clErrorInvalidValue;
}

/* Kernels may still use it. As in CUDA, what is no object is no error. */
static cu2clError_t destroy_locked(struct rt_device *device, unsigned long long object,
                                   enum rt_texture_use use)
{
    struct rt_texture *found;
    if (find_object(device, object, use, &found) != cu2clSuccess)
        return cu2clSuccess;
    RT_TRY(rt_device_finish(device));
    /* looked up again: the wait released the lock */
    if (find_object(device, object, use, &found) == cu2clSuccess) {
        found->use = RT_TEXTURE_FREE;
        release_levels(found->levels);
        found->levels = NULL;
    }
    return cu2clSuccess;
}

static cu2clError_t destroy(unsigned long long object, enum rt_texture_use use)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), destroy_locked(device, object, use));
}

static cu2clError_t describe_locked(struct rt_device *device, unsigned long long object,
                                    enum rt_texture_use use, void *result, size_t member,
                                    size_t size)
{
    struct rt_texture *found;
    RT_TRY(result ? find_object(device, object, use, &found) : cu2clErrorInvalidValue);
    memcpy(result, (const char *)found + member, size);
    return cu2clSuccess;
}

/* Copies a part of what the object was made of: the member of struct rt_texture at this offset. */
static cu2clError_t describe_object(unsigned long long object, enum rt_texture_use use,
                                    void *result, size_t member, size_t size)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), describe_locked(device, object, use, result, member, size));
}

static cu2clError_t create_texture_object_locked(struct rt_device *device,
                                                 cu2clTextureObject_t *object,
                                                 const struct cu2clResourceDesc *resource,
                                                 const struct cu2clTextureDesc *texture,
                                                 const struct cu2clResourceViewDesc *view)
{
    if (!object || !resource || !texture)
        return cu2clErrorInvalidValue;
    return make_object(device, resource, texture, view, RT_TEXTURE_OBJECT, object);
}

cu2clError_t cu2clCreateTextureObject(cu2clTextureObject_t *object,
                                      const struct cu2clResourceDesc *resource,
                                      const struct cu2clTextureDesc *texture,
                                      const struct cu2clResourceViewDesc *view)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             create_texture_object_locked(device, object, resource, texture, view));
}

cu2clError_t cu2clDestroyTextureObject(cu2clTextureObject_t object)
{
    return destroy(object, RT_TEXTURE_OBJECT);
}

static cu2clError_t create_surface_object_locked(struct rt_device *device,
                                                 cu2clSurfaceObject_t *object,
                                                 const struct cu2clResourceDesc *resource)
{
    if (!object || !resource || resource->resType != cu2clResourceTypeArray)
        return cu2clErrorInvalidValue;
    return make_object(device, resource, NULL, NULL, RT_SURFACE_OBJECT, object);
}

cu2clError_t cu2clCreateSurfaceObject(cu2clSurfaceObject_t *object,
                                      const struct cu2clResourceDesc *resource)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), create_surface_object_locked(device, object, resource));
}

cu2clError_t cu2clDestroySurfaceObject(cu2clSurfaceObject_t object)
{
    return destroy(object, RT_SURFACE_OBJECT);
}

cu2clError_t cu2clGetTextureObjectResourceDesc(struct cu2clResourceDesc *resource,
                                               cu2clTextureObject_t object)
{
    return describe_object(object, RT_TEXTURE_OBJECT, resource,
                           offsetof(struct rt_texture, resource), sizeof *resource);
}

cu2clError_t cu2clGetTextureObjectTextureDesc(struct cu2clTextureDesc *texture,
                                              cu2clTextureObject_t object)
{
    return describe_object(object, RT_TEXTURE_OBJECT, texture, offsetof(struct rt_texture, texture),
                           sizeof *texture);
}

cu2clError_t cu2clGetTextureObjectResourceViewDesc(struct cu2clResourceViewDesc *view,
                                                   cu2clTextureObject_t object)
{
    return describe_object(object, RT_TEXTURE_OBJECT, view, offsetof(struct rt_texture, view),
                           sizeof *view);
}

cu2clError_t cu2clGetSurfaceObjectResourceDesc(struct cu2clResourceDesc *resource,
                                               cu2clSurfaceObject_t object)
{
    return describe_object(object, RT_SURFACE_OBJECT, resource,
                           offsetof(struct rt_texture, resource), sizeof *resource);
}

/* CUDA's limit of texels in linear memory; there is none here but the type of an index. */
static cu2clError_t device_get_texture1d_linear_max_width_locked(
    size_t *width, const struct cu2clChannelFormatDesc *channels, int index)
{
    struct rt_texture_data data;
    if (!width || !channels)
        return cu2clErrorInvalidValue;
    if (!rt_device_at(index))
        return cu2clErrorInvalidDevice;
    RT_TRY(rt_texture_format(channels, &data));
    *width = ((size_t)1 << 30) / (data.texel / 4 ? data.texel / 4 : 1);
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetTexture1DLinearMaxWidth(size_t *width,
                                                   const struct cu2clChannelFormatDesc *channels,
                                                   int index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device),
             device_get_texture1d_linear_max_width_locked(width, channels, index));
}
