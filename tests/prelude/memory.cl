// memcpy, memmove, memset and memcmp between address spaces.
#include <cu2cl/memory.clh>
#include "check.clh"

__constant uchar table[8] = {1, 2, 3, 4, 5, 6, 7, 200};

TEST(test_memcpy)
{
    __local uchar shared_bytes[16];
    uchar own[16], back[16];
    __global uchar *out = (__global uchar *)scratch + 32 * get_global_id(0);

    for (int i = 0; i < 16; i++)
        own[i] = (uchar)(i + get_global_id(0));
    CHECK(cu_memcpy_global_private(out, own, 15) == out);
    CHECK(out[14] == own[14] && out[15] == 0);
    cu_memcpy_private_global(back, out + 1, 8);
    CHECK(back[0] == own[1] && back[7] == own[8]);
    cu_memcpy_global_constant(out + 8, table, 8);
    CHECK(out[7] == own[7] && out[8] == 1 && out[15] == 200);
    cu_memcpy_private_constant(back, table + 4, 4);
    CHECK(back[0] == 5 && back[3] == 200 && back[4] == own[5]);
    if (get_local_id(0) == 0) {
        cu_memcpy_local_global(shared_bytes, out, 16);
        cu_memcpy_global_local(out + 16, shared_bytes + 8, 8);
        CHECK(shared_bytes[15] == 200 && out[16] == 1 && out[23] == 200 && out[24] == 0);
    }
    CHECK(cu_memcpy_global_private(out, own, 0) == out && out[0] == own[0]);
}

TEST(test_memmove)
{
    uchar bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uchar)i;
    cu_memmove_private_private(bytes + 2, bytes, 6);
    for (int i = 0; i < 6; i++)
        CHECK(bytes[i + 2] == i);
    cu_memmove_private_private(bytes, bytes + 2, 6);
    for (int i = 0; i < 6; i++)
        CHECK(bytes[i] == i);
    CHECK(bytes[6] == 4 && bytes[7] == 5);
}

TEST(test_memset)
{
    uchar bytes[8] = {0};
    CHECK(cu_memset_private(bytes + 1, 0x1ff, 3) == bytes + 1);
    CHECK(bytes[0] == 0 && bytes[1] == 255 && bytes[3] == 255 && bytes[4] == 0);
}

TEST(test_memcmp)
{
    uchar bytes[8] = {1, 2, 3, 4, 5, 6, 7, 100};
    CHECK(cu_memcmp_private_constant(bytes, table, 7) == 0);
    CHECK(cu_memcmp_private_constant(bytes, table, 8) < 0);
    CHECK(cu_memcmp_constant_private(table, bytes, 8) > 0);
}
