/* <nv/target>: code that depends on what it is compiled for, host code or which devices. As with
 * nvcc, the architecture in kernels is that of the compiler flags. */
#ifndef CU2CL_NV_TARGET_H
#define CU2CL_NV_TARGET_H

#define NV_ANY_TARGET 1
#define NV_NO_TARGET  0
#ifdef __CUDA_ARCH__
#define NV_IS_HOST    0
#define NV_IS_DEVICE  1
#define CU2CL_NV_ARCH __CUDA_ARCH__
#else
#define NV_IS_HOST    1
#define NV_IS_DEVICE  0
#define CU2CL_NV_ARCH 0
#endif

/* 1 or 0, since the macros below put names together with them. */
#if CU2CL_NV_ARCH >= 350
#define NV_PROVIDES_SM_35 1
#else
#define NV_PROVIDES_SM_35 0
#endif
#if CU2CL_NV_ARCH == 350
#define NV_IS_EXACTLY_SM_35 1
#else
#define NV_IS_EXACTLY_SM_35 0
#endif
#if CU2CL_NV_ARCH >= 370
#define NV_PROVIDES_SM_37 1
#else
#define NV_PROVIDES_SM_37 0
#endif
#if CU2CL_NV_ARCH == 370
#define NV_IS_EXACTLY_SM_37 1
#else
#define NV_IS_EXACTLY_SM_37 0
#endif
#if CU2CL_NV_ARCH >= 500
#define NV_PROVIDES_SM_50 1
#else
#define NV_PROVIDES_SM_50 0
#endif
#if CU2CL_NV_ARCH == 500
#define NV_IS_EXACTLY_SM_50 1
#else
#define NV_IS_EXACTLY_SM_50 0
#endif
#if CU2CL_NV_ARCH >= 520
#define NV_PROVIDES_SM_52 1
#else
#define NV_PROVIDES_SM_52 0
#endif
#if CU2CL_NV_ARCH == 520
#define NV_IS_EXACTLY_SM_52 1
#else
#define NV_IS_EXACTLY_SM_52 0
#endif
#if CU2CL_NV_ARCH >= 530
#define NV_PROVIDES_SM_53 1
#else
#define NV_PROVIDES_SM_53 0
#endif
#if CU2CL_NV_ARCH == 530
#define NV_IS_EXACTLY_SM_53 1
#else
#define NV_IS_EXACTLY_SM_53 0
#endif
#if CU2CL_NV_ARCH >= 600
#define NV_PROVIDES_SM_60 1
#else
#define NV_PROVIDES_SM_60 0
#endif
#if CU2CL_NV_ARCH == 600
#define NV_IS_EXACTLY_SM_60 1
#else
#define NV_IS_EXACTLY_SM_60 0
#endif
#if CU2CL_NV_ARCH >= 610
#define NV_PROVIDES_SM_61 1
#else
#define NV_PROVIDES_SM_61 0
#endif
#if CU2CL_NV_ARCH == 610
#define NV_IS_EXACTLY_SM_61 1
#else
#define NV_IS_EXACTLY_SM_61 0
#endif
#if CU2CL_NV_ARCH >= 620
#define NV_PROVIDES_SM_62 1
#else
#define NV_PROVIDES_SM_62 0
#endif
#if CU2CL_NV_ARCH == 620
#define NV_IS_EXACTLY_SM_62 1
#else
#define NV_IS_EXACTLY_SM_62 0
#endif
#if CU2CL_NV_ARCH >= 700
#define NV_PROVIDES_SM_70 1
#else
#define NV_PROVIDES_SM_70 0
#endif
#if CU2CL_NV_ARCH == 700
#define NV_IS_EXACTLY_SM_70 1
#else
#define NV_IS_EXACTLY_SM_70 0
#endif
#if CU2CL_NV_ARCH >= 720
#define NV_PROVIDES_SM_72 1
#else
#define NV_PROVIDES_SM_72 0
#endif
#if CU2CL_NV_ARCH == 720
#define NV_IS_EXACTLY_SM_72 1
#else
#define NV_IS_EXACTLY_SM_72 0
#endif
#if CU2CL_NV_ARCH >= 750
#define NV_PROVIDES_SM_75 1
#else
#define NV_PROVIDES_SM_75 0
#endif
#if CU2CL_NV_ARCH == 750
#define NV_IS_EXACTLY_SM_75 1
#else
#define NV_IS_EXACTLY_SM_75 0
#endif
#if CU2CL_NV_ARCH >= 800
#define NV_PROVIDES_SM_80 1
#else
#define NV_PROVIDES_SM_80 0
#endif
#if CU2CL_NV_ARCH == 800
#define NV_IS_EXACTLY_SM_80 1
#else
#define NV_IS_EXACTLY_SM_80 0
#endif
#if CU2CL_NV_ARCH >= 860
#define NV_PROVIDES_SM_86 1
#else
#define NV_PROVIDES_SM_86 0
#endif
#if CU2CL_NV_ARCH == 860
#define NV_IS_EXACTLY_SM_86 1
#else
#define NV_IS_EXACTLY_SM_86 0
#endif
#if CU2CL_NV_ARCH >= 870
#define NV_PROVIDES_SM_87 1
#else
#define NV_PROVIDES_SM_87 0
#endif
#if CU2CL_NV_ARCH == 870
#define NV_IS_EXACTLY_SM_87 1
#else
#define NV_IS_EXACTLY_SM_87 0
#endif
#if CU2CL_NV_ARCH >= 880
#define NV_PROVIDES_SM_88 1
#else
#define NV_PROVIDES_SM_88 0
#endif
#if CU2CL_NV_ARCH == 880
#define NV_IS_EXACTLY_SM_88 1
#else
#define NV_IS_EXACTLY_SM_88 0
#endif
#if CU2CL_NV_ARCH >= 890
#define NV_PROVIDES_SM_89 1
#else
#define NV_PROVIDES_SM_89 0
#endif
#if CU2CL_NV_ARCH == 890
#define NV_IS_EXACTLY_SM_89 1
#else
#define NV_IS_EXACTLY_SM_89 0
#endif
#if CU2CL_NV_ARCH >= 900
#define NV_PROVIDES_SM_90 1
#else
#define NV_PROVIDES_SM_90 0
#endif
#if CU2CL_NV_ARCH == 900
#define NV_IS_EXACTLY_SM_90 1
#else
#define NV_IS_EXACTLY_SM_90 0
#endif
#if CU2CL_NV_ARCH >= 1000
#define NV_PROVIDES_SM_100 1
#else
#define NV_PROVIDES_SM_100 0
#endif
#if CU2CL_NV_ARCH == 1000
#define NV_IS_EXACTLY_SM_100 1
#else
#define NV_IS_EXACTLY_SM_100 0
#endif
#if CU2CL_NV_ARCH >= 1010
#define NV_PROVIDES_SM_101 1
#else
#define NV_PROVIDES_SM_101 0
#endif
#if CU2CL_NV_ARCH == 1010
#define NV_IS_EXACTLY_SM_101 1
#else
#define NV_IS_EXACTLY_SM_101 0
#endif
#if CU2CL_NV_ARCH >= 1030
#define NV_PROVIDES_SM_103 1
#else
#define NV_PROVIDES_SM_103 0
#endif
#if CU2CL_NV_ARCH == 1030
#define NV_IS_EXACTLY_SM_103 1
#else
#define NV_IS_EXACTLY_SM_103 0
#endif
#if CU2CL_NV_ARCH >= 1100
#define NV_PROVIDES_SM_110 1
#else
#define NV_PROVIDES_SM_110 0
#endif
#if CU2CL_NV_ARCH == 1100
#define NV_IS_EXACTLY_SM_110 1
#else
#define NV_IS_EXACTLY_SM_110 0
#endif
#if CU2CL_NV_ARCH >= 1200
#define NV_PROVIDES_SM_120 1
#else
#define NV_PROVIDES_SM_120 0
#endif
#if CU2CL_NV_ARCH == 1200
#define NV_IS_EXACTLY_SM_120 1
#else
#define NV_IS_EXACTLY_SM_120 0
#endif
#if CU2CL_NV_ARCH >= 1210
#define NV_PROVIDES_SM_121 1
#else
#define NV_PROVIDES_SM_121 0
#endif
#if CU2CL_NV_ARCH == 1210
#define NV_IS_EXACTLY_SM_121 1
#else
#define NV_IS_EXACTLY_SM_121 0
#endif
/* What only sm_90a and its like have is not ported. */
#define NV_HAS_FEATURE_SM_90a  0
#define NV_HAS_FEATURE_SM_100a 0
#define NV_HAS_FEATURE_SM_101a 0
#define NV_HAS_FEATURE_SM_103a 0
#define NV_HAS_FEATURE_SM_120a 0
#define NV_HAS_FEATURE_SM_121a 0

#define CU2CL_NV_PASTE(a, b)  CU2CL_NV_PASTE_(a, b)
#define CU2CL_NV_PASTE_(a, b) a##b
#define CU2CL_NV_BLOCK(...)                                                                        \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define CU2CL_NV_IF_1(yes, ...)     CU2CL_NV_BLOCK yes
#define CU2CL_NV_IF_0(yes, no, ...) CU2CL_NV_BLOCK no

#define NV_IF_TARGET(condition, ...)          CU2CL_NV_PASTE(CU2CL_NV_IF_, condition)(__VA_ARGS__, (), )
#define NV_IF_ELSE_TARGET(condition, yes, no) NV_IF_TARGET(condition, yes, no)

/* The code of the first condition that holds, of up to 16. */
#define NV_DISPATCH_TARGET(...) CU2CL_NV_CHOOSE1(__VA_ARGS__, 1, (), )
#define CU2CL_NV_CHOOSE1(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE1_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE1_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE1_0(code, ...) CU2CL_NV_CHOOSE2(__VA_ARGS__)
#define CU2CL_NV_CHOOSE2(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE2_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE2_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE2_0(code, ...) CU2CL_NV_CHOOSE3(__VA_ARGS__)
#define CU2CL_NV_CHOOSE3(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE3_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE3_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE3_0(code, ...) CU2CL_NV_CHOOSE4(__VA_ARGS__)
#define CU2CL_NV_CHOOSE4(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE4_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE4_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE4_0(code, ...) CU2CL_NV_CHOOSE5(__VA_ARGS__)
#define CU2CL_NV_CHOOSE5(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE5_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE5_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE5_0(code, ...) CU2CL_NV_CHOOSE6(__VA_ARGS__)
#define CU2CL_NV_CHOOSE6(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE6_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE6_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE6_0(code, ...) CU2CL_NV_CHOOSE7(__VA_ARGS__)
#define CU2CL_NV_CHOOSE7(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE7_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE7_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE7_0(code, ...) CU2CL_NV_CHOOSE8(__VA_ARGS__)
#define CU2CL_NV_CHOOSE8(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE8_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE8_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE8_0(code, ...) CU2CL_NV_CHOOSE9(__VA_ARGS__)
#define CU2CL_NV_CHOOSE9(condition, code, ...)                                                     \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE9_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE9_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE9_0(code, ...) CU2CL_NV_CHOOSE10(__VA_ARGS__)
#define CU2CL_NV_CHOOSE10(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE10_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE10_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE10_0(code, ...) CU2CL_NV_CHOOSE11(__VA_ARGS__)
#define CU2CL_NV_CHOOSE11(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE11_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE11_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE11_0(code, ...) CU2CL_NV_CHOOSE12(__VA_ARGS__)
#define CU2CL_NV_CHOOSE12(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE12_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE12_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE12_0(code, ...) CU2CL_NV_CHOOSE13(__VA_ARGS__)
#define CU2CL_NV_CHOOSE13(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE13_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE13_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE13_0(code, ...) CU2CL_NV_CHOOSE14(__VA_ARGS__)
#define CU2CL_NV_CHOOSE14(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE14_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE14_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE14_0(code, ...) CU2CL_NV_CHOOSE15(__VA_ARGS__)
#define CU2CL_NV_CHOOSE15(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE15_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE15_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE15_0(code, ...) CU2CL_NV_CHOOSE16(__VA_ARGS__)
#define CU2CL_NV_CHOOSE16(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE16_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE16_1(code, ...) CU2CL_NV_BLOCK code
#define CU2CL_NV_CHOICE16_0(code, ...) CU2CL_NV_CHOOSE17(__VA_ARGS__)
#define CU2CL_NV_CHOOSE17(condition, code, ...)                                                    \
    CU2CL_NV_PASTE(CU2CL_NV_CHOICE17_, condition)(code, __VA_ARGS__)
#define CU2CL_NV_CHOICE17_1(code, ...) CU2CL_NV_BLOCK code

#endif
