// Constructors, copies, assignments and destructors that nobody wrote out.
struct Part {
    int v;
    __device__ Part() : v(1) {}
    __device__ Part(const Part &o) : v(o.v + 1) {}
    __device__ Part &operator=(const Part &o)
    {
        v = o.v * 2;
        return *this;
    }
};

struct Whole {
    Part part;
    int row[2] = {3, 4};
    int plain;
};

struct Watched {
    int *log;
    __device__ explicit Watched(int *l) : log(l) {}
    __device__ ~Watched() { ++*log; }
};

struct Pair : Watched {
    using Watched::Watched;
    Watched second{log};
};

__global__ void run(int *out, int n)
{
    Whole a, b = a;
    b = a;
    for (int i = 0; i < n; i++) {
        Pair p(out);
        if (i == 3)
            break;
        if (i == 5) {
            Watched inner(out + 1);
            return;
        }
        out[2] += a.part.v + b.row[1];
    }
}
