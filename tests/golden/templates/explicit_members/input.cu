// Kernels whose instances only explicit instantiations of methods ask for.
template <typename T> __global__ void fill(T *out, T v) { out[threadIdx.x] = v; }
template <typename T> __global__ void twice(T *out) { out[threadIdx.x] *= 2; }
template <typename T> __global__ void half_of(T *out) { out[threadIdx.x] /= 2; }
template <typename T> __global__ void hidden(T *out) { out[threadIdx.x] += 2; }
namespace test {
class Tester {
public:
    template <typename T> bool run(T *data, T v) const;
    template <typename T> static void two(T *data) { twice<<<1, 32>>>(data); }
    int n;
private:
    template <typename T> void hide(T *data) { hidden<<<1, 32>>>(data); }
};
}
template <typename T> bool test::Tester::run(T *data, T v) const
{
    fill<<<1, 32>>>(data, v);
    return cudaDeviceSynchronize() == cudaSuccess;
}
template <typename T> struct Box {
    void run(T *data) { half_of<<<1, 32>>>(data); }
};
template bool test::Tester::run<int>(int *data, int v) const;
template bool test::Tester::run(long long int *data, long long int v) const;
template void test::Tester::two<float>(float *);
template void Box<double>::run(double *);
template void test::Tester::hide<float>(float *);
