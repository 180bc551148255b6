// A program of several sources. Prints what went wrong, and how many checks there were.
#include "shared.h"
#include <cstdio>

static int checks, wrong;

static void check(const char *what, int found, int expected)
{
    checks++;
    if (found != expected) {
        wrong++;
        std::printf("%s: %d instead of %d\n", what, found, expected);
    }
}

__global__ void call_functions(int *out)
{
    __shared__ int shared;
    int own = 1;
    Counter counter = {5};
    shared = 2;
    out[0] = twice(3);
    out[1] = (int)twice(4.0f);
    out[2] = area::of_square(5) + plain_c(1);
    out[3] = 0;
    add_to(&own, 10);
    add_to(&shared, 20);
    add_to(&out[3], own + shared);
    counter.count(2);
    out[4] = counter.value;
    out[5] = fibonacci_step(1, 2);
}

__global__ void use_variables(int *out)
{
    out[0] = table[0] + table[3];
    out[1] = (int)(4 * (samples[0] + samples[1] + samples[2]));
    out[2] = *places[0] + (places[1] == &total) + name[2];
    *places[0] += 100;
    total += 5;
}

__global__ void call_templates(int *out)
{
    out[0] = half_of(9);
    out[1] = (int)(2 * half_of(9.0f));
    out[2] = power<3>(2);
    Pair<int> pair = {3, 4};
    out[3] = pair.sum();
}

__global__ void keep_accounts(int *out)
{
    {
        Account<int>::Entry entry = {6};
        Account<int> a(3), b(entry);
        out[0] = a.add(4) + 10 * a.add(5, 2);
        a += b;
        out[1] = a.twice();
        out[2] = a.times(2.5f);
        out[3] = entry.doubled() + Account<int>::unit();
    }
    out[4] = closed;
}

#define FACTOR 5
struct Sample {
    float b;
    int a;
};

__global__ void use_own_of_others(int *out)
{
    Sample sample = {1.5f, 2};
    out[0] = count_up(2);
    out[1] = tick();
    out[2] = next();
    out[3] = (int)(2 * weight(2));
    out[4] = managed_and_member(1);
    out[5] = of_unnamed(1);
    out[6] = by_header(100);
    out[7] = add_to_own(7);
    out[8] = of_sample(4) + 100 * (FACTOR * sample.a + (int)(2 * sample.b));
}

__global__ void measure(Shape **shapes, int *out)
{
    out[0] = shapes[0]->measure();
    out[1] = shapes[1]->measure();
    out[2] = shapes[0]->corners() + shapes[1]->corners();
    out[3] = measure_twice(shapes[1]);
}

__global__ void operate(Operation *operations, int *out)
{
    out[0] = operations[0](6, 7);
    out[1] = operations[1](6, 7);
    out[2] = apply(multiply, 3, 4);
    out[3] = chosen(5, 6);
}

static void check_functions(int *out)
{
    call_functions<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("a function of another source", out[0], 6);
    check("an overload", out[1], 10);
    check("a namespace and extern C", out[2], 25);
    check("pointers to three address spaces", out[3], 33);
    check("methods", out[4], 25);
    check("a function that uses what is static there", out[5], 1005);
}

static void check_variables(int *out)
{
    use_variables<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("the first value of a constant", out[0], 5);
    check("an array", out[1], 8);
    check("addresses in a first value", out[2], 5 + 1 + 'x');
    check("a variable that two sources see", read_total(), 12);
    set_table(10);
    use_variables<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("a constant that another source sets", out[0], 50);
    check("memory that only such an address leads to", out[2], 105 + 1 + 'x');
    int set = 100, copy = 0;
    cudaMemcpyToSymbol(total, &set, sizeof set);
    check("a variable that this source sets", read_total(), 100);
    cudaMemcpyFromSymbol(&copy, total, sizeof copy);
    check("a variable that this source reads", copy, 100);
    set_table(1);
}

static void check_templates(int *out)
{
    fill<<<1, 4>>>(out, 9);
    cudaDeviceSynchronize();
    check("a kernel template's instance of another source", out[3], 9);
    fill<<<1, 4>>>((float *)out, 1.5f);
    cudaDeviceSynchronize();
    check("another instance", (int)(2 * ((float *)out)[3]), 3);
    call_templates<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("an instance of a function", out[0], 4);
    check("another instance of the function", out[1], 9);
    check("a template that calls itself", out[2], 8);
    check("a method of a class template", out[3], 7);
}

static void check_classes(int *out)
{
    keep_accounts<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("a constructor, and methods of one name", out[0], 107);
    check("an operator, another constructor, and a private method", out[1], 32);
    check("a template among the methods", out[2], 40);
    check("a class in a class, and a static method", out[3], 112);
    check("a destructor", out[4], 22);
}

static void check_own(int *out)
{
    use_own_of_others<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("a static variable of another source", out[0], 5);
    check("a static variable of a function", out[1], 40);
    check("a static variable of an inline function", out[2], 10);
    check("a constant that this source does not declare", out[3], 5);
    check("a managed variable, and one of a class", out[4], 33);
    check("variables of an unnamed namespace", out[5], 280);
    check("a header's static variable, as another source has it", out[6], 100000);
    check("the same of this source", out[7], 7);
    check("classes and macros of one name", out[8], 1313);
    run_own(out);
    cudaDeviceSynchronize();
    check("the static variable, there", out[0], 7);
    check("the function's, there", out[1], 41);
    check("the inline function's, there", out[2], 11);
    check("the header's, there", out[3], 100);
    check("the static variable, from the host there", set_own(50), 8);
    use_own_of_others<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("the static variable that the host there has set", out[0], 50);
    check("the function's once more", out[1], 42);
    check("the managed variable that the host there has set", out[4], 34);
}

static void check_pointers(int *out)
{
    Shape **shapes;
    Operation *operations;
    cudaMalloc((void **)&shapes, 2 * sizeof *shapes);
    cudaMalloc((void **)&operations, 2 * sizeof *operations);
    make_shapes(shapes);
    measure<<<1, 1>>>(shapes, out);
    cudaDeviceSynchronize();
    check("a virtual function of another source", out[0], 25);
    check("a class that only another source knows", out[1], 12);
    check("a pure virtual function", out[2], 4);
    check("a virtual call in another source", out[3], 24);
    choose(operations);
    operate<<<1, 1>>>(operations, out);
    cudaDeviceSynchronize();
    check("a pointer to a function", out[0], 42);
    check("a pointer to a static function", out[1], -1);
    check("a pointer that goes to another source", out[2], 12);
    check("a pointer in a variable", out[3], 30);
}

static __device__ Operation of_main = multiply;

__global__ void operate_on(int *out, Operation operation)
{
    *out = operation(8, 9);
}

static void check_pointer_of_host(int *out)
{
    Operation operation = nullptr;
    cudaMemcpyFromSymbol(&operation, of_main, sizeof operation);
    operate_on<<<1, 1>>>(out, operation);
    cudaDeviceSynchronize();
    check("a pointer that the host reads, of a function of another source", *out, 72);
}

static void check_names(int *out)
{
    run_first(out);
    run_second(out + 3);
    cudaDeviceSynchronize();
    check("a kernel of an unnamed namespace", out[0], 100);
    check("the same of another source", out[3], 200);
    check("a static kernel", out[1], 102);
    check("the same of another source", out[4], 202);
    check("a header that a macro changes", out[2], 1102);
    check("the same of another source", out[5], 2202);
    launched_elsewhere<<<1, 1>>>(out, 1);
    add_one<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    check("a kernel of another source", out[0], 102);
}

int main()
{
    int *out;
    cudaMallocManaged((void **)&out, 64 * sizeof *out);
    check_functions(out);
    check_variables(out);
    check_templates(out);
    check_classes(out);
    check_own(out);
    check_pointers(out);
    check_pointer_of_host(out);
    check_names(out);
    std::printf("%d checks, %d wrong\n", checks, wrong);
    return wrong != 0;
}
