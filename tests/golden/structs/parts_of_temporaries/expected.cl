// A reference to a part of an object without a name keeps the object alive until its block ends.
typedef struct Mark {
    __global int *log;
} Mark;

typedef struct Pair {
    Mark first;
    Mark second;
} Pair;

typedef struct Named {
    Pair base0;
    int id[2];
} Named;

typedef struct Point {
    int x;
    int y;
} Point;

Mark Mark_new(__global int *log)
{
    Mark self_;
    Mark *self = &self_;
    self->log = log;
    return self_;
}

void Mark_delete(Mark *self)
{ ++*self->log; }

int Mark_seen(const Mark *self)
{ return *self->log; }

Pair Pair_new(__global int *log)
{
    Pair self_;
    Pair *self = &self_;
    self->first = Mark_new(log);
    self->second = Mark_new(log + 1);
    return self_;
}

void Pair_delete(Pair *self)
{
    Mark_delete(&self->second);
    Mark_delete(&self->first);
}

Named Named_new(__global int *log, int id)
{
    Named self_;
    Named *self = &self_;
    self->base0 = Pair_new(log);
    self->id[0] = id;
    self->id[1] = id + 1;
    return self_;
}

void Named_delete(Named *self)
{
    Pair_delete(&self->base0);
}

Point point(int x)
{
    return (Point){x, x + 1};
}

__kernel void kept(__global int *log, __global int *out)
{
    Pair part_whole = Pair_new(log);
    const Mark *part = &part_whole.second;
    {
        Pair second_whole = Pair_new(log + 2);
        const Mark *second = &second_whole.second;
        if (Mark_seen(second))
            out[0] = Mark_seen(part);
        Pair_delete(&second_whole);
    }
    {
        Named i_whole = Named_new(log, 3);
        int *i_at = i_whole.id;
        for (int i_at_left = 2; i_at_left > 0; i_at_left--, i_at++) {
            int i = *i_at;
            Named moved_whole = Named_new(log, i);
            Mark *moved = &moved_whole.base0.first; // dies in each round
            out[i] += Mark_seen(moved);
            Named_delete(&moved_whole);
        }
        Named_delete(&i_whole);
    }
    Point y_whole = point(4);
    const int *y = &y_whole.y;
    Named id_whole = Named_new(log, 5);
    const int *id = &id_whole.id[1];
    Named base_whole = Named_new(log, *y);
    const Pair *base = &base_whole.base0;
    Named cast_whole = Named_new(log, *id);
    const Mark *cast = &cast_whole.base0.first;
    out[6] = Mark_seen(&base->first) + Mark_seen(cast);
    Named_delete(&cast_whole);
    Named_delete(&base_whole);
    Named_delete(&id_whole);
    Pair_delete(&part_whole);
}

// Only the method's own: the object dies with the full-expression.
__kernel void not_kept(__global int *log, __global int *out)
{
    Pair cu2cl_tmp1;
    out[0] = Mark_seen(&(cu2cl_tmp1 = Pair_new(log), &cu2cl_tmp1)->second);
    Pair_delete(&cu2cl_tmp1);
    out[1] = *log;
}
