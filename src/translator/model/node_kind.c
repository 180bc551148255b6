/* The kinds of nodes and operators. */
#include "model/node_kind.h"

#include <stddef.h>

enum class { EXPRESSION, STATEMENT, OTHER };

static const struct {
    enum CXCursorKind cursor;
    enum class class;
} kinds[] = {
#define NODE_KIND(name, cursor, class) [NODE_##name] = {cursor, class},
#include "model/node_kind.def"
#undef NODE_KIND
    [NODE_OTHER_EXPRESSION] = {CXCursor_InvalidCode, EXPRESSION},
    [NODE_OTHER_STATEMENT] = {CXCursor_InvalidCode, STATEMENT},
    [NODE_OTHER] = {CXCursor_InvalidCode, OTHER},
};

static const char *const names[] = {
    [NODE_NONE] = "NONE",
#define NODE_KIND(name, cursor, class) [NODE_##name] = #name,
#include "model/node_kind.def"
#undef NODE_KIND
    [NODE_OTHER_EXPRESSION] = "OTHER_EXPRESSION",
    [NODE_OTHER_STATEMENT] = "OTHER_STATEMENT",
    [NODE_OTHER] = "OTHER",
};

static const char *const spellings[] = {
    [OP_NONE] = "",
#define BINARY(name, cursor, spelling) [OP_##name] = spelling,
#define UNARY(name, cursor, spelling)  [OP_##name] = spelling,
#include "model/operator_kind.def"
#undef BINARY
#undef UNARY
};

const char *node_kind_name(enum node_kind kind)
{
    return names[kind];
}

bool node_is_expression(enum node_kind kind)
{
    return kind != NODE_NONE && kinds[kind].class == EXPRESSION;
}

bool node_is_statement(enum node_kind kind)
{
    return kinds[kind].class == STATEMENT;
}

const char *operator_spelling(enum operator_kind kind)
{
    return spellings[kind];
}

enum node_kind node_kind_of(enum CXCursorKind kind)
{
    switch (kind) {
#define NODE_KIND(name, cursor, class)                                                             \
    case cursor:                                                                                   \
        return NODE_##name;
#include "model/node_kind.def"
#undef NODE_KIND
    default:
        return clang_isExpression(kind)  ? NODE_OTHER_EXPRESSION
               : clang_isStatement(kind) ? NODE_OTHER_STATEMENT
                                         : NODE_OTHER;
    }
}

enum operator_kind binary_kind_of(enum CXBinaryOperatorKind kind)
{
    switch (kind) {
#define BINARY(name, cursor, spelling)                                                             \
    case cursor:                                                                                   \
        return OP_##name;
#define UNARY(name, cursor, spelling)
#include "model/operator_kind.def"
#undef BINARY
#undef UNARY
    default: return OP_NONE;
    }
}

enum operator_kind unary_kind_of(enum CXUnaryOperatorKind kind)
{
    switch (kind) {
#define BINARY(name, cursor, spelling)
#define UNARY(name, cursor, spelling)                                                              \
    case cursor:                                                                                   \
        return OP_##name;
#include "model/operator_kind.def"
#undef BINARY
#undef UNARY
    default: return OP_NONE;
    }
}

bool node_is_loop(enum node_kind kind)
{
    return kind == NODE_FOR_STMT || kind == NODE_WHILE_STMT || kind == NODE_DO_STMT ||
           kind == NODE_CXX_FOR_RANGE_STMT;
}

bool node_is_cast(enum node_kind kind)
{
    return kind == NODE_C_STYLE_CAST_EXPR || kind == NODE_CXX_STATIC_CAST_EXPR ||
           kind == NODE_CXX_REINTERPRET_CAST_EXPR || kind == NODE_CXX_CONST_CAST_EXPR ||
           kind == NODE_CXX_FUNCTIONAL_CAST_EXPR;
}
