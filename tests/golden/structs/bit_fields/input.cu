// Bit-fields become integers, with functions that read and write them.
struct Particle {
    unsigned cell : 20;  // which cell it is in
    int charge : 3;
    bool alive : 1;
    float energy;

    __host__ __device__ bool is_free() const { return alive && charge == 0; }
};

__global__ void decay(Particle *particles, int *free_ones, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Particle p = particles[i];
    if (p.charge < 0)
        p.charge++; // towards zero
    p.cell += 1 + (p.energy > 1.0f);
    p.alive = p.energy > 0.0f;
    free_ones[i] = p.is_free();
    particles[i] = p;
    particles[i].energy -= p.cell * 0.5f;
}

int main()
{
    Particle *particles;
    int *free_ones;
    cudaMalloc((void **)&particles, 10 * sizeof(Particle));
    cudaMalloc((void **)&free_ones, 10 * sizeof(int));
    decay<<<1, 10>>>(particles, free_ones, 10);
    return 0;
}
