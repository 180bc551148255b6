/* The parts of the component `fft`: plans, layouts, and what computes.
 *
 * A plan's transform is a job when the program asks for it: addresses, direction, and the layouts
 * that hold for them. A backend takes the layouts that it can; others are first brought into a
 * dense array, the work area, and back. */
#ifndef CU2CL_FFT_PARTS_H
#define CU2CL_FFT_PARTS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(default)
#include <cu2cl/fft.h>
#pragma GCC visibility pop

#define FFT_DIMENSIONS 3

enum fft_kind { FFT_C2C, FFT_R2C, FFT_C2R };
enum fft_format { FFT_FLOAT, FFT_DOUBLE, FFT_HALF, FFT_BFLOAT16 };

/* Where elements are, in elements of the side's own type: the last dimension is the innermost. */
struct fft_side {
    long long stride[FFT_DIMENSIONS];
    long long distance; /* between transforms */
};

/* A transform: dimensions that are not there have size 1, and are in front. */
struct fft_shape {
    enum fft_kind kind;
    enum fft_format format; /* in memory */
    long long n[FFT_DIMENSIONS];
    long long batch;
};

struct vkfft_variant;
struct fftw_variant;

struct fft_plan {
    bool is_made, is_dense; /* dense: with CUDA's own layouts */
    struct fft_shape shape;
    struct fft_side input, output; /* as the program gave them, unless dense */
    cu2clStream_t stream;
    int device;
    bool has_own_area;
    void *area, *own_area; /* the program's work area, and the plan's */
    size_t area_size;
    struct vkfft_variant *vkfft; /* made when first used, kept for the next time */
    struct fftw_variant *fftw;
};

struct fft_job {
    struct fft_plan *plan;
    struct fft_shape shape; /* of what is computed: float or double */
    void *input, *output;
    bool is_inverse;
    struct fft_side from, to;
};

/* layout.c */

/* The number of elements of the complex side of `shape` in its last dimension, or of its real side.
 */
long long rt_fft_row(const struct fft_shape *shape, bool is_complex);
size_t rt_fft_element_size(const struct fft_shape *shape, bool is_complex);
bool rt_fft_is_double(const struct fft_shape *shape);
bool rt_fft_has_complex_input(const struct fft_shape *shape);
bool rt_fft_has_complex_output(const struct fft_shape *shape);
/* A layout without gaps, whose rows have room for `row` elements. */
struct fft_side rt_fft_dense_side(const struct fft_shape *shape, long long row);
/* The layouts of a plan for these addresses. */
void rt_fft_sides(const struct fft_plan *plan, bool is_in_place, struct fft_side *from,
                  struct fft_side *to);
/* The bytes of a work area in which every transform of this shape can be computed. */
size_t rt_fft_area_size(const struct fft_shape *shape);

/* copy.c: rearranges elements on the device. */

enum fft_change { FFT_AS_IT_IS, FFT_TO_COMPLEX, FFT_TO_REAL, FFT_MIRRORED };

/* Copies elements of the box `n`, `batch` times. FFT_MIRRORED: the source has the first half of the
 * last dimension, the rest is conjugated. */
struct fft_copy {
    void *to;
    const void *from;
    struct fft_side to_side, from_side;
    enum fft_format to_format, from_format;
    bool is_complex; /* the source */
    enum fft_change change;
    long long n[FFT_DIMENSIONS], batch;
};
cufftResult rt_fft_copy(const struct fft_copy *copy, cu2clStream_t stream);

/* The backends. `takes`: whether the job's layouts can be computed where they are; `run` enqueues
 * it. `release` gives back what a plan has of a backend. */
bool rt_fft_vkfft_takes(const struct fft_job *job);
cufftResult rt_fft_vkfft_run(const struct fft_job *job);
void rt_fft_vkfft_release(struct fft_plan *plan);
bool rt_fft_fftw_takes(const struct fft_job *job);
cufftResult rt_fft_fftw_run(const struct fft_job *job);
void rt_fft_fftw_release(struct fft_plan *plan);

/* memory.c */
bool rt_fft_is_on_device(const void *pointer);

/* execute.c */
cufftResult rt_fft_execute(struct fft_plan *plan, void *input, void *output, bool is_inverse);

#endif
