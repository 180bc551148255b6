/* The contents of OpenGL's textures.
 *
 * What a texture's texels are is asked of OpenGL, by the bits and the kind of each channel, so that
 * names of formats need no table; texels are transferred as they are kept, without a conversion.
 * The modes that change transfers are set for the time of one, and set back. */
#include "interop/gl.h"

enum {
    MAX_LEVELS = 20,
    TEXTURE_WIDTH = 0x1000,
    TEXTURE_HEIGHT = 0x1001,
    TEXTURE_INTERNAL_FORMAT = 0x1003,
    TEXTURE_DEPTH = 0x8071,
    TEXTURE_COMPRESSED = 0x86A1,
    SRGB_FIRST = 0x8C40, /* GL_SRGB to GL_SRGB8_ALPHA8 */
    SRGB_LAST = 0x8C43,
    CONTEXT_PROFILE_MASK = 0x9126,
    CONTEXT_COMPATIBILITY_PROFILE_BIT = 2,
    CUBE_FACES = 6,
};

/* How a channel is kept. */
enum {
    KIND_NONE,
    KIND_SIGNED = 0x1404,
    KIND_UNSIGNED = 0x1405,
    KIND_FLOAT = 0x1406,
    KIND_NORMALIZED = 0x8C17
};

/* Bits and kinds of a texture's channels: what OpenGL calls the questions. */
enum { RED, GREEN, BLUE, ALPHA, LUMINANCE, INTENSITY, CHANNELS };
static const gl_enum size_names[CHANNELS] = {0x805C, 0x805D, 0x805E, 0x805F, 0x8060, 0x8061};
static const gl_enum kind_names[CHANNELS] = {0x8C10, 0x8C11, 0x8C12, 0x8C13, 0x8C14, 0x8C15};

/* The formats of transfers: those channels, and no others. A luminance is the red channel there. */
static const struct {
    unsigned channels;
    gl_enum format, integer_format;
    int count;
} transfers[] = {
    {1 << RED, 0x1903, 0x8D94, 1},
    {1 << LUMINANCE, 0x1903, 0x8D94, 1},
    {1 << INTENSITY, 0x1903, 0x8D94, 1},
    {1 << ALPHA, 0x1906, 0x8D97, 1},
    {1 << RED | 1 << GREEN, 0x8227, 0x8228, 2},
    {1 << LUMINANCE | 1 << ALPHA, 0x190A, 0, 2},
    {1 << RED | 1 << GREEN | 1 << BLUE | 1 << ALPHA, 0x1908, 0x8D99, 4},
};

/* The type of a transfer, and of an array. */
static const struct {
    int kind, bits;
    gl_enum type;
    enum cu2clChannelFormatKind channel;
} types[] = {
    {KIND_NORMALIZED, 8, 0x1401, cu2clChannelFormatKindUnsigned},
    {KIND_NORMALIZED, 16, 0x1403, cu2clChannelFormatKindUnsigned},
    {KIND_UNSIGNED, 8, 0x1401, cu2clChannelFormatKindUnsigned},
    {KIND_UNSIGNED, 16, 0x1403, cu2clChannelFormatKindUnsigned},
    {KIND_UNSIGNED, 32, 0x1405, cu2clChannelFormatKindUnsigned},
    {KIND_SIGNED, 8, 0x1400, cu2clChannelFormatKindSigned},
    {KIND_SIGNED, 16, 0x1402, cu2clChannelFormatKindSigned},
    {KIND_SIGNED, 32, 0x1404, cu2clChannelFormatKindSigned},
    {KIND_FLOAT, 16, 0x140B, cu2clChannelFormatKindFloat},
    {KIND_FLOAT, 32, 0x1406, cu2clChannelFormatKindFloat},
};

/* --- what a texture is --- */

static const struct {
    gl_enum target, binding;
} targets[] = {{GL_TEXTURE_2D, 0x8069},
               {GL_TEXTURE_RECTANGLE, 0x84F6},
               {GL_TEXTURE_CUBE_MAP, 0x8514},
               {GL_TEXTURE_3D, 0x806A},
               {GL_TEXTURE_2D_ARRAY, 0x8C1D}};

/* What the question for the bound texture is called; 0: no target of CUDA's. */
static gl_enum binding_of(gl_enum target)
{
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        if (targets[i].target == target)
            return targets[i].binding;
    return 0;
}

static unsigned exchange_texture(const struct rt_gl *gl, gl_enum target, unsigned texture)
{
    unsigned before = (unsigned)rt_gl_integer(gl, binding_of(target));
    gl->BindTexture(target, texture);
    return before;
}

/* Where a level is asked for: a cube map has its texels in its faces. */
static gl_enum level_target(gl_enum target)
{
    return target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X : target;
}

static int ask_level(const struct rt_gl *gl, gl_enum target, int level, gl_enum name)
{
    int value = 0;
    gl->GetTexLevelParameteriv(level_target(target), level, name, &value);
    return value;
}

static cu2clError_t refuse_format(const struct rt_gl_image *image)
{
    rt_message(
        "OpenGL's internal format 0x%x can't be registered: only one, two or four channels of "
        "8, 16 or 32 bits",
        (unsigned)image->internal_format);
    return cu2clErrorInvalidValue;
}

static cu2clError_t choose_type(struct rt_gl_image *image, int bits, int kind)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (types[i].kind == kind && types[i].bits == bits) {
            image->type = types[i].type;
            image->channels = (struct cu2clChannelFormatDesc){.x = bits, .f = types[i].channel};
            return cu2clSuccess;
        }
    return refuse_format(image);
}

static cu2clError_t choose_format(struct rt_gl_image *image, unsigned present, int kind)
{
    bool integer = kind == KIND_SIGNED || kind == KIND_UNSIGNED;
    struct cu2clChannelFormatDesc *c = &image->channels;
    for (size_t i = 0; i < sizeof transfers / sizeof *transfers; i++)
        if (transfers[i].channels == present && (!integer || transfers[i].integer_format)) {
            int count = transfers[i].count;
            image->format = integer ? transfers[i].integer_format : transfers[i].format;
            image->texel = (size_t)(c->x / 8) * (size_t)count;
            c->y = count > 1 ? c->x : 0;
            c->z = c->w = count > 2 ? c->x : 0;
            return cu2clSuccess;
        }
    return refuse_format(image);
}

/* Of the bound texture. All its channels have to be alike. */
static cu2clError_t describe_texels(const struct rt_gl *gl, struct rt_gl_image *image)
{
    unsigned present = 0;
    int bits = 0, kind = KIND_NONE;
    gl_enum target = image->target;
    image->internal_format = ask_level(gl, target, 0, TEXTURE_INTERNAL_FORMAT);
    bool strange = ask_level(gl, target, 0, TEXTURE_COMPRESSED) ||
                   (image->internal_format >= SRGB_FIRST && image->internal_format <= SRGB_LAST);
    for (int i = 0; i < CHANNELS; i++) {
        int size = ask_level(gl, target, 0, size_names[i]);
        if (size == 0)
            continue;
        int of_this = gl->version >= 30 ? ask_level(gl, target, 0, kind_names[i]) : KIND_NORMALIZED;
        strange = strange || (present && (size != bits || of_this != kind));
        present |= 1u << i;
        bits = size;
        kind = of_this;
    }
    /* luminance and its like are gone from new contexts; the questions for them are errors there */
    gl->GetError();
    if (strange || !present)
        return refuse_format(image);
    RT_TRY(choose_type(image, bits, kind));
    return choose_format(image, present, kind);
}

static void describe_levels(const struct rt_gl *gl, struct rt_gl_image *image)
{
    gl_enum target = image->target;
    image->width = ask_level(gl, target, 0, TEXTURE_WIDTH);
    image->height = ask_level(gl, target, 0, TEXTURE_HEIGHT);
    image->layers = target == GL_TEXTURE_CUBE_MAP ? CUBE_FACES : 1;
    if (target == GL_TEXTURE_3D)
        image->depth = ask_level(gl, target, 0, TEXTURE_DEPTH);
    else if (target == GL_TEXTURE_2D_ARRAY)
        image->layers = ask_level(gl, target, 0, TEXTURE_DEPTH);
    image->levels = 1;
    while (target != GL_TEXTURE_RECTANGLE && image->levels < MAX_LEVELS) {
        struct cu2clExtent e = rt_gl_image_extent(image, image->levels);
        struct cu2clExtent last = rt_gl_image_extent(image, image->levels - 1);
        if ((e.width == last.width && e.height == last.height && e.depth == last.depth) ||
            ask_level(gl, target, image->levels, TEXTURE_WIDTH) != (int)e.width ||
            ask_level(gl, target, image->levels, TEXTURE_HEIGHT) != (int)e.height ||
            ask_level(gl, target, image->levels, TEXTURE_INTERNAL_FORMAT) != image->internal_format)
            return;
        image->levels++;
    }
}

static cu2clError_t check_target(const struct rt_gl *gl, gl_enum target)
{
    bool known = binding_of(target) != 0;
    if (target == GL_RENDERBUFFER) {
        rt_message("renderbuffers can't be registered here; register a texture");
        return cu2clErrorNotSupported;
    }
    if (known && (gl->embedded || !gl->GetTexImage || !gl->GetTexLevelParameteriv)) {
        rt_message("textures of OpenGL ES can't be registered here: it does not let them be read");
        return cu2clErrorNotSupported;
    }
    return known ? cu2clSuccess : cu2clErrorInvalidValue;
}

cu2clError_t rt_gl_image_describe(const struct rt_gl *gl, unsigned texture, gl_enum target,
                                  struct rt_gl_image *image)
{
    *image = (struct rt_gl_image){.name = texture, .target = target};
    RT_TRY(check_target(gl, target));
    if (!gl->IsTexture(texture))
        return cu2clErrorInvalidResourceHandle;
    unsigned before = exchange_texture(gl, target, texture);
    /* a texture of another target can't be bound to this one, and one may have no texels yet */
    bool there = !gl->GetError() && ask_level(gl, target, 0, TEXTURE_WIDTH) > 0;
    cu2clError_t error = there ? describe_texels(gl, image) : cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        describe_levels(gl, image);
    gl->BindTexture(target, before);
    RT_TRY(error);
    return rt_gl_end(gl, "asking for the size of an OpenGL texture", cu2clErrorUnknown);
}

static size_t level_size(int size, int level)
{
    int shifted = size >> level;
    return (size_t)(shifted == 0 && size > 0 ? 1 : shifted);
}

struct cu2clExtent rt_gl_image_extent(const struct rt_gl_image *image, int level)
{
    return make_cu2clExtent(level_size(image->width, level), level_size(image->height, level),
                            level_size(image->depth, level));
}

size_t rt_gl_image_bytes(const struct rt_gl_image *image, int level)
{
    struct cu2clExtent e = rt_gl_image_extent(image, level);
    return e.width * e.height * (e.depth ? e.depth : 1) * (size_t)image->layers * image->texel;
}

/* --- modes of transfers --- */

/* GL_UNPACK_SWAP_BYTES to _ALIGNMENT and GL_PACK_..., with those for images of more dimensions. */
static const gl_enum stores[] = {0x0CF0, 0x0CF1, 0x0CF2, 0x0CF3, 0x0CF4, 0x0CF5, 0x806D, 0x806E,
                                 0x0D00, 0x0D01, 0x0D02, 0x0D03, 0x0D04, 0x0D05, 0x806B, 0x806C};
/* GL_MAP_COLOR, and scales and biases of the channels: each is followed by its value when it changes
 * nothing. */
static const gl_enum changes[] = {0x0D10, 0x0D14, 0x0D15, 0x0D18, 0x0D19,
                                  0x0D1A, 0x0D1B, 0x0D1C, 0x0D1D};
static const float unchanged[] = {0, 1, 0, 1, 0, 1, 0, 1, 0};

enum {
    STORES = sizeof stores / sizeof *stores,
    CHANGES = sizeof changes / sizeof *changes,
    UNPACK_ALIGNMENT = 0x0CF5,
    PACK_ALIGNMENT = 0x0D05,
    PIXEL_PACK_BUFFER = 0x88EB,
    PIXEL_PACK_BUFFER_BINDING = 0x88ED,
    PIXEL_UNPACK_BUFFER = 0x88EC,
    PIXEL_UNPACK_BUFFER_BINDING = 0x88EF,
};

struct modes {
    int stores[STORES], pack, unpack;
    float changes[CHANGES];
    bool changing;
};

/* The context has the modes that new ones lack. */
static bool is_compatible(const struct rt_gl *gl)
{
    return gl->version < 31 || (gl->version >= 32 && (rt_gl_integer(gl, CONTEXT_PROFILE_MASK) &
                                                      CONTEXT_COMPATIBILITY_PROFILE_BIT));
}

static void set_modes(const struct rt_gl *gl, struct modes *before)
{
    for (int i = 0; i < STORES; i++) {
        before->stores[i] = rt_gl_integer(gl, stores[i]);
        gl->PixelStorei(stores[i],
                        stores[i] == UNPACK_ALIGNMENT || stores[i] == PACK_ALIGNMENT ? 1 : 0);
    }
    before->pack = rt_gl_integer(gl, PIXEL_PACK_BUFFER_BINDING);
    before->unpack = rt_gl_integer(gl, PIXEL_UNPACK_BUFFER_BINDING);
    gl->BindBuffer(PIXEL_PACK_BUFFER, 0);
    gl->BindBuffer(PIXEL_UNPACK_BUFFER, 0);
    before->changing = is_compatible(gl) && gl->GetFloatv && gl->PixelTransferf;
    for (int i = 0; before->changing && i < CHANGES; i++) {
        gl->GetFloatv(changes[i], &before->changes[i]);
        gl->PixelTransferf(changes[i], unchanged[i]);
    }
}

static void restore_modes(const struct rt_gl *gl, const struct modes *before)
{
    for (int i = 0; i < STORES; i++)
        gl->PixelStorei(stores[i], before->stores[i]);
    gl->BindBuffer(PIXEL_PACK_BUFFER, (unsigned)before->pack);
    gl->BindBuffer(PIXEL_UNPACK_BUFFER, (unsigned)before->unpack);
    for (int i = 0; before->changing && i < CHANGES; i++)
        gl->PixelTransferf(changes[i], before->changes[i]);
}

/* --- transfers --- */

/* Calls `transfer` for each part of a level that OpenGL transfers at once: a face of a cube map, or
 * all of the level. */
static void transfer_level(const struct rt_gl *gl, const struct rt_gl_image *image, int level,
                           char *data,
                           void (*transfer)(const struct rt_gl *gl, const struct rt_gl_image *image,
                                            gl_enum target, int level, char *data))
{
    struct modes modes;
    unsigned before = exchange_texture(gl, image->target, image->name);
    set_modes(gl, &modes);
    bool cube = image->target == GL_TEXTURE_CUBE_MAP;
    size_t part = rt_gl_image_bytes(image, level) / (cube ? CUBE_FACES : 1);
    for (unsigned i = 0; i < (cube ? CUBE_FACES : 1); i++)
        transfer(gl, image, level_target(image->target) + i, level, data + i * part);
    restore_modes(gl, &modes);
    gl->BindTexture(image->target, before);
}

static void read_part(const struct rt_gl *gl, const struct rt_gl_image *image, gl_enum target,
                      int level, char *data)
{
    gl->GetTexImage(target, level, image->format, image->type, data);
}

static void write_part(const struct rt_gl *gl, const struct rt_gl_image *image, gl_enum target,
                       int level, char *data)
{
    struct cu2clExtent e = rt_gl_image_extent(image, level);
    int depth = image->depth ? (int)e.depth : image->layers;
    if (target == GL_TEXTURE_3D || target == GL_TEXTURE_2D_ARRAY)
        gl->TexSubImage3D(target, level, 0, 0, 0, (int)e.width, (int)e.height, depth, image->format,
                          image->type, data);
    else
        gl->TexSubImage2D(target, level, 0, 0, (int)e.width, (int)e.height, image->format,
                          image->type, data);
}

cu2clError_t rt_gl_image_read(const struct rt_gl *gl, const struct rt_gl_image *image, int level,
                              void *data)
{
    transfer_level(gl, image, level, data, read_part);
    return rt_gl_end(gl, "reading an OpenGL texture", cu2clErrorMapBufferObjectFailed);
}

cu2clError_t rt_gl_image_write(const struct rt_gl *gl, const struct rt_gl_image *image, int level,
                               const void *data)
{
    transfer_level(gl, image, level, (char *)(uintptr_t)data, write_part);
    return rt_gl_end(gl, "writing an OpenGL texture", cu2clErrorUnmapBufferObjectFailed);
}
