__kernel void whole(__global char *out, __global char *whole_text)
{
    out[0] = whole_text[1]++;
}
