/* Sub-groups of 32 as CUDA's warps.
 *
 * OpenCL says which functions a sub-group has, but not that its lanes are neighbours in the block,
 * and little of what they do where only some of them come. Drivers that make vectors of work-items, or run
 * them in lockstep, do what CUDA's hardware does. So a test at first use tries all that ports rely on;
 * a driver that fails it runs kernels as if it had no sub-groups.
 *
 * Drivers cut a block's rows into sub-groups, so a block that has several rows of other lengths than
 * whole warps runs another way (rt_kernel_way_of_parts). */
#include "program/program.h"

static const char sized_kernels[] =
    "#define __kernel __attribute__((intel_reqd_sub_group_size(32))) __kernel\n";

const char *rt_subgroups_before(void)
{
    return sized_kernels;
}

/* --- what warps do -------------------------------------------------------- */

enum { ANSWERS = 12 }; /* of each work-item: subgroups.cl */

static cl_uint value_of(cl_uint lane)
{
    return lane * 2654435761u;
}

/* What `lane` gets from another one; only lanes of `there` have given something. */
static cl_uint taken(cl_uint there, cl_uint from)
{
    return there >> from & 1 ? value_of(from) : 0;
}

static void answer_in_branches(cl_uint lane, cl_uint there, cl_uint *answer)
{
    cl_uint some = there & 0x22222222u;
    if (lane % 4 != 1)
        return;
    answer[2] = taken(there, lane ^ 4);
    answer[3] = 0; /* the next one is elsewhere */
    answer[4] = lane % 8 == 5 ? there & 0x20202000u : there & 0x02020202u & 0xffffu << (lane & 16);
    answer[5] = some;
}

static void answer_in_loop(cl_uint lane, cl_uint there, cl_uint *answer)
{
    for (cl_uint turn = 0; turn < (lane ^ 21u); turn++)
        for (cl_uint k = 0; k < 32; k++)
            if ((there >> k & 1) && turn < (k ^ 21u))
                answer[6] += (turn + 1) << k;
    answer[7] = there;
}

/* Of a lane of a warp that has the lanes `there`, by CUDA's rules; 0 where it does not get by, and from
 * lanes that do not. */
static void answer_as_warp(cl_uint rank, cl_uint there, cl_uint answer[ANSWERS])
{
    cl_uint lane = rank % 32, rest = there & 0xb6db6db6u; /* those that 3 does not divide */
    bool has_partner = there >> (lane ^ 1) & 1;
    memset(answer, 0, ANSWERS * sizeof *answer);
    answer[0] = lane;
    answer[1] = has_partner ? 2 * (rank ^ 1) : 0;
    answer_in_branches(lane, there, answer);
    answer_in_loop(lane, there, answer);
    if (lane % 2 == 0) {
        answer[8] = taken(there, lane ^ 2);
        answer[9] = there >> (lane ^ 2) & 1 ? ~value_of(lane ^ 2) : 0;
    }
    if (lane % 3 != 0) {
        answer[10] = rest;
        answer[11] = taken(rest, lane * 5 % 32);
    }
}

/* --- what the device does ------------------------------------------------- */

/* Blocks whose warps are neighbours along x, some with a part of a warp. */
static const size_t blocks[][3] = {{128, 1, 1}, {40, 1, 1}, {7, 1, 1}, {32, 3, 1}, {64, 2, 2}};

enum { GROUPS = 2, MOST_ITEMS = GROUPS * 256, MOST_WORDS = MOST_ITEMS * ANSWERS };

struct trial {
    cl_command_queue queue;
    cl_kernel kernel;
    cl_mem answers, memory;
};

/* A bit for each answer that is wrong for some work-item. */
static cl_uint compare_answers(const cl_uint *got, cl_uint size)
{
    cl_uint wanted[ANSWERS], wrong = 0;
    for (cl_uint i = 0; i < GROUPS * size; i++) {
        cl_uint rank = i % size, left = size - rank / 32 * 32;
        answer_as_warp(rank, left < 32 ? (1u << left) - 1 : ~0u, wanted);
        for (cl_uint a = 0; a < ANSWERS; a++)
            wrong |= (cl_uint)(got[i * ANSWERS + a] != wanted[a]) << a;
    }
    return wrong;
}

static cl_int clear(const struct trial *t, const cl_uint *zeros)
{
    cl_int code = clEnqueueWriteBuffer(t->queue, t->answers, CL_TRUE, 0, MOST_WORDS * sizeof *zeros,
                                       zeros, 0, NULL, NULL);
    return code == CL_SUCCESS
               ? clEnqueueWriteBuffer(t->queue, t->memory, CL_TRUE, 0, MOST_ITEMS * sizeof *zeros,
                                      zeros, 0, NULL, NULL)
               : code;
}

/* The bits of the wrong answers; ~0: the driver refused something. */
static cl_uint try_block(const struct trial *t, const size_t block[3], cl_uint *words)
{
    size_t global[3] = {GROUPS * block[0], block[1], block[2]};
    memset(words, 0, MOST_WORDS * sizeof *words);
    if (clear(t, words) != CL_SUCCESS ||
        clEnqueueNDRangeKernel(t->queue, t->kernel, 3, NULL, global, block, 0, NULL, NULL) !=
            CL_SUCCESS ||
        clEnqueueReadBuffer(t->queue, t->answers, CL_TRUE, 0, MOST_WORDS * sizeof *words, words, 0,
                            NULL, NULL) != CL_SUCCESS)
        return ~0u;
    return compare_answers(words, (cl_uint)(block[0] * block[1] * block[2]));
}

static cl_uint try_blocks(const struct trial *t)
{
    cl_uint *words = malloc(MOST_WORDS * sizeof *words), wrong = 0;
    if (!words || clSetKernelArg(t->kernel, 0, sizeof(cl_mem), &t->answers) != CL_SUCCESS ||
        clSetKernelArg(t->kernel, 1, sizeof(cl_mem), &t->memory) != CL_SUCCESS)
        wrong = ~0u;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks && wrong == 0; i++)
        wrong = try_block(t, blocks[i], words);
    free(words);
    return wrong;
}

static cl_uint try_program(const struct rt_device *device, cl_program program)
{
    struct trial t = {0};
    cl_uint wrong = ~0u;
    cl_int code[4];
    t.kernel = clCreateKernel(program, "cu2cl_try_subgroups", &code[0]);
    t.queue = clCreateCommandQueue(device->context, device->id, 0, &code[1]);
    t.answers = clCreateBuffer(device->context, CL_MEM_READ_WRITE, MOST_WORDS * sizeof(cl_uint),
                               NULL, &code[2]);
    t.memory = clCreateBuffer(device->context, CL_MEM_READ_WRITE, MOST_ITEMS * sizeof(cl_uint),
                              NULL, &code[3]);
    if (code[0] == CL_SUCCESS && code[1] == CL_SUCCESS && code[2] == CL_SUCCESS &&
        code[3] == CL_SUCCESS)
        wrong = try_blocks(&t);
    if (code[0] == CL_SUCCESS)
        clReleaseKernel(t.kernel);
    if (code[1] == CL_SUCCESS)
        clReleaseCommandQueue(t.queue);
    if (code[2] == CL_SUCCESS)
        clReleaseMemObject(t.answers);
    if (code[3] == CL_SUCCESS)
        clReleaseMemObject(t.memory);
    return wrong;
}

static cl_program build_trial(struct rt_device *device)
{
    static const struct cu2clModuleInfo none = {.name = "the test of sub-groups"};
    char options[1024], other[RT_RANDOM_SIZE], *whole = NULL;
    char *text = rt_prelude_expand(none.name, rt_subgroups_cl, strlen(rt_subgroups_cl));
    cl_program program = NULL;
    if (text && asprintf(&whole, "%s%s", sized_kernels, text) >= 0) {
        rt_program_options(device, &none, RT_KIND_SUBGROUPS, options, sizeof options);
        char *own = rt_random_leave(other);
        if (rt_program_build(device, none.name, whole, options, true, &program) != cu2clSuccess)
            program = NULL;
        rt_random_return(own);
        free(whole);
    }
    free(text);
    return program;
}

static bool try_device(struct rt_device *device)
{
    cl_program program = device->subgroups ? build_trial(device) : NULL;
    cl_uint wrong = program ? try_program(device, program) : ~0u;
    if (program)
        clReleaseProgram(program);
    if (!device->subgroups)
        rt_trace("%s: a kernel can't ask for sub-groups of 32", device->name);
    else if (!program)
        rt_trace("%s: sub-groups are no warps: their test does not build", device->name);
    else if (wrong)
        rt_trace("%s: sub-groups are no warps: their test failed (0x%x)", device->name, wrong);
    else
        rt_trace("%s: sub-groups of 32 can be warps", device->name);
    return wrong == 0;
}

bool rt_subgroups_usable(struct rt_device *device)
{
    static bool tried[RT_MAX_DEVICES], usable[RT_MAX_DEVICES];
    int i = device->index;
    enum rt_way forced;
    if (device->context && !tried[i]) {
        tried[i] = true;
        usable[i] = try_device(device);
        if (!usable[i] && rt_way_forced(&forced) && forced == RT_IN_SUBGROUPS)
            rt_message("CU2CL_WARPS=subgroups: %s has no sub-groups that can be warps; kernels run "
                       "as they do without it",
                       device->name);
    }
    return usable[i];
}
