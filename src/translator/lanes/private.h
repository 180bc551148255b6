/* What the files of lanes/ share. */
#ifndef CU2CL_LANES_PRIVATE_H
#define CU2CL_LANES_PRIVATE_H

#include "lanes/lanes.h"

#include "util/map.h"
#include "util/str.h"

/* Threads wait on the stack of a work-item: drivers give it some megabytes. */
#define LANES_MOST_BYTES (2 << 20)
/* Bytes of a kernel with what it calls in the place of the calls: more would take drivers long to
 * build. */
#define LANES_MOST_BYTES_OF_KERNEL 40000
/* Bytes of the text of lane loops without barriers that are worth it: a longer kernel has too many
 * variables for vector instructions to gain much, and takes drivers twice as long to build. */
#define LANES_LONG_TEXT 8000

/* The children of a cursor. */
struct lane_children {
    CXCursor *list;
    size_t count;
    struct lane_loop *places; /* of each in the text, where lanes_place has found them */
};

/* A function of the module or of the device library that has a body. */
struct lane_function {
    const char *name, *made; /* in the text, and of what is made of it */
    CXCursor cursor;         /* in the first parse, then in that of the flat text */
    bool is_kernel, lockstep;
    bool may_loop, loops_only, if_faster, in_loops;
    bool in_rows;          /* of in_loops: see rows.c */
    bool in_warps;         /* of in_loops: its strips are warps, since it has collectives */
    bool may_miss;         /* of in_warps: lanes that a collective names may be at another, or
                            * threads do not come to a barrier */
    bool is_predicated;    /* `whole` is of predicate.c, and needs no lockstep */
    unsigned most_threads; /* of a kernel's block */
    bool prints;           /* it, or what it calls */
    bool cuts;             /* threads meet in it, or in what it calls */
    bool meets;            /* a kernel: PoCL must not run it as it is, since threads meet in it */
    bool wants_one_item;   /* it, or what it calls, meets in a way that one work-item sees to */
    bool uses_ids;         /* it, or what it calls, asks which thread it runs in */
    bool asks_group;       /* it, or what it calls, asks which block it runs in */
    bool owns_memory;      /* it, or what it calls, may have variables that are no registers */
    bool has_pointers;     /* it, or what it calls, has pointers to what threads share */
    bool may_stand;        /* it has loops, and may stand in the place of its calls */
    bool is_place;         /* of place.c: its value may stand in the place of its calls */
    bool in_flat;          /* it is in the flat text for that alone */
    bool wanted, made_text, printed;
    bool has_shape, has_loops, has_loops_apart, is_tangled; /* of plain.c: it, or what it calls */
    const char *reason;                                     /* not NULL: the form can't have it */
    struct str text;                                        /* of the form */
    struct lane_function **callees;
    size_t callee_count;
    struct lane_function **called; /* of in_warps: the callees whose calls are left */
    size_t called_count;
    struct lane_variable *variables;
    size_t variable_count;
    size_t *by_value;         /* their numbers, those first of which others are made */
    struct map by_place;      /* of the declaration -> struct lane_variable */
    struct map by_use;        /* of a use -> the same, of variables that were split */
    struct lane_cut *cuts_at; /* calls that cut, in the flat text */
    size_t cut_count;
    struct lane_loop *loops;
    size_t loop_count;
    struct lane_children in_turn; /* loops that all lanes go through alike, but each alone */
    struct str fields, calls;     /* of its frame: variables, and the frames of what it calls */
    unsigned labels, results;
    unsigned sites;     /* where its threads wait, and those of calls that ask_together, so far */
    bool asks_together; /* threads wait in it, or in what it calls, for those that are with them */
    struct lane_forward *forward;  /* a kernel that only calls a function; NULL: it does more */
    bool in_block;                 /* only such kernels call it, and it may be lane loops */
    unsigned flat_begin, flat_end; /* of its text in the flat text */
    struct lane_parameter
        *of_warp; /* of collective.c: what it has in the place of a collective's */
    size_t of_warp_count;
    CXCursor whole; /* the same with the functions in it in which threads meet; null: none */
    struct lane_function **whole_callees;
    size_t whole_callee_count;
};

struct lane_loop {
    unsigned begin, end;
};

struct lane_parameter {
    const char *name;
    bool is_votes, is_pointer;
};

struct lane_cut {
    unsigned place;
    bool in_warp; /* a collective that lane loops can have: see collective.c */
};

/* Where a variable of a kernel in lane loops lies; the arrays have an element for each lane. */
enum lane_level {
    LEVEL_LANE,  /* in one lane loop */
    LEVEL_STRIP, /* beside the lane loops of a strip: an array, or one variable for all lanes */
    LEVEL_BLOCK  /* beside the strips of a block: the same */
};

/* A parameter or local variable. */
struct lane_variable {
    const char *name, *field;
    CXCursor cursor;
    CXType type;
    unsigned place, begin, end;  /* of its declaration and its scope, as offsets */
    bool is_parameter, is_local; /* is_local: in local memory, which the block shares */
    bool in_frame;               /* always: it is an array, or its address is taken */
    bool written;                /* behind its declaration; its address, where not to const */
    bool has_field;
    bool differs;     /* the same among the lanes of a warp, where rows are whole warps */
    bool divergent;   /* lanes have values of their own */
    bool is_handed;   /* lanes of a warp read each other's: it is always an array */
    bool is_copied;   /* a parameter that lanes change: in lane loops they have copies */
    bool remade;      /* each lane loop that uses it computes it again */
    bool in_turns;    /* the same, of a loop's counter: `made_of` and what all turns added, */
    bool turns_now;   /* in regions of that loop, which are printed now */
    unsigned turns;   /* the number of the variable that counts these */
    CXCursor made_of; /* of a counter: what it begins with */
    bool is_assigned; /* as a whole, somewhere */
    bool is_split;    /* of webs.c: others have some of its uses, */
    bool is_other;    /* it is such another one, */
    bool is_web;      /* it has no first value, and is declared where the block at `place` begins */
    bool moves;       /* a statement `v += n` may make a value of its own; lanes differ in it */
    CXCursor set_by;  /* of a web with one value: the statement that sets it; null: none */
    bool is_set_once; /* nothing else changes it, not a part of it either */
    size_t
        set_from; /* of `v += n`: the number of the variable that n is added to, from 1; 0: none */
    unsigned made_begin, made_end; /* where what it is made of can be named */
    enum lane_level level;         /* in lane loops */
    unsigned *uses;
    size_t use_count;
};

struct lanes {
    struct arena *arena;
    const char *ending; /* of the names of what is made */
    CXTranslationUnit unit;
    const char *text;          /* that the unit was made of */
    struct opencl_unit own;    /* if the unit is its own */
    struct opencl_saved saved; /* the module's text as clang read it */
    struct map functions;
    struct map wholes;  /* name -> the function that is expanded as it */
    const char *reason; /* not NULL: it can't be done */
    struct lane_function *at;
    unsigned place; /* where the full expression begins that is printed */
    unsigned indent;
    bool takes_loops;       /* functions with loops stand in the place of their calls, too */
    size_t macros;          /* printed so far */
    bool by_warp;           /* uniform.c is asked about lanes of a warp, in rows of whole warps */
    struct lane_plan *plan; /* of the kernel in lane loops that is printed; NULL: coroutines */
};

/* vectors.c: a function's text, printed by clang, with the arrows that it forgets. */
const char *lanes_with_arrows(const struct lanes *l, CXCursor function, const char *printed);
/* A text or type that clang printed, with the address spaces of pointers to arrays where C has them. */
const char *lanes_with_spaces(const struct lanes *l, const char *printed);
/* reading.c: parses the text, and fills `functions`. */
bool lanes_read(struct lanes *l, const struct lanes_input *input);
/* Parses the module's text with the wanted functions behind it, as clang prints them: without
 * macros. */
bool lanes_flatten(struct lanes *l, const struct lanes_input *input);
/* The finished text is right OpenCL C. */
bool lanes_verify(struct lanes *l, const struct lanes_input *input, const char *made);
void lanes_close(struct lanes *l);
struct lane_function *lanes_called(const struct lanes *l, CXCursor call);
const char *lanes_called_name(const struct lanes *l, CXCursor call);
/* Calls of the builtins that ask for a thread's place. */
bool lanes_asks_place(const char *name);
/* A call of a work-item function of OpenCL, and of no function of the program: it costs little, and
 * gives the same each time. */
bool lanes_is_work_item_call(const struct lanes *l, CXCursor call);
/* Where threads meet: `barrier`, `cu_meet` or `cu_step`. */
bool lanes_is_meeting(const char *name);
const char *lanes_spelling(const struct lanes *l, CXString text);
unsigned lanes_begin(CXCursor cursor);
unsigned lanes_end(CXCursor cursor);
/* Of the name that is declared. */
unsigned lanes_name_place(CXCursor declaration);
const char *lanes_slice(const struct lanes *l, unsigned begin, unsigned end);
void lanes_refuse(struct lanes *l, const char *reason);
bool lanes_contains(CXCursor cursor, enum CXCursorKind kind);
/* The children of a cursor. */
struct lane_children lanes_children(const struct lanes *l, CXCursor cursor);
struct lane_children lanes_arguments(const struct lanes *l, CXCursor call);
/* Finds their places, unless that was done. */
void lanes_place(const struct lanes *l, struct lane_children *items);
/* One of them, which have places, has what stands there. */
bool lanes_stand_at(const struct lane_children *items, unsigned offset);

/* plain.c: PoCL may run the kernel as it is, though threads meet in it. */
bool lanes_is_plain(struct lanes *l, struct lane_function *kernel);
/* Loops in two branches of one `if` or `switch`. */
bool lanes_has_loops_apart(struct lanes *l, struct lane_function *kernel);

/* expand.c: adds kernels, or what only such call, with what they call in the place of the calls,
 * where threads meet in it. False: nothing was added. */
bool lanes_expand(struct lanes *l, struct str *flat);
/* It may have such a text. */
bool lanes_wants_whole(const struct lane_function *f);
/* predicate.c: the same for functions in which only some threads come to a barrier: what stands between
 * barriers becomes branches of these. */
bool lanes_predicate(struct lanes *l, struct str *flat);
/* A barrier that it made, in code that relies on lockstep. */
bool lanes_is_step(const struct lanes *l, CXCursor barrier);
/* What the names of its variables begin with, which say that a thread has not returned. */
#define LANES_HERE "cu_here"
/* A function's body may stand in the place of a call: it returns at its end only, and threads meet at
 * barriers only. */
bool lanes_may_expand(const struct lanes *l, CXCursor function);

/* Sets is_place of all functions. */
void lanes_find_places(struct lanes *l);
/* What the function gives; null: it does more than that. */
CXCursor lanes_place_value(const struct lanes *l, CXCursor function);
/* It changes nothing and reads no memory, so that it may be made again. */
bool lanes_is_place_argument(const struct lanes *l, CXCursor argument);

/* variable.c: the variables of l->at, where they are used, its loops and its cuts. */
void lanes_find_variables(struct lanes *l);
/* What stands in parentheses and under conversions that nobody wrote. */
CXCursor lanes_without_conversions(const struct lanes *l, CXCursor cursor);
struct lane_variable *lanes_variable(const struct lanes *l, CXCursor reference);
/* Which variable each declaration is. */
void lanes_index_variables(struct lanes *l);
/* What the variable has where it is declared; null: nothing. */
CXCursor lanes_first_value(const struct lane_variable *v);
bool lanes_is_loop(enum CXCursorKind kind);
/* An assignment, or ++ and --. */
bool lanes_assigns(CXCursor cursor);
/* It, or a part of it, is such an operator. */
bool lanes_has_assignment(CXCursor expression);
/* The name that it has in a coroutine: no two variables there have the same, also not where one hides
 * the other in the text. */
const char *lanes_own_name(const struct lane_variable *v);
/* A parameter that is one for all lanes. */
bool lanes_is_given(const struct lane_variable *v);
/* The variable that an lvalue is a part of; NULL for what a pointer points to. */
struct lane_variable *lanes_lvalue_variable(const struct lanes *l, CXCursor lvalue);
/* A declaration of `name`, without const. */
const char *lanes_declare(const struct lanes *l, CXType type, const char *name);
/* The variable's value has to be kept while the thread waits at `place`. */
bool lanes_lives(const struct lanes *l, const struct lane_variable *v, unsigned place);
/* An attribute of the declaration, "" when it has none. */
const char *lanes_alignment(const struct lanes *l, CXCursor declaration);
/* Gives the variable a field in the frame. */
void lanes_add_field(struct lanes *l, struct lane_variable *v);

/* webs.c: variables of l->at that are several in one become several. */
void lanes_split_variables(struct lanes *l);

/* Which of a for statement's four parts the text has; the others are null cursors. */
struct lane_for_parts {
    CXCursor init, condition, step, body;
};
struct lane_for_parts lanes_for_parts(struct lanes *l, CXCursor cursor);
/* Threads meet in it; at other places than in collectives of a warp. */
bool lanes_has_cut(const struct lanes *l, CXCursor cursor);
bool lanes_has_barrier(const struct lanes *l, CXCursor cursor);
/* It reads or writes global or local memory. */
bool lanes_touches_shared(CXCursor cursor);
/* It is itself such an access. */
bool lanes_is_shared_access(CXCursor cursor);

/* access.c: of memory that threads share. */
struct lane_accesses {
    unsigned read, written; /* a bit for each address space */
    unsigned writes;        /* how many accesses write */
    CXCursor target;        /* one of these */
    bool calls;             /* functions that may do the same */
};
struct lane_accesses lanes_accesses(const struct lanes *l, CXCursor statement);
/* One thread may read there what another writes, or two may write in another order, if each goes through
 * the statement alone. */
bool lanes_exchanges(const struct lanes *l, CXCursor statement);

/* expression.c: an expression as C. What has to come before it goes to `before`. */
const char *lanes_expression(struct lanes *l, CXCursor cursor, struct str *before);

/* The texts of operands. In a coroutine one from the number `from` on is kept where it may
 * change while threads meet in a later one. */
const char **lanes_operands(struct lanes *l, const CXCursor *list, size_t count, size_t from,
                            struct str *before);
/* A new field of the frame, which has a result of that type. */
const char *lanes_result(struct lanes *l, CXType type);
/* A line with the indentation of now. */
void lanes_line(const struct lanes *l, struct str *out, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* cut.c: a call that cuts; the result as an expression, "" when it has none. */
const char *lanes_cut(struct lanes *l, CXCursor call, struct str *before);
/* The threads of a warp that are together wait for each other. */
void lanes_step(struct lanes *l, struct str *before);

/* Address spaces, as libclang counts them. */
enum { LANES_GLOBAL = 1, LANES_LOCAL = 2, LANES_CONSTANT = 3 };

/* lockstep.c */
/* In code that relies on lockstep: a step before an expression that touches shared memory. */
void lanes_step_before(struct lanes *l, CXCursor expression, struct str *out);
/* The same for an assignment that reads and writes such memory: there is a step between. False: it
 * is none, and nothing was printed. */
bool lanes_split_assignment(struct lanes *l, CXCursor cursor, struct str *out);

/* statement.c */
void lanes_statement(struct lanes *l, CXCursor cursor, struct str *out);
/* The same with one more indentation, and without its braces. */
void lanes_in_block(struct lanes *l, CXCursor body, struct str *out);

/* uniform.c: which variables of the kernel l->at have one value for all lanes. */
void lanes_find_uniform(struct lanes *l);
/* Of the block, not of its warps. */
void lanes_mark_divergent(struct lanes *l);
/* Lanes may evaluate the expression differently. */
bool lanes_is_divergent(const struct lanes *l, CXCursor expression);
/* All lanes go through a loop or branch together, and leave it together. */
bool lanes_is_uniform_control(const struct lanes *l, CXCursor statement);
/* The variable that an operator assigns to, all of it or a part, NULL: none; `*value` is what, or
 * null. */
struct lane_variable *lanes_assigned(const struct lanes *l, CXCursor cursor, CXCursor *value);
/* Some lanes may leave by break, continue or return what `cursor` is a part of. `divergent`: not
 * all lanes come there; `in_loop`, `in_switch`: of a loop or switch inside of it. */
bool lanes_some_leave(const struct lanes *l, CXCursor cursor, bool divergent, bool in_loop,
                      bool in_switch);
/* The parts of a loop that lanes may go through alike. Of a `while` the step is what the body ends
 * with. Null cursors: it is another loop. */
struct lane_for_parts lanes_turn_parts(struct lanes *l, CXCursor loop);
/* Lanes go through a loop alike, as long as they are in it: each adds the same to a variable of its
 * own, up to one bound. */
bool lanes_advance_alike(const struct lanes *l, CXCursor statement);
/* Of such a loop: the variable. */
struct lane_variable *lanes_counter(const struct lanes *l, CXCursor statement);
/* What a turn does to it. */
struct lane_turn {
    char sign;   /* '+' or '-'; 0: something else */
    CXCursor by; /* null: 1 */
};
struct lane_turn lanes_turn(struct lanes *l, CXCursor statement);
/* The value is made of how many threads a block has, or a grid. */
bool lanes_has_block_size(const struct lanes *l, CXCursor value);
bool lanes_reads_memory(const struct lanes *l, CXCursor expression);

/* again.c: which variables each lane loop makes again. */
void lanes_find_made_again(struct lanes *l);
/* What a variable is made of: its first value, or what the statement gives it that sets it; null:
 * something else. */
CXCursor lanes_value(const struct lanes *l, const struct lane_variable *v);
/* Where the text says it. */
unsigned lanes_place_of_value(const struct lane_variable *v);
/* The variable that this is added to, or NULL. */
const struct lane_variable *lanes_moved(const struct lanes *l, const struct lane_variable *v);
/* The variable to whose uses no other value gets than what the statement gives; NULL: it is another
 * statement. */
struct lane_variable *lanes_set(const struct lanes *l, CXCursor statement);
/* `v += n` or `v -= n`. */
bool lanes_is_move(CXCursor cursor);
/* It may have another value behind the statement. */
bool lanes_is_changed_in(const struct lanes *l, const struct lane_variable *v, CXCursor statement);
/* Cheap, and of nothing else than the thread's place and what does not change. */
bool lanes_is_made_of_place(const struct lanes *l, CXCursor value);

/* region.c: the regions of a kernel between barriers. NULL: it has none that lane loops can run. */
enum lane_region_kind {
    REGION_LIST,      /* the kernel, or a statement in braces */
    REGION_STRIPS,    /* the strips of a block in turn */
    REGION_LANES,     /* the lanes of a strip in turn */
    REGION_SCALAR,    /* a statement or variable, once for all lanes */
    REGION_CONTROL,   /* a loop or branch that all lanes go through together */
    REGION_GUARD,     /* a branch: regions where all lanes of the strip take it, else a lane loop */
    REGION_ADVANCE,   /* a loop: regions while all lanes (of the strip, or of the block) are in it,
                     * then a lane loop */
    REGION_MASK,      /* a branch in which lanes of a warp meet: regions of those that take it */
    REGION_MASK_LOOP, /* the same of a loop that lanes leave at its head */
    REGION_BARRIER
};
struct lane_region {
    enum lane_region_kind kind;
    CXCursor cursor;              /* of a statement: CONTROL, GUARD, SCALAR */
    bool is_return;               /* of a GUARD or MASK: `if (...) return;`, and what follows */
    bool is_presence;             /* of a MASK: the others have returned */
    struct lane_children returns; /* the same, and others that follow it at once */
    bool waits;                   /* of a MASK: other lanes meet later, and must not be named */
    bool in_block;                /* of an ADVANCE: outside of the strips */
    struct lane_region *
        *children; /* of a CONTROL: the body, and what follows `else`; of an ADVANCE:
                                    * the body, and the last part of the loop's head; of a MASK as
                                    * of the same statement */
    size_t child_count;
    struct lane_children items; /* of LANES, and of a GUARD or MASK of is_return */
    struct lane_loop place;     /* of the cursor; 0 and 0: it has none */
};
struct lane_plan {
    struct lane_region *root;
    const char *reason;    /* not NULL: lane loops can't run the kernel */
    bool has_barriers;     /* or collectives */
    bool in_warps;         /* its strips are warps */
    bool gains;            /* it has barriers, or loops that lanes go through together */
    bool looks_for_turns;  /* for loops whose lanes go in turn */
    bool changed, returns; /* while it is made */
    unsigned begin, end;   /* of what is printed for one lane alone */
    unsigned loops, masks, votes;
    /* Of the regions that are printed: the mask of the lanes that are in them, 0: all; the lanes that
     * have not ended; those that do not come to a collective come to others. */
    unsigned mask, alive;
    bool waits;
    bool is_part;  /* the lanes of a warp in one row of the block may decide differently */
    bool may_miss; /* it was tested somewhere whether such lanes are named */
    bool in_strip;
    const struct lane_children *items; /* of the lane loop that is printed now; NULL: none */
    struct lane_rows *rows;            /* NULL: it runs a block in strips */
};
struct lane_plan *lanes_plan(struct lanes *l);

/* together.c: an array, or a struct with one. */
bool lanes_holds_array(CXType type);
/* A pointer to what a thread has alone, or a struct with one. */
bool lanes_holds_pointer(CXType type);
/* A variable that need not become a register, or an address of one. */
bool lanes_is_own_memory(CXCursor cursor);
/* The address of an object, of which a pointer is made that only names the object. */
bool lanes_names_object(const struct lanes *l, CXCursor function, CXCursor address,
                        CXCursor parent);
/* The lane loop that has the items may run its lanes together. */
bool lanes_may_go_together(const struct lanes *l, const struct lane_children *items);
/* Compilers get the items wrong where they run lanes together: see together.c. `some`: only some lanes
 * have them. */
bool lanes_divide_for_all(const struct lanes *l, const struct lane_children *items, bool some);
/* The same of a loop of one lane, and of a loop in a kernel's body. */
bool lanes_loop_divides(const struct lanes *l, CXCursor loop);
bool lanes_has_dividing_loop(const struct lanes *l, CXCursor body);

/* groups.c: of the items' accesses a compiler may group two that it must not. `as_it_is`: in the
 * kernel as it is, not in a lane loop. */
bool lanes_groups_wrongly(const struct lanes *l, const struct lane_children *items, bool as_it_is);

/* neighbours.c */
/* A call of `name` for the dimension x. */
bool lanes_is_call_of(const struct lanes *l, CXCursor cursor, const char *name);
/* A variable that grows by one from lane to lane, or is the same for neighbours. */
bool lanes_is_index(const struct lanes *l, const struct lane_variable *v);
/* `p[i]` or `*q`, whose neighbours are those of the neighbouring lanes. */
bool lanes_is_side_by_side(const struct lanes *l, CXCursor access);
/* The expression's value grows by one from lane to lane. */
bool lanes_steps_by_one(const struct lanes *l, CXCursor expression);
/* All that the items write lies apart, or in one place: a compiler that runs lanes together has to
 * write for each lane alone, and reads for lanes that a branch leaves out. */
bool lanes_scatter(const struct lanes *l, const struct lane_children *items);

/* Lanes together go over memory in the loop that has this body. */
bool lanes_walks_side_by_side(const struct lanes *l, CXCursor body);

/* range.c: branches of a lane loop that lanes take whose numbers lie in a range. */
struct lane_range {
    CXCursor branch;
    struct lane_children bounds; /* of its condition: what says in which range, */
    struct lane_children others; /* and the rest */
};
/* Evaluating the expression may go wrong, or does something, where a branch leaves it out. */
bool lanes_may_fail(const struct lanes *l, CXCursor expression);
/* A number that grows by one from lane to lane, compared with what is the same for all. */
struct lane_comparison {
    CXCursor number, bound;
    const char *type;     /* in which they are compared */
    const char *relation; /* `below` or `above` */
    bool is_not;          /* of those that the relation has not */
};
/* The statement is such a branch. */
bool lanes_find_range(const struct lanes *l, CXCursor statement, struct lane_range *range);
bool lanes_compares_number(const struct lanes *l, CXCursor cursor, struct lane_comparison *c);

/* masks.c: prints branches and loops in which lanes of a warp meet. */
void lanes_print_mask(struct lanes *l, const struct lane_region *r, struct str *out);
void lanes_print_mask_loop(struct lanes *l, const struct lane_region *r, struct str *out);
/* Prints the lane loop of the items, whose text is `loop`, once for each of all, some and no lanes, if it
 * has a branch that lanes with numbers in a range take. False: it has none, and nothing was printed. */
bool lanes_print_range(struct lanes *l, const struct lane_children *items, const char *loop,
                       struct str *out);
/* The lanes that are in the region that is printed: as bits, and how many. */
const char *lanes_there(const struct lanes *l);
const char *lanes_count(const struct lanes *l);

/* collective.c */
/* Keeps the parameters of a function NAME_of_warp. */
void lanes_note_of_warp(const struct lanes *l, struct lane_function *f);
/* The function that stands in lane loops for a collective of the device library; NULL: there is
 * none, or it is something else. */
struct lane_function *lanes_of_warp(const struct lanes *l, const struct lane_function *f);
/* Of such a collective: lanes read the argument of each other. */
bool lanes_hands(const struct lanes *l, const struct lane_function *collective, CXCursor parameter);
/* The call that a statement is, with or without a variable for the result; null: it is another one. */
CXCursor lanes_collective(const struct lanes *l, CXCursor statement);
bool lanes_is_collective(const struct lanes *l, CXCursor statement);
bool lanes_has_collective(const struct lanes *l, CXCursor cursor);
/* The variable that stands as an argument; NULL: it is another expression. */
struct lane_variable *lanes_argument_variable(const struct lanes *l, CXCursor argument);
/* Of a call: sets `is_handed` of the variable that lanes read of each other. */
void lanes_note_handed(const struct lanes *l, CXCursor call);
/* Some lanes that do not come to what stands there meet others later. */
bool lanes_meet_again(const struct lanes *l, unsigned begin, unsigned end);
enum lane_sameness { LANES_DIFFER, SAME_IN_WARP, SAME_IN_BLOCK };
/* What stands for a call that asks for the thread's place in the warp or block, where there are
 * collectives; NULL: it is another call. */
const char *lanes_warp_place(const struct lanes *l, CXCursor call, enum lane_sameness *same);
/* A function of the device library that such a call calls. */
bool lanes_names_place(const char *name);
/* Thread numbers that go up by one from lane to lane, and begin at a multiple of 32 in each warp, where
 * rows are whole warps; `in_row`: along x. */
bool lanes_is_thread_number(const struct lanes *l, CXCursor expression, bool in_row);
/* The warp's number, or one that several warps have, and the lane's, where rows are whole warps: of an
 * operator on the thread's number. */
enum lane_part { PART_NONE, PART_WARP, PART_LANE };
enum lane_part lanes_warp_part(const struct lanes *l, CXCursor expression);
/* The number that an operator has on its right; 0: none. */
unsigned long lanes_literal_operand(const struct lanes *l, struct lane_children operands);

/* warps.c: the call of what stands for a collective, in a lane loop. */
const char *lanes_collective_call(struct lanes *l, CXCursor call, struct str *before);
/* What stands in front of the lane loop of such a statement, and in front of it in the loop. */
void lanes_print_votes(struct lanes *l, CXCursor statement, struct str *out);
void lanes_print_check(struct lanes *l, CXCursor statement, struct str *out);
/* The text of an expression, or what says its value where a warp lies in one row. */
const char *lanes_warp_number(struct lanes *l, CXCursor expression, const char *text);

/* level.c: where the variables of l->at lie; sets `changed` where one lies further out than before. */
void lanes_raise_levels(struct lanes *l, struct lane_plan *plan);
/* The region has what stands there. */
bool lanes_region_has(const struct lane_region *r, unsigned offset);

/* loops.c: prints the kernel l->at as lane loops; false, with nothing printed, when it can't be. */
bool lanes_loops(struct lanes *l, struct str *out);
const char *lanes_loop_reference(const struct lanes *l, const struct lane_variable *v);
const char *lanes_loop_place(struct lanes *l, const char *name, const char *dimension);
void lanes_loop_declaration(struct lanes *l, struct lane_variable *v, CXCursor cursor,
                            struct str *out);
/* Of the variables that begin where the block does. */
void lanes_loop_web_declarations(struct lanes *l, CXCursor block, struct str *out);
/* Of a statement that lanes_set knows; false: it has to be printed as it is. */
bool lanes_print_setting(struct lanes *l, CXCursor statement, struct str *out);

/* What it prints for regions and for rows: */
void lanes_print_region(struct lanes *l, const struct lane_region *r, struct str *out);
/* The conditions of a branch, or of the returns of a row. */
struct lane_children lanes_conditions(const struct lanes *l, const struct lane_region *r);
void lanes_begin_lanes(struct lanes *l, const struct lane_children *items, bool alone,
                       struct str *out);
void lanes_print_item(struct lanes *l, CXCursor item, struct str *out);
/* Variables that lie beside what `r` has: arrays, and those that have no value at first. */
void lanes_print_variables(struct lanes *l, const struct lane_region *r, enum lane_level level,
                           struct str *out);
/* Variables that lie in the lane loop of the items, and are declared elsewhere. */
void lanes_print_loop_variables(struct lanes *l, const struct lane_children *items,
                                struct str *out);
void lanes_end_lanes(struct lanes *l, const struct lane_children *items, struct str *out);
/* The whole lane loop. */
void lanes_print_lanes(struct lanes *l, const struct lane_children *items, struct str *out);
/* The lane loop of the items has the mark that its lanes may go together. */
bool lanes_go_together(const struct lanes *l, const struct lane_children *items);
/* The value has a variable that is declared in the items: not yet where their loop begins. */
bool lanes_needs_items(const struct lanes *l, CXCursor value, const struct lane_children *items);
/* The item is a variable that each lane loop makes again where it begins. */
bool lanes_prints_nothing(struct lanes *l, CXCursor item, const struct lane_children *items);

/* rows.c: kernels without barriers and loops, whose lanes write side by side. */
struct lane_rows {
    const struct lane_region *root, *strips; /* which have its variables */
    struct lane_children scalars, tests, work;
    unsigned negated;  /* tests that lanes must not pass, as bits */
    CXCursor branch;   /* what the last test guards, behind the work; null: that is all */
    bool splits_place; /* it asks for the place in the block alone: a row ends with its block */
};
/* NULL: it can't be rows, or is not faster so. */
struct lane_rows *lanes_find_rows(struct lanes *l, const struct lane_plan *plan);
void lanes_print_rows(struct lanes *l, const struct lane_rows *rows, struct str *out);
/* What stands for an expression that asks for the place in the grid; NULL: it stays as it is. */
const char *lanes_row_place(struct lanes *l, CXCursor cursor);

/* remake.c: the lines of a form's head that say of which kernels it is. */
void lanes_print_facts(struct str *out, const struct lanes_kernel *kernels, size_t count);

/* forward.c: kernels that do nothing but call a function. */
/* The function; NULL: the kernel does something else. */
struct lane_function *lanes_only_callee(const struct lanes *l, const struct lane_function *kernel);
/* Finds out whether the kernel is one, and sets its `forward` then. */
void lanes_find_forward(const struct lanes *l, struct lane_function *kernel);
/* Of the functions that such kernels call: those that may be lane loops for all of them. */
void lanes_choose_blocks(const struct lanes *l);
/* Prints it, and all that differ from it in constants only; the function comes before. */
void lanes_print_forward(struct lanes *l, struct lane_function *kernel, struct str *out);
/* What a kernel in lane loops is called that runs blocks which are no whole strips. */
const char *lanes_part_name(const struct lanes *l, const struct lane_function *kernel);
/* The body of a kernel that runs a block as lane loops of `f`: the call with the arguments.
 * `whole`: "true", "false", or what says it, whether its blocks are whole strips. */
void lanes_print_block_call(struct str *out, const struct lane_function *f, const char *whole,
                            const char *arguments);
/* The function whose frames a kernel's threads begin with. */
const struct lane_function *lanes_frame_owner(const struct lane_function *f);

/* lanes.c: l->at and its frame, or its lane loops. */
void lanes_function(struct lanes *l, struct str *out);

#endif
