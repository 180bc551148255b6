// A reference to a part of an object without a name keeps the object alive until its block ends.
struct Mark {
    int *log;
    __device__ explicit Mark(int *log) : log(log) {}
    __device__ ~Mark() { ++*log; }
    __device__ int seen() const { return *log; }
};

struct Pair {
    Mark first, second;
    __device__ explicit Pair(int *log) : first(log), second(log + 1) {}
};

struct Named : Pair {
    int id[2];
    __device__ Named(int *log, int id) : Pair(log), id{id, id + 1} {}
};

struct Point {
    int x, y;
};

struct Bound {
    const Mark &mark;
    int weight;
};

__device__ Point point(int x)
{
    return {x, x + 1};
}

__global__ void kept(int *log, int *out)
{
    const Mark &part = Pair(log).second;
    if (const Mark &second = Pair(log + 2).second; second.seen())
        out[0] = part.seen();
    for (int i : Named(log, 3).id) {
        Mark &&moved = Named(log, i).first; // dies in each round
        out[i] += moved.seen();
    }
    const int &y = point(4).y, &id = Named(log, 5).id[1];
    const Pair &base = Named(log, y);
    const Mark &cast = static_cast<const Pair &>(Named(log, id)).first;
    out[6] = base.first.seen() + cast.seen();
}

// Only the method's own: the object dies with the full-expression.
__global__ void not_kept(int *log, int *out)
{
    out[0] = Pair(log).second.seen();
    out[1] = *log;
}

// Which object lives on is decided late.
__global__ void either(int *log, int *out)
{
    const Mark &mark = out[0] ? Pair(log).first : Pair(log).second;
    out[1] = mark.seen();
}

// As an element of a list.
__global__ void in_a_list(int *log, int *out)
{
    Bound bound{Pair(log).first, 3};
    out[1] = bound.mark.seen();
}

void launch(int *log, int *out)
{
    kept<<<1, 1>>>(log, out);
    not_kept<<<1, 1>>>(log, out);
    either<<<1, 1>>>(log, out);
    in_a_list<<<1, 1>>>(log, out);
}
