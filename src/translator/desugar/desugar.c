/* The stage between the model, which is as libclang shows it, and the analyses: forms of C++ that
 * mean the same as a simpler one become the simpler one, and what C++ does without being told is
 * written out.
 *
 * A function goes through the stage when it is first asked for. All passes on nodes share one walk
 * over its trees: a node's children come before the node, and a pass whose result is another node
 * ends the node's turn. Only desugar/captures.c has a walk of its own, behind the analyses. */
#include "desugar/private.h"

/* --- passes on nodes ------------------------------------------------------ */

/* In this order. */
static const struct node_pass node_passes[] = {
    {NODE_CALL_EXPR, desugar_arguments},           /* argument.c: default arguments */
    {NODE_CALL_EXPR, desugar_device_memory},       /* allocate.c: cudaMalloc in kernels */
    {NODE_CALL_EXPR, desugar_launch},              /* launch.c: launches by device code */
    {NODE_CALL_EXPR, desugar_indirect_call},       /* dispatch.c: calls through pointers */
    {NODE_CALL_EXPR, desugar_special_call},        /* class.c: members that nobody wrote */
    {NODE_CALL_EXPR, desugar_virtual_call},        /* dispatch.c: virtual calls */
    {NODE_INIT_LIST_EXPR, desugar_list},           /* list.c: elements that are left out */
    {NODE_DECL_STMT, desugar_ties},                /* binding.c: parts that `get` gives */
    {NODE_DECL_STMT, desugar_bound_objects},       /* extend.c: objects that references keep */
    {NODE_LAMBDA_EXPR, desugar_closure},           /* closure.c: copies of captures */
    {NODE_DECL_REF_EXPR, desugar_binding},         /* binding.c: structured bindings */
    {NODE_BINARY_OPERATOR, desugar_member_access}, /* calls.c: `object.*P` */
    {NODE_CXX_NEW_EXPR, desugar_new},              /* heap.c: new */
    {NODE_CXX_DELETE_EXPR, desugar_delete},        /* heap.c: delete */
    {NODE_GCC_ASM_STMT, desugar_asm},              /* asm.c: inline PTX */
    {NODE_IF_STMT, desugar_condition},             /* condition.c: declarations in conditions */
    {NODE_SWITCH_STMT, desugar_condition},
    {NODE_WHILE_STMT, desugar_condition},
    {NODE_FOR_STMT, desugar_condition},
    {NODE_CXX_FOR_RANGE_STMT, desugar_range},        /* range.c: range-for */
    {NODE_UNEXPOSED_EXPR, desugar_initializer_list}, /* library.c: std::initializer_list */
    {NODE_CALL_EXPR, desugar_lambda_address},        /* dispatch.c: a lambda as a pointer */
    {NODE_CALL_EXPR, desugar_elided_copy},           /* copies.c: copies that are not made */
    {NODE_CALL_EXPR, desugar_static_call},           /* calls.c: `object.f()`, f static */
    {NODE_CALL_EXPR, desugar_library_call},          /* library.c: std::array, std::move, ... */
    {NODE_NONE, NULL},
};

/* --- passes on variables and functions ------------------------------------ */

static void desugar_initialiser(struct model *model, struct decl *decl)
{
    desugar_complete_list(model, decl->init, decl->type);
    desugar_array_copy(model, decl);
}

static void desugar_whole(struct model *model, struct function *function)
{
    desugar_choose_by_value(model, function);
    desugar_complete_function(model, function);
    desugar_find_returned(function);
    desugar_exits(model, function);
}

static const struct desugar_passes passes = {node_passes, desugar_initialiser, desugar_whole};

void desugar_model(struct model *model)
{
    model->passes = &passes;
    desugar_note_variables(model);
    for (size_t i = 0; i < model->kernel_count; i++)
        desugar_function(model, model->kernels[i]);
}
