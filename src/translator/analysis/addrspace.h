/* Address spaces: OpenCL C 1.2 has no generic pointer, so every pointer needs the space it points
 * to.
 *
 * The space of each pointer level of each variable is inferred from what is assigned to it, to a
 * fixpoint. A function is analysed once for every combination of spaces it is called with; each
 * combination becomes an instance and is emitted as a function of its own. References count as one
 * pointer level. Struct fields have one vector of spaces for the whole module. */
#ifndef CU2CL_ADDRSPACE_H
#define CU2CL_ADDRSPACE_H

#include "desugar/desugar.h"
#include "emit/ctree.h"

/* A set: a pointer to several spaces has the sum of theirs. */
enum space {
    SPACE_UNKNOWN = 0, /* nothing assigned: printed as global */
    SPACE_PRIVATE = 1,
    SPACE_GLOBAL = 2,
    SPACE_LOCAL = 4,
    SPACE_CONSTANT = 8,
};

#define SPACE_LEVELS 4

/* level[0]: what the pointer points to; level[1]: what the pointers found there point to; ... */
struct spaces {
    enum space level[SPACE_LEVELS];
};

enum hidden_kind {
    HIDDEN_SHARED,  /* a __shared__ variable of a device function or an inner block: lives in the
                       kernel */
    HIDDEN_DYNAMIC, /* extern __shared__ */
    HIDDEN_SYMBOL,  /* a __device__ or __constant__ variable */
    HIDDEN_TEXTURE, /* a texture or surface reference: the object that is bound to it */
    HIDDEN_STATUS,  /* cu_status: what assert and trap report */
    HIDDEN_LANES,   /* cu_lanes: local memory through which work-items exchange values; lives in the
                       kernel */
    HIDDEN_BASE, /* cu_shared: local memory from which addresses are counted; lives in the kernel */
    HIDDEN_GRID, /* cu_grid: the barrier of the grid */
    HIDDEN_HEAP, /* cu_heap: the heap of malloc and new */
    HIDDEN_OUTPUT,   /* cu_output: what printf writes */
    HIDDEN_LAUNCHES, /* cu_launches: where launches by kernels are written */
    HIDDEN_ERROR,    /* cu_error: the work-item's last error; lives in the kernel */
    HIDDEN_CARRY,    /* cu_carry: the carry flag of PTX; lives in the kernel */
};

struct hidden {
    enum hidden_kind kind;
    struct decl *decl;      /* NULL for what the device library needs */
    struct instance *owner; /* HIDDEN_SHARED: the instance whose variable it is */
};

/* A pointer-valued expression to several spaces that is being printed for one of them. */
struct chosen {
    struct chosen *outer;
    const struct node *node;
    const struct decl *decl; /* the variable that the node names, wherever else it is named; NULL */
    bool is_reference;       /* an lvalue that is printed as a pointer */
    bool is_this;            /* no node: `this` */
    enum space space;
    struct c_node *pointer; /* as it is printed */
};

/* A function with the spaces it is called with. Calls and variables differ between instances of one
 * function. */
struct instance {
    struct function *function;
    struct spaces *parameters; /* one per parameter */
    struct spaces self;        /* of `this` */
    struct spaces result;
    struct map variables; /* struct decl -> struct spaces */
    struct map calls;     /* struct node of a call -> struct instance */
    struct map decided; /* struct node of a statement -> struct decided; see lower/form/decided.c */
    struct chosen *chosen; /* lowering: pointers whose space is known where it prints; NULL */
    bool analysed, in_progress, changed;
    bool linked; /* reachable from a kernel, calls filled */
    size_t order;

    /* filled by later stages */
    struct hidden *hidden;
    size_t hidden_count;
    const char *name;
    const char *signature; /* as its prototype has it */
    const char *note;      /* comments before it, with their line ends */
    struct c_node *body;   /* lowered; NULL: it has none, or shares one */
    unsigned needs;        /* bits of <cu2cl/needs.h>: its own, then those of its callees, too */
    bool widens_local;     /* it reads local memory as larger elements than it was declared with */
    bool has_own_carry;    /* no carry flag comes in or goes out */
    bool stays_function;   /* drivers are not to put it in the place of its calls */
    const char *refused;   /* a reason why it can't be emitted; NULL */
    const char *text;      /* printed; "": it is in the text of `emitted_as` */
    const struct shared_body *shared;  /* what stands for it and others; NULL; see lower/share.c */
    const struct instance *emitted_as; /* the one whose text has that */
    size_t text_offset;                /* where that lies in the module's text */
    struct c_marks marks;              /* of the source's lines in `text` */
};

struct analysis {
    struct arena *arena;
    struct model *model;
    struct map fields;        /* struct decl of a field or global variable -> struct spaces */
    struct map instances;     /* signature text -> struct instance */
    struct instance **linked; /* reachable instances, callees before callers where possible */
    size_t linked_count;
    struct instance **kernels; /* parallel to model->kernels */
    bool fields_changed;
    int constant_depth; /* while constants flow */
};

/* Requires: model. Fills: the instances reachable from the kernels, with their variables' spaces
 * and their calls. */
struct analysis *addrspace_analyse(struct model *model);

/* Makes several variables of local ones that point to several spaces one after the other, in the
 * model; true: the analysis is to be made anew. (addrspace_split.c) */
bool addrspace_split(struct analysis *analysis);

/* The spaces of a pointer-valued expression inside an instance. */
struct spaces addrspace_of(struct analysis *analysis, struct instance *instance, struct node *node);
/* May the pointer be null, as far as the source shows? */
bool addrspace_may_be_null(struct node *node);
/* The space where an lvalue lives. */
enum space addrspace_object(struct analysis *analysis, struct instance *instance,
                            struct node *node);
struct spaces addrspace_variable(struct analysis *analysis, struct instance *instance,
                                 struct decl *decl);
bool addrspace_is_chosen(const struct chosen *chosen, const struct node *node);
/* The spaces of `this`, which a lambda has captured. */
struct spaces addrspace_this(struct analysis *analysis, struct instance *instance);
/* "global", "local", "private", "constant": as rule texts name it; NULL for several. Unknown is
 * global. */
const char *space_name(enum space space);
bool space_is_several(enum space space);
struct spaces spaces_shift(struct spaces spaces);
struct spaces spaces_push(enum space object, struct spaces rest);
/* Is the callee of this call a user function that becomes an instance? */
struct function *call_target(const struct node *call);
/* The object of a method call or member operator: an expression, and whether it is a pointer
 * already. NULL: implicit this. */
struct node *call_object(const struct node *call, bool *is_pointer);
/* The arguments without the object that a member operator has as its first. */
size_t call_first_argument(const struct node *call);

#endif
