// What can't be compiled is under a condition, with all that depends on it; the rest compiles.
#include "library.h"
#include <cublas_v2.h>

namespace keys
{
using Vector = cuda::device_buffer<int>;

class Table
{
public:
    Table(int n) : rows_(n), keys_(n) {}
    explicit Table(const Vector &keys) : rows_(0), keys_(keys) {}
    ~Table() { keys_.clear(); }

    int rows() const { return rows_; }
    int *data()
    {
        return cuda::raw_pointer_cast(keys_.data());
    }

private:
    int rows_;
    Vector keys_; // of the device
};

enum Order { UP, DOWN };
} // namespace keys

// the general template would take the place of this one without a word
template <typename T> const char *kind(T) { return "other"; }
template <typename T, typename = typename cuda::iterator_traits<T>::value_type> const char *kind(T *)
{
    return "iterator";
}

const char *kind_of(int *p) { return kind(p); }
const char *both(int *p) { return kind_of(p); }

__global__ void scale(keys::Vector::pointer p, float f) { *p *= f; }

__global__ void fill(int *p, keys::Order order)
{
    p[threadIdx.x] = order == keys::UP ? threadIdx.x : 31 - threadIdx.x;
}

#define MULTIPLY(h, n, a, b, c)                                                                    \
    cublasSgeqrfBatched(h, CUBLAS_OP_N, n, n, n, a, n, b, n, c, n)

void multiply(cublasHandle_t handle, int n, const float *a, const float *b, float *c)
{
    const float one = 1;
    MULTIPLY(handle, n, a, b, c);
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
    fill<<<1, 32>>>(values.data(), keys::DOWN);
    return twice((std::chrono::steady_clock::now() - start).count() > 0);
}

int main()
{
    std::cout << count() << std::endl;
    keys::Table table(10);
    return rows(&table);
}
