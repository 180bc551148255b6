#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/debug.clh>
#include <cu2cl/printf.clh>
#include <cu2cl/tagged.clh>

__kernel void k(int n, float x, double y, long w, ulong u, __global uint *cu_output,
                __global char *suffix, __global int *cu_status)
{
    cu_printf2("n = %d, x = %5.2f\n", n, cu_float(x));
    cu_printf2("%lld %llu %%\n", w, u);
    cu_printf0("done\n");
    cu_printf1("n = %d\n", n);
    if (cu_printf6("%*d|%-*.*f %s\n", n, 3, 8, 2, cu_double(y),
               cu_from_global(suffix)) < 0) // the buffer is full
        return;
    ((bool)(n > 0) ? (void)0
     : cu_assert_fail("n > 0", "input.cu", 17,
                      "void k(int, float, double, long long, unsigned long long)"));
}

// A format that is no literal, and strings in several address spaces.
__kernel void strings(__global const char *format, uchar b, __global int *p, __global char *suffix,
                      __global uint *cu_output)
{
    __local char shared[8];
    ulong some = b ? cu_from_constant("yes") : cu_from_global(suffix);
    shared[0] = '\0';
    cu_print4(cu_output, cu_from_global(format), 2, (uint)get_local_id(0), cu_float(1.5f), 0, 0);
    cu_printf4("%s %s %s %p\n", some, cu_from_local(shared), cu_from_constant(b ? "on" : "off"),
               cu_from_global(p));
}
