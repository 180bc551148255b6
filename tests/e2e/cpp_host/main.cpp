// A C++ host file without device code that manages memory and calls a launcher of a .cu file; a
// class that owns device memory.
#include "check.h"

void launch_square(float *data, int n, cudaStream_t stream);

template <typename T> class Buffer
{
  public:
    explicit Buffer(size_t n) : size_(n)
    {
        CHECK(cudaMalloc(&data_, n * sizeof(T)));
    }

    ~Buffer()
    {
        cudaFree(data_);
    }

    Buffer(const Buffer &) = delete;

    void upload(const T *from, cudaStream_t stream)
    {
        CHECK(cudaMemcpyAsync(data_, from, size_ * sizeof(T), cudaMemcpyHostToDevice, stream));
    }

    T *get() const
    {
        return data_;
    }

  private:
    T *data_ = nullptr;
    size_t size_;
};

int main()
{
    const int n = 77;
    std::vector<float> in(n);
    for (int i = 0; i < n; i++)
        in[i] = i * 0.5f;
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    {
        Buffer<float> buffer(n);
        buffer.upload(in.data(), stream);
        launch_square(buffer.get(), n, stream);
        CHECK(cudaStreamSynchronize(stream));
        std::vector<float> out = copy_to_host(buffer.get(), n);
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(i, out[i], in[i] * in[i]);
    }
    CHECK(cudaStreamDestroy(stream));
    return finish();
}
