/* Reads a module's text: its functions, who calls whom, and in which of them threads meet. */
#include "lanes/private.h"

#include <stdlib.h>
#include <string.h>

/* --- functions ----------------------------------------------------------- */

struct reader {
    struct lanes *l;
    struct lane_function *f;
};

/* What one work-item does for all threads: it counts arrivals, and reads what others have of their own. */
static bool meets_in_one_item(const struct lanes *l, CXCursor call)
{
    static const char *const others[] = {"CU_EXCHANGE", "CU_MATCH", "CU_SYNC", "CU_ACTIVE"};
    const char *called = lanes_called_name(l, call);
    if (str_starts(called,
                   "cu_mbarrier_")) /* plain sums in local memory, also where nobody waits */
        return true;
    if (strcmp(called, "cu_meet") != 0)
        return false;
    CXCursor what = lanes_without_conversions(l, clang_Cursor_getArgument(call, 0));
    const char *name = lanes_spelling(l, clang_getCursorSpelling(what));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(name, others[i]) == 0)
            return false;
    return true;
}

/* The thread's place is an array: of a number that is not known, it need not become registers. */
static void note_place(struct reader *r, CXCursor call)
{
    int count = clang_Cursor_getNumArguments(call);
    CXCursor dimension = count == 1
                             ? lanes_without_conversions(r->l, clang_Cursor_getArgument(call, 0))
                             : clang_getNullCursor();
    r->f->uses_ids = true;
    r->f->owns_memory |= clang_getCursorKind(dimension) != CXCursor_IntegerLiteral;
}

static bool is_pointer_to_shared(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    if (canonical.kind != CXType_Pointer)
        return false;
    unsigned space = clang_getAddressSpace(clang_getPointeeType(canonical));
    return space == LANES_GLOBAL || space == LANES_LOCAL;
}

static enum CXChildVisitResult read_call(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct reader *r = data;
    r->f->owns_memory |=
        lanes_is_own_memory(cursor) && !lanes_names_object(r->l, r->f->cursor, cursor, parent);
    r->f->has_pointers |= is_pointer_to_shared(clang_getCursorType(cursor));
    if (clang_getCursorKind(cursor) != CXCursor_CallExpr)
        return CXChildVisit_Recurse;
    const char *name = lanes_called_name(r->l, cursor);
    struct lane_function *callee = map_get(&r->l->functions, name);
    if (strstr(name, "printf"))
        r->f->prints = true;
    if (callee)
        arena_push(r->l->arena, r->f->callees, r->f->callee_count, callee);
    else if (lanes_is_meeting(name))
        r->f->cuts = r->f->uses_ids = true;
    else if (lanes_asks_place(name))
        note_place(r, cursor);
    r->f->wants_one_item |= meets_in_one_item(r->l, cursor);
    r->f->asks_group |= strcmp(name, "get_group_id") == 0 || strcmp(name, "get_global_id") == 0;
    return CXChildVisit_Recurse;
}

static enum CXChildVisitResult read_function(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct lanes *l = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl || !clang_isCursorDefinition(cursor))
        return CXChildVisit_Continue;
    const char *name = lanes_spelling(l, clang_getCursorSpelling(cursor));
    struct lane_function *f = arena_new(l->arena, struct lane_function);
    f->name = name;
    f->made = arena_printf(l->arena, "%s%s", name, l->ending);
    f->cursor = cursor;
    f->whole = clang_getNullCursor();
    f->by_place.arena = f->by_use.arena = f->fields.arena = f->text.arena = l->arena;
    lanes_note_of_warp(l, f);
    if (!lanes_is_meeting(name)) /* cu_meet has a body that is never run */
        map_put(&l->functions, name, f);
    return CXChildVisit_Continue;
}

/* What is said of a callee is said of its callers. */
static void spread_facts(struct lanes *l)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < l->functions.count; i++) {
            struct lane_function *f = l->functions.entries[i].value;
            for (size_t c = 0; c < f->callee_count; c++) {
                bool more =
                    (f->callees[c]->cuts && !f->cuts) || (f->callees[c]->uses_ids && !f->uses_ids);
                f->cuts |= f->callees[c]->cuts;
                f->uses_ids |= f->callees[c]->uses_ids;
                more |= f->callees[c]->asks_group && !f->asks_group;
                f->asks_group |= f->callees[c]->asks_group;
                more |= f->callees[c]->prints && !f->prints;
                f->prints |= f->callees[c]->prints;
                more |= f->callees[c]->owns_memory && !f->owns_memory;
                f->owns_memory |= f->callees[c]->owns_memory;
                more |= f->callees[c]->has_pointers && !f->has_pointers;
                f->has_pointers |= f->callees[c]->has_pointers;
                more |= f->callees[c]->wants_one_item && !f->wants_one_item;
                f->wants_one_item |= f->callees[c]->wants_one_item;
                changed |= more;
            }
        }
    }
}

static bool has_loop(CXCursor body)
{
    return lanes_contains(body, CXCursor_ForStmt) || lanes_contains(body, CXCursor_WhileStmt) ||
           lanes_contains(body, CXCursor_DoStmt);
}

/* Functions of the program with loops that lanes may go through together where they are called, as
 * `for` loops without a `break`. Those of the device library have short loops, or loops that each lane
 * leaves elsewhere. */
static void find_standing(struct lanes *l)
{
    for (size_t i = 0; i < l->functions.count; i++) {
        struct lane_function *f = l->functions.entries[i].value;
        f->may_stand = !f->is_kernel && !f->cuts && !f->owns_memory && !f->prints &&
                       !str_starts(f->name, "cu_") && lanes_contains(f->cursor, CXCursor_ForStmt) &&
                       !lanes_contains(f->cursor, CXCursor_WhileStmt) &&
                       !lanes_contains(f->cursor, CXCursor_DoStmt) &&
                       !lanes_contains(f->cursor, CXCursor_BreakStmt) &&
                       lanes_may_expand(l, f->cursor);
    }
}

/* The function's callees that have to be in the flat text for that. */
static void want_standing(const struct lane_function *f)
{
    for (size_t c = 0; c < f->callee_count; c++)
        if (f->callees[c]->may_stand && !f->callees[c]->in_flat) {
            f->callees[c]->in_flat = true;
            want_standing(f->callees[c]);
        }
}

static void want_function(struct lanes *l, struct lane_function *f, unsigned depth)
{
    if (depth > l->functions.count && f->cuts)
        lanes_refuse(l, "functions in which threads meet call each other in a circle");
    if (depth > l->functions.count || (f->wanted && !f->cuts))
        return;
    f->wanted = true;
    want_standing(f);
    if (str_starts(f->name, "cu_large_")) /* their threads wait for the whole block there */
        lanes_refuse(l, "it has tiles of several warps");
    for (size_t c = 0; c < f->callee_count; c++)
        if (f->callees[c]->uses_ids)
            want_function(l, f->callees[c], depth + 1);
}

static enum CXChildVisitResult count_elements(CXCursor cursor, CXCursor parent, CXClientData data)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool is_dereference = kind == CXCursor_UnaryOperator &&
                          clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref;
    (void)parent;
    *(unsigned *)data += is_dereference || kind == CXCursor_ArraySubscriptExpr ||
                         kind == CXCursor_MemberRefExpr || kind == CXCursor_CallExpr;
    return CXChildVisit_Recurse;
}

/* Two accesses that a compiler may group, and one between them. */
static bool may_be_grouped(CXCursor body)
{
    unsigned count = 0;
    clang_visitChildren(body, count_elements, &count);
    return count > 2;
}

/* Lane loops may make the kernel faster, or right: it has barriers of its own, loops, tests, or
 * accesses that may be grouped. */
static bool may_gain(const struct lanes *l, const struct lane_function *kernel)
{
    const struct lane_function *callee = lanes_only_callee(l, kernel);
    const struct lane_function *owner = callee ? callee : kernel;
    CXCursor body = owner->cursor;
    bool calls_loop = false;
    for (size_t c = 0; c < owner->callee_count; c++)
        calls_loop |= owner->callees[c]->may_stand;
    return kernel->cuts || (callee && callee->cuts) || has_loop(body) || calls_loop ||
           (!kernel->if_faster && lanes_contains(body, CXCursor_IfStmt)) || may_be_grouped(body);
}

static bool parse_text(struct lanes *l, const struct lanes_input *input, const char *text)
{
    bool parsed = opencl_parse(l->arena, input->headers, text, false, &l->own);
    l->unit = l->own.unit;
    l->text = text;
    return parsed;
}

/* The text as if it stood behind the module's. */
static bool parse_behind(struct lanes *l, const struct lanes_input *input, const char *text)
{
    if (l->saved.path &&
        opencl_parse_behind(l->arena, input->headers, l->saved.path, input->text, text, &l->own)) {
        l->unit = l->own.unit;
        l->text = text;
        return true;
    }
    return parse_text(l, input, arena_printf(l->arena, "%s\n%s", input->text, text));
}

#define MOST_CALLS_DEEP 8

/* It, or what it calls, touches what threads share. */
static bool reaches_shared(const struct lane_function *f, size_t depth)
{
    if (lanes_touches_shared(f->cursor))
        return true;
    for (size_t c = 0; c < f->callee_count && depth > 0; c++)
        if (reaches_shared(f->callees[c], depth - 1))
            return true;
    return false;
}

/* What a kernel that relies on lockstep calls runs in steps, too, where it touches what threads
 * share. */
static void spread_lockstep(struct lane_function *f)
{
    for (size_t c = 0; c < f->callee_count; c++) {
        struct lane_function *callee = f->callees[c];
        if (callee->lockstep || !reaches_shared(callee, MOST_CALLS_DEEP))
            continue;
        callee->lockstep = callee->cuts = callee->uses_ids = true;
        spread_lockstep(callee);
    }
}

static void check_diagnostic(struct lanes *l, CXDiagnostic diagnostic)
{
    if (clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error)
        lanes_refuse(l, lanes_spelling(l, clang_formatDiagnostic(
                                              diagnostic, CXDiagnostic_DisplaySourceLocation)));
    clang_disposeDiagnostic(diagnostic);
}

/* False: the text has errors. */
static bool has_no_errors(struct lanes *l)
{
    for (unsigned i = 0; i < clang_getNumDiagnostics(l->unit); i++)
        check_diagnostic(l, clang_getDiagnostic(l->unit, i));
    return !l->reason;
}

/* The module's text, which mostly has been read before, to check it. False: it has errors. */
static bool parse_module(struct lanes *l, const struct lanes_input *input)
{
    if (!input->parsed || !input->parsed->unit)
        return parse_text(l, input, input->text) && has_no_errors(l);
    l->unit = input->parsed->unit;
    l->text = input->text;
    return true;
}

/* What the input says of the kernels. */
static bool take_kernels(struct lanes *l, const struct lanes_input *input)
{
    for (size_t i = 0; i < input->kernel_count; i++) {
        const struct lanes_kernel *kernel = &input->kernels[i];
        struct lane_function *f = map_get(&l->functions, kernel->name);
        if (!f)
            return false;
        f->lockstep = kernel->lockstep;
        f->most_threads = kernel->most_threads;
        f->may_loop = kernel->loops;
        f->meets = f->cuts && !lanes_is_plain(l, f);
        f->has_loops_apart = lanes_has_loops_apart(l, f);
        f->loops_only = kernel->loops_only && !f->meets;
        f->if_faster = kernel->if_faster;
        if (f->loops_only && !f->cuts && !may_gain(l, f))
            f->reason = "it gains nothing by lane loops";
        f->is_kernel = f->cuts = true;
        if (f->lockstep)
            spread_lockstep(f);
    }
    return true;
}

bool lanes_read(struct lanes *l, const struct lanes_input *input)
{
    if (!parse_module(l, input))
        return false;
    clang_visitChildren(clang_getTranslationUnitCursor(l->unit), read_function, l);
    for (size_t i = 0; i < l->functions.count; i++) {
        struct reader r = {l, l->functions.entries[i].value};
        clang_visitChildren(r.f->cursor, read_call, &r);
    }
    spread_facts(l);
    find_standing(l);
    lanes_find_places(l);
    if (!take_kernels(l, input))
        return false;
    spread_facts(l);
    for (size_t i = 0; i < input->kernel_count; i++) {
        struct lane_function *f = map_get(&l->functions, input->kernels[i].name);
        if (f->reason)
            continue;
        want_function(l, f, 0);
        lanes_find_forward(l, f);
        f->reason = l->reason;
        l->reason = NULL;
    }
    lanes_choose_blocks(l);
    return true;
}

/* --- the flat text ------------------------------------------------------- */

static const char *name_in_printed(const char *printed, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = strstr(printed, name); at; at = strstr(at + 1, name))
        if (at[length] == '(' && (at == printed || !str_is_word(at[-1])))
            return at;
    return NULL;
}

/* Without hints for loops: clang prints them as it does not read them, and lane loops have their own. */
static const char *without_pragmas(const struct lanes *l, const char *printed)
{
    struct str out = {.arena = l->arena};
    while (*printed) {
        const char *word = printed + strspn(printed, " "), *end = strchr(printed, '\n');
        size_t length = end ? (size_t)(end - printed) + 1 : strlen(printed);
        if (!str_starts(word, "#pragma "))
            str_addn(&out, printed, length);
        printed += length;
    }
    return str_text(&out);
}

static void add_flat(struct lanes *l, struct str *flat, struct lane_function *f)
{
    CXPrintingPolicy policy = clang_getCursorPrintingPolicy(f->cursor);
    const char *printed = lanes_spelling(l, clang_getCursorPrettyPrinted(f->cursor, policy));
    clang_PrintingPolicy_dispose(policy);
    printed = lanes_with_arrows(l, f->cursor, without_pragmas(l, printed));
    printed = lanes_with_spaces(l, printed);
    const char *at = name_in_printed(printed, f->name);
    if (!at) {
        f->may_stand = f->is_place = false;
        f->reason = f->wanted ? "a function could not be read" : NULL;
        return;
    }
    f->flat_begin = (unsigned)flat->length;
    str_addn(flat, printed, (size_t)(at - printed));
    str_printf(flat, "%s%s\n\n", f->made, at + strlen(f->name));
    f->flat_end = (unsigned)flat->length;
}

static enum CXChildVisitResult find_flat(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct lanes *l = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl || !clang_isCursorDefinition(cursor))
        return CXChildVisit_Continue;
    const char *name = lanes_spelling(l, clang_getCursorSpelling(cursor));
    size_t length = strlen(name) - (str_ends(name, l->ending) ? strlen(l->ending) : 0);
    struct lane_function *f = map_get(&l->functions, arena_strndup(l->arena, name, length));
    if (f && (f->wanted || f->in_flat) && strcmp(name, f->made) == 0)
        f->cursor = cursor;
    f = map_get(&l->wholes, name);
    if (f)
        f->whole = cursor;
    return CXChildVisit_Continue;
}

static bool read_flat(struct lanes *l, const struct lanes_input *input, const char *flat)
{
    if (!parse_behind(l, input, flat))
        return false;
    clang_visitChildren(clang_getTranslationUnitCursor(l->unit), find_flat, l);
    return true;
}

/* What is added to the flat text stays, unless that has errors. */
static bool add_wholes(struct lanes *l, const struct lanes_input *input, struct str *flat,
                       bool (*add)(struct lanes *, struct str *))
{
    const char *before = arena_strdup(l->arena, str_text(flat)), *reason = l->reason;
    if (!add(l, flat))
        return true;
    bool is_read = read_flat(l, input, str_text(flat));
    if (is_read && has_no_errors(l))
        return true;
    l->reason = reason;
    *flat = (struct str){.arena = l->arena};
    str_add(flat, before);
    for (size_t i = 0; i < l->functions.count; i++) {
        struct lane_function *f = l->functions.entries[i].value;
        f->whole = clang_getNullCursor();
        f->is_predicated = false;
    }
    return read_flat(l, input, before);
}

bool lanes_flatten(struct lanes *l, const struct lanes_input *input)
{
    struct str flat = {.arena = l->arena};
    for (size_t i = 0; i < l->functions.count; i++) {
        struct lane_function *f = l->functions.entries[i].value;
        if ((f->wanted && (!f->forward || !lanes_frame_owner(f)->cuts)) || f->in_flat)
            add_flat(l, &flat, f);
    }
    struct opencl_unit module = {.unit = l->unit};
    l->saved = opencl_save(l->arena, &module);
    return read_flat(l, input, str_text(&flat)) && add_wholes(l, input, &flat, lanes_expand) &&
           add_wholes(l, input, &flat, lanes_predicate);
}

struct frame_sizes {
    const struct lanes *l;
    struct map sizes; /* name of a struct -> long long, its bytes */
};

static enum CXChildVisitResult note_size(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct frame_sizes *sizes = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_StructDecl)
        return CXChildVisit_Continue;
    long long *size = arena_new(sizes->l->arena, long long);
    *size = clang_Type_getSizeOf(clang_getCursorType(cursor));
    map_put(&sizes->sizes, lanes_spelling(sizes->l, clang_getCursorSpelling(cursor)), size);
    return CXChildVisit_Continue;
}

/* A kernel's threads wait on the stack of a work-item: drivers give it some megabytes. */
static void check_frame_sizes(const struct lanes *l, const struct lanes_input *input)
{
    struct frame_sizes sizes = {l, {.arena = l->arena}};
    clang_visitChildren(clang_getTranslationUnitCursor(l->unit), note_size, &sizes);
    for (size_t i = 0; i < input->kernel_count; i++) {
        struct lane_function *f = map_get(&l->functions, input->kernels[i].name);
        const long long *size =
            map_get(&sizes.sizes, arena_printf(l->arena, "%s_frame", lanes_frame_owner(f)->made));
        if (size && *size * f->most_threads > LANES_MOST_BYTES)
            f->reason = "its threads have too many variables";
    }
}

bool lanes_verify(struct lanes *l, const struct lanes_input *input, const char *made)
{
    bool right = parse_behind(l, input, made) && has_no_errors(l);
    if (!right && l->saved.path) { /* the places of errors are those in the whole text */
        opencl_forget(&l->saved);
        l->reason = NULL;
        right = parse_behind(l, input, made) && has_no_errors(l);
    }
    if (right)
        check_frame_sizes(l, input);
    return right;
}

void lanes_close(struct lanes *l)
{
    opencl_forget(&l->saved);
    opencl_close(&l->own);
}
