// TEST buffers: yes
// new and delete in kernels: numbers, structs, classes with constructors and destructors, arrays of
// them, through a base with a virtual destructor, in templates, at places, and over kernels.
// TEST races: memory that a work-item frees is used by others in the same kernel
#include "check.h"

#include <new>

const int threads = 32, blocks = 4, total = threads * blocks;

#define SAFE_DELETE(p)                                                                             \
    do {                                                                                           \
        if (p) {                                                                                   \
            delete p;                                                                              \
            p = nullptr;                                                                           \
        }                                                                                          \
    } while (0)

__global__ void numbers(int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int *one = new int(i), *zero = new int(), *braces = new int{i + 1}, *nothing = nullptr;
    double *some = new double[n + i % 3], *zeros = new double[n](), sum = 0;
    for (int k = 0; k < n; k++)
        some[k] = i * k;
    for (int k = 0; k < n; k++)
        sum += some[k] + zeros[k];
    out[i] = *one + *zero + *braces + (int)sum;
    delete one;
    delete zero;
    SAFE_DELETE(braces);
    SAFE_DELETE(nothing);
    delete nothing;
    delete[] some;
    delete[](zeros);
    out[i] += braces == nullptr ? 1 : 2;
}

struct Pair {
    int a;
    float b;
};

struct Row {
    Pair *pairs;
    int **cells;
    int n;
};

__global__ void make_rows(Row *rows, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    rows[i].n = n;
    rows[i].pairs = new Pair[n];
    rows[i].cells = new int *[n];
    for (int k = 0; k < n; k++) {
        rows[i].pairs[k] = Pair{k, i * 0.5f};
        rows[i].cells[k] = new int[k + 1]();
        rows[i].cells[k][k] = i + k;
    }
}

__global__ void read_rows(Row *rows, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Row &row = rows[i];
    const Pair *copy = new const Pair(row.pairs[1]), *written = new Pair{7, 0.25f},
               *zero = new Pair();
    float sum = copy->a + copy->b + written->a + written->b + zero->a + zero->b;
    for (int k = 0; k < row.n; k++) {
        for (int c = 0; c <= k; c++)
            sum += row.cells[k][c];
        delete[] row.cells[k];
    }
    out[i] = sum;
    delete copy;
    delete written;
    delete zero;
    delete[] row.pairs;
    delete[] row.cells;
}

// Counts its constructors and destructors.
struct Counted {
    int *counts;
    int value;
    __device__ Counted(int *c, int v) : counts(c), value(v)
    {
        atomicAdd(&counts[0], 1);
    }
    __device__ ~Counted()
    {
        atomicAdd(&counts[1], value);
    }
};

// Its elements have a constructor without arguments, and a destructor.
__device__ int destroyed;

struct Element {
    int value;
    __device__ Element(int v = 3) : value(v)
    {
    }
    __device__ ~Element()
    {
        atomicAdd(&destroyed, value);
    }
};

__global__ void objects(int *counts, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Counted *c = new Counted(counts, i);
    Element *e = new Element, *f = new Element(5), *array = new Element[n];
    int sum = c->value + e->value + f->value;
    for (int k = 0; k < n; k++)
        sum += array[k].value;
    array[0].value = 10;
    out[i] = sum;
    delete c;
    delete e;
    delete f;
    delete[] array;
    Element *none = nullptr;
    delete none;
    delete[] none;
}

// A list that owns its nodes.
class List
{
    struct Node {
        int value;
        Node *next;
        __device__ Node(int v, Node *n) : value(v), next(n)
        {
        }
    };
    Node *head;
    int size;

  public:
    __device__ List() : head(nullptr), size(0)
    {
    }
    __device__ ~List()
    {
        while (head) {
            Node *next = head->next;
            delete head;
            head = next;
        }
    }
    __device__ void push(int value)
    {
        head = new Node(value, head);
        size++;
    }
    __device__ int sum() const
    {
        int result = size;
        for (const Node *node = head; node; node = node->next)
            result = result * 2 + node->value;
        return result;
    }
};

__global__ void make_lists(List **lists, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    lists[i] = new List();
    for (int k = 0; k < n; k++)
        lists[i]->push(i + k);
}

__global__ void extend_lists(List **lists)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    lists[i]->push(1000);
}

__global__ void drop_lists(List **lists, int *out)
{
    int i = total - 1 - (blockIdx.x * blockDim.x + threadIdx.x);
    out[i] = lists[i]->sum();
    delete lists[i];
}

// A virtual destructor, which frees what the derived class has.
__device__ int shapes_left;

struct Shape {
    __device__ Shape()
    {
        atomicAdd(&shapes_left, 1);
    }
    __device__ virtual ~Shape()
    {
        atomicSub(&shapes_left, 1);
    }
    __device__ virtual int area() const = 0;
};

struct Square : Shape {
    int side;
    __device__ explicit Square(int s) : side(s)
    {
    }
    __device__ int area() const override
    {
        return side * side;
    }
};

struct Polygon : Shape {
    int *sides, n;
    __device__ explicit Polygon(int count) : sides(new int[count]), n(count)
    {
        for (int k = 0; k < n; k++)
            sides[k] = k;
    }
    __device__ ~Polygon()
    {
        delete[] sides;
    }
    __device__ int area() const override
    {
        int sum = 0;
        for (int k = 0; k < n; k++)
            sum += sides[k];
        return sum;
    }
};

template <int N> struct Regular : Shape {
    int sides[N] = {};
    __device__ ~Regular() = default;
    __device__ int area() const override
    {
        return N + sides[0];
    }
};

__global__ void make_shapes(Shape **shapes)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i % 8 == 0)
        shapes[i] = i % 16 ? (Shape *)new Regular<5> : (Shape *)new Regular<7>();
    else if (i % 2)
        shapes[i] = new Square(i);
    else
        shapes[i] = new Polygon(i % 7 + 1);
}

__global__ void drop_shapes(Shape **shapes, int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = shapes[i]->area();
    delete shapes[i];
}

// A class template that owns an array.
template <typename T> class Vector
{
    T *data;
    int n;

  public:
    __device__ explicit Vector(int count) : data(new T[count]), n(count)
    {
    }
    __device__ ~Vector()
    {
        delete[] data;
    }
    __device__ T &operator[](int i)
    {
        return data[i];
    }
    __device__ int size() const
    {
        return n;
    }
};

template <typename T> __device__ T *make_array(int n, T first)
{
    T *array = new T[n];
    for (int k = 0; k < n; k++)
        array[k] = first * k;
    return array;
}

__global__ void templates(float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Vector<float> local(n);
    Vector<short> *far = new Vector<short>(n);
    for (int k = 0; k < n; k++) {
        local[k] = k * 0.5f;
        (*far)[k] = (short)(i + k);
    }
    long long *array = make_array<long long>(n, 100000000000ll);
    float *floats = make_array(n, 2.0f);
    out[i] = local[n - 1] + (*far)[n - 1] + (float)(array[n - 1] / 100000000000ll) + floats[1];
    delete far;
    delete[] array;
    delete[] floats;
}

// Objects at places that are there already.
__global__ void places(int *out)
{
    __shared__ int cells[2 * threads];
    Pair *pair = new (&cells[2 * threadIdx.x]) Pair{(int)threadIdx.x, 1.5f};
    int *numbers = new int[8];
    Element *element = new (numbers) Element(4);
    unsigned *unsigned_numbers = new (numbers + 4) unsigned[4];
    unsigned_numbers[3] = 9;
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = pair->a + (int)(pair->b * 2) +
                                                 cells[(2 * threadIdx.x + 2) % (2 * threads)] +
                                                 element->value + (int)unsigned_numbers[3];
    element->~Element();
    delete[] numbers;
}

// A constructor may let others have its object's address while it runs.
struct Built {
    int value, parts[2];
    __device__ explicit Built(int v)
    {
        start(v);
        set(this, 1, 10);
        Built *t = this;
        t->self().parts[0] = sum(parts, 2);
    }
    __device__ void start(int v)
    {
        value = v;
        parts[0] = 5;
    }
    __device__ Built &self()
    {
        return *this;
    }
    __device__ static void set(Built *b, int i, int x)
    {
        Built *same = b;
        same->parts[i] = x;
    }
    __device__ static int sum(const int *p, int n)
    {
        int result = 0;
        for (int i = 0; i < n; i++)
            result += p[i];
        return result;
    }
};

__global__ void build(int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Built *b = new Built(i);
    Pair *p = new Pair();
    out[i] = b->value + b->parts[0] + b->parts[1];
    p->~Pair();
    delete p;
    delete b;
}

__global__ void too_large(int *out)
{
    int *huge = new int[(size_t)1 << 40];
    out[0] = huge == nullptr;
    void *raw = ::operator new(100);
    out[1] = raw != nullptr;
    ::operator delete(raw);
}

struct Listed {
    int v;
    __device__ explicit Listed(int a = -3) : v(a)
    {
    }
    __device__ Listed(int a, int b) : v(10 * a + b)
    {
    }
    __device__ ~Listed()
    {
        v = 0;
    }
};

// Arrays with lists: what the list leaves out is zero.
__global__ void lists(int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    int *some = new int[4]{i, 2, 3}, *one = new int[n]{i + 1};
    Pair *pairs = new Pair[3]{{i, 2.5f}, {4}};
    Listed *objects = new Listed[3]{Listed(i), {1, 2}, Listed()};
    for (int k = 0; k < n; k++)
        sum += some[k] * (k + 1) + one[k] * (k + 2);
    out[i] = sum + pairs[0].a + (int)(pairs[0].b * 2) + pairs[1].a * 100 + (int)pairs[1].b + pairs[2].a + objects[0].v +
             objects[1].v * 1000 + objects[2].v;
    delete[] some;
    delete[] one;
    delete[] pairs;
    delete[] objects;
}

static void check_array_lists(int *out)
{
    lists<<<blocks, threads>>>(out, 4);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], i + 4 + 9 + (i + 1) * 2 + i + 5 + 400 + i + 12000 - 3);
}

static void check_numbers(int *out)
{
    numbers<<<blocks, threads>>>(out, 5);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], 2 * i + 1 + i * 10 + 1);
}

static void check_structs()
{
    Row *rows = new_on_device<Row>(total);
    float *out = new_on_device<float>(total);
    make_rows<<<blocks, threads>>>(rows, 4);
    read_rows<<<blocks, threads>>>(rows, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], 1 + i * 0.5f + 7.25f + 4 * i + 6);
    CHECK(cudaFree(rows));
    CHECK(cudaFree(out));
}

static void check_objects(int *out)
{
    int *counts = new_on_device<int>(2), gone = 0;
    objects<<<blocks, threads>>>(counts, out, 6);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, total), of_counted = copy_to_host(counts, 2);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], i + 3 + 5 + 18);
    EXPECT_EQUAL(0, of_counted[0], total);
    EXPECT_EQUAL(1, of_counted[1], total * (total - 1) / 2);
    CHECK(cudaMemcpyFromSymbol(&gone, destroyed, sizeof gone));
    EXPECT_EQUAL(2, gone, total * (3 + 5 + 10 + 5 * 3));
    CHECK(cudaFree(counts));
}

static void check_lists(int *out)
{
    List **lists = new_on_device<List *>(total);
    make_lists<<<blocks, threads>>>(lists, 3);
    extend_lists<<<blocks, threads>>>(lists);
    drop_lists<<<blocks, threads>>>(lists, out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], (((4 * 2 + 1000) * 2 + i + 2) * 2 + i + 1) * 2 + i);
    CHECK(cudaFree(lists));
}

static void check_shapes(int *out)
{
    Shape **shapes = new_on_device<Shape *>(total);
    int left = -1;
    make_shapes<<<blocks, threads>>>(shapes);
    CHECK_LAUNCH();
    CHECK(cudaMemcpyFromSymbol(&left, shapes_left, sizeof left));
    EXPECT_EQUAL(0, left, total);
    drop_shapes<<<blocks, threads>>>(shapes, out);
    CHECK_LAUNCH();
    CHECK(cudaMemcpyFromSymbol(&left, shapes_left, sizeof left));
    EXPECT_EQUAL(1, left, 0);
    std::vector<int> got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i],
                     i % 8 == 0 ? (i % 16 ? 5 : 7)
                     : i % 2    ? i * i
                                : i % 7 * (i % 7 + 1) / 2);
    CHECK(cudaFree(shapes));
}

static void check_templates()
{
    float *out = new_on_device<float>(total);
    templates<<<blocks, threads>>>(out, 4);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], 1.5f + i + 3 + 3 + 2);
    CHECK(cudaFree(out));
}

static void check_places(int *out)
{
    places<<<blocks, threads>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], i % threads + 3 + (i % threads + 1) % threads + 4 + 9);
    build<<<blocks, threads>>>(out);
    CHECK_LAUNCH();
    got = copy_to_host(out, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], i + 15 + 10);
    too_large<<<1, 1>>>(out);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(out, 2)[0], 1);
    EXPECT_EQUAL(1, copy_to_host(out, 2)[1], 1);
}

int main()
{
    int *out = new_on_device<int>(total);
    check_numbers(out);
    check_array_lists(out);
    check_structs();
    check_objects(out);
    check_lists(out);
    check_shapes(out);
    check_templates();
    check_places(out);
    CHECK(cudaFree(out));
    return finish();
}
