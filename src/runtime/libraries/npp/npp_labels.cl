// Regions of pixels of one value. A label is a place, y * width + x, and leads to the label of the pixel there, at the end to that of the
// region's first pixel, whose label is its own place. Labels only become smaller, so nobody has to wait.

#define GROUP 64

// As in labels.c.
struct label_values {
    int width, height, a_step, d_step, has_diagonals, limit, spare[2];
};

volatile __global uint *label_at(struct label_values v, volatile __global uchar *labels, uint place)
{
    return (volatile __global uint *)(labels + (long)(place / v.width) * v.d_step) + place % v.width;
}

uint first_of(struct label_values v, volatile __global uchar *labels, uint place)
{
    for (;;) {
        uint next = atomic_or(label_at(v, labels, place), 0); // others write: read it as one
        if (next == place)
            return place;
        place = next;
    }
}

void join(struct label_values v, volatile __global uchar *labels, uint a, uint b)
{
    for (;;) {
        a = first_of(v, labels, a);
        b = first_of(v, labels, b);
        if (a == b)
            return;
        uint larger = max(a, b), smaller = min(a, b);
        uint old = atomic_min(label_at(v, labels, larger), smaller);
        if (old == larger)
            return;
        a = old; // somebody was faster: that region is the same one, too
        b = smaller;
    }
}

__kernel void cu_npp_places(struct label_values v, __global const uchar *a, volatile __global uchar *labels)
{
    uint x = (uint)get_global_id(0), place = (uint)get_global_id(1) * v.width + x;
    if (x < (uint)v.width)
        *label_at(v, labels, place) = place;
}

__kernel void cu_npp_join(struct label_values v, __global const uchar *a, volatile __global uchar *labels)
{
    int x = (int)get_global_id(0), y = (int)get_global_id(1);
    if (x >= v.width)
        return;
    int value = a[(long)y * v.a_step + x];
    uint place = (uint)y * v.width + x;
    if (x > 0 && a[(long)y * v.a_step + x - 1] == value)
        join(v, labels, place, place - 1);
    for (int i = -1; i <= 1; i++) {
        int is_wanted = i == 0 || v.has_diagonals;
        if (is_wanted && y > 0 && x + i >= 0 && x + i < v.width && a[(long)(y - 1) * v.a_step + x + i] == value)
            join(v, labels, place, place - v.width + i);
    }
}

__kernel void cu_npp_settle(struct label_values v, __global const uchar *a, volatile __global uchar *labels)
{
    uint x = (uint)get_global_id(0), place = (uint)get_global_id(1) * v.width + x;
    if (x < (uint)v.width)
        atomic_min(label_at(v, labels, place), first_of(v, labels, place));
}

// --- numbers for labels: numbers[i] is 1 if there is a label i, and then how many there are before it ---

__kernel void cu_npp_forget(struct label_values v, __global uint *numbers)
{
    long i = (long)get_global_id(0);
    if (i <= v.limit)
        numbers[i] = 0;
}

__kernel void cu_npp_mark(struct label_values v, __global const uchar *labels, __global uint *numbers)
{
    uint x = (uint)get_global_id(0);
    if (x >= (uint)v.width)
        return;
    uint label = ((__global const uint *)(labels + (long)get_global_id(1) * v.d_step))[x];
    if (label < (uint)v.limit)
        numbers[label] = 1;
}

__kernel void cu_npp_rank(struct label_values v, __global uint *numbers)
{
    __local uint before[GROUP + 1];
    long item = (long)get_local_id(0), share = ((long)v.limit + GROUP - 1) / GROUP;
    long from = min(item * share, (long)v.limit), to = min(from + share, (long)v.limit);
    uint count = 0;
    for (long i = from; i < to; i++)
        count += numbers[i];
    before[item + 1] = count;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item == 0) {
        before[0] = 0;
        for (int i = 1; i <= GROUP; i++)
            before[i] += before[i - 1];
        numbers[v.limit] = before[GROUP];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    count = before[item];
    for (long i = from; i < to; i++) {
        uint is_there = numbers[i];
        numbers[i] = count;
        count += is_there;
    }
}

__kernel void cu_npp_rename(struct label_values v, __global uchar *labels, __global const uint *numbers)
{
    uint x = (uint)get_global_id(0);
    if (x >= (uint)v.width)
        return;
    __global uint *label = (__global uint *)(labels + (long)get_global_id(1) * v.d_step) + x;
    if (*label < (uint)v.limit)
        *label = numbers[*label];
}
