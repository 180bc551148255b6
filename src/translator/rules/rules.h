/* Rules: the facts about CUDA's API, read from YAML (rules/, and files given with --rules; later
 * files win).
 *
 * docs/rules.md is the reference of the language. A rule says what stands for a CUDA name and how
 * far it is supported. Loaded once, read-only afterwards, so both passes share it. */
#ifndef CU2CL_RULES_H
#define CU2CL_RULES_H

#include "text/diag.h"

#include <cu2cl/needs.h>

enum rule_state {
    RULE_FULL,    /* does what CUDA's does */
    RULE_PARTIAL, /* ported; `note` says what differs */
    RULE_NONE,    /* known, not ported yet or not possible; `note` says why */
};

enum rule_kind {
    RULE_HOST_FUNCTION,
    RULE_DEVICE_FUNCTION, /* and device variables, by component: "threadIdx.x", "warpSize" */
    RULE_TYPE,
    RULE_ENUMERATOR, /* and object-like macros with a value, such as cudaStreamPerThread */
    RULE_HEADER,
    RULE_NAMESPACE, /* removed with its using-directives and aliases */
};

/* Who waits for whom in a device function. */
enum rule_barrier {
    RULE_BARRIER_NONE,
    RULE_BARRIER_WARP,  /* the lanes of a warp, or those of them that the call names */
    RULE_BARRIER_GROUP, /* the whole work-group */
    RULE_BARRIER_GRID,  /* the whole grid */
};

/* Is a device function's result the same for all work-items of a group? */
enum rule_result {
    RULE_RESULT_OF_ARGUMENTS, /* where its arguments are */
    RULE_RESULT_UNIFORM,      /* always, where the whole group makes the call */
    RULE_RESULT_VARYING,      /* never */
};

struct rule_sync {
    enum rule_barrier barrier;
    enum rule_result result;
};

/* What a call needs: CU2CL_NEEDS_... of the device, and these of the kernel around it. */
enum rule_need {
#define RULE_NEED(name, bit, word) RULE_NEEDS_##name = 1 << (bit),
#include "rules/needs.def"
#undef RULE_NEED
};

/* One row of a device function whose replacement depends on the argument types. */
struct rule_overload {
    const char **types; /* canonical C++ spelling of the parameter types ("int *", "unsigned long
                           long"), NULL-terminated; a row matches when its types are a prefix of the
                           callee's parameter types; `*` matches any, `name<*` any instance */
    const char *to;
    const char *header;    /* of this row; the rule's where the row has none of its own */
    unsigned needs;        /* the same: bits */
    struct rule_sync sync; /* the same */
};

struct rule {
    enum rule_kind kind;
    enum rule_state state;
    /* The CUDA name: "cudaMalloc", "atomicAdd", "cooperative_groups::thread_block::sync". */
    const char *cuda;
    /* What stands for it. For host functions, types and enumerators: the name. For headers: the
     * header's replacement. Empty: removed. For device functions:
     *   a name                   the call keeps its arguments: `sqrt`
     *   a text with `$1`, `$2`   the whole call is replaced: `as_int($1)`; `$*` is all arguments;
     *                            `$this` the object of a method
     *   `{s1}` in either         the address space of argument 1's pointee: `global`, `local`,
     *                            `private` or `constant` */
    const char *to;
    /* Why partial or none; a full rule may have one for the reader of docs/api-status.md. */
    const char *note;
    /* Device rules and types: the prelude header that declares `to` or `device`, such as
     * "atomic.clh"; NULL when OpenCL C has it. */
    const char *header;
    /* Types: the name in device code ("float4", "cu_float3"), empty when objects of the type
     * disappear; NULL: not usable in device code. */
    const char *device;
    /* Types whose objects disappear: what stands for one where the device library takes it. */
    const char *value;
    unsigned needs; /* device rules: bits */
    /* Device functions: the one that -use_fast_math makes of a call whose arguments are all float;
     * NULL: none. */
    const char *fast;
    /* Device functions of textures and surfaces, whose `to` has places for the element type:
     * "fetch" (four channels are narrowed to it), "read" and "write" (of its bytes); else NULL. */
    const char *access;
    /* Device functions that are ported with the body that a header of ours gives them, where no
     * overload fits: the header's name, for the reader. */
    const char *body;
    /* Instructions of PTX, which are device functions here: the types of the result and of the
     * operands, `u32 u32 u32`; `-`: no result. NULL for all others. */
    const char *types;
    /* Instructions: the function of CUDA that does the same, whose rule holds then; NULL. */
    const char *same;
    struct rule_sync sync; /* of device functions: as the rule says, or as its text and needs do */
    struct rule_overload *overloads;
    size_t overload_count;
    unsigned component; /* of host functions: the bit of what the port links then, or 0 */
    const char *family; /* name of the rules file without its ending */
    /* Where the rule was read; of rules compiled into the program, below rules/. */
    const char *file;
    unsigned line;
    bool is_users; /* of a file given with --rules */
};

struct rules;

/* Reads every .yaml file below `directory`. Errors go to `diag` (CU4xxx); returns NULL when the
 * directory can't be read. */
struct rules *rules_load(struct arena *arena, const char *directory, struct diag *diag);
/* The rules compiled into the program, for when no directory is found. */
struct rules *rules_load_embedded(struct arena *arena, struct diag *diag);
/* Adds a user's file over the rules; false when it has errors. */
bool rules_add_file(struct rules *rules, const char *path, struct diag *diag);
/* The rule that -use_fast_math puts in the place of `rule` where it is called with these canonical
 * parameter types (NULL-terminated): `rule` itself where there is none. */
const struct rule *rules_fast(const struct rules *rules, const struct rule *rule,
                              const char *const *types);
/* NULL when there is no rule. */
const struct rule *rules_find(const struct rules *rules, enum rule_kind kind, const char *cuda);
/* The replacement text for a call with these canonical parameter types (NULL-terminated);
 * `rule->to` when no overload fits, NULL when the rule has only overloads and none fits. */
const char *rule_replacement(const struct rule *rule, const char *const *types);
/* The first overload that fits these parameter types, NULL when there is none. */
const struct rule_overload *rule_find_overload(const struct rule *rule, const char *const *types);
size_t rules_count(const struct rules *rules);
const struct rule *rules_at(const struct rules *rules, size_t index);

#endif
