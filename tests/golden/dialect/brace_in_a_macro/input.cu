// The brace that LOOP opens is closed in the text of the body: it has one more than it seems.
#define LOOP(i, n) for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {

__global__ void scale(float *x, int n)
{
    LOOP(i, n)
        x[i] *= 2;
    }
}

void launch(float *x, int n)
{
    scale<<<8, 128>>>(x, n);
}
