// Threads of a warp that meet in memory which they reach by objects of their own: members of members, bases, objects without a name,
// references, closures. Kernels named free_* do not.
struct View {
    int *s;
    __device__ View(int *p) : s(p) {}
    __device__ int get(int i) const { return s[i]; }
    __device__ void set(int *p) { s = p; }
    __device__ View &self() { return *this; }
};

struct Two {
    View a, b;
    __device__ Two(int *p, int *q) : a(p), b(q) {}
};

__global__ void member_of_a_member(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    Two two(s, q);
    s[t] = t;
    out[t] = two.a.get(t ^ 1);
}

__global__ void free_member_of_a_member(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    Two two(s, q);
    s[t] = t;
    out[t] = two.b.get(t ^ 1);
}

__global__ void without_a_name(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    out[t] = View(s).get(t ^ 1);
}

struct Plain {
    int *s;
    __device__ int get(int i) const { return s[i]; }
};

__global__ void list_without_a_name(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    out[t] = Plain{s}.get(t ^ 1);
}

__device__ View make(int *p)
{
    return View(p);
}

__global__ void returned(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    out[t] = make(s).get(t ^ 1);
}

struct Derived : View {
    __device__ Derived(int *p) : View(p) {}
};

__global__ void member_of_a_base(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    Derived view(s);
    s[t] = t;
    out[t] = view.get(t ^ 1);
}

struct Later {
    int *s;
    __device__ Later(int *p) { s = p; }
    __device__ Later(int *p, int i) : Later(p + i) {}
    __device__ int get(int i) const { return s[i]; }
};

__global__ void set_by_another_constructor(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    Later view(s, 0);
    s[t] = t;
    out[t] = view.get(t ^ 1);
}

struct Row {
    int (&s)[32];
    __device__ Row(int (&p)[32]) : s(p) {}
    __device__ int get(int i) const { return s[i]; }
};

__global__ void member_that_is_a_reference(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    Row row(s);
    s[t] = t;
    out[t] = row.get(t ^ 1);
}

__device__ void reset(View &view, int *p)
{
    view.set(p);
}

__global__ void set_by_reference(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    View view(q);
    reset(view, s);
    s[t] = t;
    out[t] = view.get(t ^ 1);
}

__global__ void free_set_by_reference(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    View view(s);
    reset(view, q);
    s[t] = t;
    out[t] = view.get(t ^ 1);
}

__global__ void references_to_itself(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    View view(s), *pointer = &view;
    s[t] = t;
    out[t] = pointer->self().self().get(t ^ 1);
}

__global__ void elements(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    View views[2] = {View(s), View(q)};
    s[t] = t;
    out[t] = views[0].get(t ^ 1);
}

__global__ void free_elements(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    View views[2] = {View(s), View(q)};
    s[t] = t;
    out[t] = views[1].get(t ^ 1);
}

__global__ void chosen(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    View view = n ? View(s) : make(s);
    s[t] = t;
    out[t] = view.get(t ^ 1);
}

__global__ void assigned(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    View view(q);
    view = View(s);
    s[t] = t;
    out[t] = view.get(t ^ 1);
}

__global__ void free_assigned(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    View view(s);
    view = View(q);
    s[t] = t;
    out[t] = view.get(t ^ 1);
}

struct Pair {
    View view;
    int n;
};

__device__ int take(Pair pair, int i)
{
    return pair.view.get(i);
}

__global__ void passed(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    Pair pair{View(s), 3}, same = pair;
    s[t] = t;
    out[t] = take(same, t ^ 1);
}

// --- constructors and destructors ---

struct Neighbour {
    int value;
    __device__ Neighbour(const int *s) : value(s[threadIdx.x ^ 1]) {}
};

__global__ void initialiser(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    Neighbour neighbour(s);
    out[t] = neighbour.value;
}

struct Put {
    int *s;
    __device__ Put(int *p) : s(p) {}
    __device__ ~Put() { s[threadIdx.x] = 1; }
    __device__ int get(int i) const { return s[i]; }
};

__global__ void end_of_a_temporary(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    out[t] = Put(s).get(t);
    out[t] += s[t ^ 1];
}

struct Meet {
    int *s;
    __device__ Meet(int *p) : s(p) {}
    __device__ ~Meet() { __syncthreads(); }
    __device__ int get(int i) const { return s[i]; }
};

__global__ void barrier_at_the_end(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    out[t] = Meet(s).get(0) + s[t ^ 1];
}

__global__ void barrier_that_some_blocks_have(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    bool some = n > 3 && Meet(s).get(t) > 3;
    out[t] = s[t ^ 1] + some;
}

__global__ void free_barrier_at_the_end(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    out[t] = Meet(s).get(t);
    out[t] += s[t ^ 1];
}

struct Far {
    int *p;
    __device__ int first() const { return *p; }
};

__global__ void in_what_a_method_is_called_on(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    out[t] = Far{out + s[t ^ 1]}.first();
}

// --- closures ---

__device__ auto reader(int *p)
{
    return [=](int i) { return p[i]; };
}

__global__ void closures_of_one_lambda(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    auto first = reader(s), second = reader(q);
    s[t] = t;
    out[t] = first(t ^ 1) + second(t);
}

__global__ void free_closures_of_one_lambda(int *out)
{
    __shared__ int s[32], q[32];
    int t = threadIdx.x;
    auto first = reader(q), second = reader(s);
    s[t] = t;
    out[t] = first(t ^ 1) + second(t);
}

__global__ void value_of_a_capture(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    auto get = [p = &s[0]](int i) { return p[i]; };
    s[t] = t;
    out[t] = get(t ^ 1);
}

template <class F> __device__ int apply(const F &f, int i)
{
    return f(i);
}

struct Own {
    int *s;
    __device__ int get(int i)
    {
        return apply([=](int k) { return s[k]; }, i);
    }
};

__global__ void object_of_a_capture(int *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    Own own{s};
    s[t] = t;
    out[t] = own.get(t ^ 1);
}

// --- loops ---

struct Iterator {
    int *p;
    __device__ Iterator &operator++()
    {
        p += 32;
        return *this;
    }
    __device__ int &operator*() { return *p; }
};

__global__ void iterators(int *out, int n)
{
    __shared__ int s[320];
    int t = threadIdx.x;
    Iterator to{s + t}, from{s + (t ^ 1)};
    for (int i = 0; i < n; i++, ++to)
        *to = out[i];
    for (int i = 0; i < n; i++, ++from)
        out[i] = *from;
}

__global__ void free_iterators(int *out, int n)
{
    __shared__ int s[320];
    int t = threadIdx.x;
    Iterator to{s + t}, from{s + t};
    for (int i = 0; i < n; i++, ++to)
        *to = out[i];
    for (int i = 0; i < n; i++, ++from)
        out[32 * i + t] = *from;
}
