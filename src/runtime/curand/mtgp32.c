/* cuRAND's MTGP32: the parameters and the first states of its sequences, and arrays of its numbers
 * (device/curand_mtgp32.clh has the generator, device/curand_generate_mtgp32.clh the kernels).
 *
 * Number i of an array is one of sequence i / 256 modulo the number of sequences: each gives 256
 * numbers a round. So a position says all, whatever calls were made. */
#include "curand/generator.h"

#include <cu2cl/curand_mtgp32.h>

#define WORDS   351 /* of a first state */
#define NUMBERS 256 /* that a sequence gives in a round */

/* The sums of some of four entries. */
#define SUMS(a, b, c, d)                                                                           \
    {                                                                                              \
        0, a, b, a ^ b, c, a ^ c, b ^ c, a ^ b ^ c, d, a ^ d, b ^ d, a ^ b ^ d, c ^ d, a ^ c ^ d,  \
            b ^ c ^ d, a ^ b ^ c ^ d                                                               \
    }
/* The same as the bits of floats from 1 to 2. */
#define SINGLE(x) (x >> 9 | 0x3f800000)
#define SINGLE_SUMS(a, b, c, d)                                                                    \
    {                                                                                              \
        SINGLE(0u), SINGLE(a), SINGLE(b), SINGLE((a ^ b)), SINGLE(c), SINGLE((a ^ c)),             \
            SINGLE((b ^ c)), SINGLE((a ^ b ^ c)), SINGLE(d), SINGLE((a ^ d)), SINGLE((b ^ d)),     \
            SINGLE((a ^ b ^ d)), SINGLE((c ^ d)), SINGLE((a ^ c ^ d)), SINGLE((b ^ c ^ d)),        \
            SINGLE((a ^ b ^ c ^ d))                                                                \
    }
#define MTGP32(position, shift1, shift2, a, b, c, d, e, f, g, h, ...)                              \
    {11213,                                                                                        \
     position,                                                                                     \
     shift1,                                                                                       \
     shift2,                                                                                       \
     SUMS(a, b, c, d),                                                                             \
     SUMS(e, f, g, h),                                                                             \
     SINGLE_SUMS(e, f, g, h),                                                                      \
     0xfff80000,                                                                                   \
     {__VA_ARGS__, 0}},

const mtgp32_params_fast_t mtgp32dc_params_fast_11213[CU2CL_MTGP32_SEQUENCES] = {
#include "curand/mtgp32_parameters.def"
};

/* --- states --- */

/* Saito's way to fill a state: bytes that the parameters say, then a linear congruence. */
static void make_state(struct curandStateMtgp32 *state, const mtgp32_params_fast_t *p,
                       unsigned seed)
{
    unsigned hidden = p->tbl[4] ^ p->tbl[8] << 16, byte = hidden;
    byte += byte >> 16;
    byte += byte >> 8;
    memset(state, 0, sizeof *state);
    memset(state->s, (int)(byte & 0xff), WORDS * sizeof *state->s);
    state->s[0] = seed;
    state->s[1] = hidden;
    for (unsigned i = 1; i < WORDS; i++)
        state->s[i] ^= 1812433253u * (state->s[i - 1] ^ state->s[i - 1] >> 30) + i;
    state->position = (unsigned)p->pos;
    state->shift1 = (unsigned)p->sh1;
    state->shift2 = (unsigned)p->sh2;
    state->mask = p->mask;
    memcpy(state->recursion, p->tbl, sizeof state->recursion);
    memcpy(state->tempering, p->tmp_tbl, sizeof state->tempering);
}

/* Fills `count` states on the device. */
static curandStatus_t make_states(struct curandStateMtgp32 *states,
                                  const mtgp32_params_fast_t *parameters, unsigned count,
                                  unsigned long long seed)
{
    const unsigned bits = (unsigned)(seed ^ seed >> 32);
    struct curandStateMtgp32 *made = malloc(count * sizeof *made);
    if (!made)
        return CURAND_STATUS_ALLOCATION_FAILED;
    for (unsigned i = 0; i < count; i++)
        make_state(made + i, parameters + i, bits + i + 1);
    cu2clError_t error = cu2clMemcpy(states, made, count * sizeof *made, cu2clMemcpyHostToDevice);
    free(made);
    return error == cu2clSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_INITIALIZATION_FAILED;
}

curandStatus_t cu2clRandMakeMTGP32Constants(const mtgp32_params_fast_t *parameters,
                                            mtgp32_kernel_params_t *tables)
{
    if (!parameters || !tables)
        return CURAND_STATUS_INITIALIZATION_FAILED;
    /* States have all that kernels need */
    return cu2clMemset(tables, 0, sizeof *tables) == cu2clSuccess
               ? CURAND_STATUS_SUCCESS
               : CURAND_STATUS_INITIALIZATION_FAILED;
}

curandStatus_t cu2clRandMakeMTGP32KernelState(curandStateMtgp32_t *states,
                                              const mtgp32_params_fast_t *parameters,
                                              mtgp32_kernel_params_t *tables, int count,
                                              unsigned long long seed)
{
    if (!states || !parameters || !tables || count <= 0 || count > CU2CL_MTGP32_SEQUENCES)
        return CURAND_STATUS_INITIALIZATION_FAILED;
    return make_states(states, parameters, (unsigned)count, seed);
}

/* --- arrays --- */

struct rt_rand_family rt_rand_mtgp32 = {.name = "cuRAND's MTGP32",
                                        .text = "#include <cu2cl/curand_generate_mtgp32.clh>\n",
                                        .state_size = sizeof(struct curandStateMtgp32),
                                        .is_by_position = true,
                                        .poisson_search = 10,
                                        .poisson_normal = 8000};

curandStatus_t rt_rand_begin_mtgp32(struct curandGenerator_st *g)
{
    return make_states(g->states, mtgp32dc_params_fast_11213, g->sequences, g->seed);
}

curandStatus_t rt_rand_deal_mtgp32(struct curandGenerator_st *g, void *out, size_t count,
                                   const struct rt_rand_order *order)
{
    cl_ulong round = (cl_ulong)g->sequences * NUMBERS, first = g->offset % round, items = count;
    cl_ulong sequences = g->sequences;
    cl_uint kind = order->kind;
    dim3 grid = {g->sequences, 1, 1}, block = {NUMBERS, 1, 1};
    curandStatus_t status = rt_rand_launch(g, order->kernel, grid, block,
                                           (void *[]){&g->states, &out, &items, &first, &sequences,
                                                      &kind, order->mean, order->deviation});
    if (status == CURAND_STATUS_SUCCESS)
        g->offset += count;
    return status;
}
