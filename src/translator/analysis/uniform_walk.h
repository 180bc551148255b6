/* The values of integers and pointers while a kernel is walked through; shared by uniform_walk.c
 * and uniform_value.c. */
#ifndef CU2CL_UNIFORM_WALK_H
#define CU2CL_UNIFORM_WALK_H

#include "analysis/uniform_memory.h"

struct value {
    const struct index *index; /* of an integer; NULL: none */
    const struct place *place; /* where a pointer leads to, or what a reference names; NULL: none */
};

/* What a variable holds; the newest comes first, so that a branch can start from an older state. */
struct binding {
    const struct binding *older;
    const struct decl *variable;
    struct value value;
};

/* Accesses since the last barrier. */
struct live {
    const struct live *older;
    const struct access *access;
};

struct frame {
    struct frame *caller;
    struct instance *instance;
    const struct place *self;
    const struct decl *object; /* a variable that `this` leads to; NULL: not known */
    struct value result;
    bool has_result;
    const struct guard *guards; /* at its call */
};

struct walk {
    struct analysis *analysis;
    struct arena *arena; /* of one kernel */
    struct index_table table;
    const struct binding *bindings;
    const struct live *live;
    size_t live_count;
    struct arena scratch; /* of comparisons */
    size_t compared;
    const struct guard *guards;
    struct frame *frame;
    int silent;  /* accesses are not noted */
    bool polls;  /* in a loop's condition */
    long budget; /* nodes that may still be walked */
    struct map texts;
    const struct access *earlier, *later; /* the first two that meet; NULL */
    const char *limit;                    /* what there is too much of; NULL: all was looked at */

    /* loops that wait for others (uniform_wait.c) */
    struct map waits_seen; /* loops that were looked at */
    struct wait *waits;
    struct written *written; /* all places, with barriers between or not */
    size_t written_count;
};

/* The value of an integer; never NULL: what is not known is a symbol. */
const struct index *walk_index(struct walk *w, struct node *node);
/* Where a pointer leads to; NULL: not known. */
const struct place *walk_pointer(struct walk *w, struct node *node);
/* What an lvalue names; NULL: not known, or private. */
const struct place *walk_place(struct walk *w, struct node *node);
/* What a pointer leads to that has this name. `element` may be NULL. */
const struct place *walk_root(struct walk *w, const void *root, bool is_shared,
                              const struct type *element);
/* Does the pointer lead to memory that others see? */
bool walk_leads_to_common(struct walk *w, struct node *pointer, bool *is_shared);
const char *walk_place_text(struct walk *w, const struct place *place);
/* Where a kernel's parameter leads, before something changes it; NULL: it is none. */
const struct place *walk_parameter_pointer(struct walk *w, struct decl *decl);
/* Where the pointer leads that many elements further; NULL: not known. */
const struct place *walk_moved(struct walk *w, const struct place *pointer,
                               const struct index *index, long long sign);
/* Where one of two pointers leads, the same one for all threads; NULL: not known. */
const struct place *walk_either_place(struct walk *w, const struct place *a, const struct place *b);
/* Where a pointer leads that got another value, the same one for all threads; NULL: not known. */
const struct place *walk_other_place(struct walk *w, const struct place *place);
struct value walk_value(struct walk *w, struct node *node);
/* What a call of the program's own function gives. (uniform_walk.c) */
struct value walk_call(struct walk *w, struct node *call, struct instance *callee);
void walk_bind(struct walk *w, const struct decl *variable, struct value value);
const struct value *walk_find(const struct walk *w, const struct decl *variable);
/* A symbol for something that has no better description than its text. */
const struct index *walk_named(struct walk *w, enum index_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* INDEX_UNKNOWN for NULL. */
enum index_kind walk_kind(const struct index *index);

/* The same pointer for the same name. */
const void *walk_named_root(struct walk *w, const char *name);

/* --- pointers in objects of a thread's own (uniform_object.c) ------------- */

/* The variable whose member this is, or whose value; NULL: not known. */
const struct decl *walk_object(struct walk *w, struct node *node);
/* What a pointer in this object is bound by. */
const void *walk_member_name(struct walk *w, const struct decl *object, const struct decl *field);
/* Binds the pointers in a variable to what its initialiser, or an argument, has there. */
void walk_bind_object(struct walk *w, const struct decl *variable, struct node *value);

/* --- loops that wait for others (uniform_wait.c) ------------------------- */

/* Behind the last round of a loop: does it wait? */
void wait_look(struct walk *w, struct node *loop);
void wait_note_write(struct walk *w, const struct place *place);
/* Is it `atomicAdd(p, 0)` or its like? (wait_path.c) */
bool wait_only_reads(const struct node *atomic);
/* Behind the kernel: its first loop that waits for others than blocks of a lower number; NULL. */
const struct node *wait_found(struct walk *w);

/* A pointer in an array, in shared memory, or behind another pointer: `rows[i]`; NULL: not
 * known. */
const struct place *walk_stored_pointer(struct walk *w, struct node *node);
/* An array's pointer gets a value. */
void walk_bind_element(struct walk *w, struct node *element, const struct place *place);

/* --- what statements do to variables (uniform_loop.c) -------------------- */

/* Is it `=`, `+=` or their like? */
/* Is it `++` or `--`? */
/* The variable of this function's own that is assigned to; NULL: something else. */
struct decl *walk_assigned_variable(struct node *target);

/* One variable that a loop changes. */
struct change {
    struct decl *variable;
    const struct index *step; /* how much it grows, where that is all that happens to it */
    long long scale;          /* what it is multiplied with, where that is all; 0 */
    enum index_kind kind;     /* of what it gets */
    unsigned count;
};

struct changes {
    struct change *items;
    size_t count;
};

/* How far a loop is: some round, or the one behind it. */
struct progress {
    const struct index *rounds; /* how often it has run */
    struct map powers;          /* factor -> struct index, that factor so many times */
    bool is_next;
};

/* Adds all that `node`, a part of a loop, does to variables. */
void loop_collect_changes(struct walk *w, struct node *node, struct changes *changes);
/* At the begin of a loop, or behind it. */
struct progress loop_new_progress(struct walk *w);
/* What the variables hold in this round; `start` has what they held before the loop. */
void loop_bind_changes(struct walk *w, const struct changes *changes, const struct binding *start,
                       struct progress *progress);

#endif
