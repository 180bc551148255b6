// cu2cl: no lockstep
/* known<int> */
__kernel void known_int(__global int *p)
{
    __local int s[64];
    int t = get_local_id(0);
    s[t] = p[t];
    p[t] = s[t + 1];
}

__kernel void inside(__global int *p)
{
    __local int s[64];
    int t = get_local_id(0);
    s[t] = p[t]; /* cu2cl: no lockstep */
    p[t] = s[t + 1];
}

__kernel void in_a_text(__global int *p)
{
    __constant const char *text = "// cu2cl: no lockstep";
    __local int s[64];
    int t = get_local_id(0);
    s[t] = p[t] + text[0];
    p[t] = s[t + 1];
}

// A sentence that names cu2cl: no lockstep
__kernel void in_a_sentence(__global int *p)
{
    __local int s[64];
    int t = get_local_id(0);
    s[t] = p[t];
    p[t] = s[t + 1];
}
