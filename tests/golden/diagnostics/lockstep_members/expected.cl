#include <cu2cl/base.clh>

// Threads of a warp that meet where integers in their own objects say. Kernels named free_* do not.
typedef struct Me {
    int thread;
    __local int *s;
} Me;

typedef struct Pos {
    int x;
    int y;
} Pos;

typedef struct Steps {
    int at;
    int by;
} Steps;

typedef struct Sizes {
    uint part;
    uint length;
    uint parts[4];
    __global uint *far;
} Sizes;

Me Me_new(__local int *p)
{
    Me self_;
    Me *self = &self_;
    self->thread = (uint)get_local_id(0);
    self->s = p;
    return self_;
}

void Me_put(Me *self, int v)
{ self->s[self->thread] = v; }

int Me_get(const Me *self)
{ return self->s[self->thread]; }

int Me_other(const Me *self)
{ return self->s[self->thread ^ 1]; }

int Me_following(const Me *self)
{ return self->s[self->thread + 1]; }

void Me_next(Me *self)
{ self->thread += 32; }

__kernel void free_own(__global int *out)
{
    __local int s[64];
    Me me = Me_new(s);
    Me_put(&me, out[me.thread]);
    out[me.thread] = Me_get(&me);
}

__kernel void other(__global int *out)
{
    __local int s[64];
    Me me = Me_new(s);
    Me_put(&me, out[me.thread]);
    out[me.thread] = Me_other(&me);
}

__kernel void free_moving(__global int *out, int n)
{
    __local int s[640];
    Me me = Me_new(s);
    for (int i = 0; i < n; i++, Me_next(&me))
        Me_put(&me, i);
    Me again = Me_new(s);
    for (int i = 0; i < n; i++, Me_next(&again))
        out[i * 32 + (uint)get_local_id(0)] = Me_get(&again);
}

__kernel void moving(__global int *out, int n)
{
    __local int s[640];
    Me me = Me_new(s);
    for (int i = 0; i < n; i++, Me_next(&me))
        Me_put(&me, i);
    Me again = Me_new(s);
    for (int i = 0; i < n; i++, Me_next(&again))
        out[i * 32 + (uint)get_local_id(0)] = Me_following(&again);
}

Pos where(void)
{
    return (Pos){(int)get_local_id(0), 3};
}

__kernel void aggregate(__global int *out)
{
    __local int s[64];
    Pos p = where();
    Pos q;
    q = p;
    q.x ^= 1;
    s[p.x] = 1;
    out[p.x] = s[q.x];
}

__kernel void free_aggregate(__global int *out)
{
    __local int s[64];
    Pos p = where();
    Pos q;
    q = p;
    s[p.x] = 1;
    out[p.x] = s[q.x];
}

void change(int *k)
{
    *k ^= 1;
}

__kernel void by_reference(__global int *out)
{
    __local int s[64];
    Pos p = where();
    s[p.x] = 1;
    change(&p.x);
    out[p.x] = s[p.x];
}

void change_it(Pos *p)
{
    p->x = p->x ^ 1;
}

__kernel void by_object(__global int *out)
{
    __local int s[64];
    Pos p = where();
    s[p.x] = 1;
    change_it(&p);
    out[p.x] = s[p.x];
}

__kernel void in_branch(__global int *out, int n)
{
    __local int s[64];
    Pos p = where();
    s[p.x] = 1;
    if (n)
        p.x = p.x ^ 1;
    out[p.x] = s[p.x];
}

__kernel void by_pointer(__global int *out, int n)
{
    __local int s[64];
    Pos p = where();
    Pos q = where();
    Pos *r = &p;
    q.x ^= 1;
    s[r->x] = 1;
    r = &q;
    out[p.x] = s[r->x];
}

void go_on(Steps *steps)
{
    steps->at += steps->by;
}

__kernel void free_steps(__global int *out, int n)
{
    __local int s[640];
    Steps steps = {(int)get_local_id(0), 32};
    for (int i = 0; i < n; i++) {
        out[i * 32 + (uint)get_local_id(0)] = s[steps.at];
        s[steps.at] = i;
        go_on(&steps);
    }
}

__kernel void steps_of_one(__global int *out, int n)
{
    __local int s[640];
    Steps steps = {(int)get_local_id(0), 1};
    for (int i = 0; i < n; i++) {
        out[i * 32 + (uint)get_local_id(0)] = s[steps.at];
        s[steps.at] = i;
        go_on(&steps);
    }
}

__kernel void set_once(__global int *out, int n)
{
    __local int s[64];
    Steps steps = {(int)get_local_id(0), 1};
    for (int i = 0; i < n; i++) {
        s[steps.at] = i;
        out[i * 32 + (uint)get_local_id(0)] = s[get_local_id(0)];
        steps.at = 63 - get_local_id(0);
    }
}

// A round of the one loop works on what the same round of the other has written.
__kernel void loops_in_turn(__global int *out, int n)
{
    __local int s[640];
    int to = get_local_id(0), from = get_local_id(0) ^ 1;
    for (int i = 0; i < n; i++, to += 32)
        s[to] = i;
    for (int i = 0; i < n; i++, from += 32)
        out[i * 32 + (uint)get_local_id(0)] = s[from];
}

__kernel void free_loops_in_turn(__global int *out, int n)
{
    __local int s[640];
    int to = get_local_id(0), from = get_local_id(0);
    for (int i = 0; i < n; i++, to += 32)
        s[to] = i;
    for (int i = 0; i < n; i++, from += 32)
        out[i * 32 + (uint)get_local_id(0)] = s[from];
}

// One round: each thread has its own element. What follows the loop still counts.
/* rows<1> */
__kernel void rows_1(__global int *out)
{
    __local int s[1 * 64];
    for (int c = 0; c < 1; c++) {
        int count = s[(uint)get_local_id(0) * 1 + c];
        s[(uint)get_local_id(0) * 1 + c] = 1;
        out[get_local_id(0)] += count;
    }
}

/* rows<3> */
__kernel void rows_3(__global int *out)
{
    __local int s[3 * 64];
    for (int c = 0; c < 3; c++) {
        int count = s[(uint)get_local_id(0) * 3 + c];
        s[(uint)get_local_id(0) * 3 + c] = 1;
        out[get_local_id(0)] += count;
    }
}

/* neighbours<1> */
__kernel void neighbours_1(__global int *out)
{
    __local int s[1 * 64 + 1];
    for (int c = 0; c < 1; c++)
        s[(uint)get_local_id(0) * 1 + c] = c;
    out[get_local_id(0)] = s[(uint)get_local_id(0) * 1 + 1];
}

/* neighbours<2> */
__kernel void neighbours_2(__global int *out)
{
    __local int s[2 * 64 + 1];
    for (int c = 0; c < 2; c++)
        s[(uint)get_local_id(0) * 2 + c] = c;
    out[get_local_id(0)] = s[(uint)get_local_id(0) * 2 + 1];
}

void add_part(__local float *row, __constant Sizes *sizes, __constant Sizes *one_size)
{
    row[sizes->part] += 1;
    row[one_size->part] += 1;
    row[sizes[0].parts[2]] += 1;
}

void add_far(__local float *row, __constant Sizes *one_size)
{
    row[one_size->far[0]] += 1;
}

__kernel void right_parts_of_constants(__global float *out, __local float *cells,
                                       __constant Sizes *sizes, __constant Sizes *one_size)
{
    cells = CU_LOCAL_ARGUMENT(cells);
    __local float *row = cells;
    row += (uint)get_local_id(0) * sizes->length;
    row[sizes->part] = row[one_size->part] = row[sizes[0].parts[2]] = 0;
    add_part(row, sizes, one_size);
    out[get_local_id(0)] = row[sizes->part];
}

__kernel void behind_a_pointer_of_constants(__global float *out, __local float *cells,
                                            __constant Sizes *sizes, __constant Sizes *one_size)
{
    cells = CU_LOCAL_ARGUMENT(cells);
    __local float *row = cells;
    row += (uint)get_local_id(0) * sizes->length;
    row[one_size->far[0]] = 0;
    add_far(row, one_size);
    out[get_local_id(0)] = row[0];
}
