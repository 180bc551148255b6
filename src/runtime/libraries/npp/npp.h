/* The parts of the component `npp`: modules of kernels for each pair of types, and a function for
 * all types and channels of each family.
 *
 * A step is the distance of two rows in bytes. What a function needs is checked in the order of NPP's
 * documentation: pointers, sizes, steps, and then what is its own. */
#ifndef CU2CL_NPP_PARTS_H
#define CU2CL_NPP_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(default)
#include <cu2cl/npp.h>
#pragma GCC visibility pop

#define NPP_TRY(call)                                                                              \
    do {                                                                                           \
        NppStatus try_status = (call);                                                             \
        if (try_status != NPP_SUCCESS)                                                             \
            return try_status;                                                                     \
    } while (0)

enum rt_npp_type { RT_NPP_8u, RT_NPP_16u, RT_NPP_16s, RT_NPP_32s, RT_NPP_32f, RT_NPP_TYPES };

/* --- what the program chose (core.c) --- */

/* The context of functions that get none: it has the stream of nppSetStream. */
NppStreamContext rt_npp_context(void);

/* --- memory (memory.c) --- */

/* Device memory of `height` rows, which the caller gives to nppiFree; NULL if a size is not positive
 * or there is no memory. *step: bytes from row to row. */
void *rt_npp_allocate(int width, int height, size_t pixel, int *step);
void *rt_npp_allocate_signal(size_t count, size_t element);

/* --- kernels (launch.c) --- */

enum rt_npp_kernel {
#define NPP_KERNEL(id, file, name, arguments) RT_NPP_KERNEL_##id,
#include "libraries/npp/kernels.def"
#undef NPP_KERNEL
    RT_NPP_KERNELS
};

size_t rt_npp_size(enum rt_npp_type type);
/* Enqueues a kernel for `width` times `height` work-items, in rows; 0 are none. `args` has the
 * address of each argument. */
NppStatus rt_npp_launch(enum rt_npp_type source, enum rt_npp_type result, enum rt_npp_kernel kernel,
                        int64_t width, int64_t height, cu2clStream_t stream, void **args);
#define NPP_ARGS(...)                                                                              \
    (void *[])                                                                                     \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define RT_NPP_GROUP 64

/* NPP_STEP_ERROR or NPP_NOT_EVEN_STEP_ERROR where rows of `type` can't begin so far apart. */
NppStatus rt_npp_check_step(int step, enum rt_npp_type type);
/* NPP_SIZE_ERROR, unless both are positive. */
NppStatus rt_npp_check_size(NppiSize size);

/* --- each pixel by itself (point.c) --- */

enum rt_npp_operation { /* the numbers are those of npp_point.cl */
                        RT_NPP_SET,
                        RT_NPP_COPY,
                        RT_NPP_ROUND,
                        RT_NPP_NOT,
                        RT_NPP_ADD,
                        RT_NPP_SUB,
                        RT_NPP_MUL,
                        RT_NPP_ABS_DIFF,
                        RT_NPP_AND,
                        RT_NPP_OR,
                        RT_NPP_XOR,
                        RT_NPP_LIMIT_LESS,
                        RT_NPP_LIMIT_GREATER,
                        RT_NPP_LESS /* and the other four of NppCmpOp, in its order */
};

struct rt_npp_point {
    const void *a;
    int a_step;
    const void *b;
    int b_step;
    void *d;
    int d_step;
    NppiSize size;
    int mode;              /* the scale factor, NppRoundMode or NppCmpOp */
    const void *constants; /* the host's: one of the source's type for each channel */
};

/* Two images; one and constants; one; none; two or one and a constant to compare. */
NppStatus rt_npp_two(enum rt_npp_type source, enum rt_npp_type result, int channels,
                     enum rt_npp_operation operation, struct rt_npp_point p, cu2clStream_t stream);
NppStatus rt_npp_constant(enum rt_npp_type source, enum rt_npp_type result, int channels,
                          enum rt_npp_operation operation, struct rt_npp_point p,
                          cu2clStream_t stream);
NppStatus rt_npp_one(enum rt_npp_type source, enum rt_npp_type result, int channels,
                     enum rt_npp_operation operation, struct rt_npp_point p, cu2clStream_t stream);
NppStatus rt_npp_set(enum rt_npp_type source, enum rt_npp_type result, int channels,
                     enum rt_npp_operation operation, struct rt_npp_point p, cu2clStream_t stream);
NppStatus rt_npp_compare(enum rt_npp_type source, enum rt_npp_type result, int channels,
                         enum rt_npp_operation operation, struct rt_npp_point p,
                         cu2clStream_t stream);
NppStatus rt_npp_threshold(enum rt_npp_type source, enum rt_npp_type result, int channels,
                           enum rt_npp_operation operation, struct rt_npp_point p,
                           cu2clStream_t stream);
/* The constants as the kernels take them: bits of a float, or an integer. */
void rt_npp_constants(enum rt_npp_type type, int channels, const void *from, int64_t to[4]);

/* --- pixels that get another place (move.c) --- */

enum rt_npp_move_kind { /* the numbers are those of npp_move.cl */
                        RT_NPP_MIRROR,
                        RT_NPP_TRANSPOSE,
                        RT_NPP_CONSTANT_BORDER,
                        RT_NPP_REPLICATED_BORDER,
                        RT_NPP_WRAPPED_BORDER
};

struct rt_npp_move {
    const void *a;
    int a_step;
    NppiSize from;
    void *d;
    int d_step;
    NppiSize to;
    int top, left; /* rows and columns of border; MIRROR: top is the NppiAxis */
    const void *constants;
};

NppStatus rt_npp_move(enum rt_npp_type type, int channels, enum rt_npp_move_kind kind,
                      struct rt_npp_move m, cu2clStream_t stream);
/* Grey from the first three of the channels. */
NppStatus rt_npp_gray(int channels, struct rt_npp_point p, cu2clStream_t stream);

/* --- pixels and their neighbours (filter.c) --- */

enum rt_npp_filter_kind { RT_NPP_BOX, RT_NPP_MAX_OF, RT_NPP_MIN_OF }; /* as in npp_filter.cl */

struct rt_npp_filter {
    const void *a; /* the first pixel of `size`, not of the image */
    int a_step;
    void *d;
    int d_step;
    NppiSize size, mask;
    NppiPoint anchor;
    NppiSize image;   /* with a border: the whole image, */
    NppiPoint offset; /* and where in it `a` is */
    NppiBorderType border;
    bool has_border;
};

struct rt_npp_gradient { /* each may be NULL */
    void *x, *y, *magnitude, *angle;
    int x_step, y_step, magnitude_step, angle_step;
};

struct rt_npp_canny {
    NppiDifferentialKernel kernel;
    NppiMaskSize mask;
    NppiNorm norm;
    int low, high;
};

NppStatus rt_npp_neighbours(enum rt_npp_type type, int channels, enum rt_npp_filter_kind kind,
                            struct rt_npp_filter f, cu2clStream_t stream);
/* middle: how much the nearest neighbours count, 1 of Prewitt and 2 of Sobel. */
NppStatus rt_npp_gradient(struct rt_npp_filter f, struct rt_npp_gradient g, NppiMaskSize mask,
                          NppiNorm norm, int middle, cu2clStream_t stream);
NppStatus rt_npp_canny(struct rt_npp_filter f, struct rt_npp_canny c, const void *buffer,
                       cu2clStream_t stream);

/* --- figures of all pixels (statistics.c, histogram.c) --- */

enum rt_npp_figure { /* the numbers are those of npp_statistics.cl */
                     RT_NPP_NOTHING,
                     RT_NPP_SUM,
                     RT_NPP_MEAN,
                     RT_NPP_DEVIATION,
                     RT_NPP_MIN,
                     RT_NPP_MAX,
                     RT_NPP_LENGTH
};

struct rt_npp_pixels {
    const void *a;
    int step;
    NppiSize size;
};

struct rt_npp_result { /* in device memory */
    enum rt_npp_figure first;
    void *first_at;
    enum rt_npp_figure second;
    void *second_at;
    bool is_double; /* else of the elements' type */
};

struct rt_npp_bins {
    int levels, low, high;
};

/* `buffer`: device memory of the program, of the size that the functions below give. */
NppStatus rt_npp_image_statistics(enum rt_npp_type type, struct rt_npp_pixels pixels, void *buffer,
                                  struct rt_npp_result result, cu2clStream_t stream);
/* b: NULL, or what is subtracted first. */
NppStatus rt_npp_signal_statistics(const Npp32f *a, const Npp32f *b, size_t count, void *buffer,
                                   struct rt_npp_result result, cu2clStream_t stream);
NppStatus rt_npp_statistics_size(NppiSize size, size_t *bytes, cu2clStream_t stream);
NppStatus rt_npp_signal_size(size_t count, size_t *bytes, cu2clStream_t stream);

NppStatus rt_npp_histogram(enum rt_npp_type type, struct rt_npp_pixels pixels, void *counts,
                           struct rt_npp_bins bins, const void *buffer, cu2clStream_t stream);
NppStatus rt_npp_histogram_size(NppiSize size, int levels, size_t *bytes, cu2clStream_t stream);
/* Straight lines between the points (levels[i], values[i]), which are in device memory. */
NppStatus rt_npp_table(struct rt_npp_point p, const Npp32s *values, const Npp32s *levels, int count,
                       cu2clStream_t stream);

/* --- regions of one value (labels.c) --- */

/* labels: 4 bytes for each pixel; the place of the region's first pixel, by rows. */
NppStatus rt_npp_label(struct rt_npp_pixels pixels, void *labels, int step, NppiNorm norm,
                       const void *buffer, cu2clStream_t stream);
/* Numbers the labels of an image, in their order. *count: how many there are; it waits for that.
 * limit: labels from there on stay as they are. */
NppStatus rt_npp_compress(void *labels, int step, NppiSize size, int limit, int *count,
                          void *buffer, cu2clStream_t stream);

#endif
