/* Direction vectors of Sobol's sequences (I. M. Sobol, 1967) in 20000 dimensions, with the figures
 * of Joe and Kuo (new-joe-kuo-6.21201, 2008), and what scrambles them.
 *
 * Each dimension but the first one has a primitive polynomial over the field of two elements, by
 * which its vectors follow from the first ones. The polynomials are all there are, in their order;
 * the first vectors are a table (sobol_numbers.bin, made by scripts/sobol_numbers.py).
 *
 * The scrambled generators multiply the vectors of each dimension by a random lower triangular
 * matrix of bits (Matousek, 1998), and add a random constant. CUDA's matrices and constants are the
 * numbers of its own default generator, XORWOW with seed 0, from the second one on. */
#include "curand/sobol.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

extern const char *const rt_sobol_numbers_bin;

/* --- primitive polynomials --- */

/* a b modulo the polynomial p. */
static uint32_t multiply_polynomials(uint32_t a, uint32_t b, uint32_t p, unsigned degree)
{
    uint32_t product = 0;
    for (; b; b >>= 1) {
        product ^= b & 1 ? a : 0;
        a <<= 1;
        a ^= a >> degree & 1 ? p : 0;
    }
    return product;
}

static uint32_t power_of_x(uint32_t exponent, uint32_t p, unsigned degree)
{
    uint32_t power = 1, square = 2;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            power = multiply_polynomials(power, square, p, degree);
        square = multiply_polynomials(square, square, p, degree);
    }
    return power;
}

/* x has the order 2^degree - 1; most others fail at x^(2^degree) = x. */
static bool is_primitive(uint32_t p, unsigned degree)
{
    uint32_t order = (1u << degree) - 1, rest = order, square = 2;
    if (degree == 1)
        return true;
    if (__builtin_popcount(p) % 2 == 0) /* a multiple of x + 1 */
        return false;
    for (unsigned i = 0; i < degree; i++)
        square = multiply_polynomials(square, square, p, degree);
    if (square != 2)
        return false;
    for (uint32_t factor = 2; rest > 1; factor++) {
        if (factor * factor > rest)
            factor = rest;
        if (rest % factor == 0 && factor < order && power_of_x(order / factor, p, degree) == 1)
            return false;
        while (rest % factor == 0)
            rest /= factor;
    }
    return true;
}

/* Replaces the polynomial by the next one, 1 by the first. */
static void next_polynomial(uint32_t *p, unsigned *degree)
{
    do {
        *p += 2;
        *degree += *p >> (*degree + 1) & 1;
    } while (!is_primitive(*p, *degree));
}

/* --- direction vectors --- */

/* The first vectors of a dimension, which begin at bit `bit` of the table. */
static size_t read_vectors(uint64_t *vectors, unsigned degree, size_t bit)
{
    const unsigned char *table = (const unsigned char *)rt_sobol_numbers_bin;
    for (unsigned k = 1; k <= degree; k++) {
        uint64_t number = 1;
        for (unsigned i = 1; i < k; i++, bit++)
            number |= (uint64_t)(table[bit / 8] >> bit % 8 & 1) << i;
        vectors[k - 1] = number << (SOBOL_BITS - k);
    }
    return bit;
}

static void continue_vectors(uint64_t *vectors, uint32_t p, unsigned degree)
{
    for (unsigned k = degree; k < SOBOL_BITS; k++) {
        vectors[k] = vectors[k - degree] >> degree;
        for (unsigned i = 1; i <= degree; i++)
            vectors[k] ^= p >> (degree - i) & 1 ? vectors[k - i] : 0;
    }
}

void rt_sobol_vectors(unsigned dimensions, uint64_t (*vectors)[SOBOL_BITS])
{
    uint32_t p = 1;
    unsigned degree = 0;
    size_t bit = 0;
    for (unsigned k = 0; k < SOBOL_BITS; k++)
        vectors[0][k] = 1ull << (SOBOL_BITS - 1 - k);
    for (unsigned d = 1; d < dimensions; d++) {
        next_polynomial(&p, &degree);
        bit = read_vectors(vectors[d], degree, bit);
        continue_vectors(vectors[d], p, degree);
    }
}

/* --- scrambling --- */

#define SEQUENCES      4096
#define XORWOW_COUNTER 0x2abc4dd5u

/* The first state of XORWOW with seed 0, its counter, and the polynomial by which a state jumps to
 * the next sequence (curand_xorwow.clh). */
static const uint32_t first_state[5] = {0x58213ed2u, 0x455f2458u, 0xf8a42704u, 0xdcd8f87cu,
                                        0x511db0d6u};
static const uint32_t next_sequence[5] = {0x26294934u, 0x77bbc248u, 0x1a87dad0u, 0x930052d4u,
                                          0x947e6dd2u};

static uint32_t step_xorwow(uint32_t *v)
{
    uint32_t t = v[0] ^ v[0] >> 2, last = v[4];
    memmove(v, v + 1, 4 * sizeof *v);
    return v[4] = last ^ last << 4 ^ t ^ t << 1;
}

static void jump_to_next_sequence(uint32_t *v)
{
    uint32_t sum[5] = {0};
    for (unsigned bit = 0; bit < 160; bit++) {
        if (next_sequence[bit / 32] >> bit % 32 & 1)
            for (unsigned i = 0; i < 5; i++)
                sum[i] ^= v[i];
        step_xorwow(v);
    }
    memcpy(v, sum, sizeof sum);
}

/* Numbers of XORWOW, dealt out as curandGenerate does. */
struct rt_sobol_scramble *rt_sobol_scramble(void)
{
    struct rt_sobol_scramble *scramble = calloc(1, sizeof *scramble);
    uint32_t v[5], state[5], counter;
    if (!scramble)
        return NULL;
    uint64_t *words = scramble->rows[0];
    const size_t count = 2 * sizeof *scramble / sizeof *words;
    memcpy(v, first_state, sizeof v);
    for (unsigned sequence = 0; sequence < SEQUENCES; sequence++, jump_to_next_sequence(v)) {
        memcpy(state, v, sizeof state);
        counter = XORWOW_COUNTER;
        for (size_t i = sequence; i <= count; i += SEQUENCES) {
            uint64_t number = step_xorwow(state) + (counter += 362437u);
            if (i > 0)
                words[(i - 1) / 2] |= (uint32_t)number * 1ull << (i % 2 ? 0 : 32);
        }
    }
    return scramble;
}

void rt_sobol_apply(const struct rt_sobol_scramble *scramble, unsigned dimensions,
                    uint64_t (*vectors)[SOBOL_BITS])
{
    for (unsigned d = 0; d < dimensions; d++) {
        uint64_t columns[SOBOL_BITS] = {0};
        for (unsigned row = 0; row < SOBOL_BITS; row++) {
            uint64_t top = 1ull << 63 >> row;
            uint64_t bits = (scramble->rows[d][row] & ~(top - 1)) | top;
            for (unsigned column = 0; column <= row; column++)
                columns[column] |= bits << column >> 63 << (63 - row);
        }
        for (unsigned k = 0; k < SOBOL_BITS; k++) {
            uint64_t product = 0;
            for (unsigned column = 0; column < SOBOL_BITS; column++)
                product ^= vectors[d][k] << column >> 63 ? columns[column] : 0;
            vectors[d][k] = product;
        }
    }
}
