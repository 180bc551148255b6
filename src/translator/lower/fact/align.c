/* Alignment of variables: what their declarations ask for, and arrays and objects that are read
 * through pointers to wider types, such as shared floats, or a struct of four, as float4.
 *
 * CUDA programs do the latter where the compiler happens to place them well. OpenCL's need to be
 * told: CPUs and GPUs both fault on accesses that are not aligned. All arrays in shared and private
 * memory of an element type that some pointer is cast from get the alignment of the widest type
 * that it is cast to. So do variables of a struct.
 *
 * Shared arrays of 8-byte elements are aligned to 16 bytes: nvcc places them so and accesses two
 * elements at a time, and NVIDIA's OpenCL compiler does that where it knows the alignment (an FFT
 * in double is a sixth faster).
 *
 * CUDA asks for 32 bytes where a matrix fragment is read or written. nvcc's programs have them in
 * shared memory by luck; NVIDIA's OpenCL places arrays behind memory of its own. */
#include "lower/fact/fact.h"
#include "analysis/library.h"
#include "model/facts.h"

#include <stdlib.h>
#include <string.h>

#define WIDEST       16
#define OF_FRAGMENTS 32

/* --- what is asked for ---------------------------------------------------- */

#define LARGE_ALIGNMENT 128

/* Lines may end between two tokens, also behind a backslash. */
static const char *behind_line_ends(const char *text)
{
    for (;; text++) {
        size_t end = *text == '\\' ? 1 + (text[1] == '\r') : 0;
        if (end && text[end] == '\n')
            text += end;
        else if (!*text || !strchr(" \t\r\n", *text))
            return text;
    }
}

/* `(16)` behind a word that asks for an alignment; 0 where no number stands there. */
static long long number_in_parentheses(const char *text)
{
    char *end;
    text = behind_line_ends(text);
    long long value = *text == '(' ? strtoll(behind_line_ends(text + 1), &end, 0) : 0;
    return value > 0 && *behind_line_ends(end) == ')' ? value : 0;
}

/* libclang tells that there is an attribute, but not its value: it is what the declaration's tokens
 * say, and where they say no number, one that suffices for all of CUDA's types. */
static long long written_alignment(const struct decl *decl)
{
    static const char *const words[] = {"__align__", "alignas", "aligned", "__aligned__",
                                        "__builtin_align__"};
    const char *text = decl->file->text;
    size_t begin = decl->begin;
    long long largest = 0;
    while (begin > 0 && !strchr(";{}", text[begin - 1]))
        begin--;
    for (size_t at = begin; at < decl->end; at++) {
        size_t length = 0;
        while (str_is_word(text[at + length]))
            length++;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            if (length != strlen(words[i]) || strncmp(text + at, words[i], length) != 0)
                continue;
            long long value = number_in_parentheses(text + at + length);
            value = value ? value : LARGE_ALIGNMENT;
            largest = value > largest ? value : largest;
        }
        at += length ? length - 1 : 0;
    }
    return largest ? largest : LARGE_ALIGNMENT;
}

/* --- wider types ---------------------------------------------------------- */

static const char *key_of(const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->opencl ? type->opencl : type->spelling;
}

static bool is_pointer_cast(const struct node *node)
{
    return (node->kind == NODE_C_STYLE_CAST_EXPR || node->kind == NODE_CXX_REINTERPRET_CAST_EXPR) &&
           node->child_count && node->type && node->type->kind == TYPE_POINTER &&
           node->type->target->align > 1;
}

static struct map *alignments_of(struct lower_module *module, enum space space)
{
    return space == SPACE_LOCAL     ? &module->local_alignments
           : space == SPACE_PRIVATE ? &module->private_alignments
                                    : NULL;
}

static void note(struct lower_module *module, struct instance *instance, struct node *node)
{
    const struct node *operand = node_skip_implicit(node->children[node->child_count - 1]);
    const struct type *from = operand->type, *to = node->type->target;
    if (!from || (from->kind != TYPE_POINTER && from->kind != TYPE_ARRAY) ||
        from->target->align >= to->align || from->target->align < 1)
        return;
    struct map *alignments =
        alignments_of(module, addrspace_of(module->analysis, instance, node).level[0]);
    if (!alignments)
        return;
    const char *key = key_of(from->target);
    long long align = to->align < WIDEST ? to->align : WIDEST;
    long long *known = map_get(alignments, key);
    if (!known) {
        known = arena_new(module->arena, long long);
        alignments->arena = module->arena;
        map_put(alignments, key, known);
    }
    *known = align > *known ? align : *known;
}

static bool moves_fragment(const struct lower_module *module, const struct node *node)
{
    struct library_use use;
    return library_find(module->model, node, &use) && (use.needs & RULE_NEEDS_ALIGN_32);
}

static void walk(struct lower_module *module, struct instance *instance, struct node *node)
{
    if (is_pointer_cast(node))
        note(module, instance, node);
    module->has_fragments = module->has_fragments || moves_fragment(module, node);
    for (size_t i = 0; i < node->child_count; i++)
        walk(module, instance, node->children[i]);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            walk(module, instance, node->declared[i]->init);
}

void lower_find_alignments(struct lower_module *module)
{
    for (size_t i = 0; i < module->analysis->linked_count; i++) {
        struct instance *instance = module->analysis->linked[i];
        if (instance->function->body)
            walk(module, instance, instance->function->body);
    }
}

static bool asks_for_alignment(const struct decl *decl)
{
    return decl->file && model_asks_for_alignment(decl);
}

/* What arrays in shared memory get that ask for less. */
static long long shared_alignment(const struct lower_module *module, const struct decl *decl)
{
    const struct type *type = decl->type;
    if (decl->storage != STORAGE_SHARED || type->kind != TYPE_ARRAY)
        return 0;
    if (module->has_fragments && type->size >= OF_FRAGMENTS)
        return OF_FRAGMENTS;
    return type->align == 8 && type->size >= 16 ? 16 : 0;
}

const char *lower_alignment(struct lower_module *module, const struct decl *decl)
{
    const struct map *alignments =
        decl->storage == STORAGE_SHARED ? &module->local_alignments : &module->private_alignments;
    bool may_be_wider = decl->type->kind == TYPE_ARRAY || decl->type->kind == TYPE_RECORD;
    const long long *wider = may_be_wider ? map_get(alignments, key_of(decl->type)) : NULL;
    long long align = asks_for_alignment(decl) ? written_alignment(decl) : 0;
    if (wider && *wider > align && *wider > decl->type->align && *wider <= decl->type->size)
        align = *wider;
    long long shared = shared_alignment(module, decl);
    align = shared > align ? shared : align;
    return align ? arena_printf(module->arena, " __attribute__((aligned(%lld)))", align) : "";
}
