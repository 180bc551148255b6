/* Functions, frames and kernels of the lanes form. */
#include "emit/lines.h"
#include "lanes/private.h"

#include <inttypes.h>
#include <string.h>

/* What the kernel shares among its threads: parameters of the function that runs one, or the
 * arguments of its call, those in local memory from CU_FROM_PLACE on. */
static void print_block_arguments(struct lanes *l, struct str *out, bool as_arguments)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        bool is_array = clang_getCanonicalType(v->type).kind == CXType_ConstantArray;
        if (!v->is_parameter && !v->is_local)
            continue;
        if (as_arguments)
            str_printf(out, ", %s%s%s", v->is_local && !is_array ? "&" : "", v->name,
                       v->is_local ? " + cu_from" : "");
        else if (v->is_local && !is_array)
            str_printf(out, ", %s *%s", lanes_spelling(l, clang_getTypeSpelling(v->type)), v->name);
        else
            str_printf(out, ", %s", lanes_slice(l, v->place, lanes_end(v->cursor)));
    }
}

static void print_parameters(const struct lanes *l, struct str *out, const char *between)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        if (!v->is_parameter)
            continue;
        str_printf(out, "%s%s", between, lanes_slice(l, v->place, lanes_end(v->cursor)));
        between = ", ";
    }
}

#define LANES_ENDING "_lanes"
#define ITEMS_ENDING "_items"

static bool is_items(const struct lanes *l)
{
    return strcmp(l->ending, ITEMS_ENDING) == 0;
}

static CXCursor lane_body(const struct lanes *l)
{
    struct lane_children parts = lanes_children(l, l->at->cursor);
    return parts.list[parts.count - 1];
}

static void print_statements(struct lanes *l, struct str *out)
{
    struct lane_children parts = lanes_children(l, lane_body(l));
    l->indent = 1;
    for (size_t i = 0; i < parts.count; i++)
        lanes_statement(l, parts.list[i], out);
}

static void print_frame(struct lanes *l, struct str *out)
{
    struct lane_function *f = l->at;
    str_printf(out, "struct %s_frame {\n    uint cu_at;\n%s", f->made, str_text(&f->fields));
    if (*str_text(&f->calls))
        str_printf(out, "    union {\n%s    } cu_call;\n", str_text(&f->calls));
    str_add(out, "};\n\n");
}

/* Goes to where the thread left. */
static void print_entry(const struct lanes *l, struct str *out)
{
    if (!l->at->labels)
        return;
    str_add(out, "    switch (cu_f->cu_at) {\n");
    for (unsigned i = 1; i <= l->at->labels; i++)
        str_printf(out, "    case %u: goto cu_%u;\n", i, i);
    str_add(out, "    }\n");
}

/* Parameters are fields of the frame; those of a kernel are given at each entry, and have a field
 * where the kernel changes them. */
static void print_parameter_values(struct lanes *l, struct str *out)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        if (!v->is_parameter)
            continue;
        if (l->at->is_kernel && v->in_frame) {
            lanes_add_field(l, v);
            str_printf(out, "    if (cu_f->cu_at == 0)\n        cu_f->%s = %s;\n", v->field,
                       v->name);
        } else if (!l->at->is_kernel) {
            lanes_add_field(l, v);
            if (!v->in_frame)
                str_printf(out, "    %s = cu_f->%s;\n", lanes_declare(l, v->type, v->name),
                           v->field);
        }
    }
}

static void print_coroutine(struct lanes *l, struct str *out)
{
    struct lane_function *f = l->at;
    struct str body = {.arena = l->arena}, entry = {.arena = l->arena},
               shared = {.arena = l->arena};
    CXType result = clang_getCursorResultType(f->cursor);

    f->calls.arena = l->arena;
    if (result.kind != CXType_Void)
        str_printf(&f->fields, "    %s;\n", lanes_declare(l, result, "cu_result"));
    print_parameter_values(l, &entry);
    print_statements(l, &body);
    print_frame(l, out);
    if (f->is_kernel)
        print_block_arguments(l, &shared, false);
    str_printf(out, "static void %s%s(struct cu_thread *cu_self, struct %s_frame *cu_f%s)\n{\n%s",
               f->made, f->is_kernel ? "_thread" : "", f->made, str_text(&shared),
               str_text(&entry));
    print_entry(l, out);
    str_printf(out, "%s    %s\n}\n\n", str_text(&body),
               f->is_kernel ? "cu_self->wait = CU_ENDED;" : "cu_f->cu_at = CU_DONE;");
}

static void print_locals(struct lanes *l, struct str *out)
{
    const struct lane_function *f = l->at;
    for (size_t i = 0; i < f->variable_count; i++)
        if (f->variables[i].is_local)
            str_printf(out, "    %s;\n",
                       lanes_slice(l, f->variables[i].place, lanes_end(f->variables[i].cursor)));
}

static bool has_locals(const struct lane_function *f)
{
    for (size_t i = 0; i < f->variable_count; i++)
        if (f->variables[i].is_local)
            return true;
    return false;
}

static void print_kernel(struct lanes *l, struct str *out)
{
    struct lane_function *f = l->at;
    struct str parameters = {.arena = l->arena}, arguments = {.arena = l->arena};
    print_parameters(l, &parameters, "");
    print_block_arguments(l, &arguments, true);
    str_printf(out,
               "__kernel void %s(%s%suint cu_size_x, uint cu_size_y, uint cu_size_z, "
               "__global int *cu_block_status, __local uint4 *cu_meetings)\n{\n",
               f->made, str_text(&parameters), *str_text(&parameters) ? ", " : "");
    print_locals(l, out);
    str_printf(out,
               "%s    CU_BLOCK_THREADS(%u, struct %s_frame)\n"
               "    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;\n"
               "    %s(%s_thread(&cu_threads[cu_t], &cu_frames[cu_t]%s))\n}\n\n",
               has_locals(f) ? "    CU_FROM_PLACE\n" : "", f->most_threads, f->made,
               f->prints ? "CU_BLOCK_RUN_UPWARDS" : "CU_BLOCK_RUN", f->made, str_text(&arguments));
}

static void print_loop_entry(struct lanes *l, const char *name, const char *whole, struct str *out)
{
    struct str parameters = {.arena = l->arena}, arguments = {.arena = l->arena};
    print_parameters(l, &parameters, "");
    print_block_arguments(l, &arguments, true);
    str_printf(out,
               "__kernel void %s(%s%suint cu_size_x, uint cu_size_y, uint cu_size_z, "
               "__global int *cu_block_status)\n{\n",
               name, str_text(&parameters), *str_text(&parameters) ? ", " : "");
    print_locals(l, out);
    lanes_print_block_call(out, l->at, whole, str_text(&arguments));
    str_addc(out, '\n');
}

/* One kernel for all blocks. */
static void print_row_kernel(struct lanes *l, const char *body, struct str *out)
{
    struct str parameters = {.arena = l->arena};
    print_parameters(l, &parameters, "");
    str_printf(out,
               "__kernel void %s(%s%suint cu_size_x, uint cu_size_y, uint cu_size_z, "
               "__global int *cu_block_status)\n{\n%s}\n\n",
               l->at->made, str_text(&parameters), *str_text(&parameters) ? ", " : "", body);
}

/* The kernel as lane loops, once for blocks that are whole strips, and once for others: compilers
 * that build a kernel when it is first launched build what is used. Of a function that kernels only
 * call, what runs a block. */
static bool print_loop_kernel(struct lanes *l, struct str *out)
{
    const struct lane_function *f = l->at;
    struct str body = {.arena = l->arena}, shared = {.arena = l->arena};
    if (!lanes_loops(l, &body))
        return false;
    if (f->in_rows) {
        print_row_kernel(l, str_text(&body), out);
        return true;
    }
    print_block_arguments(l, &shared, false);
    str_printf(out,
               "CU_BLOCK_FUNCTION void %s_block(const bool cu_whole, int cu_size_x, int cu_size_y, "
               "int cu_size_z%s%s)\n{\n%s}\n\n",
               f->made, str_text(&shared), f->in_warps ? ", __global int *cu_block_status" : "",
               str_text(&body));
    if (!f->is_kernel)
        return true;
    print_loop_entry(l, f->made, "true", out);
    print_loop_entry(l, lanes_part_name(l, f), "false", out);
    return true;
}

/* One that never waits: it gets to know its thread. */
static void print_function(struct lanes *l, struct str *out)
{
    struct lane_function *f = l->at;
    struct str parameters = {.arena = l->arena}, body = {.arena = l->arena};
    int count = clang_Cursor_getNumArguments(f->cursor);
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(f->cursor, (unsigned)i);
        str_printf(&parameters, ", %s",
                   lanes_slice(l, lanes_begin(parameter), lanes_end(parameter)));
    }
    print_statements(l, &body);
    str_printf(out, "static %s(struct cu_thread *cu_self%s)\n{\n%s}\n\n",
               lanes_declare(l, clang_getCursorResultType(f->cursor), f->made),
               str_text(&parameters), str_text(&body));
}

static bool print_as_loops(struct lanes *l, struct str *out)
{
    lanes_find_variables(l);
    lanes_split_variables(l);
    return print_loop_kernel(l, out);
}

/* As lane loops, of the text that has in it the functions in which threads meet; false: nothing was
 * printed. */
static bool print_expanded(struct lanes *l, struct str *out)
{
    struct lane_function *f = l->at, before = *f;
    if (clang_Cursor_isNull(f->whole))
        return false;
    f->cursor = f->whole;
    f->callees = f->whole_callees;
    f->callee_count = f->whole_callee_count;
    f->lockstep &= !f->is_predicated;
    f->in_loops = print_as_loops(l, out);
    if (!f->in_loops)
        *f = before;
    f->may_miss |= f->in_loops && f->in_warps && f->is_predicated;
    return f->in_loops;
}

void lanes_function(struct lanes *l, struct str *out)
{
    struct lane_function before = *l->at;
    l->place = 0;
    if ((l->at->in_block || (l->at->is_kernel && l->at->may_loop)) && print_as_loops(l, out)) {
        l->at->in_loops = true;
        return;
    }
    *l->at = before;
    lanes_find_variables(l);
    if (!l->at->cuts) {
        for (size_t i = 0; i < l->at->variable_count; i++)
            l->at->variables[i].in_frame = false; /* it has none */
        print_function(l, out);
        return;
    }
    if (l->at->loops_only)
        lanes_refuse(l, "it gains nothing by lane loops");
    print_coroutine(l, out);
    if (l->at->is_kernel)
        print_kernel(l, out);
}

/* A kernel that only calls a function is lane loops if the function is. */
static void take_forward(struct lane_function *kernel)
{
    const struct lane_function *callee = lanes_frame_owner(kernel);
    kernel->in_loops = callee->in_loops;
    kernel->in_warps = callee->in_warps;
    kernel->may_miss = callee->may_miss;
    if (kernel->loops_only && !kernel->in_loops)
        kernel->reason = "it gains nothing by lane loops";
    else if (!kernel->in_loops && !callee->cuts)
        kernel->forward = NULL;
}

/* Callees first: their frames are parts of the callers'. What the form can't do is kept as the
 * reason of each function that has it or calls such. */
static void make_texts(struct lanes *l, struct lane_function *f)
{
    if (!f->wanted || f->made_text)
        return;
    f->made_text = true;
    l->at = f;
    bool is_whole = !f->reason && !f->forward && print_expanded(l, &f->text);
    for (size_t c = 0; c < f->callee_count; c++) {
        make_texts(l, f->callees[c]);
        if (!f->reason)
            f->reason = f->callees[c]->reason;
    }
    if (f->forward && !f->reason)
        take_forward(f);
    if (f->reason || f->forward || is_whole)
        return;
    l->at = f;
    lanes_function(l, &f->text);
    f->reason = l->reason;
    l->reason = NULL;
}

static void print_with_callees(struct lanes *l, struct lane_function *f, struct str *out)
{
    if (!f->wanted || f->printed)
        return;
    f->printed = true;
    bool has_called = f->in_warps && !f->forward;
    for (size_t c = 0; c < (has_called ? f->called_count : f->callee_count); c++)
        print_with_callees(l, (has_called ? f->called : f->callees)[c], out);
    if (f->forward)
        lanes_print_forward(l, f, out);
    str_add(out, str_text(&f->text));
}

static void print_form_head(const struct lanes *l, const struct lanes_input *input, struct str *out)
{
    if (is_items(l)) {
        str_add(out, "/* The items form of kernels that are lane loops above: their threads as "
                     "coroutines. */\n\n");
        return;
    }
    str_printf(
        out,
        "/* The lanes form of kernels, made by cu2cl from the text with hash %016" PRIx64 ".\n"
        " * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let\n"
        " * `cu2cl lanes` make this one again.",
        map_hash(input->text, strlen(input->text)));
    lanes_print_facts(out, input->kernels, input->kernel_count);
    bool has_items = false;
    for (size_t i = 0; i < input->kernel_count; i++)
        has_items |= input->kernels[i].has_items;
    str_printf(out, " */\n#include <cu2cl/%s.clh>\n\n", has_items ? "items" : "block");
}

/* The items form stands behind the lanes form, which includes what both need. */
static const char *with_header(const struct lanes *l, const char *text)
{
    return is_items(l) ? arena_printf(l->arena, "#include <cu2cl/items.clh>\n%s", text) : text;
}

/* The text with the kernels that have no reason; NULL: all have one. */
static const char *print_text(struct lanes *l, const struct lanes_input *input)
{
    struct str out = {.arena = l->arena};
    size_t printed = 0;
    l->macros = 0;
    print_form_head(l, input, &out);
    for (size_t i = 0; i < l->functions.count; i++) {
        struct lane_function *f = l->functions.entries[i].value;
        f->printed = false;
    }
    for (size_t i = 0; i < l->functions.count; i++) {
        struct lane_function *f = l->functions.entries[i].value;
        if (f->is_kernel && !f->reason) {
            print_with_callees(l, f, &out);
            printed++;
        }
    }
    return printed ? lines_wrap(l->arena, str_text(&out)) : NULL;
}

static size_t take_reasons(const struct lanes *l, const struct lanes_input *input)
{
    size_t count = 0;
    for (size_t i = 0; i < input->kernel_count; i++) {
        const struct lane_function *f = map_get(&l->functions, input->kernels[i].name);
        input->kernels[i].in_loops = f->in_loops;
        input->kernels[i].in_warps = f->in_loops && f->in_warps;
        input->kernels[i].has_items = input->kernels[i].warps && !f->wants_one_item && !f->reason;
        input->kernels[i].may_miss = f->may_miss;
        input->kernels[i].reason = f->reason;
        input->kernels[i].meets = f->meets;
        input->kernels[i].has_loops_apart = f->has_loops_apart;
        count += f->reason != NULL;
    }
    return count;
}

static bool wants_any(const struct lanes *l)
{
    for (size_t i = 0; i < l->functions.count; i++)
        if (((const struct lane_function *)l->functions.entries[i].value)->wanted)
            return true;
    return false;
}

/* `ending`: of what is made. */
static const char *make_form(struct arena *arena, const struct lanes_input *input,
                             const char *ending, const char **reason)
{
    struct lanes l = {.arena = arena,
                      .ending = ending,
                      .functions = {.arena = arena},
                      .wholes = {.arena = arena}};
    const char *text = NULL;
    *reason = NULL;
    bool is_read = lanes_read(&l, input);
    if (is_read && !wants_any(&l)) {
        take_reasons(&l, input);
    } else if (is_read && lanes_flatten(&l, input)) {
        for (size_t i = 0; i < l.functions.count; i++) {
            struct lane_function *f = l.functions.entries[i].value;
            if (f->is_kernel)
                make_texts(&l, f);
        }
        for (size_t refused = take_reasons(&l, input);
             ;) { /* again without those whose frames are too large */
            text = print_text(&l, input);
            bool right = !text || lanes_verify(&l, input, with_header(&l, text));
            size_t count = take_reasons(&l, input);
            if (!right)
                text = NULL, *reason = l.reason;
            if (!text || count == refused)
                break;
            refused = count;
        }
    } else {
        *reason = l.reason ? l.reason : "its text can't be read";
    }
    lanes_close(&l);
    return text;
}

/* Coroutines of those kernels that are lane loops and need warps; none has a reason where it fails. */
static const char *make_items(struct arena *arena, const struct lanes_input *input)
{
    struct lanes_input items = *input;
    const char *reason = NULL;
    items.kernels = NULL;
    items.kernel_count = 0;
    for (size_t i = 0; i < input->kernel_count; i++) {
        struct lanes_kernel kernel = input->kernels[i];
        if (!kernel.has_items || !kernel.in_loops)
            continue;
        kernel.loops = kernel.loops_only = false;
        arena_push(arena, items.kernels, items.kernel_count, kernel);
    }
    const char *text = items.kernel_count ? make_form(arena, &items, ITEMS_ENDING, &reason) : NULL;
    for (size_t i = 0, k = 0; i < input->kernel_count; i++) {
        struct lanes_kernel *kernel = &input->kernels[i];
        if (kernel->has_items && kernel->in_loops)
            kernel->has_items = text && !items.kernels[k++].reason;
    }
    return text;
}

const char *lanes_make(struct arena *arena, const struct lanes_input *input, const char **reason)
{
    const char *text = make_form(arena, input, LANES_ENDING, reason);
    const char *items = text ? make_items(arena, input) : NULL;
    return items ? arena_printf(arena, "%s%s", text, items) : text;
}
