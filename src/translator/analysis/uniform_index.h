/* Indices as polynomials: sums of products of symbols, such as the index of a thread, the size of a
 * block, or how often a loop has run. So `s[t + 16]` and `s[t + 8]` can be compared without knowing
 * a value. */
#ifndef CU2CL_UNIFORM_INDEX_H
#define CU2CL_UNIFORM_INDEX_H

#include "util/map.h"
#include <stdbool.h>

enum index_kind {
    INDEX_SIZE,    /* the same for all threads, and the same all the time: n, blockDim.x */
    INDEX_STEP,    /* the same for all threads of a warp, but it changes: a loop's variable */
    INDEX_LANE,    /* another for each thread, and any of them may be meant: threadIdx.x, t % 32 */
    INDEX_UNKNOWN, /* perhaps another for each thread: something that was loaded */
};

struct index;

struct index_symbol {
    enum index_kind kind;
    unsigned number;
    bool repeats;     /* of INDEX_LANE: several threads of a warp may have the same value */
    bool is_exchange; /* it pairs threads, as `t ^ 16` does */
    bool is_quotient; /* it is `operand / n` */
    bool is_round;    /* it counts a loop's rounds, from 0 */
    bool is_natural;  /* it is at least 0 */
    bool is_block;    /* it is the index of the block */
    bool is_ticket;   /* it was read from shared memory, where one thread told it to all */
    const struct index_symbol *outer; /* of a round: that of the loop around; NULL */
    const struct index *operand;      /* of a quotient, rest or exchange; NULL */
    long long range;                  /* of a rest and a quotient: the divisor; 0: not known */
    const struct index *end;          /* of a thread's index: how many there are; NULL: not known */
};

#define INDEX_DEGREE 4
#define INDEX_TERMS  12

struct index_term {
    long long factor; /* not 0 */
    unsigned degree;
    const struct index_symbol *symbols[INDEX_DEGREE]; /* by number */
};

struct index {
    unsigned count;
    struct index_term terms[]; /* by their symbols, INDEX_TERMS at most */
};

struct index_table {
    struct arena *arena;
    struct map symbols; /* name -> struct index_symbol */
    unsigned count;
};

/* The symbol of this name; made at the first use, with this kind. */
struct index_symbol *index_symbol(struct index_table *table, const char *name,
                                  enum index_kind kind);
/* One that nothing else has. */
struct index_symbol *index_new_symbol(struct index_table *table, enum index_kind kind);

/* The sum of the terms, which are in their order. */
const struct index *index_of_terms(struct index_table *table, const struct index_term *terms,
                                   unsigned count);
/* All results are new; NULL where they would be too large, or an operand is NULL. */
const struct index *index_constant(struct index_table *table, long long value);
const struct index *index_of_symbol(struct index_table *table, const struct index_symbol *symbol);
const struct index *index_add(struct index_table *table, const struct index *a,
                              const struct index *b, long long factor_of_b);
const struct index *index_multiply(struct index_table *table, const struct index *a,
                                   const struct index *b);
/* With `value` in the place of the symbol. */
const struct index *index_replace(struct index_table *table, const struct index *index,
                                  const struct index_symbol *symbol, const struct index *value);
/* What the symbol is multiplied with. */
const struct index *index_factor(struct index_table *table, const struct index *index,
                                 const struct index_symbol *symbol);
/* `index / divisor` where all terms can be divided by the one term of the divisor; NULL. */
const struct index *index_divide(struct index_table *table, const struct index *index,
                                 const struct index *divisor);
/* The same text for equal indices. */
const char *index_text(struct arena *arena, const struct index *index);
bool index_is_constant(const struct index *index, long long *value);
/* Has the term a symbol of a higher kind? */
bool index_symbols_above(const struct index_term *term, enum index_kind kind);
/* The highest kind of its symbols; INDEX_SIZE for constants. */
enum index_kind index_kind(const struct index *index);

#endif
