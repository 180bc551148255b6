// Values of unsigned template parameters, whose highest bit is set.
/* fill<64512, 200, 4026531840, 17293822569102704640u> */
__kernel void fill_64512_200_4026531840_17293822569102704640u(__global ulong *out)
{
    out[get_local_id(0)] = (64512 & (uint)get_local_id(0) * 200) < 4026531840U
        ? 17293822569102704640UL : 0;
}
