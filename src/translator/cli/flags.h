/* Compiler flags, as nvcc, gcc and clang take them: the one place that reads them.
 *
 * flags.def says what each flag is called, what value it has and what becomes of it. What the
 * stages need is in `struct flags`: words for libclang, facts such as the architecture, and a list
 * of uses for the emitted build. No other file looks at the text of a flag. */
#ifndef CU2CL_FLAGS_H
#define CU2CL_FLAGS_H

#include "text/diag.h"
#include <stdbool.h>

/* What becomes of a flag. */
enum flag_action {
    FLAG_HARMLESS, /* left out: it changes nothing that a port computes */
    FLAG_WARN,     /* left out, which may matter: CU3012 */
    FLAG_COMPILE,  /* goes to the host compiler */
    FLAG_LINK,     /* goes to the linking compiler */
    FLAG_BOTH,     /* goes to both */
    FLAG_PARSED,   /* libclang and the host compiler get it */
    FLAG_COMPILER, /* its values are flags of the host compiler */
    FLAG_LINKER,   /* its values are for the linker */
    FLAG_INCLUDE,  /* -I */
    FLAG_SYSTEM,   /* -isystem */
    FLAG_QUOTE,    /* -iquote */
    FLAG_AFTER,    /* -idirafter */
    FLAG_FORCED,   /* -include */
    FLAG_DEFINE,
    FLAG_UNDEFINE,
    FLAG_FOLDER, /* of libraries */
    FLAG_LIBRARY,
    FLAG_FILE, /* an object or a library by its path */
    FLAG_STANDARD,
    FLAG_LANGUAGE,
    FLAG_ARCHITECTURE, /* -arch */
    FLAG_GENERATE,     /* -gencode */
    FLAG_CODE,
    FLAG_RELOCATABLE,
    FLAG_FAST_MATH,
    FLAG_FTZ,
    FLAG_PREC_DIV,
    FLAG_PREC_SQRT,
    FLAG_FMAD,
    FLAG_OPENMP,
    FLAG_LAMBDA,
    FLAG_STREAM,
    FLAG_OPTIONS_FILE,
    FLAG_FORWARD, /* what is unknown goes to the compiler */
    FLAG_FORWARD_LINK,
    FLAG_FORWARD_BOTH,
};

/* One thing that the emitted build has to do: COMPILE, LINK, BOTH, INCLUDE, SYSTEM, QUOTE, AFTER,
 * FORCED, DEFINE, UNDEFINE, FOLDER, LIBRARY or FILE. */
struct flag_use {
    enum flag_action action;
    const char *value; /* for COMPILE, LINK and BOTH the whole flag as gcc spells it */
};

enum flag_language { LANGUAGE_BY_NAME, LANGUAGE_CUDA, LANGUAGE_CXX, LANGUAGE_C };

struct flag_list {
    const char **items; /* NULL-terminated */
    size_t count;
};

struct flags {
    /* Words for libclang: -I, -D, ..., without standard and language; and macros that nvcc defines
     * in CUDA sources, and in their device pass. */
    struct flag_list parse, parse_cuda, parse_device;
    struct flag_use *uses;
    size_t use_count;
    const char **option_texts; /* of the files of options that were read */
    size_t option_text_count;
    const char *standard; /* `c++17`; NULL: none given. CUDA sources: flags_cuda_standard */
    enum flag_language language;
    /* Values of __CUDA_ARCH__ that nvcc would compile for, ascending, none twice: 750 without a
     * flag. */
    unsigned *architectures;
    size_t architecture_count;
    const char *architecture_list; /* the same, `750,900` */
    char feature;                  /* of the highest: 'a' for sm_90a, 'f' for sm_100f, else 0 */
    bool relocatable, fast_math, openmp, extended_lambda, stream_per_thread;
    bool ftz, prec_div, prec_sqrt, fmad;
};

/* Reads flags: the words of a command line, in order. Memory comes from `arena`. Reports unknown
 * ones (CU1016) and those that a port can't follow (CU3012). Returns false, with CU1003, CU1011 or
 * CU1030, when a value is missing or makes no sense; `flags` is complete even then. */
bool flags_read(struct flags *flags, struct arena *arena, struct diag *diag,
                const char *const *words, size_t count);

/* A command that does more with a command line than port. */
struct flag_listener {
    /* Called for each value of each flag that is not for the host compiler alone, in order, with
     * the flag's name in flags.def: the long one, the short one where it has no other. `value` is
     * NULL where it has none. Returns true when the flag needs nothing else. */
    bool (*flag)(void *data, const char *name, const char *value);
    void *data;
};
/* The same for such a command. Every word that is no flag is an input: a use of FLAG_FILE. Flags
 * that no row fits are wrong (CU1050). */
bool flags_read_for(struct flags *flags, struct arena *arena, struct diag *diag,
                    const char *const *words, size_t count, const struct flag_listener *listener);
/* The words of a text, as a shell takes them apart. Returns their number. */
size_t flags_split(struct arena *arena, const char *text, const char ***words);

/* Makes the paths absolute that flags name: they were read for a compiler that runs in `folder`.
 * (flags_base.c) */
void flags_set_base(struct flags *flags, struct arena *arena, const char *folder);
#define FLAGS_DEFAULT_ARCHITECTURE 750 /* nvcc's of CUDA 13; the runtime's, too */
/* The highest of the architectures. */
/* The standard that a CUDA source is read and compiled by. C++11 becomes C++14: there std::min and
 * std::max are constexpr, and so callable from kernels, and the headers of Thrust and CUB use it. */
const char *flags_cuda_standard(const char *standard);
unsigned flags_architecture(const struct flags *flags);

#endif
