/* Which way kernels run on a device that is no NVIDIA's, on the stub driver: in sub-groups of 32 where
 * the device has them and they do what warps do, else in the lanes form. Each case has a process of
 * its own, since a device is tested once. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "program/program.h"

#include "stub_opencl.h"

#define HEAD "(__global int *p"
#define SIZE                                                                                       \
    ", uint cu_size_x, uint cu_size_y, uint cu_size_z, __global int *cu_block_status)\n{\n}\n"
#define ITEMS_SIZE                                                                                 \
    ", uint cu_size_x, uint cu_size_y, uint cu_size_z, __global int *cu_block_status, __local "    \
    "void *m)\n{\n}\n"

static const char source[] = "__kernel void sum" HEAD ")\n{\n}\n__kernel void odd" HEAD
                             ")\n{\n}\n__kernel void met" HEAD ")\n{\n}\n";
static char lanes[2048];
static char sum_address[1], odd_address[1], met_address[1];
static const struct cu2clArgInfo pointer[] = {{CU2CL_ARG_POINTER, 8, 0}};
#define NEEDS (CU2CL_NEEDS_WARP | CU2CL_HAS_LANES | CU2CL_LANE_LOOPS | CU2CL_LANE_WARPS)
static const struct cu2clKernelInfo kernels[] = {
    {odd_address, "odd", pointer, 1, NEEDS | CU2CL_LANES_MISSING, NULL},
    {met_address, "met", pointer, 1, NEEDS | CU2CL_HAS_ITEMS, NULL},
    {sum_address, "sum", pointer, 1, NEEDS, NULL}};
static const struct cu2clModuleInfo module = {
    "ways.cl", source, source + sizeof source - 1, "", kernels, 3, NULL, 0};

static void register_module(void)
{
    uint64_t hash = rt_hash(RT_HASH_START, source, sizeof source - 1);
    int length =
        snprintf(lanes, sizeof lanes,
                 "/* The lanes form, made from the text with hash %016" PRIx64 ". */\n"
                 "__kernel void sum_lanes" HEAD SIZE "__kernel void sum_lanes_part" HEAD SIZE
                 "__kernel void odd_lanes" HEAD SIZE "__kernel void odd_lanes_part" HEAD SIZE
                 "__kernel void met_lanes" HEAD SIZE "__kernel void met_lanes_part" HEAD SIZE
                 "__kernel void met_items" HEAD ITEMS_SIZE,
                 hash ^ (hash >> 29));
    cu2clRegisterModule(&module);
    cu2clRegisterLanes(&module, lanes, lanes + length);
}

/* --- a device whose sub-groups are warps ----------------------------------- */

enum { ANSWERS = 12 }; /* of each work-item: subgroups.cl */

static int wrong_answer = -1; /* this one is wrong in a lane */

static uint32_t value_of(unsigned lane)
{
    return lane * 2654435761u;
}

/* The lanes before `count` whose number leaves `rest`. */
static uint32_t lanes_with(unsigned count, unsigned modulus, unsigned rest)
{
    uint32_t found = 0;
    for (unsigned k = 0; k < count; k++)
        if (k % modulus == rest)
            found |= 1u << k;
    return found;
}

static void answer_lane(unsigned rank, unsigned count, uint32_t *answer)
{
    unsigned lane = rank % 32;
    uint32_t all = lanes_with(count, 1, 0);
    uint32_t rest = all & ~lanes_with(count, 3, 0);
    answer[0] = lane;
    answer[1] = all >> (lane ^ 1) & 1 ? 2 * (rank ^ 1) : 0;
    if (lane % 4 == 1) {
        uint32_t half = lane < 16 ? 0xffffu : 0xffff0000u;
        answer[2] = all >> (lane ^ 4) & 1 ? value_of(lane ^ 4) : 0;
        answer[4] =
            lane % 8 == 5 ? lanes_with(count, 8, 5) & ~0x7fu : lanes_with(count, 8, 1) & half;
        answer[5] = lanes_with(count, 4, 1);
    }
    for (unsigned k = 0; k < count; k++) { /* together as long as both are in the loop */
        uint32_t turns = (k ^ 21u) < (lane ^ 21u) ? (k ^ 21u) : (lane ^ 21u);
        answer[6] += turns * (turns + 1) / 2 << k;
    }
    answer[7] = all;
    if (lane % 2 == 0 && (all >> (lane ^ 2) & 1)) {
        answer[8] = value_of(lane ^ 2);
        answer[9] = ~value_of(lane ^ 2);
    }
    answer[10] = lane % 3 ? rest : 0;
    answer[11] = lane % 3 && (rest >> (lane * 5 % 32) & 1) ? value_of(lane * 5 % 32) : 0;
}

static char launched[64];
static size_t launched_items;

static void run(const struct stub_launch *launch)
{
    uint32_t *answers = launch->args[0].pointer;
    if (strcmp(launch->kernel, "cu2cl_try_subgroups") != 0) {
        snprintf(launched, sizeof launched, "%.60s", launch->kernel);
        launched_items = launch->items;
        return;
    }
    for (size_t i = 0; i < launch->groups * launch->items; i++) {
        size_t rank = i % launch->items, left = launch->items - rank / 32 * 32;
        answer_lane((unsigned)rank, left < 32 ? (unsigned)left : 32, answers + i * ANSWERS);
        if (wrong_answer >= 0 && i == 37)
            answers[i * ANSWERS + (size_t)wrong_answer] ^= 1;
    }
}

/* --- cases ------------------------------------------------------------------ */

/* Does a launch with this block run that kernel, with so many work-items in a group? */
static bool runs(const void *kernel, unsigned x, unsigned y, const char *name, size_t items)
{
    int *memory = NULL;
    void *args[] = {&memory};
    dim3 one = {1, 1, 1}, block = {x, y, 1};
    launched[0] = '\0';
    return cu2clMalloc((void **)&memory, 64) == cu2clSuccess &&
           cu2clLaunchKernel(kernel, one, block, args, 0, NULL) == cu2clSuccess &&
           strcmp(launched, name) == 0 && launched_items == items;
}

static bool runs_in_lanes(void)
{
    return runs(sum_address, 64, 1, "sum_lanes", 1) &&
           runs(sum_address, 16, 2, "sum_lanes_part", 1);
}

static bool is_without(void)
{
    return runs_in_lanes();
}

static bool is_with(void)
{
    stub_subgroups = true;
    return runs(sum_address, 64, 1, "sum", 64) &&
           strstr(stub_source, "intel_reqd_sub_group_size(32)") &&
           runs(sum_address, 40, 1, "sum", 40) && runs(sum_address, 32, 3, "sum", 96);
}

/* Rows of a block that are no whole warps are no sub-groups. */
static bool is_cut_elsewhere(void)
{
    stub_subgroups = true;
    return runs(sum_address, 16, 2, "sum_lanes_part", 1) && runs(sum_address, 32, 2, "sum", 64) &&
           runs(sum_address, 48, 2, "sum_lanes_part", 1);
}

static bool has_items_elsewhere(void)
{
    stub_subgroups = true;
    return runs(met_address, 16, 2, "met_items", 32) && runs(met_address, 32, 2, "met", 64);
}

static bool has_lanes_elsewhere(void)
{
    stub_subgroups = true;
    return runs(odd_address, 64, 1, "odd_lanes", 1) && runs(sum_address, 64, 1, "sum", 64);
}

static bool is_forced_into_lanes(void)
{
    stub_subgroups = true;
    setenv("CU2CL_WARPS", "lanes", 1);
    return runs_in_lanes();
}

/* What was tested was optimised. */
static bool is_careful(void)
{
    stub_subgroups = true;
    setenv("CU2CL_CAREFUL", "1", 1);
    return runs_in_lanes();
}

static bool is_forced_without(void)
{
    setenv("CU2CL_WARPS", "subgroups", 1);
    return runs_in_lanes();
}

static bool fails_the_test(void)
{
    stub_subgroups = true;
    return runs_in_lanes();
}

static bool in_child(bool (*is_so)(void))
{
    int status = 0;
    pid_t child = fork();
    if (child == 0)
        _exit(is_so() ? 0 : 1);
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

static void test_the_way(void **state)
{
    (void)state;
    assert_true(in_child(is_without));
    assert_true(in_child(is_with));
    assert_true(in_child(is_cut_elsewhere));
    assert_true(in_child(has_items_elsewhere));
    assert_true(in_child(has_lanes_elsewhere));
    assert_true(in_child(is_forced_into_lanes));
    assert_true(in_child(is_careful));
    assert_true(in_child(is_forced_without));
}

static void test_each_answer_counts(void **state)
{
    (void)state;
    for (wrong_answer = 0; wrong_answer < ANSWERS; wrong_answer++)
        assert_true(in_child(fails_the_test));
    wrong_answer = -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_way),
        cmocka_unit_test(test_each_answer_counts),
    };
    setenv("CU2CL_CACHE", "0", 1);
    setenv("CU2CL_QUIET", "1", 1);
    unsetenv("CU2CL_WARPS");
    stub_on_launch = run;
    register_module();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
