/* The values of integers and pointers while a kernel is walked through; shared by uniform_walk.c
 * and uniform_value.c. */
#ifndef CU2CL_UNIFORM_WALK_H
#define CU2CL_UNIFORM_WALK_H

#include "analysis/uniform_memory.h"

struct value {
    const struct index *index; /* of an integer; NULL: none */
    const struct place *place; /* where a pointer leads to, or what a reference names; NULL: none */
    const void *object; /* the same where it is an object of the thread's own; NULL: not known */
};

/* What a variable, or a part of one, holds; the newest comes first, so that a branch can start from
 * an older state. */
struct binding {
    const struct binding *older;
    const void *variable;
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
    const void *object; /* of the thread's own, that `this` leads to; NULL: not known */
    struct node *call;  /* NULL: the kernel */
    unsigned long number;
    struct value result;
    bool has_result;
    const struct guard *guards; /* at its call */
};

struct walk {
    struct analysis *analysis;
    struct arena *arena; /* of one kernel */
    struct index_table table;
    const struct binding *bindings;
    struct map *bound;    /* all that was ever bound; NULL: look through the bindings */
    struct map members;   /* object -> struct map: member -> its name */
    struct map parts;     /* names of parts of objects */
    struct map uncertain; /* names that may stand for several objects */
    struct map changing;  /* functions: do they change parts of objects? */
    struct map given;     /* calls -> what they gave, and when */
    const struct live *live;
    size_t live_count;
    struct arena scratch; /* of comparisons */
    size_t compared;
    const struct guard *guards;
    struct frame *frame;
    bool is_inside;                   /* of a full-expression */
    unsigned long moment;             /* which full-expression */
    unsigned long moments, frames;    /* how many there were */
    struct dying *dying;              /* the temporary objects that it has made */
    const struct index_symbol *round; /* of the loop that is walked through; NULL */
    int silent;                       /* accesses are not noted */
    bool polls;                       /* in a loop's condition */
    bool is_of_warps; /* what if each block is 32 threads in a row, and the grid a row of blocks? */
    int unordered;    /* in a `switch`, or behind a jump: not every thread comes here */
    long budget;      /* nodes that may still be walked */
    struct map texts;
    const struct access *earlier, *later; /* the first two that meet; NULL */
    const char *limit;                    /* what there is too much of; NULL: all was looked at */

    /* loops that wait for others (uniform_wait.c) */
    struct map waits_seen; /* loops that were looked at */
    struct wait *waits;
    struct written *written; /* all places, with barriers between or not */
    size_t written_count;
    struct met *met;         /* barriers, where the grid is_of_warps */
    unsigned long wait_time; /* how many of these three there were */
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
/* Where one of two pointers leads; NULL: not known. `is_apart`: another one for each thread. */
const struct place *walk_either_place(struct walk *w, const struct place *a, const struct place *b,
                                      bool is_apart);
/* Where a pointer leads that got another value, the same one for all threads; NULL: not known. */
const struct place *walk_other_place(struct walk *w, const struct place *place);
/* Is it what has an index: an integer, an enumeration, true or false? */
bool walk_is_whole(const struct type *type);
struct value walk_value(struct walk *w, struct node *node);
/* What a call of the program's own function gives. (uniform_walk.c) */
struct value walk_call(struct walk *w, struct node *call, struct instance *callee);
void walk_bind(struct walk *w, const void *variable, struct value value);
const struct value *walk_find(const struct walk *w, const void *variable);
/* What holds one of two values; they may be NULL. `is_apart`: another one for each thread. */
struct value walk_either(struct walk *w, const struct value *a, const struct value *b,
                         bool is_apart);
/* A symbol for something that has no better description than its text. */
const struct index *walk_named(struct walk *w, enum index_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* INDEX_UNKNOWN for NULL. */
enum index_kind walk_kind(const struct index *index);

/* The same pointer for the same name. */
const void *walk_named_root(struct walk *w, const char *name);

/* --- objects of a thread's own (uniform_object.c) -------------------------- */

/* What the object is known by that an expression names or makes, or a pointer leads to: a variable,
 * or a name of a part; NULL: not known. */
const void *walk_object(struct walk *w, struct node *node);
/* Of an object that the expression makes. */
const void *walk_made_object(struct walk *w, const struct node *node);
const void *walk_member_name(struct walk *w, const void *object, const void *member);
/* Of a member; it must have a field. */
const void *walk_named_member(struct walk *w, struct node *member);
/* The name of a member that is a pointer or an integer, in an object of which it is known which one
 * it is; NULL: it is none. */
const void *walk_part(struct walk *w, struct node *node);
/* Is it the name of a part of an object of which it is known which one it is? */
bool walk_is_part(const struct walk *w, const void *name);
/* The pointers, references and integers in one object are those in another one; `joins`: or what they were. */
void walk_copy_object(struct walk *w, const void *to, const void *from, const struct type *type,
                      bool joins);
/* A variable or member gets the value that its type asks for. */
void walk_initialise(struct walk *w, const void *name, const struct type *type, struct node *value);
/* What a list gives the parts of the object, or the array, that it makes. */
void walk_bind_list(struct walk *w, const void *object, const struct type *type, struct node *list);

/* --- conditions (uniform_guard.c) ----------------------------------------- */

/* Guards for all that is said by the condition when it holds, or does not. */
const struct guard *guard_new(struct walk *w, const struct guard *outer, struct node *condition,
                              bool holds);
/* In a loop's body its condition holds; for whom else is not known. */
const struct guard *guard_of_loop(struct walk *w, struct node *condition);

/* --- closures (uniform_object.c) ------------------------------------------ */

/* The lambda expression's object gets what it captures. */
void closure_make(struct walk *w, struct node *lambda);
/* In a closure's function, the names of what it captured, and `this`, stand for what they were
 * then; NULL: the function is no closure's. The result is what they stand for outside. */
const struct value *closure_enter(struct walk *w, const struct function *f, struct frame *frame);
void closure_leave(struct walk *w, const struct function *f, const struct value *outside);

/* --- loops that wait for others (uniform_wait.c) ------------------------- */

/* Behind the last round of a loop: does it wait? */
void wait_look(struct walk *w, struct node *loop);
void wait_note_write(struct walk *w, const struct place *place);
/* All threads of the block meet. */
void wait_note_barrier(struct walk *w);
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

/* The variable of this function's own that is assigned to; NULL: something else. */
struct decl *walk_assigned_variable(struct node *target);

/* One variable, or a part of an object, that a loop changes. */
struct change {
    const void *variable;
    struct decl *decl;        /* NULL: a part */
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
/* May it change parts of objects, by itself or by the functions that it calls? */
bool loop_may_change_parts(struct walk *w, const struct node *loop);
/* Adds the parts of objects that hold something else than in `start`. `changes` says what they were
 * taken to be. False: nothing new was found. */
bool loop_add_parts(struct walk *w, const struct binding *start, struct changes *changes);
/* At the begin of a loop, or behind it. */
struct progress loop_new_progress(struct walk *w);
/* The symbol of its rounds. */
const struct index_symbol *loop_rounds(const struct progress *progress);
/* Does the condition no longer hold behind the first round, at whose end the step is all that
 * changes the loop's variable? */
bool loop_ends_at_once(struct walk *w, struct node *condition, const struct node *step,
                       const struct changes *changes);
/* What the variables hold in this round; `start` has what they held before the loop. */
void loop_bind_changes(struct walk *w, const struct changes *changes, const struct binding *start,
                       struct progress *progress);

#endif
