#include <cu2cl/atomic.clh>
#include <cu2cl/sync.clh>

typedef struct atomic_int_ {
    int value;
} atomic_int_;

typedef struct atomic_ref_int {
    __global int *target;
} atomic_ref_int;

typedef struct atomic_ref_int_device {
    __global int *target;
} atomic_ref_int_device;

int fibonacci(int n);

/* cuda::detail::fence<cuda::thread_scope_system> */
void fence_system(uint order)
{
    if (order == 0 || (uint)0U == 10)
        return;
    cu_threadfence();
}

/* cuda::detail::fence<cuda::thread_scope_device> */
void fence_device(uint order)
{
    if (order == 0 || (uint)1U == 10)
        return;
    cu_threadfence();
}

int exchange(__local int *at, int value)
{
    return (int)atomic_xchg((__local int *)at, (int)value);
}

int load(__local int *at)
{
    return (int)atomic_or((__local int *)at, (int)0);
}

int add(__global int *at, int value)
{
    return (int)atomic_add((__global int *)at, (int)value);
}

int atomic_int__load(__local const atomic_int_ *self, uint order)
{
    fence_system(order);
    int old = load((__local int *)&self->value);
    fence_system(order);
    return old;
}

void atomic_int__store(__local atomic_int_ *self, int desired, uint order)
{
    fence_system(order);
    exchange(&self->value, desired);
    fence_system(order);
}

atomic_ref_int atomic_ref_int_new(__global int *object)
{
    atomic_ref_int self_;
    atomic_ref_int *self = &self_;
    self->target = object;
    return self_;
}

atomic_ref_int_device atomic_ref_int_device_new(__global int *object)
{
    atomic_ref_int_device self_;
    atomic_ref_int_device *self = &self_;
    self->target = object;
    return self_;
}

int atomic_ref_int_fetch_add(const atomic_ref_int *self, int operand, uint order)
{
    fence_system(order);
    int old = add(self->target, operand);
    fence_system(order);
    return old;
}

int atomic_ref_int_device_fetch_add(const atomic_ref_int_device *self, int operand, uint order)
{
    fence_device(order);
    int old = add(self->target, operand);
    fence_device(order);
    return old;
}

void nv_atomic_thread_fence(int order, int scope)
{
    if (order == 0 || scope == 0)
        return;
    if (scope == 1)
        cu_threadfence_block();
    else
        cu_threadfence();
}

int nv_atomic_fetch_add(__global int *at, int value, int order, int scope)
{
    nv_atomic_thread_fence(order, scope);
    int old = (int)atomic_add((__global int *)at, (int)value);
    nv_atomic_thread_fence(order, scope);
    return old;
}

int nv_atomic_load_n(__global int *at, int order, int scope)
{
    nv_atomic_thread_fence(order, scope);
    int value = (int)atomic_or((__global int *)at, (int)0);
    nv_atomic_thread_fence(order, scope);
    return value;
}

#ifdef CU_RECURSION /* the device's compiler takes it */
int fibonacci(int n)
{ return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__kernel void recursive(__global int *out)
{ out[0] = fibonacci(10); }
#endif

__kernel void in_part(__global float *out)
{ cu_atomic_add_float_global(out, 2.0f); }

// Of system scope by default. Shared memory is the block's own, and the last one says what it means.
__kernel void system_scope(__global int *out)
{
    __local atomic_int_ inside;
    atomic_int__store(&inside, 1, 5);
    atomic_ref_int all = atomic_ref_int_new(out);
    atomic_ref_int_fetch_add(&all, atomic_int__load(&inside, 5), 5);
    nv_atomic_fetch_add(out, 1, 0, 4);
    atomic_ref_int_device device = atomic_ref_int_device_new(out);
    atomic_ref_int_device_fetch_add(&device, nv_atomic_load_n(out, 2, 3), 5);
}
