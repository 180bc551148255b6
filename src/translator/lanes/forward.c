/* Kernels that do nothing but call a function: instances of a template that share their body.
 *
 * Such a kernel has no frame of its own. Its threads begin in the function, with the arguments in
 * the function's frame. Kernels that differ in constants only are one macro, with a line for each,
 * as in the module's text. */
#include "lanes/private.h"

#include <ctype.h>
#include <string.h>

/* What the kernel's name is called in the macro. */
#define NAME_PARAMETER "cu_kernel"
/* And whether the blocks are whole strips. */
#define WHOLE_PARAMETER "cu_whole"

/* An argument of the call. */
struct lane_argument {
    const char *text; /* `n`, `&flag`, or the constant's value */
    bool is_constant;
    bool is_local; /* memory of the block */
};

struct lane_forward {
    struct lane_function *callee;
    const char *parameters, *locals; /* of the kernel, as they are printed */
    struct lane_argument *arguments;
    size_t count;
    const char *key; /* equal for those that are one macro */
};

/* --- reading ------------------------------------------------------------- */

/* A parameter or variable of the kernel; "" for all else. */
static const char *own_name(const struct lanes *l, const struct lane_function *kernel,
                            CXCursor expression)
{
    CXCursor declaration = clang_getCursorReferenced(expression);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    bool is_own = clang_getCursorKind(expression) == CXCursor_DeclRefExpr &&
                  (kind == CXCursor_VarDecl || kind == CXCursor_ParmDecl) &&
                  clang_equalCursors(clang_getCursorSemanticParent(declaration), kernel->cursor);
    return is_own ? lanes_spelling(l, clang_getCursorSpelling(declaration)) : "";
}

static const char *constant_text(const struct lanes *l, CXCursor expression)
{
    CXEvalResult result = clang_Cursor_Evaluate(expression);
    const char *text = "";
    bool is_number = result && clang_EvalResult_getKind(result) == CXEval_Int;
    if (is_number && clang_EvalResult_isUnsignedInt(result))
        text = arena_printf(l->arena, "%lluU", clang_EvalResult_getAsUnsigned(result));
    else if (is_number)
        text = arena_printf(l->arena, "%lld", clang_EvalResult_getAsLongLong(result));
    clang_EvalResult_dispose(result);
    return text;
}

/* An address that all threads may have: of local memory, or of what is only read. A parameter that
 * the function writes to is one for each thread. */
static bool may_share(CXCursor address)
{
    CXType target = clang_getPointeeType(clang_getCanonicalType(clang_getCursorType(address)));
    return clang_getAddressSpace(target) == LANES_LOCAL || clang_isConstQualifiedType(target);
}

/* The kernel's variables are in local memory. */
static bool is_own_local(CXCursor reference)
{
    return clang_getCursorKind(clang_getCursorReferenced(reference)) == CXCursor_VarDecl;
}

static struct lane_argument read_argument(const struct lanes *l, const struct lane_function *kernel,
                                          CXCursor cursor)
{
    CXCursor inner = lanes_without_conversions(l, cursor);
    struct lane_argument argument = {own_name(l, kernel, inner), false, is_own_local(inner)};
    if (!*argument.text && clang_getCursorKind(inner) == CXCursor_UnaryOperator &&
        clang_getCursorUnaryOperatorKind(inner) == CXUnaryOperator_AddrOf) {
        struct lane_children parts = lanes_children(l, inner);
        const char *name = parts.count ? own_name(l, kernel, parts.list[0]) : "";
        argument.text = *name && may_share(cursor) ? arena_printf(l->arena, "&%s", name) : "";
        argument.is_local = *name && is_own_local(parts.list[0]);
    } else if (!*argument.text) {
        argument = (struct lane_argument){constant_text(l, inner), true, false};
    }
    return argument;
}

/* Local memory that `__local` in front of its type declares again. */
static bool is_plain_local(const struct lanes *l, CXCursor variable)
{
    CXType type = clang_getCursorType(variable), element = clang_getCanonicalType(type);
    while (element.kind == CXType_ConstantArray)
        element = clang_getArrayElementType(element);
    return clang_getAddressSpace(type) == LANES_LOCAL && element.kind != CXType_Pointer &&
           !clang_isVolatileQualifiedType(element) && !*lanes_alignment(l, variable);
}

/* The call that the body is, behind declarations of local memory; false: it is something else. */
static bool find_call(const struct lanes *l, CXCursor body, struct str *locals, CXCursor *call)
{
    struct lane_children statements = lanes_children(l, body);
    for (size_t i = 0; i + 1 < statements.count; i++) {
        if (clang_getCursorKind(statements.list[i]) != CXCursor_DeclStmt)
            return false;
        struct lane_children declared = lanes_children(l, statements.list[i]);
        for (size_t k = 0; k < declared.count; k++) {
            CXCursor variable = declared.list[k];
            if (clang_getCursorKind(variable) != CXCursor_VarDecl || !is_plain_local(l, variable))
                return false;
            const char *name = lanes_spelling(l, clang_getCursorSpelling(variable));
            str_printf(locals, "    __local %s;\n",
                       lanes_declare(l, clang_getCursorType(variable), name));
        }
    }
    if (!statements.count)
        return false;
    *call = statements.list[statements.count - 1];
    return clang_getCursorKind(*call) == CXCursor_CallExpr;
}

static const char *parameters_of(const struct lanes *l, CXCursor kernel)
{
    struct str text = {.arena = l->arena};
    int count = clang_Cursor_getNumArguments(kernel);
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(kernel, (unsigned)i);
        const char *name = lanes_spelling(l, clang_getCursorSpelling(parameter));
        str_printf(&text, "%s, ", lanes_declare(l, clang_getCursorType(parameter), name));
    }
    return str_text(&text);
}

struct lane_function *lanes_only_callee(const struct lanes *l, const struct lane_function *kernel)
{
    struct lane_children parts = lanes_children(l, kernel->cursor);
    struct str locals = {.arena = l->arena};
    CXCursor call;
    bool found = find_call(l, parts.list[parts.count - 1], &locals, &call);
    return found ? lanes_called(l, call) : NULL;
}

/* Kernels that need no form have one only if it is lane loops. */
static bool takes_forward(const struct lane_function *kernel, const struct lane_function *callee)
{
    return callee && !callee->is_kernel && (callee->cuts || (kernel->may_loop && callee->uses_ids));
}

void lanes_find_forward(const struct lanes *l, struct lane_function *kernel)
{
    struct lane_forward forward = {.callee = NULL};
    struct lane_children parts = lanes_children(l, kernel->cursor);
    struct str locals = {.arena = l->arena}, key = {.arena = l->arena};
    CXCursor call;
    if (!find_call(l, parts.list[parts.count - 1], &locals, &call))
        return;
    forward.callee = lanes_called(l, call);
    if (!takes_forward(kernel, forward.callee))
        return;
    forward.parameters = parameters_of(l, kernel->cursor);
    forward.locals = str_text(&locals);
    str_printf(&key, "%s|%s|%s|%u|%d%d", forward.callee->name, forward.parameters, forward.locals,
               kernel->most_threads, kernel->lockstep, kernel->prints);
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++) {
        struct lane_argument argument =
            read_argument(l, kernel, clang_Cursor_getArgument(call, (unsigned)i));
        if (!*argument.text)
            return;
        arena_push(l->arena, forward.arguments, forward.count, argument);
        str_printf(&key, "|%s", argument.is_constant ? "" : argument.text);
    }
    forward.key = str_text(&key);
    kernel->forward = arena_new(l->arena, struct lane_forward);
    *kernel->forward = forward;
}

static bool is_block_call(const struct lane_function *caller)
{
    return caller->forward && caller->may_loop &&
           clang_getCursorResultType(caller->forward->callee->cursor).kind == CXType_Void;
}

void lanes_choose_blocks(const struct lanes *l)
{
    for (size_t i = 0; i < l->functions.count; i++) {
        const struct lane_function *f = l->functions.entries[i].value;
        if (!f->wanted || !is_block_call(f))
            continue;
        struct lane_function *callee = f->forward->callee;
        callee->in_block = true;
        callee->if_faster = f->if_faster;
        if (callee->most_threads < f->most_threads)
            callee->most_threads = f->most_threads;
    }
    for (size_t i = 0; i < l->functions.count; i++) {
        const struct lane_function *f = l->functions.entries[i].value;
        for (size_t c = 0; f->wanted && !is_block_call(f) && c < f->callee_count; c++)
            f->callees[c]->in_block = false;
    }
}

const struct lane_function *lanes_frame_owner(const struct lane_function *f)
{
    return f->forward ? f->forward->callee : f;
}

/* --- printing ------------------------------------------------------------ */

const char *lanes_part_name(const struct lanes *l, const struct lane_function *kernel)
{
    return arena_printf(l->arena, "%s_part", kernel->made);
}

/* The variable of the callee that is its parameter number `number`. */
static const struct lane_variable *callee_parameter(const struct lane_function *f, size_t number)
{
    for (size_t i = 0; i < f->variable_count; i++)
        if (f->variables[i].is_parameter && number-- == 0)
            return &f->variables[i];
    return NULL;
}

/* What the argument is called in the text of the kernel, which is a macro if `in_macro`. */
static const char *forward_argument(const struct lanes *l, const struct lane_forward *forward,
                                    size_t i, bool in_macro)
{
    return in_macro && forward->arguments[i].is_constant
               ? arena_printf(l->arena, "cu_v_%s", callee_parameter(forward->callee, i)->name)
               : forward->arguments[i].text;
}

/* The same as an argument of a call. PoCL gives each block arrays of its own in local memory only where the
 * kernel itself names them. Where clang knows the address that a function gets, the function names it, and
 * all blocks share the array. */
static const char *forward_place(const struct lanes *l, const struct lane_forward *forward,
                                 size_t i, bool in_macro)
{
    return arena_printf(l->arena, "%s%s", forward_argument(l, forward, i, in_macro),
                        forward->arguments[i].is_local ? " + cu_from" : "");
}

static bool forwards_locals(const struct lane_forward *forward)
{
    bool found = false;
    for (size_t i = 0; i < forward->count; i++)
        found |= forward->arguments[i].is_local;
    return found;
}

static void print_forward_head(struct str *out, const struct lane_forward *forward,
                               const char *name)
{
    str_printf(out,
               "__kernel void %s(%suint cu_size_x, uint cu_size_y, uint cu_size_z, "
               "__global int *cu_block_status%s)\n{\n%s",
               name, forward->parameters,
               forward->callee->in_loops ? "" : ", __local uint4 *cu_meetings", forward->locals);
}

void lanes_print_block_call(struct str *out, const struct lane_function *f, const char *whole,
                            const char *arguments)
{
    str_printf(out,
               "    CU_BLOCK_OF_%s(%s)\n"
               "    %s_block(%s, cu_size_x, cu_size_y, cu_size_z%s%s);\n}\n",
               f->in_warps ? "WARPS" : "STRIPS", whole, f->made, whole, arguments,
               f->in_warps ? ", cu_block_status" : "");
}

static void print_block_forward(struct lanes *l, const struct lane_forward *forward, bool in_macro,
                                const char *whole, struct str *out)
{
    struct str arguments = {.arena = l->arena};
    for (size_t i = 0; i < forward->count; i++)
        str_printf(&arguments, ", %s", forward_place(l, forward, i, in_macro));
    lanes_print_block_call(out, forward->callee, whole, str_text(&arguments));
}

/* Once for whole strips and once for others, or once as a macro for both. */
static void print_block_forwards(struct lanes *l, const struct lane_function *kernel, bool in_macro,
                                 struct str *out)
{
    const struct lane_forward *forward = kernel->forward;
    print_forward_head(out, forward, in_macro ? NAME_PARAMETER : kernel->made);
    print_block_forward(l, forward, in_macro, in_macro ? WHOLE_PARAMETER : "true", out);
    if (in_macro)
        return;
    str_addc(out, '\n');
    print_forward_head(out, forward, lanes_part_name(l, kernel));
    print_block_forward(l, forward, false, "false", out);
}

/* The threads of a block, from the beginning of the callee to its end. */
static void print_rounds(const struct lanes *l, const struct lane_function *kernel, bool in_run,
                         struct str *out)
{
    const struct lane_forward *forward = kernel->forward;
    str_printf(out,
               "    CU_BLOCK_THREADS(%u, struct %s_frame)\n"
               "    CU_EACH_THREAD {\n        cu_frames[cu_t].cu_at = 0;\n",
               kernel->most_threads, forward->callee->made);
    for (size_t i = 0; i < forward->count; i++) {
        const struct lane_variable *parameter = callee_parameter(forward->callee, i);
        str_printf(out, "        cu_frames[cu_t].%s = %s;\n", parameter->field,
                   in_run ? parameter->name : forward_place(l, forward, i, false));
    }
    str_printf(out, "    }\n    %s(CU_STEP_OF(%s))\n}\n",
               kernel->prints ? "CU_BLOCK_RUN_UPWARDS" : "CU_BLOCK_RUN", forward->callee->made);
}

/* The function that runs a block of any of a macro's kernels. */
static void print_run(const struct lanes *l, const struct lane_function *kernel, const char *name,
                      struct str *out)
{
    const struct lane_forward *forward = kernel->forward;
    str_printf(out, "static void %s(", name);
    for (size_t i = 0; i < forward->count; i++) {
        const struct lane_variable *parameter = callee_parameter(forward->callee, i);
        str_printf(out, "%s, ", lanes_declare(l, parameter->type, parameter->name));
    }
    str_add(out, "uint cu_size_x, uint cu_size_y, uint cu_size_z, "
                 "__global int *cu_block_status, __local uint4 *cu_meetings)\n{\n");
    print_rounds(l, kernel, true, out);
    str_addc(out, '\n');
}

/* The kernel; `run` is the function of print_run, NULL where there is none. */
static void print_forward(struct lanes *l, const struct lane_function *kernel, const char *run,
                          bool in_macro, struct str *out)
{
    const struct lane_forward *forward = kernel->forward;
    if (forward->callee->in_loops) {
        print_block_forwards(l, kernel, in_macro, out);
        return;
    }
    print_forward_head(out, forward, in_macro ? NAME_PARAMETER : kernel->made);
    if (forwards_locals(forward))
        str_add(out, "    CU_FROM_PLACE\n");
    if (run) {
        str_printf(out, "    %s(", run);
        for (size_t i = 0; i < forward->count; i++)
            str_printf(out, "%s, ", forward_place(l, forward, i, in_macro));
        str_add(out, "cu_size_x, cu_size_y, cu_size_z, cu_block_status, cu_meetings);\n}\n");
    } else {
        print_rounds(l, kernel, false, out);
    }
}

/* `(cu_kernel, cu_v_blockSize)` or `(sum_64_lanes, 64)`; of lane loops `(cu_kernel, cu_whole, ...)`
 * or `(sum_64_lanes, true, 64)`, where `whole` is the second argument. */
static void print_macro_arguments(struct lanes *l, const struct lane_function *kernel,
                                  const char *name, const char *whole, struct str *out)
{
    const struct lane_forward *forward = kernel->forward;
    bool are_values = strcmp(name, NAME_PARAMETER) != 0;
    str_printf(out, "(%s", name);
    if (forward->callee->in_loops)
        str_printf(out, ", %s", whole);
    for (size_t i = 0; i < forward->count; i++)
        if (forward->arguments[i].is_constant)
            str_printf(out, ", %s", forward_argument(l, forward, i, !are_values));
    str_addc(out, ')');
}

/* The line of a kernel, and of lane loops a second one for blocks that are no whole strips. */
static void print_macro_lines(struct lanes *l, const struct lane_function *kernel,
                              const char *macro, struct str *out)
{
    str_add(out, macro);
    print_macro_arguments(l, kernel, kernel->made, "true", out);
    str_addc(out, '\n');
    if (!kernel->forward->callee->in_loops)
        return;
    str_add(out, macro);
    print_macro_arguments(l, kernel, lanes_part_name(l, kernel), "false", out);
    str_addc(out, '\n');
}

static const char *in_capitals(const struct lanes *l, const char *text)
{
    char *name = arena_strdup(l->arena, text);
    for (char *p = name; *p; p++)
        *p = (char)toupper((unsigned char)*p);
    return name;
}

/* Do both differ in constants only, and have the form? */
static bool is_like(const struct lane_function *other, const struct lane_function *kernel)
{
    return other->wanted && other->forward && !other->reason &&
           strcmp(other->forward->key, kernel->forward->key) == 0;
}

/* The kernel as a macro, and a line for each that is as it. */
static void print_forward_macro(struct lanes *l, const struct lane_function *kernel,
                                struct str *out)
{
    const struct lane_function *callee = kernel->forward->callee;
    const char *run = arena_printf(l->arena, "%s_%zu", callee->made, ++l->macros);
    const char *macro = in_capitals(l, run);
    struct str text = {.arena = l->arena};
    if (!callee->in_loops)
        print_run(l, kernel, run, out);
    print_forward(l, kernel, run, true, &text);
    str_printf(out, "#define %s", macro);
    print_macro_arguments(l, kernel, NAME_PARAMETER, WHOLE_PARAMETER, out);
    for (const char *p = str_text(&text); *p;) {
        size_t length = strcspn(p, "\n");
        str_printf(out, " \\\n    %.*s", (int)length, p);
        p += length + (p[length] == '\n');
    }
    str_addc(out, '\n');
    for (size_t i = 0; i < l->functions.count; i++) {
        struct lane_function *other = l->functions.entries[i].value;
        if (!is_like(other, kernel))
            continue;
        print_macro_lines(l, other, macro, out);
        other->printed = true;
    }
    str_addc(out, '\n');
}

void lanes_print_forward(struct lanes *l, struct lane_function *kernel, struct str *out)
{
    size_t same = 0;
    for (size_t i = 0; i < l->functions.count; i++) {
        same += is_like(l->functions.entries[i].value, kernel);
    }
    if (same > 1) {
        print_forward_macro(l, kernel, out);
        return;
    }
    print_forward(l, kernel, NULL, false, out);
    str_addc(out, '\n');
}
