// Sizes, alignments and offsets of CUDA's vector types.
// NEEDS: cl_khr_fp64
#include <cu2cl/variables.clh>
#include "check.clh"

#define ALIGNMENT(type)                                                                            \
    sizeof(struct {                                                                                \
        char first;                                                                                \
        type second;                                                                               \
    }) - sizeof(type)

#define CHECK_LAYOUT(type, size, alignment)                                                        \
    CHECK(sizeof(type) == (size));                                                                 \
    CHECK(ALIGNMENT(type) == (alignment))

#define CHECK_ODD(base, size)                                                                      \
    CHECK_LAYOUT(cu_##base##1, size, size);                                                        \
    CHECK_LAYOUT(cu_##base##3, 3 * (size), size);                                                  \
    CHECK_LAYOUT(base##2, 2 * (size), 2 * (size))

TEST(test_layout_odd)
{
    CHECK_ODD(char, 1);
    CHECK_ODD(uchar, 1);
    CHECK_ODD(short, 2);
    CHECK_ODD(ushort, 2);
    CHECK_ODD(int, 4);
    CHECK_ODD(uint, 4);
    CHECK_ODD(long, 8);
    CHECK_ODD(ulong, 8);
    CHECK_ODD(float, 4);
    CHECK_ODD(double, 8);
}

TEST(test_layout_four)
{
    CHECK_LAYOUT(char4, 4, 4);
    CHECK_LAYOUT(short4, 8, 8);
    CHECK_LAYOUT(int4, 16, 16);
    CHECK_LAYOUT(float4, 16, 16);
    // The alignment of 16 leaves no gap of 32 behind one char.
    CHECK_LAYOUT(cu_long4, 32, 16);
    CHECK_LAYOUT(cu_ulong4, 32, 16);
    CHECK_LAYOUT(cu_double4, 32, 16);
}

struct particle {
    float mass;
    cu_float3 position;
    float2 charge;
    cu_double4 spin;
    cu_uchar3 colour;
    char kind;
};

// Offsets as nvcc has them: 0, 4, 16, 32, 64, 67, and 80 bytes in all.
TEST(test_struct)
{
    __global struct particle *p = (__global struct particle *)scratch;
    __global char *start = (__global char *)scratch;
    if (get_global_id(0) != 0)
        return;
    CHECK(sizeof(struct particle) == 80);
    CHECK((__global char *)&p->position - start == 4);
    CHECK((__global char *)&p->charge - start == 16);
    CHECK((__global char *)&p->spin - start == 32);
    CHECK((__global char *)&p->colour - start == 64);
    CHECK((__global char *)&p->kind - start == 67);
    p[1].spin = (double4)(1, 2, 3, 4);
    CHECK(*(__global double *)(start + 80 + 32 + 24) == 4);
    p[1].position = cu_make_float3(5, 6, 7);
    CHECK(*(__global float *)(start + 80 + 12) == 7);
}

// Elements at 16 modulo 32 are read and written as they should.
TEST(test_array_at_16)
{
    __global cu_double4 *a = (__global cu_double4 *)(scratch + 2);
    if (get_global_id(0) != 0)
        return;
    for (int i = 0; i < 4; i++)
        a[i] = (double4)(i, i + 1, i + 2, i + 3);
    for (int i = 0; i < 4; i++) {
        double4 v = a[i];
        CHECK(v.x == i && v.w == i + 3);
        CHECK(((__global double *)scratch)[2 + 4 * i + 2] == i + 2);
    }
}

TEST(test_constructors)
{
    cu_float3 f = cu_make_float3(1, 2, 3);
    cu_uchar3 c = cu_make_uchar3(255, 0, 7);
    cu_double1 d = cu_make_double1(0.25);
    CHECK(f.x == 1 && f.y == 2 && f.z == 3);
    CHECK(c.x == 255 && c.y == 0 && c.z == 7 && d.x == 0.25);
    CHECK(((float4)(1, 2, 3, 4)).w == 4);
    volatile int large = 300;
    CHECK(((uchar4)(large, 1, 2, 3)).x == 44);
}

TEST(test_variables)
{
    CHECK(cu_thread_idx().x == get_local_id(0) && cu_thread_idx().y == 0);
    CHECK(cu_block_idx().x == get_group_id(0) && cu_block_dim().x == 64 && cu_grid_dim().x == 2);
    CHECK(cu_block_dim().y == 1 && cu_grid_dim().z == 1);
    CHECK(cu_block_size() == 64 && cu_thread_rank() == get_local_id(0));
    CHECK(cu_grid_blocks() == 2 && cu_block_rank() == get_group_id(0));
    CHECK(cu_grid_thread_rank() == get_global_id(0));
    // unsigned arithmetic, as in CUDA
    CHECK(cu_thread_idx().y - 1 == 0xffffffffu);
}
