// What C++ does with objects and the port does not: each kernel is refused, none loses a destructor or a constructor.
#include <cu2cl/cu2cl.h>

struct Own {
    int cells[3];
    int *first;
};

void own_address(int *out)
CU2CL_KERNEL(own_address, out)

struct Converted {
    int v;
};

void hidden_constructor(int *out)
CU2CL_KERNEL(hidden_constructor, out)

struct Shape {
    int kind;
    virtual int area() const { __builtin_trap(); }
};

void virtual_call(Shape *shape, int *out) CU2CL_KERNEL(virtual_call, shape, out)

struct Top {
    int a;
};

struct Below : virtual Top {
    int b;
};

void virtual_base(Below *below, int *out) CU2CL_KERNEL(virtual_base, below, out)

struct __attribute__((packed)) Scattered {
    char tag;
    unsigned long long low : 60, high : 60;
};

void bit_fields(Scattered *s) CU2CL_KERNEL(bit_fields, s)

struct Flags {
    unsigned low : 3, high : 5;
};

void chosen_bit_field(Flags *f, int i) CU2CL_KERNEL(chosen_bit_field, f, i)

int cell;

void static_local(int *out)
CU2CL_KERNEL(static_local, out)

// which of them is meant: the parameters are references
template <class T> struct Pooled {
    T v;
};

void own_operators(int *out)
CU2CL_KERNEL(own_operators, out)

void listed(int *out)
CU2CL_KERNEL(listed, out)

#define MAKE(T) new T

void from_macro(int *out)
CU2CL_KERNEL(from_macro, out)

void not_on_heap(int *out)
CU2CL_KERNEL(not_on_heap, out)

struct Left {
    int l;
    virtual ~Left() { __builtin_trap(); }
};

struct Right {
    int r;
    virtual ~Right() { __builtin_trap(); }
};

struct Both : Left, Right {
};

void second_base(int *out)
CU2CL_KERNEL(second_base, out)

struct Listed {
    int v;
};

void address_in_memory(Listed **list, int *out)
CU2CL_KERNEL(address_in_memory, list, out)

struct Parent;

struct Child {
    Parent *parent;
};

struct Parent {
    Child child;
};

void address_in_member(int *out)
CU2CL_KERNEL(address_in_member, out)

struct Parted {
    int a, b;
};
namespace std
{
template <typename T> struct tuple_size;
template <unsigned long I, typename T> struct tuple_element;
template <> struct tuple_size<Parted> {
    static constexpr unsigned long value = 2;
};
template <unsigned long I> struct tuple_element<I, Parted> {
    typedef int type;
};
}

void parts_by_get(int *out)
CU2CL_KERNEL(parts_by_get, out)

// constructors that hand out their object's address by a lambda, and one that does not
int *handed_out;
struct StoredByLambda {
    int v;
};
struct ReturnedByLambda {
    int v, *p;
};
struct UsedByLambda {
    int v;
};

void stored_by_lambda(int *out)
CU2CL_KERNEL(stored_by_lambda, out)

void returned_by_lambda(int *out)
CU2CL_KERNEL(returned_by_lambda, out)

void used_by_lambda(int *out)
CU2CL_KERNEL(used_by_lambda, out)
#include "input.cl.h"
