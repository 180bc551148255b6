/* How far the product of computed factors is from the matrix, for the methods that tell it. */
#include "libraries/solver/dense.h"

#include <complex.h>
#include <math.h>

static double complex element_at(enum solver_type type, const void *elements, size_t at)
{
    switch (type) {
    case RT_SOLVER_S: return ((const float *)elements)[at];
    case RT_SOLVER_D: return ((const double *)elements)[at];
    case RT_SOLVER_C: return ((const float complex *)elements)[at];
    default: return ((const double complex *)elements)[at];
    }
}

static void set_element(enum solver_type type, void *elements, size_t at, double complex value)
{
    switch (type) {
    case RT_SOLVER_S: ((float *)elements)[at] = (float)creal(value); break;
    case RT_SOLVER_D: ((double *)elements)[at] = creal(value); break;
    case RT_SOLVER_C: ((float complex *)elements)[at] = (float complex)value; break;
    default: ((double complex *)elements)[at] = value; break;
    }
}

void rt_solver_copy(enum solver_type type, char uplo, int m, int n, const void *from, int ld,
                    void *to)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            bool is_other = (uplo == 'U' && i > j) || (uplo == 'L' && i < j);
            size_t at =
                is_other ? (size_t)i * (size_t)ld + (size_t)j : (size_t)j * (size_t)ld + (size_t)i;
            double complex value = element_at(type, from, at);
            if (uplo && i == j)
                value = creal(value);
            set_element(type, to, (size_t)j * (size_t)m + (size_t)i,
                        is_other ? conj(value) : value);
        }
}

void rt_solver_adjoint(enum solver_type type, int m, int n, const void *from, int ld_from, void *to,
                       int ld_to)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++)
            set_element(type, to, (size_t)j * (size_t)ld_to + (size_t)i,
                        conj(element_at(type, from, (size_t)i * (size_t)ld_from + (size_t)j)));
}

static double norm(enum solver_type type, const void *elements, size_t count)
{
    double sum = 0;

    for (size_t i = 0; i < count; i++) {
        double complex value = element_at(type, elements, i);
        sum += creal(value) * creal(value) + cimag(value) * cimag(value);
    }
    return sqrt(sum);
}

double rt_solver_residual(enum solver_type type, const struct solver_product *p, void *scratch)
{
    enum solver_type real = type == RT_SOLVER_S || type == RT_SOLVER_C ? RT_SOLVER_S : RT_SOLVER_D;
    size_t count = (size_t)p->m * (size_t)p->n;
    char *scaled = (char *)scratch + count * rt_solver_size(type);
    double one[2], minus[2];
    int ld = p->m > 0 ? p->m : 1;

    set_element(type, one, 0, 1);
    set_element(type, minus, 0, -1);
    for (int j = 0; j < p->k; j++) {
        double complex value = element_at(real, p->s, (size_t)j);
        for (int i = 0; i < p->m; i++)
            set_element(type, scaled, (size_t)j * (size_t)p->m + (size_t)i,
                        value * element_at(type, p->u, (size_t)j * (size_t)p->ldu + (size_t)i));
    }
    LAPACK_OF(type, "gemm", "gemm", P13, size_t, size_t)
    ("N", "C", &p->m, &p->n, &p->k, minus, scaled, &ld, p->v, &p->ldv, one, scratch, &ld, 1, 1);
    return norm(type, scratch, count);
}
