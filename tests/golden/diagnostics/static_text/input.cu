// A static local variable's first value has what stands behind a zero, too, or is refused.
__global__ void rest(char *out)
{
    static char text[8] = "a\0b";
    out[0] = text[2]++;
}

__global__ void whole(char *out)
{
    static char text[8] = "ab";
    out[0] = text[1]++;
}
