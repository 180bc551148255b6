/* Small helpers over libclang's C API. */
#ifndef CU2CL_CX_H
#define CU2CL_CX_H

#include "util/arena.h"
#include <clang-c/Index.h>
#include <stdbool.h>

struct cx_list {
    CXCursor *items;
    size_t count;
};

/* The children of a cursor, in libclang's order. */
struct cx_list cx_children(struct arena *arena, CXCursor cursor);
/* Does the declaration carry an attribute of this kind? */
bool cx_has_attribute(CXCursor cursor, enum CXCursorKind kind);
/* Does it carry `annotate("text")`? */
bool cx_is_annotated(CXCursor cursor, const char *text);
bool cx_is_function(enum CXCursorKind kind);
bool cx_is_record(enum CXCursorKind kind);
/* The template that an instance was made from, as it is defined where it is: a forward declaration
 * has neither bases nor members. */
CXCursor cx_pattern(CXCursor instance);
/* A name, perhaps qualified. */
bool cx_is_identifier(const char *text);
/* A string of libclang, copied into the arena. */
char *cx_string(struct arena *arena, CXString string);

/* A name as C++ has it, from clang's spelling: the members of an unnamed namespace are found
 * without
 * "(anonymous namespace)::". */
const char *cx_without_unnamed_namespace(struct arena *arena, const char *name);

/* The arguments of a variable template's instance, as C++ writes them: `<float, 4>`; NULL for any
 * other declaration. */
const char *cx_variable_arguments(struct arena *arena, CXCursor cursor);

/* The type without const and volatile; what is no type, such as a number among template arguments,
 * stays none, where libclang's own function crashes. */
CXType cx_unqualified(CXType type);

/* The value of an instance's integral template argument as a literal. libclang gives it as a signed
 * number of its width, so the parameter's type tells what it means. */
const char *cx_integral_argument(struct arena *arena, CXCursor instance, unsigned index);
/* `template <auto N>`: the argument's type is part of it. */
bool cx_is_deduced_parameter(CXCursor instance, unsigned index);

/* The end of one argument of a printed template argument list. */
const char *cx_argument_end(const char *text);

/* Do two functions take parameters of the same types? */
bool cx_same_parameters(CXCursor a, CXCursor b);

#endif
