// Instances that share a body are a line each in the lanes form, too: their threads begin in the
// body, with the values in its frame.
template <int SIZE, int STEP> __global__ void sumOf(float *out, const float *in, int n)
{
    __shared__ float parts[32];
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += STEP)
        sum += in[i];
    if (threadIdx.x < SIZE) // not every thread shuffles
        for (int offset = SIZE / 2; offset > 0; offset /= 2)
            sum += __shfl_down_sync(__activemask(), sum, offset, SIZE);
    if (threadIdx.x % SIZE == 0)
        parts[threadIdx.x / SIZE] = sum;
    __syncthreads();
    if (threadIdx.x == 0)
        out[blockIdx.x] = parts[0];
}

void run(float *out, const float *in, int n)
{
    sumOf<32, 64><<<1, 64>>>(out, in, n);
    sumOf<16, 64><<<1, 64>>>(out, in, n);
    sumOf<8, 128><<<1, 128>>>(out, in, n);
    sumOf<4, 128><<<1, 128>>>(out, in, n);
}
