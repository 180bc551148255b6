/* The types of functions, as calls through pointers compare them. */
#include "model/private.h"

#include "frontend/cx.h"

/* Result and parameters, without what C++17 says about exceptions. */
static const char *signature_of(struct model *model, CXType type)
{
    struct str out = {.arena = model->arena};
    int count = clang_getNumArgTypes(type);
    str_printf(&out, "%s (",
               model_type(model, clang_getCanonicalType(clang_getResultType(type)))->spelling);
    for (int i = 0; i < count; i++)
        str_printf(&out, "%s%s", i ? ", " : "",
                   model_type(model, clang_getCanonicalType(clang_getArgType(type, (unsigned)i)))
                       ->spelling);
    str_add(&out, clang_isFunctionTypeVariadic(type) ? ", ...)" : ")");
    return str_text(&out);
}

static struct signature read_signature(struct model *model, CXType type)
{
    struct signature signature = {signature_of(model, type),
                                  model_type(model, clang_getResultType(type)), NULL, 0,
                                  clang_isFunctionTypeVariadic(type) != 0};
    for (int i = 0; i < clang_getNumArgTypes(type); i++)
        arena_push(model->arena, signature.parameters, signature.count,
                   model_type(model, clang_getArgType(type, (unsigned)i)));
    return signature;
}

struct signature model_signature(struct model *model, const struct type *pointer)
{
    return read_signature(model, pointer->callee);
}

const char *model_signature_of(struct model *model, const struct decl *function)
{
    return signature_of(model, clang_getCanonicalType(clang_getCursorType(function->cursor)));
}

struct type *model_pointer_to_function(struct model *model, const struct type *function)
{
    return model_function_pointer(model, clang_getCanonicalType(function->cx));
}
