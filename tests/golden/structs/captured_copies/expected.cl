#include <cu2cl/shifts.clh>

// what a lambda captures by value is copied as C++ does it: arrays whole, objects by their class
typedef struct Counted {
    int value;
    int copies;
} Counted;

typedef struct apply_lambda_10_23 {
    Counted captured_this;
} apply_lambda_10_23;

typedef struct apply_lambda_11_23 {
    struct Counted *captured_this;
} apply_lambda_11_23;

typedef struct nested_lambda_12_26 {
    Counted captured_this;
} nested_lambda_12_26;

typedef struct captures_lambda_24_20 {
    int rows[2][3];
} captures_lambda_24_20;

typedef struct captures_lambda_25_19 {
    Counted several[2];
} captures_lambda_25_19;

typedef struct captures_lambda_26_17 {
    int rows[2][3];
    Counted several[2];
} captures_lambda_26_17;

typedef struct nested_lambda_27_22 {
    int rows[2][3];
    int i;
    Counted several[2];
} nested_lambda_27_22;

typedef struct captures_lambda_32_20 {
    uint count;
} captures_lambda_32_20;

typedef struct Owner {
    ulong p;
    int scale;
} Owner;

typedef struct launch_lambda_48_23 {
    Owner captured_this;
    ulong q;
    int n;
} launch_lambda_48_23;

int apply_lambda_10_23_call(const apply_lambda_10_23 *self, int k);
int apply_lambda_11_23_call(const apply_lambda_11_23 *self, int k);
int nested_lambda_12_26_call(const nested_lambda_12_26 *self, int i);
int captures_lambda_24_20_call(const captures_lambda_24_20 *self, int r, int c);
int captures_lambda_25_19_call(const captures_lambda_25_19 *self, int i);
int captures_lambda_26_17_call(const captures_lambda_26_17 *self, int i);
int nested_lambda_27_22_call(const nested_lambda_27_22 *self, int k);
int captures_lambda_32_20_call(const captures_lambda_32_20 *self, int k);
void launch_lambda_48_23_call(launch_lambda_48_23 *self, int i);

Counted Counted_new(int v)
{
    Counted self_;
    Counted *self = &self_;
    self->value = v;
    self->copies = 0;
    return self_;
}

Counted Counted_new_Counted(const Counted other)
{
    Counted self_;
    Counted *self = &self_;
    self->value = other.value;
    self->copies = other.copies + 1;
    return self_;
}

int Counted_apply(Counted *self, int n)
{
    apply_lambda_10_23 copied = (apply_lambda_10_23){Counted_new_Counted(*self)};
    apply_lambda_11_23 nested = (apply_lambda_11_23){self};
    return apply_lambda_10_23_call(&copied, n) + apply_lambda_11_23_call(&nested, n);
}

int apply_lambda_10_23_call(const apply_lambda_10_23 *self, int k)
{ return k + self->captured_this.value + self->captured_this.copies; }

int apply_lambda_11_23_call(const apply_lambda_11_23 *self, int k)
{
    nested_lambda_12_26 inner = (nested_lambda_12_26){Counted_new_Counted(*self->captured_this)};
    return nested_lambda_12_26_call(&inner, k);
}

int nested_lambda_12_26_call(const nested_lambda_12_26 *self, int i)
{ return i * self->captured_this.value; }

__kernel void captures(__global int *out, int n)
{
    int rows[2][3] = {{1, 2, 3}, {4, 5, n}};
    Counted several[2] = {Counted_new(1), Counted_new(n)};
    Counted one = Counted_new(7);

    captures_lambda_24_20 element = (captures_lambda_24_20){
            {{rows[0][0], rows[0][1], rows[0][2]}, {rows[1][0], rows[1][1], rows[1][2]}}};
    captures_lambda_25_19 member = (captures_lambda_25_19){
            {Counted_new_Counted(several[0]), Counted_new_Counted(several[1])}};
    captures_lambda_26_17 both = (captures_lambda_26_17){
            {{rows[0][0], rows[0][1], rows[0][2]}, {rows[1][0], rows[1][1], rows[1][2]}},
        {Counted_new_Counted(several[0]), Counted_new_Counted(several[1])}};
    unsigned count = n & 31;
    count += n; // what it was first does not count
    captures_lambda_32_20 shifted = (captures_lambda_32_20){count};
    out[1] = captures_lambda_32_20_call(&shifted, 3);
    out[0] = captures_lambda_24_20_call(&element, 1, 2) + captures_lambda_25_19_call(&member, 1)
        + captures_lambda_26_17_call(&both, 1) + Counted_apply(&one, 2);
}

int captures_lambda_24_20_call(const captures_lambda_24_20 *self, int r, int c)
{ return self->rows[r][c]; }

int captures_lambda_25_19_call(const captures_lambda_25_19 *self, int i)
{ return self->several[i].value; }

int captures_lambda_26_17_call(const captures_lambda_26_17 *self, int i)
{
    nested_lambda_27_22 inner = (nested_lambda_27_22){
            {{self->rows[0][0], self->rows[0][1], self->rows[0][2]},
             {self->rows[1][0], self->rows[1][1], self->rows[1][2]}}, i,
        {Counted_new_Counted(self->several[0]), Counted_new_Counted(self->several[1])}};
    return nested_lambda_27_22_call(&inner, i);
}

int nested_lambda_27_22_call(const nested_lambda_27_22 *self, int k)
{ return self->rows[self->i][k] + self->several[k].copies; }

int captures_lambda_32_20_call(const captures_lambda_32_20 *self, int k)
{ return cu_shl_int(k, self->count); }

// a pointer that is an integer in the kernel's argument, and is moved
/* run<(lambda at input.cu:48:23)> */
__kernel void run_launch_lambda_48_23(launch_lambda_48_23 f_arg, int n)
{
    launch_lambda_48_23 f = f_arg;
    launch_lambda_48_23_call(&f, n);
}

void launch_lambda_48_23_call(launch_lambda_48_23 *self, int i)
{
    self->q = (ulong)((__global int *)self->q + self->n);
    self->captured_this.p = (ulong)((__global int *)self->captured_this.p + 1);
    ((__global int *)self->captured_this.p)[i] = ((__global int *)self->q)[i]
        * self->captured_this.scale;
}
