/* What the sources of the program share. Each check of main.cu names what crosses the sources. */
#ifndef SHARED_H
#define SHARED_H

/* functions.cu */
__device__ int twice(int x);
__device__ float twice(float x);
namespace area
{
__device__ int of_square(int side);
}
extern "C" __device__ int plain_c(int x);
__device__ void add_to(int *sum, int value); /* called with memory of two address spaces */
__device__ int fibonacci_step(int a, int b); /* uses a static helper of its own source */
struct Counter {
    int value;
    __device__ void count(int by);
    __device__ static int unit();
};

/* variables.cu */
extern __constant__ int table[4];
extern __device__ int total;
extern __device__ float samples[8];
extern __device__ int *places[2]; /* starts with addresses of what is static there */
extern __device__ const char *name;
void set_table(int factor);
int read_total();

/* templates.cu */
template <typename T> __global__ void fill(T *out, T value);
template <typename T> __device__ T half_of(T x);
template <typename T> struct Pair {
    T a, b;
    __device__ T sum() const;
};
template <int N> __device__ int power(int x);
template <typename T> class Account
{
  public:
    struct Entry {
        T amount;
        __device__ T doubled() const;
    };
    __device__ Account(T first);
    __device__ Account(const Entry &entry);
    __device__ ~Account();
    __device__ Account &operator+=(const Account &other);
    __device__ T add(T amount);
    __device__ T add(T amount, T fee);
    template <typename U> __device__ T times(U factor) const;
    __device__ T twice() const
    {
        return total(2);
    }
    static __device__ T unit();

  private:
    __device__ T total(int factor) const;
    T balance;
};
extern __device__ int closed; /* the sum of the accounts that are gone */

/* own.cu: what only it can name */
__device__ int count_up(int by);
__device__ int tick();
__device__ float weight(int i);
__device__ int managed_and_member(int i);
__device__ int of_unnamed(int x);
__device__ int by_header(int x);
__device__ int of_sample(int x); /* with a class and a macro that main.cu has otherwise */
void run_own(int *out);
int set_own(int value);

/* shapes.cu */
struct Shape {
    int size;
    __device__ Shape(int s) : size(s)
    {
    }
    __device__ virtual int measure() const
    {
        return 1;
    }
    __device__ virtual int corners() const = 0;
};
struct Square : Shape {
    __device__ Square(int s) : Shape(s)
    {
    }
    __device__ int measure() const override;
    __device__ int corners() const override
    {
        return 4;
    }
};
void make_shapes(Shape **shapes); /* of classes that only shapes.cu knows, too */
__device__ int measure_twice(const Shape *shape);

/* operations.cu */
typedef int (*Operation)(int, int);
__device__ int apply(Operation operation, int a, int b);
__device__ int multiply(int a, int b);
extern __device__ Operation chosen;

/* put.cu */
void choose(Operation *operations);

/* first.cu, second.cu: the same names inside */
void run_first(int *out);
void run_second(int *out);
__global__ void launched_elsewhere(int *out, int value);

/* In both, and in main.cu. */
inline __device__ int in_header(int x)
{
    return x + 1;
}
static __device__ int own_of_each_source;
static __device__ int add_to_own(int x)
{
    own_of_each_source += x;
    return own_of_each_source;
}
inline __device__ int next()
{
    static int n = 10;
    return n++;
}
template <typename T> __global__ void add_one(T *p)
{
    *p = *p + 1;
}

#endif
