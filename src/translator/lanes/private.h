/* What the files of lanes/ share. */
#ifndef CU2CL_LANES_PRIVATE_H
#define CU2CL_LANES_PRIVATE_H

#include "lanes/lanes.h"

#include "util/map.h"
#include "util/str.h"
#include <clang-c/Index.h>

/* A function of the module or of the device library that has a body. */
struct lane_function {
    const char *name, *made; /* in the text, and of what is made of it */
    CXCursor cursor;         /* in the first parse, then in that of the flat text */
    bool is_kernel, lockstep;
    unsigned most_threads; /* of a kernel's block */
    bool prints;           /* it, or what it calls */
    bool cuts;             /* threads meet in it, or in what it calls */
    bool uses_ids;         /* it, or what it calls, asks which thread it runs in */
    bool wanted, printed;
    struct lane_function **callees;
    size_t callee_count;
    struct lane_variable *variables;
    size_t variable_count;
    struct map by_place;  /* of the declaration -> struct lane_variable */
    unsigned *cut_places; /* of calls that cut, in the flat text */
    size_t cut_count;
    struct lane_loop *loops;
    size_t loop_count;
    struct str fields, calls; /* of its frame: variables, and the frames of what it calls */
    unsigned labels, results;
};

struct lane_loop {
    unsigned begin, end;
};

/* A parameter or local variable. */
struct lane_variable {
    const char *name, *field;
    CXCursor cursor;
    CXType type;
    unsigned place, begin, end;  /* of its declaration and its scope, as offsets */
    bool is_parameter, is_local; /* is_local: in local memory, which the block shares */
    bool in_frame;               /* always: it is an array, or its address is taken */
    bool written;                /* behind its declaration */
    bool has_field;
    unsigned *uses;
    size_t use_count;
};

struct lanes {
    struct arena *arena;
    CXTranslationUnit unit;
    const char *text; /* that the unit was made of */
    struct map functions;
    const char *reason; /* not NULL: it can't be done */
    struct lane_function *at;
    unsigned place; /* where the full expression begins that is printed */
    unsigned sites, indent;
};

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
/* Where threads meet: `barrier`, `cu_meet` or `cu_step`. */
bool lanes_is_meeting(const char *name);
const char *lanes_spelling(const struct lanes *l, CXString text);
unsigned lanes_begin(CXCursor cursor);
unsigned lanes_end(CXCursor cursor);
const char *lanes_slice(const struct lanes *l, unsigned begin, unsigned end);
void lanes_refuse(struct lanes *l, const char *reason);
/* The children of a cursor. */
struct lane_children {
    CXCursor *list;
    size_t count;
};
struct lane_children lanes_children(const struct lanes *l, CXCursor cursor);

/* variable.c: the variables of l->at, where they are used, its loops and its cuts. */
void lanes_find_variables(struct lanes *l);
/* What stands in parentheses and under conversions that nobody wrote. */
CXCursor lanes_without_conversions(const struct lanes *l, CXCursor cursor);
struct lane_variable *lanes_variable(const struct lanes *l, CXCursor reference);
/* A declaration of `name`, without const. */
const char *lanes_declare(const struct lanes *l, CXType type, const char *name);
/* The variable's value has to be kept while the thread waits at `place`. */
bool lanes_lives(const struct lanes *l, const struct lane_variable *v, unsigned place);
/* Gives the variable a field in the frame. */
void lanes_add_field(struct lanes *l, struct lane_variable *v);

/* expression.c: an expression as C. What has to come before it goes to `before`. */
const char *lanes_expression(struct lanes *l, CXCursor cursor, struct str *before);
bool lanes_has_cut(const struct lanes *l, CXCursor cursor);
/* A line with the indentation of now. */
void lanes_line(const struct lanes *l, struct str *out, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* cut.c: a call that cuts; the result as an expression, "" when it has none. */
const char *lanes_cut(struct lanes *l, CXCursor call, struct str *before);
/* The threads of a warp that are together wait for each other. */
void lanes_step(struct lanes *l, struct str *before);

/* Address spaces, as libclang counts them. */
enum { LANES_GLOBAL = 1, LANES_LOCAL = 2 };

/* lockstep.c */
bool lanes_touches_shared(CXCursor cursor);
/* In code that relies on lockstep: a step before an expression that touches shared memory. */
void lanes_step_before(struct lanes *l, CXCursor expression, struct str *out);
/* The same for an assignment that reads and writes such memory: there is a step between. False: it
 * is none, and nothing was printed. */
bool lanes_split_assignment(struct lanes *l, CXCursor cursor, struct str *out);

/* statement.c */
void lanes_statement(struct lanes *l, CXCursor cursor, struct str *out);

/* function.c: l->at and its frame. */
void lanes_function(struct lanes *l, struct str *out);

#endif
