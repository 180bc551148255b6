/* The kinds of nodes and operators of the model, from node_kind.def and operator_kind.def. */
#ifndef CU2CL_MODEL_NODE_KIND_H
#define CU2CL_MODEL_NODE_KIND_H

#include <clang-c/Index.h>
#include <stdbool.h>

enum node_kind {
    NODE_NONE,
#define NODE_KIND(name, cursor, class) NODE_##name,
#include "model/node_kind.def"
#undef NODE_KIND
    NODE_OTHER_EXPRESSION, /* of which nothing but its type is known */
    NODE_OTHER_STATEMENT,
    NODE_OTHER,
};

enum operator_kind {
    OP_NONE,
#define BINARY(name, cursor, spelling) OP_##name,
#define UNARY(name, cursor, spelling)  OP_##name,
#include "model/operator_kind.def"
#undef BINARY
#undef UNARY
};

/* As it is written here: `CALL_EXPR`. */
const char *node_kind_name(enum node_kind kind);
bool node_is_expression(enum node_kind kind);
bool node_is_statement(enum node_kind kind);
bool node_is_loop(enum node_kind kind);
/* A conversion that is written: every cast of C and C++ but `dynamic_cast`. */
bool node_is_cast(enum node_kind kind);
/* As C++ writes it: `+=`; "" for OP_NONE. */
const char *operator_spelling(enum operator_kind kind);

/* What libclang's kinds are here. */
enum node_kind node_kind_of(enum CXCursorKind kind);
enum operator_kind binary_kind_of(enum CXBinaryOperatorKind kind);
enum operator_kind unary_kind_of(enum CXUnaryOperatorKind kind);

#endif
