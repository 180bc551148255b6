/* Where the elements of a transform are. CUDA's rules: rows of a real side are dense, but in place
 * they have room for the complex row, n / 2 + 1 elements. */
#include "libraries/fft/fft.h"

long long rt_fft_row(const struct fft_shape *shape, bool is_complex)
{
    long long n = shape->n[FFT_DIMENSIONS - 1];
    return shape->kind != FFT_C2C && is_complex ? n / 2 + 1 : n;
}

size_t rt_fft_element_size(const struct fft_shape *shape, bool is_complex)
{
    static const size_t sizes[] = {
        [FFT_FLOAT] = 4, [FFT_DOUBLE] = 8, [FFT_HALF] = 2, [FFT_BFLOAT16] = 2};
    return sizes[shape->format] * (is_complex ? 2 : 1);
}

bool rt_fft_is_double(const struct fft_shape *shape)
{
    return shape->format == FFT_DOUBLE;
}

bool rt_fft_has_complex_input(const struct fft_shape *shape)
{
    return shape->kind != FFT_R2C;
}

bool rt_fft_has_complex_output(const struct fft_shape *shape)
{
    return shape->kind != FFT_C2R;
}

struct fft_side rt_fft_dense_side(const struct fft_shape *shape, long long row)
{
    struct fft_side side = {{shape->n[1] * row, row, 1}, shape->n[0] * shape->n[1] * row};
    return side;
}

void rt_fft_sides(const struct fft_plan *plan, bool is_in_place, struct fft_side *from,
                  struct fft_side *to)
{
    const struct fft_shape *shape = &plan->shape;
    long long complex_row = rt_fft_row(shape, true);
    long long real_row = is_in_place ? 2 * complex_row : rt_fft_row(shape, false);
    *from = plan->input;
    *to = plan->output;
    if (!plan->is_dense)
        return;
    *from = rt_fft_dense_side(shape, rt_fft_has_complex_input(shape) ? complex_row : real_row);
    *to = rt_fft_dense_side(shape, rt_fft_has_complex_output(shape) ? complex_row : real_row);
}

/* Real transforms may have to be computed as complex ones. */
size_t rt_fft_area_size(const struct fft_shape *shape)
{
    size_t element = rt_fft_is_double(shape) ? 2 * sizeof(double) : 2 * sizeof(float);
    size_t row = (size_t)shape->n[FFT_DIMENSIONS - 1] + 1;
    return (size_t)shape->batch * (size_t)shape->n[0] * (size_t)shape->n[1] * row * element;
}
