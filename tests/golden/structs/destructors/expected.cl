// Destructors run where C++ runs them: of temporaries, parameters, elements, and what a jump leaves.
typedef struct Lock {
    __global int *where;
} Lock;

Lock Lock_new(__global int *where)
{
    Lock self_;
    Lock *self = &self_;
    self->where = where;
    while (atomic_cmpxchg(where, 0, 1) != 0)
        ;
    return self_;
}

void Lock_delete(Lock *self)
{ atomic_xchg(self->where, 0); }

bool Lock_is_free(const Lock *self)
{ return false; }

// Lives as long as the function.
int work(Lock lock, int x)
{
    int cu2cl_result = x + 1;
    Lock_delete(&lock);
    return cu2cl_result;
}

__kernel void locks(__global int *cells, __global int *out)
{
    Lock cu2cl_tmp1;
    bool cu2cl_value2;
    Lock cu2cl_tmp3;
    bool cu2cl_tmp3_made;
    bool cu2cl_value4;
    int i = get_local_id(0);
    if (cu2cl_value2 = Lock_is_free((cu2cl_tmp1 = Lock_new(cells + i), &cu2cl_tmp1)),
        Lock_delete(&cu2cl_tmp1), cu2cl_value2)
        return;
    out[i] = work(Lock_new(cells + i), i);
    {
        Lock held = Lock_new(cells);
        for (; out[i] < 10; out[i]++) {
        Lock inner = Lock_new(cells + 2);
        if (out[i] == 5) {
            Lock_delete(&inner);
            break;
        }
            Lock_delete(&inner);
        }
        Lock_delete(&held);
    }
    Lock bound_object = Lock_new(cells + 3);
    const Lock *bound = &bound_object;
    Lock both[2] = {Lock_new(cells + 4), Lock_new(cells + 5)};
    if (cu2cl_tmp3_made = false,
        cu2cl_value4 = Lock_is_free(bound)
        || Lock_is_free((cu2cl_tmp3_made = true, cu2cl_tmp3 = Lock_new(cells + 6), &cu2cl_tmp3)),
        cu2cl_tmp3_made ? Lock_delete(&cu2cl_tmp3) : (void)0, cu2cl_value4)
        goto end;
    out[i] += Lock_is_free(&both[1]);
end:
    out[i]++;
    for (int cu2cl_i = 2; cu2cl_i-- > 0;)
        Lock_delete(&both[cu2cl_i]);
    Lock_delete(&bound_object);
}
