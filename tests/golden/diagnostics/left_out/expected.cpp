// What can't be compiled is under a condition, with all that depends on it; the rest compiles.
#include <cu2cl/cu2cl.h>
#include "library.h"
#include <cu2cl/blas.h>

namespace keys
{
#ifdef CU2CL_UNPORTED /* CU2050: this uses what our headers of libcu++ do not have: use of undeclared identifier 'cuda' */
using Vector = cuda::device_buffer<int>;
#endif

class Table
{
public:
    Table(int n) 
#ifndef CU2CL_UNPORTED
    {
        cu2cl_unported(__func__, "CU1047: member initializer 'keys_' does not name a non-static data member or base class");
    }
#else
: rows_(n), keys_(n) {}
#endif
#ifdef CU2CL_UNPORTED /* CU2050: this uses what our headers of libcu++ do not have: unknown type name 'Vector' */
    explicit Table(const Vector &keys) : rows_(0), keys_(keys) {}
#endif
    ~Table() {
#ifndef CU2CL_UNPORTED
        cu2cl_unported(__func__, "CU1047: use of undeclared identifier 'keys_'");
#else
 keys_.clear(); 
#endif
}

    int rows() const { return rows_; }
    int *data()
    {
#ifndef CU2CL_UNPORTED
        cu2cl_unported(__func__, "CU2050: this uses what our headers of libcu++ do not have: use of undeclared identifier 'cuda'");
#else
        return cuda::raw_pointer_cast(keys_.data());
#endif
    }

private:
    int rows_;
#ifdef CU2CL_UNPORTED /* CU2050: this uses what our headers of libcu++ do not have: unknown type name 'Vector' */
    Vector keys_; // of the device
#endif
};

enum Order { UP, DOWN };
} // namespace keys

// the general template would take the place of this one without a word
template <typename T> const char *kind(T) { return "other"; }
#ifdef CU2CL_UNPORTED /* CU2050: this uses what our headers of libcu++ do not have: use of undeclared identifier 'cuda' */
template <typename T, typename = typename cuda::iterator_traits<T>::value_type> const char *kind(T *)
{
    return "iterator";
}
#endif

const char *kind_of(int *p) {
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU1047: a declaration of 'kind' is left out of the port");
#else
 return kind(p); 
#endif
}
const char *both(int *p) { return kind_of(p); }

#ifdef CU2CL_UNPORTED /* CU2050: this uses what our headers of libcu++ do not have: no member named 'Vector' in namespace 'keys' */
void scale(keys::Vector::pointer p, float f) CU2CL_KERNEL(scale, p, f)
#endif

void fill(int *p, keys::Order order)
CU2CL_KERNEL(fill, p, order)

#define MULTIPLY(h, n, a, b, c)                                                                    \
    cublasSgeqrfBatched(h, CUBLAS_OP_N, n, n, n, a, n, b, n, c, n)

void multiply(cublasHandle_t handle, int n, const float *a, const float *b, float *c)
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU3001: 'cublasSgeqrfBatched' is not supported: QR factors in batches are not there");
#else
    const float one = 1;
    MULTIPLY(handle, n, a, b, c);
#endif
}

int rows(keys::Table *table) { return table->rows(); }

#ifdef SMALL
int count() {
#else
int count(int n = 4)
{
#endif
    auto start = std::chrono::steady_clock::now();
    std::vector<int> values(32);
    CU2CL_LAUNCH(fill, (1, 32), (values.data(), keys::DOWN));
    return twice((std::chrono::steady_clock::now() - start).count() > 0);
}

int main()
{
    std::cout << count() << std::endl;
    keys::Table table(10);
    return rows(&table);
}
#include "input.cl.h"
