/* Arithmetic on indices; see uniform_index.h. */
#include "analysis/uniform_index.h"

#include "util/str.h"
#include <string.h>

static struct index_symbol *new_symbol(struct index_table *table, enum index_kind kind)
{
    struct index_symbol *symbol = arena_new(table->arena, struct index_symbol);
    symbol->kind = kind;
    symbol->number = table->count++;
    return symbol;
}

struct index_symbol *index_new_symbol(struct index_table *table, enum index_kind kind)
{
    return new_symbol(table, kind);
}

struct index_symbol *index_symbol(struct index_table *table, const char *name, enum index_kind kind)
{
    struct index_symbol *symbol = map_get(&table->symbols, name);
    if (!symbol) {
        symbol = new_symbol(table, kind);
        map_put(&table->symbols, name, symbol);
    }
    return symbol;
}

/* An index that is being made; most have one or two terms in the end. */
struct sum {
    unsigned count;
    struct index_term terms[INDEX_TERMS];
};

const struct index *index_of_terms(struct index_table *table, const struct index_term *terms,
                                   unsigned count)
{
    size_t size = count * sizeof *terms;
    struct index *index = arena_alloc(table->arena, sizeof *index + size);
    index->count = count;
    memcpy(index->terms, terms, size);
    return index;
}

static const struct index *keep_sum(struct index_table *table, const struct sum *sum)
{
    return index_of_terms(table, sum->terms, sum->count);
}

const struct index *index_constant(struct index_table *table, long long value)
{
    struct index_term term = {.factor = value};
    return index_of_terms(table, &term, value != 0);
}

const struct index *index_of_symbol(struct index_table *table, const struct index_symbol *symbol)
{
    struct index_term term = {.factor = 1, .degree = 1, .symbols = {symbol}};
    return index_of_terms(table, &term, 1);
}

static int compare_terms(const struct index_term *a, const struct index_term *b)
{
    if (a->degree != b->degree)
        return a->degree < b->degree ? -1 : 1;
    for (unsigned i = 0; i < a->degree; i++)
        if (a->symbols[i] != b->symbols[i])
            return a->symbols[i]->number < b->symbols[i]->number ? -1 : 1;
    return 0;
}

/* Adds a term in its place; false where there is no room. */
static bool add_term(struct sum *sum, const struct index_term *term)
{
    unsigned at = 0;
    while (at < sum->count && compare_terms(&sum->terms[at], term) < 0)
        at++;
    if (at < sum->count && compare_terms(&sum->terms[at], term) == 0) {
        if (__builtin_add_overflow(sum->terms[at].factor, term->factor, &sum->terms[at].factor))
            return false;
        if (sum->terms[at].factor == 0) {
            sum->count--;
            memmove(&sum->terms[at], &sum->terms[at + 1], (sum->count - at) * sizeof *sum->terms);
        }
        return true;
    }
    if (sum->count == INDEX_TERMS)
        return false;
    memmove(&sum->terms[at + 1], &sum->terms[at], (sum->count - at) * sizeof *sum->terms);
    sum->terms[at] = *term;
    sum->count++;
    return true;
}

const struct index *index_add(struct index_table *table, const struct index *a,
                              const struct index *b, long long factor_of_b)
{
    if (!a || !b)
        return NULL;
    struct sum sum;
    sum.count = a->count;
    memcpy(sum.terms, a->terms, a->count * sizeof *a->terms);
    for (unsigned i = 0; i < b->count; i++) {
        struct index_term term = b->terms[i];
        if (__builtin_mul_overflow(term.factor, factor_of_b, &term.factor) ||
            (term.factor && !add_term(&sum, &term)))
            return NULL;
    }
    return keep_sum(table, &sum);
}

static bool multiply_terms(const struct index_term *a, const struct index_term *b,
                           struct index_term *product)
{
    unsigned i = 0, j = 0;
    memset(product, 0, sizeof *product);
    if (a->degree + b->degree > INDEX_DEGREE ||
        __builtin_mul_overflow(a->factor, b->factor, &product->factor))
        return false;
    while (i < a->degree || j < b->degree) {
        bool first =
            j == b->degree || (i < a->degree && a->symbols[i]->number <= b->symbols[j]->number);
        product->symbols[product->degree++] = first ? a->symbols[i++] : b->symbols[j++];
    }
    return true;
}

const struct index *index_multiply(struct index_table *table, const struct index *a,
                                   const struct index *b)
{
    struct index_term term;
    if (!a || !b)
        return NULL;
    struct sum product;
    product.count = 0;
    for (unsigned i = 0; i < a->count; i++)
        for (unsigned j = 0; j < b->count; j++)
            if (!multiply_terms(&a->terms[i], &b->terms[j], &term) || !add_term(&product, &term))
                return NULL;
    return keep_sum(table, &product);
}

/* Takes one factor out of the term; false where it has none such. */
static bool divide_by_symbol(struct index_term *term, const struct index_symbol *symbol)
{
    for (unsigned i = 0; i < term->degree; i++) {
        if (term->symbols[i] != symbol)
            continue;
        term->degree--;
        memmove(&term->symbols[i], &term->symbols[i + 1],
                (term->degree - i) * sizeof *term->symbols);
        term->symbols[term->degree] = NULL;
        return true;
    }
    return false;
}

const struct index *index_replace(struct index_table *table, const struct index *index,
                                  const struct index_symbol *symbol, const struct index *value)
{
    const struct index *result = index_constant(table, 0);
    for (unsigned i = 0; index && i < index->count; i++) {
        struct index_term term = index->terms[i];
        bool has = divide_by_symbol(&term, symbol);
        const struct index *part = index_of_terms(table, &term, 1);
        result = index_add(table, result, has ? index_multiply(table, part, value) : part, 1);
    }
    return index ? result : NULL;
}

const struct index *index_factor(struct index_table *table, const struct index *index,
                                 const struct index_symbol *symbol)
{
    struct sum factor;
    factor.count = 0;
    for (unsigned i = 0; i < index->count; i++) {
        struct index_term term = index->terms[i];
        if (divide_by_symbol(&term, symbol) && !add_term(&factor, &term))
            return NULL;
    }
    return keep_sum(table, &factor);
}

const struct index *index_divide(struct index_table *table, const struct index *index,
                                 const struct index *divisor)
{
    if (!index || !divisor || divisor->count != 1)
        return NULL;
    struct sum quotient;
    quotient.count = 0;
    const struct index_term *by = &divisor->terms[0];
    for (unsigned i = 0; i < index->count; i++) {
        struct index_term term = index->terms[i];
        bool fits = term.factor % by->factor == 0;
        for (unsigned s = 0; fits && s < by->degree; s++)
            fits = divide_by_symbol(&term, by->symbols[s]);
        term.factor /= by->factor;
        if (!fits || !add_term(&quotient, &term))
            return NULL;
    }
    return keep_sum(table, &quotient);
}

const char *index_text(struct arena *arena, const struct index *index)
{
    struct str text = {.arena = arena};
    for (unsigned i = 0; i < index->count; i++) {
        str_printf(&text, "%+lld", index->terms[i].factor);
        for (unsigned s = 0; s < index->terms[i].degree; s++)
            str_printf(&text, "*%u", index->terms[i].symbols[s]->number);
    }
    return str_text(&text);
}

bool index_is_constant(const struct index *index, long long *value)
{
    *value = index->count ? index->terms[0].factor : 0;
    return !index->count || (index->count == 1 && !index->terms[0].degree);
}

bool index_symbols_above(const struct index_term *term, enum index_kind kind)
{
    for (unsigned s = 0; s < term->degree; s++)
        if (term->symbols[s]->kind > kind)
            return true;
    return false;
}

enum index_kind index_kind(const struct index *index)
{
    enum index_kind kind = INDEX_SIZE;
    for (unsigned i = 0; i < index->count; i++)
        for (unsigned s = 0; s < index->terms[i].degree; s++)
            if (index->terms[i].symbols[s]->kind > kind)
                kind = index->terms[i].symbols[s]->kind;
    return kind;
}
