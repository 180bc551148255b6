#!/usr/bin/env python3
"""Writes a .cl with a call for every device rule, so that compilers can tell whether each rule's text is OpenCL C.

SIGNATURES gives the parameter types of CUDA's functions as OpenCL C types: a regular expression for the name, what T stands for
when no overload says it, the result, and the parameters. An overload's types replace the first parameters, and its first type
(or what that points to) becomes T, its second one S. `T*` is tried in every address space that can be written, `const T*` also in the constant
one, `T@` (atomics) in the global and the local one.

A rule fails here, before any compiler sees it, when no signature fits its name, when its header does not define a cu_ name of
its text, when its text evaluates an argument twice, or when double or a 64-bit atomic stands in a call without its `needs`.

usage: rule_calls.py RULES_FOLDER OUT.cl"""
import glob
import itertools
import os
import re
import sys

import yaml

OPENCL = {
    "unsigned int": "uint", "unsigned long": "ulong", "unsigned long long": "ulong", "long long": "long",
    "unsigned short": "ushort", "unsigned char": "uchar", "signed char": "char", "*": "int",
    "uint3": "cu_uint3", "dim3": "cu_dim3",
    "__half": "cu_half", "__half2": "cu_half2", "__half_raw": "cu_half", "__half2_raw": "cu_half2_raw",
    "__nv_bfloat16": "cu_bfloat16", "__nv_bfloat162": "cu_bfloat162", "__nv_bfloat16_raw": "cu_bfloat16",
    "__nv_bfloat162_raw": "cu_bfloat162_raw",
}
SPACES = {"": ("private", "global", "local"), "const ": ("private", "global", "local", "constant"),
          "@": ("global", "local")}
REAL1 = (r"sqrt|rsqrt|cbrt|rcbrt|sin|cos|tan|asin|acos|atan|sinh|cosh|tanh|asinh|acosh|atanh|exp|exp2|exp10|expm1|log|log2"
         r"|log10|log1p|logb|floor|ceil|trunc|round|rint|nearbyint|fabs|erf|erfc|tgamma|lgamma|sinpi|cospi|tanpi|normcdf"
         r"|erfinv|erfcinv|erfcx|normcdfinv|[jy][01]|cyl_bessel_i[01]")
REAL2 = r"fmod|remainder|atan2|hypot|rhypot|fmin|fmax|fdim|copysign|nextafter|pow|fdivide"
CONVERT = {"int": "int", "uint": "uint", "ll": "long", "ull": "ulong", "float": "float", "double": "double", "short": "short",
           "ushort": "ushort", "char": "char", "uchar": "uchar", "half": "cu_half", "half2": "cu_half2", "bfloat16": "cu_bfloat16",
           "bfloat162": "cu_bfloat162", "float2": "float2"}
HALF1 = r"neg|abs|sqrt|rsqrt|rcp|log|log2|log10|exp|exp2|exp10|cos|sin|tanh(_approx)?|floor|ceil|trunc|rint"
COMPONENTS = {"1": 1, "2": 2, "3": 3, "4": 4}

SIGNATURES = [
    # variables
    (r"(threadIdx|blockIdx|blockDim|gridDim)\.[xyz]|warpSize", "", "uint", ""),
    (r"threadIdx|blockIdx|blockDim|gridDim", "", "cu_uint3", ""),
    # synchronisation, messages, clocks
    (r"__syncthreads|__threadfence(_block|_system|_cluster)?|__trap|__brkpt|__builtin_unreachable", "", "void", ""),
    (r"__cluster_barrier_(arrive(_relaxed)?|wait)", "", "void", ""),
    (r"__cluster(RelativeBlockRank|SizeInBlocks)", "", "uint", ""), (r"__cluster_query_shared_rank", "int", "uint", "const:T*"),
    (r"__cluster(Idx|Dim|RelativeBlockIdx|GridDimInClusters)", "", "cu_uint3", ""),
    (r"(__)?syncthreads_(count|and|or)", "", "int", "int"), (r"__syncwarp", "", "void", "uint"),
    (r"__nanosleep|__prof_trigger|__builtin_assume|__assume|assert", "", "void", "int"),
    (r"cudaGraphSetConditional", "", "void", "ulong uint"),
    (r"cudaGridDependencySynchronize|cudaTriggerProgrammaticLaunchCompletion", "", "void", ""),
    (r"printf", "", "int", '"%d\\n" int'),
    (r"__assert_fail", "", "void", '"x" "f" int "g"'),
    (r"__assertfail", "", "void", '"x" "f" int "g" ulong'),
    (r"__builtin_constant_p", "", "int", "long long"),
    (r"__builtin_expect", "", "long", "long long"),
    (r"__builtin_assume_aligned", "", "__global void*", "global-void* int"),
    (r"clock|clock64", "", "long", ""),
    (r"globaltimer", "", "ulong", ""),
    # launches
    (r"cudaGraphSetConditional", "", "void", "ulong uint"),
    (r"cudaGridDependencySynchronize|cudaTriggerProgrammaticLaunchCompletion", "", "void", ""),
    # atomics
    (r"atomicCAS(_block|_system)?", "int", "T", "T@ T T"),
    (r"atomic(Inc|Dec)(_block|_system)?", "uint", "T", "T@ T"),
    (r"atomic\w+", "int", "T", "T@ T"),
    (r"__iAtomicCAS", "int", "T", "T@ T T"), (r"__uAtomicCAS", "uint", "T", "T@ T T"),
    (r"__ullAtomicCAS", "ulong", "T", "T@ T T"),
    (r"__iAtomic\w+", "int", "T", "T@ T"), (r"__uAtomic\w+", "uint", "T", "T@ T"),
    (r"__fAtomic\w+", "float", "T", "T@ T"), (r"__ullAtomic\w+", "ulong", "T", "T@ T"),
    (r"__illAtomic\w+", "long", "T", "T@ T"),
    # mathematics
    (r"(std::)?(%s)" % REAL1, "float", "T", "T"), (r"(%s)f" % REAL1, "float", "T", "T"),
    (r"(std::)?(%s)" % REAL2, "float", "T", "T T"), (r"(%s)f" % REAL2, "float", "T", "T T"),
    (r"[jy]nf?", "float", "T", "int T"), (r"r?normf?", "float", "T", "int const:T*"),
    (r"powif", "float", "T", "T int"), (r"powi", "double", "T", "T int"),
    (r"(std::)?fmaf?|r?norm3df?", "float", "T", "T T T"), (r"r?norm4df?", "float", "T", "T T T T"),
    (r"(std::)?(ldexp|scalbn)f?", "float", "T", "T int"), (r"scalblnf?", "float", "T", "T long"),
    (r"(std::)?ilogbf?", "float", "int", "T"), (r"(std::)?frexpf?", "float", "T", "T int*"),
    (r"(std::)?modff?", "float", "T", "T T*"), (r"(std::)?remquof?", "float", "T", "T T int*"),
    (r"sincosf?|sincospif?|__sincosf", "float", "void", "T T* T*"),
    (r"(std::)?(ll|l)(rint|round)f?", "float", "long", "T"),
    (r"(std::)?(isnan|isinf|isfinite|signbit|isnormal)", "float", "int", "T"),
    (r"(std::)?is(greater|greaterequal|less|lessequal|lessgreater|unordered)", "float", "int", "T T"),
    (r"__isnanf|__isinff|__finitef|__signbitf|finitef|isnanf|isinff", "float", "int", "T"),
    (r"__isnan|__isinf|__finite|__signbitd?|finite", "double", "int", "T"),
    (r"nanf", "", "float", '""'), (r"nan", "", "double", '""'),
    (r"(std::)?(min|max)", "int", "T", "T T"), (r"u(min|max)", "uint", "T", "T T"),
    (r"ll(min|max)", "long", "T", "T T"), (r"ull(min|max)", "ulong", "T", "T T"),
    (r"(std::)?abs", "int", "T", "T"), (r"l?labs", "long", "T", "T"),
    (r"__powf|__fdividef|__f(add|sub|mul|div)_r[nzud]", "float", "T", "T T"), (r"__d(add|sub|mul|div)_r[nzud]", "double", "T", "T T"),
    (r"__f(rcp|sqrt|rsqrt)_r[nzud]|__saturatef|saturate", "float", "T", "T"), (r"__d(rcp|sqrt)_r[nzud]", "double", "T", "T"),
    (r"__fmaf(_ieee)?_r[nzud]", "float", "T", "T T T"), (r"__fma_r[nzud]", "double", "T", "T T T"),
    (r"__(sin|cos|tan|exp|exp10|log|log2|log10|tanh)f|sqrtf, fast", "float", "T", "T"),
    (r"std::move|std::forward", "int", "T", "T"),
    (r"std::clamp", "float", "T", "T T T"),
    # integers
    (r"__(u?)mul24|u?mul24|__u?mulhi|u?mulhi", "int", "T", "T T"), (r"__mul64hi|mul64hi", "long", "T", "T T"),
    (r"__umul64hi|umul64hi", "ulong", "T", "T T"),
    (r"__popc", "uint", "int", "T"), (r"__popcll", "ulong", "int", "T"),
    (r"__builtin_(popcount|clz|ctz)", "uint", "int", "T"),
    (r"__builtin_(popcount|clz|ctz)ll?", "ulong", "int", "T"), (r"__clz|__ffs", "int", "int", "T"), (r"__clzll|__ffsll", "long", "int", "T"),
    (r"__brev|__nv_bswap32", "uint", "T", "T"), (r"__brevll|__nv_bswap64", "ulong", "T", "T"), (r"__nv_bswap16", "ushort", "T", "T"),
    (r"__byte_perm|__funnelshift_\w+", "uint", "T", "T T T"), (r"__fns", "uint", "T", "T T int"),
    (r"__sad", "int", "uint", "T T uint"), (r"__usad", "uint", "uint", "T T T"),
    (r"__r?hadd", "int", "T", "T T"), (r"__ur?hadd", "uint", "T", "T T"),
    (r"__dp[24]a\w*", "int", "int", "T T int"),
    (r"__vi(max|min)_s32_relu", "int", "T", "T T"), (r"__vi(max|min)_s16x2_relu", "uint", "T", "T T"),
    (r"__vi\w+_s32(_relu)?", "int", "T", "T T T"), (r"__vi\w+", "uint", "T", "T T T"),
    (r"__v(abs|neg)(ss)?[24]", "uint", "T", "T"), (r"__v\w+[24]", "uint", "T", "T T"),
    # conversions
    (r"(__)?float_as_int", "", "int", "float"), (r"(__)?float_as_uint", "", "uint", "float"),
    (r"(__)?int_as_float", "", "float", "int"), (r"(__)?uint_as_float", "", "float", "uint"),
    (r"__double_as_longlong", "", "long", "double"), (r"__longlong_as_double", "", "double", "long"),
    (r"__double2(hi|lo)int", "", "int", "double"), (r"__hiloint2double", "", "double", "int int"),
    # memory
    (r"__ld\w+", "float", "T", "const:T*"), (r"__st\w+", "float", "void", "T* T"),
    (r"(std::|__builtin_)?(memcpy|memmove)", "void", "void", "T* const:T* ulong"),
    (r"(std::)?malloc|operator new(\[\])?", "", "__global void*", "ulong"),
    (r"__is(Global|Shared|Local|Constant)", "void", "uint", "const:T*"),
    (r"__cvta_generic_to_shared", "", "ulong", "local-void*"), (r"__cvta_generic_to_global", "", "ulong", "global-void*"),
    (r"__cvta_shared_to_generic", "", "__local void*", "ulong"), (r"__cvta_global_to_generic", "", "__global void*", "ulong"),
    (r"(std::)?free|operator delete(\[\])?", "", "void", "global-void*"),
    (r"(std::|__builtin_)?memset", "void", "void", "T* int ulong"), (r"memcmp", "void", "int", "const:T* const:T* ulong"),
    # the runtime API in kernels
    (r"cuda(Get|PeekAt)LastError", "", "int", ""), (r"cudaGetError(Name|String)", "", "__global const char*", "int"),
    (r"cuda(Stream|Event)CreateWithFlags", "ulong", "int", "T* uint"), (r"cuda(Stream|Event)Destroy", "", "int", "ulong"),
    (r"cudaEventRecord|cudaStreamWaitEvent", "", "int", "ulong ulong uint"), (r"cudaGetDevice", "int", "int", "T*"),
    (r"cudaMemcpyAsync", "", "int", "global-void* global-void* ulong int ulong"),
    (r"cudaMemsetAsync", "", "int", "global-void* int ulong ulong"),
    (r"cudaMalloc", "", "__global void*", "ulong ulong"), (r"cudaFree", "", "void", "global-void*"),
    # asynchronous copies, and barriers in shared memory
    (r"__pipeline_memcpy_async", "", "void", "local-void* global-void* ulong ulong"),
    (r"__pipeline_(commit|wait_prior|arrive_on)", "", "void", ""),
    (r"__mbarrier_init", "", "void", "local-ulong* uint"), (r"__mbarrier_inval", "", "void", "local-ulong*"),
    (r"__mbarrier_arrive(_and_drop)?", "", "ulong", "local-ulong*"), (r"__cu2cl_mbarrier_arrive", "", "ulong", "local-ulong* uint"),
    (r"__mbarrier_(test|try)_wait", "", "int", "local-ulong* ulong"), (r"__cu2cl_mbarrier_wait", "", "void", "local-ulong* ulong"),
    (r"__cu2cl_mbarrier_wait_parity", "", "void", "local-ulong* int"), (r"__mbarrier_token_pending_count", "", "uint", "ulong"),
    (r"__cu2cl_mbarrier_expect_bytes", "", "void", "local-ulong* uint"),
    (r"__cu2cl_mbarrier_arrive_expect_bytes", "", "ulong", "local-ulong* uint uint"),
    (r"__cu2cl_mbarrier_test_parity", "", "int", "local-ulong* uint"),
    (r"__cu2cl_bulk_to_shared", "", "void", "local-void* global-void* uint local-ulong*"),
    (r"__cu2cl_bulk_to_global", "", "void", "global-void* local-void* uint"),
    (r"__cu2cl_bulk_wait(_read)?", "", "void", "uint"),
    (r"cuda::device::experimental::(cp_async_bulk_(commit_group|wait_group_read)|fence_proxy_async_shared_cta)", "", "void", ""),
    (r"cuda::ptx::(cp_async_bulk_commit_group|fence_proxy_async|fence_mbarrier_init)", "", "void", ""),
    (r"__cu2cl_mbarrier_arrive_after_copies", "", "void", "local-ulong*"),
    (r"__cu2cl_copy_async", "void", "void", "T* const:T* ulong ulong"),
    (r"__cu2cl_named_(sync|arrive)", "", "void", "uint uint"),
    (r"__mbarrier_maximum_count", "", "uint", ""),
    # matrices of a warp
    (r"(nvcuda::wmma::)?__float_to_tf32", "", "float", "float"),
    (r"nvcuda::wmma::detail::load_matrix(_tf32)?", "float", "void", "private-T* T@ uint int int int int int"),
    (r"nvcuda::wmma::detail::store_matrix", "", "void", "T@ private-T* uint int int int int"),
    (r"nvcuda::wmma::detail::multiply(_tf32)?", "float", "void", "private-T* private-T* private-T* private-T* int int int int int int"),
    # vectors
    (r"dim3::dim3", "uint", "cu_dim3", "uint uint uint"),
    # complex numbers
    (r"make_cu(Float)?Complex", "float", "float2", "T T"), (r"make_cuDoubleComplex", "double", "double2", "T T"),
    (r"cuC(real|imag|abs)f", "float2", "float", "T"), (r"cuC(real|imag|abs)", "double2", "double", "T"),
    (r"cuConjf", "float2", "T", "T"), (r"cuConj", "double2", "T", "T"),
    (r"cuC(add|sub|mul|div)f", "float2", "T", "T T"), (r"cuC(add|sub|mul|div)", "double2", "T", "T T"),
    (r"cuCfmaf", "float2", "T", "T T T"), (r"cuCfma", "double2", "T", "T T T"),
    (r"cuComplexFloatToDouble", "float2", "double2", "T"), (r"cuComplexDoubleToFloat", "double2", "float2", "T"),
    # random numbers: the overloads say which state
    (r"curand_init", "", "void", "ulong ulong ulong S@"), (r"skipahead(_(sub)?sequence)?", "", "void", "ulong S@"),
    (r"curand", "", "ulong", "S@"), (r"curand4", "", "uint4", "S@"), (r"curand_Philox4x32_10", "", "uint4", "uint4 uint2"),
    (r"curand_(uniform|normal)", "", "float", "S@"), (r"curand_normal2", "", "float2", "S@"),
    (r"curand_(uniform|normal)4", "", "float4", "S@"), (r"curand_(uniform|normal)_double", "", "double", "S@"),
    (r"curand_(uniform|normal)2_double", "", "double2", "S@"), (r"curand_(uniform|normal)4_double", "", "cu_double4", "S@"),
    (r"curand_log_normal", "", "float", "S@ float float"), (r"curand_log_normal2", "", "float2", "S@ float float"),
    (r"curand_log_normal4", "", "float4", "S@ float float"), (r"curand_log_normal_double", "", "double", "S@ double double"),
    (r"curand_log_normal2_double", "", "double2", "S@ double double"),
    (r"curand_log_normal4_double", "", "cu_double4", "S@ double double"),
    (r"curand_mtgp32_specific", "", "uint", "curandStateMtgp32@ uchar uchar"),
    (r"curand_(poisson|discrete)", "", "uint", "S@ T"), (r"curand_(poisson|discrete)4", "", "uint4", "S@ T"),
    # numbers of 16 bits
    (r"__h(add|sub|mul)2?_(rn|sat)|__h(add|sub|mul)2|__h(sub|mul|div)|__h2div|__h(max|min)2?(_nan)?", "", "T", "T T"),
    (r"__hfma2?(_sat|_relu)?|__hcmadd", "", "T", "T T T"), (r"(__)?h2?(%s)2?|__hisnan2" % HALF1, "", "T", "T"),
    (r"__his(nan|inf)", "", "int", "T"), (r"__h(eq|ne|le|ge|lt|gt)u?2", "", "T", "T T"),
    (r"__h(eq|ne|le|ge|lt|gt)u?|__hb(eq|ne|le|ge|lt|gt)u?2", "", "int", "T T"),
    (r"__h(eq|ne|le|ge|lt|gt)u?2_mask", "", "uint", "T T"),
    (r"operator[-+*/]=?", "", "T", "T T"), (r"operator([=!<>]=|<|>)", "", "int", "T T"),
    (r"__half::(__half|operator=)", "", "cu_half", "T"), (r"__half2::__half2", "", "cu_half2", "T T"),
    (r"__nv_bfloat16::(__nv_bfloat16|operator=)", "", "cu_bfloat16", "T"), (r"__nv_bfloat162::__nv_bfloat162", "", "cu_bfloat162", "T T"),
    (r"__\w+::operator float", "", "float", ""), (r"__half::operator __half_raw", "", "cu_half", ""),
    (r"__half2::operator __half2_raw", "", "cu_half2_raw", ""), (r"__nv_bfloat16::operator __nv_bfloat16_raw", "", "cu_bfloat16", ""),
    (r"__nv_bfloat162::operator __nv_bfloat162_raw", "", "cu_bfloat162_raw", ""),
    (r"__(low|high)2float", "", "float", "T"), (r"__lowhigh2highlow", "", "T", "T"),
    # warps
    (r"__shfl(_up|_down|_xor)?_sync", "int", "S", "uint S int int"), (r"__shfl(_up|_down|_xor)?", "int", "S", "S int int"),
    (r"__(any|all|uni)_sync", "", "int", "uint int"), (r"__ballot_sync", "", "uint", "uint int"),
    (r"__any|__all", "", "int", "int"), (r"__ballot", "", "uint", "int"), (r"__activemask", "", "uint", ""),
    (r"__match_any_sync", "int", "uint", "uint S"), (r"__match_all_sync", "int", "uint", "uint S int@"),
    (r"__reduce_(add|min|max)_sync", "int", "S", "uint S"), (r"__reduce_(and|or|xor)_sync", "", "uint", "uint uint"),
    # cooperative groups
    (r"cooperative_groups::\w+::shfl\w*", "int", "T", "T int"), (r"cooperative_groups::\w+::(any|all)", "", "int", "int"),
    (r"cooperative_groups::\w+::ballot", "", "uint", "int"), (r"cooperative_groups::\w+::match_any", "int", "uint", "T"),
    (r"cooperative_groups::\w+::meta_group_(rank|size)", "", "uint", ""),
    (r"cooperative_groups::(tiled_partition|binary_partition)", "", "cu_group", "cu_group int"),
    (r"cooperative_groups::labeled_partition", "int", "cu_group", "cu_group S"),
    (r"cooperative_groups::coalesced_threads", "", "cu_group", ""),
    (r"cooperative_groups::(reduce|inclusive_scan|exclusive_scan)", "int", "S", "cu_group S int"),
    (r"cooperative_groups::(plus|less|greater|bit_and|bit_or|bit_xor)::operator\(\)", "int", "int", "int int"),
    (r"cooperative_groups::(this_thread_block|this_grid|this_cluster)", "", "int", ""),
    (r"cooperative_groups::cluster_group::query_shared_rank", "int", "uint", "const:T*"),
    (r"cooperative_groups::(\w+::)?(sync|barrier_wait)", "", "void", ""), (r"cooperative_groups::\w+::barrier_arrive", "", "int", ""),
    (r"cooperative_groups::\w+::(group_index|thread_index|dim_threads|group_dim|block_index|dim_blocks|cluster_index|dim_clusters)", "",
     "cu_dim3", ""),
    (r"cooperative_groups::(\w+::)?(thread_rank|size|num_threads|num_blocks|block_rank|group_size|num_clusters|cluster_rank)", "",
     "ulong", ""),
]


def signature(name):
    """The default of T, the result and the parameters of a CUDA function; None when it is unknown."""
    match = re.fullmatch(r"make_(u?)(char|short|int|longlong|long|float|double)([1-4])(_\d+a)?", name)
    if match:
        base = match[1] + match[2].replace("longlong", "long")
        vector = ("cu_" if match[3] in "13" else "") + base + match[3]
        return base, vector, " ".join(["T"] * COMPONENTS[match[3]])
    match = re.fullmatch(r"__(int|uint|ll|ull|float|double)2(int|uint|ll|ull|float|double)_r[nzud]", name)
    if match:
        return "", CONVERT[match[2]], CONVERT[match[1]]
    match = re.fullmatch(r"__(\w+?)2(half2?|bfloat162?)(_r[nzud])?|__(half2?|bfloat162?)2(\w+?)(_r[nzud])?", name)
    if match and (match[1] or match[4]) in CONVERT and (match[2] or match[5]) in CONVERT:
        return "", CONVERT[match[2] or match[5]], CONVERT[match[1] or match[4]]
    match = re.fullmatch(r"(?:__|make_)(halves2|float2|floats2|float22|lows?2|highs?2|)(half|bfloat16)(2?)(_rn)?", name)
    if match:
        one, two = "cu_" + match[2], "cu_" + match[2] + "2"
        parameters = {"halves2": [one, one], "": [one, one], "float2": ["float"], "floats2": ["float", "float"],
                      "float22": ["float2"], "lows2": [two, two], "highs2": [two, two]}.get(match[1], [two])
        return "", one + match[3], " ".join(parameters)
    match = re.fullmatch(r"__(half|bfloat16)_as_(u?short)|__(u?short)_as_(half|bfloat16)", name)
    if match:
        return "", match[2] or "cu_" + match[4], "cu_" + match[1] if match[1] else match[3]
    for pattern, default, result, parameters in SIGNATURES:
        if re.fullmatch(pattern, name):
            return default, result, parameters
    return None


# Textures and surfaces: the parameters that the rules use, by the shape in the name. `{t}` and `{n}` are tried with all they
# stand for.
SHAPES = {"1D": "int", "2D": "int int", "3D": "int int int", "1DLayered": "int int", "2DLayered": "int int int",
          "Cubemap": "int int int", "CubemapLayered": "int int int"}
FETCHED = {"f": "float4", "i": "int4", "ui": "uint4"}
MOVED = {"1": "uchar", "2": "ushort", "4": "uint", "8": "uint2", "16": "uint4"}


def texture_parameters(cuda):
    if cuda == "tex1Dfetch":
        return "ulong int"
    if cuda == "tex2Dgather":
        return "ulong float float int"
    shape, kind = re.match(r"tex(\w+?)(Lod|Grad)?$", cuda).groups()
    axes = 3 if shape.startswith("Cubemap") else int(shape[0])
    place = "ulong" + " float" * axes + (" int" if shape.endswith("Layered") else "")
    step = {1: " float", 2: " float2", 3: " float4"}[axes]
    return place + {"Lod": " float", "Grad": 2 * step, None: ""}[kind]


def opencl_type(cxx):
    """OpenCL C's type for a C++ type of an overload; atomics are the only overloads with pointers."""
    if cxx.startswith("cooperative_groups::"):
        return "uint"
    if cxx in ("void *", "curandDiscreteDistribution_st *"):  # what the host makes
        return "global-%s*" % cxx[:-2]
    if cxx.startswith("const "):
        return opencl_type(cxx[6:])
    if cxx != "*" and cxx.endswith(" *"):
        return opencl_type(cxx[:-2]) + "@"
    return OPENCL.get(cxx, cxx)


def variants(parameters):
    """The parameters with every combination of address spaces: lists of (type, space or None)."""
    choices = []
    for parameter in parameters:
        if parameter.startswith('"'):
            choices.append([(parameter, None)])
        elif "-" in parameter:
            space, pointee = parameter[:-1].split("-")
            choices.append([(pointee, space)])
        elif parameter.endswith("@"):
            choices.append([(parameter[:-1], space) for space in SPACES["@"]])
        elif parameter.endswith("*"):
            const = "const " if parameter.startswith("const:") else ""
            pointee = parameter[:-1].replace("const:", "")
            choices.append([(const + pointee, space) for space in SPACES[const]])
        else:
            choices.append([(parameter, None)])
    return itertools.product(*choices)


def expand(to, parameters):
    """The text of the call with a1, a2, ... as arguments."""
    arguments = [t if t.startswith('"') else "a%d" % (i + 1) for i, (t, _) in enumerate(parameters)]
    text = re.sub(r"\{s(\d)\}", lambda m: parameters[int(m[1]) - 1][1], to)
    text = text.replace("{tile}", "16").replace("{parent}", "32")
    if not re.search(r"[()$]", text):
        return "%s(%s)" % (text, ", ".join(arguments))
    text = text.replace("$*", ", ".join(arguments)).replace("$this", "group")
    return re.sub(r"\$(\d)", lambda m: arguments[int(m[1]) - 1], text)


def widest(first, types):
    """The common type of arithmetic arguments; else the first type."""
    ranks = ["int", "uint", "long", "ulong", "float", "double"]
    return max(types, key=ranks.index) if types and all(t in ranks for t in types) else first


class Writer:
    """Collects the calls, the headers that they need, and what is wrong with the rules."""

    def __init__(self, prelude):
        self.prelude = prelude
        self.functions, self.problems, self.headers, self.accesses = [], [], set(), set()

    def header_text(self, name):
        with open(os.path.join(self.prelude, name)) as stream:
            text = stream.read()
        for inner in re.findall(r"#include <cu2cl/(.*)>", text):
            text += self.header_text(inner)
        return text

    def check(self, cuda, row, text, types):
        header = row.get("header")
        for name in re.findall(r"\bcu_\w+", row.get("unfilled", text)):
            if header in ("convert.clh", "half.clh", "bfloat16.clh", "warp_half.clh", "warp_bfloat16.clh", "special.clh", "matrix.clh") or (header or "").startswith("curand_"):
                continue  # their functions are made by macros; compilers see whether they exist
            stem = re.sub(r"(_(global|local|private|constant|u?int[24]?|u?long|float[24]?|double2?|b32|b64|add|min|max|and|or|xor"
                          r"|up|down))+$", "", name)
            made = r"\(%s, type" % stem[len("cu_"):]  # CU_SHUFFLE_OF(shfl, type, ...)
            if not header or not re.search(r"\b%s|%s" % (stem, made), self.header_text(header)):
                self.problems.append("%s: no header of the rule defines %s" % (cuda, name))
        needs = (row.get("needs") or "").replace(" ", "").split(",")
        if any((name in text) != (need in needs) for name, need in
               (("cu_lanes", "scratch"), ("cu_grid)", "grid"), ("cu_heap", "heap"), ("cu_printf", "output"), ("cu_launches", "launches"), ("cu_shared,", "shared"))):
            self.problems.append("%s: `needs` and the hidden arguments of the text differ" % cuda)
        if any(t.startswith("double") or t.startswith("cu_double") for t in types) and "fp64" not in needs:
            self.problems.append("%s: double without `needs: fp64`" % cuda)
        if re.search(r"\batom_|atomic_\w+_double", text) and "int64_atomics" not in needs:
            self.problems.append("%s: a 64-bit atomic without `needs: int64_atomics`" % cuda)

    def call(self, cuda, row, result, parameters):
        for argument in set(re.findall(r"\$\d", row["to"])):
            if row["to"].count(argument) > 1 and not row["to"].startswith("$1 = "):
                self.problems.append("%s: evaluates %s twice" % (cuda, argument))
        if row.get("header"):
            self.headers.add(row["header"])
        for variant in variants(parameters):
            text = expand(row["to"], variant)
            self.check(cuda, row, text, [result] + [t for t, _ in variant])
            declared = ["__global int *cu_status", "__local ulong *cu_lanes", "volatile __global uint *cu_grid",
                        "__global uint *cu_heap", "__global uint *cu_output", "__global uint *cu_launches", "int *cu_error", "__local uint *cu_shared",
                        OPENCL.get(cuda.split("::")[0], "uint") + " group"]
            for i, (kind, space) in enumerate(variant):
                if space:
                    declared.append("__%s %s *a%d" % (space, kind, i + 1))
                elif not kind.startswith('"'):
                    declared.append("%s a%d" % (kind, i + 1))
            statement = text + ";" if result == "void" else "%s r = %s;\n    (void)r;" % (result, text)
            number = len(self.functions)
            self.functions.append("/* %s */\nvoid call_%d(%s);\nvoid call_%d(%s)\n{\n    (void)cu_status, (void)cu_lanes, (void)cu_grid, (void)cu_heap, (void)cu_output, (void)cu_launches, (void)cu_error, (void)cu_shared, (void)group;\n    %s\n}\n"
                                  % (cuda, number, ", ".join(declared), number, ", ".join(declared), statement))

    def access(self, rule):
        """A rule of textures or surfaces, for all kinds of elements; each text once."""
        cuda, to = rule["cuda"], rule["to"].replace("$boundary", "CU_BOUNDARY_TRAP, cu_status")
        if to in self.accesses:
            return
        self.accesses.add(to)
        row = {"header": rule["header"], "needs": rule.get("needs"), "unfilled": to}
        if rule["access"] == "fetch":
            for kind, result in FETCHED.items():
                self.call(cuda, dict(row, to=to.replace("{t}", kind)), result, texture_parameters(cuda).split())
            return
        shape = re.match(r"surf(\w+?)(read|write)$", cuda)[1]
        for size, moved in MOVED.items():
            parameters = ["ulong"] + SHAPES[shape].split()
            result = moved if rule["access"] == "read" else "void"
            self.call(cuda, dict(row, to=to.replace("{n}", size)), result,
                      parameters if rule["access"] == "read" else [moved] + parameters)

    def rule(self, rule):
        cuda, rows = rule["cuda"], list(rule.get("overloads", []))
        if rule["state"] == "none" or not rows and "to" not in rule:
            return  # no text: not ported, or with a body
        if "access" in rule:
            self.access(rule)
            return
        found = signature(cuda)
        if not found:
            self.problems.append("%s: no signature in rule_calls.py" % cuda)
            return
        if "to" in rule:
            rows.append(rule)
        for row in rows:
            default, result, parameters = found
            types = [opencl_type(t) for t in row.get("types", [])]
            first = types[0].rstrip("@") if types else default
            second = types[1] if len(types) > 1 else first
            parts = [re.sub(r"\bT\b", first, re.sub(r"\bS\b", second, p)) for p in parameters.split()]
            parts[:len(types)] = types
            if cuda.startswith(("operator", "curand_init")) or cuda.endswith("2::" + cuda.split("::")[0]):
                parts = types  # with one name there are functions of different numbers of arguments
            if cuda.startswith("nvcuda"):  # a lane's elements are its own
                parts = ["private-%s*" % t[:-1] if p.startswith("private") and t[-1] == "@" else t
                         for p, t in zip(parameters.split(), parts)]
            result = re.sub(r"\bS\b", second, result)
            result = re.sub(r"\bT\b", "double" if "*" in row.get("types", []) else widest(first, types), result)
            inherited = {key: row.get(key, rule.get(key)) for key in ("header", "needs")}
            self.call(cuda, {"to": row["to"], **inherited}, result, parts)


def main():
    rules, out = sys.argv[1:]
    writer = Writer(os.path.join(rules, "../../src/runtime/device"))
    for path in sorted(glob.glob(os.path.join(rules, "*.yaml"))):
        with open(path) as stream:
            for rule in yaml.safe_load(stream).get("functions", []):  # instructions of PTX are tested by e2e
                writer.rule(rule)
    if writer.problems:
        sys.exit("\n".join(writer.problems))
    with open(out, "w") as stream:
        for header in sorted(writer.headers - {"clock.clh"}):
            stream.write("#include <cu2cl/%s>\n" % header)
        # Clocks exist on some devices only; without one, clock.clh does not compile.
        stream.write("#if defined(cl_nv_pragma_unroll)\n#define GLOBALTIMER 1\n#define CLOCK 1\n")
        stream.write("#elif defined(__x86_64__)\n#define CLOCK 1\n#endif\n")
        stream.write("#ifdef CLOCK\n#include <cu2cl/clock.clh>\n#endif\n\n")
        for function in writer.functions:
            guard = "GLOBALTIMER" if "cu_globaltimer" in function else "CLOCK" if "cu_clock" in function else None
            stream.write("#ifdef %s\n%s#endif\n\n" % (guard, function) if guard else function + "\n")
        stream.write("__kernel void calls(__global int *p)\n{\n    *p = %d;\n}\n" % len(writer.functions))
    print("%d calls" % len(writer.functions))


main()
