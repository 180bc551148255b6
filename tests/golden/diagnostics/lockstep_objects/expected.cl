// Threads of a warp that meet in memory which they reach by objects of their own: members of members, bases, objects without a name,
// references, closures. Kernels named free_* do not.
typedef struct View {
    __local int *s;
} View;

typedef struct Two {
    View a;
    View b;
} Two;

typedef struct Plain {
    __local int *s;
} Plain;

typedef struct Derived {
    View base0;
} Derived;

typedef struct Later {
    __local int *s;
} Later;

typedef struct Row {
    __local int (*s)[32];
} Row;

typedef struct Pair {
    View view;
    int n;
} Pair;

typedef struct Neighbour {
    int value;
} Neighbour;

typedef struct Put {
    __local int *s;
} Put;

typedef struct Meet {
    __local int *s;
} Meet;

typedef struct Far {
    __global int *p;
} Far;

typedef struct reader_lambda_293_12 {
    __local int *p;
} reader_lambda_293_12;

typedef struct value_of_a_capture_lambda_318_16 {
    __local int *p;
} value_of_a_capture_lambda_318_16;

typedef struct Own {
    __local int *s;
} Own;

typedef struct get_lambda_332_22 {
    struct Own *captured_this;
} get_lambda_332_22;

typedef struct Iterator {
    __local int *p;
} Iterator;

int value_of_a_capture_lambda_318_16_call(const value_of_a_capture_lambda_318_16 *self, int i);
int get_lambda_332_22_call(const get_lambda_332_22 *self, int k);

View View_new(__local int *p)
{
    View self_;
    View *self = &self_;
    self->s = p;
    return self_;
}

int View_get(const View *self, int i)
{ return self->s[i]; }

void View_set(View *self, __local int *p)
{ self->s = p; }

View *View_self(View *self)
{ return self; }

Two Two_new(__local int *p, __local int *q)
{
    Two self_;
    Two *self = &self_;
    self->a = View_new(p);
    self->b = View_new(q);
    return self_;
}

__kernel void member_of_a_member(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    Two two = Two_new(s, q);
    s[t] = t;
    out[t] = View_get(&two.a, t ^ 1);
}

__kernel void free_member_of_a_member(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    Two two = Two_new(s, q);
    s[t] = t;
    out[t] = View_get(&two.b, t ^ 1);
}

__kernel void without_a_name(__global int *out)
{
    View cu2cl_tmp1;
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    out[t] = View_get((cu2cl_tmp1 = View_new(s), &cu2cl_tmp1), t ^ 1);
}

int Plain_get(const Plain *self, int i)
{ return self->s[i]; }

__kernel void list_without_a_name(__global int *out)
{
    Plain cu2cl_tmp1;
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    out[t] = Plain_get((cu2cl_tmp1 = (Plain){s}, &cu2cl_tmp1), t ^ 1);
}

View make(__local int *p)
{
    return View_new(p);
}

__kernel void returned(__global int *out)
{
    View cu2cl_tmp1;
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    out[t] = View_get((cu2cl_tmp1 = make(s), &cu2cl_tmp1), t ^ 1);
}

Derived Derived_new(__local int *p)
{
    Derived self_;
    Derived *self = &self_;
    self->base0 = View_new(p);
    return self_;
}

__kernel void member_of_a_base(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    Derived view = Derived_new(s);
    s[t] = t;
    out[t] = View_get(&view.base0, t ^ 1);
}

Later Later_new(__local int *p)
{
    Later self_;
    Later *self = &self_;
     self->s = p;
    return self_;
}

Later Later_new_int__ptr_int(__local int *p, int i)
{
    Later self_;
    Later *self = &self_;
    *self = Later_new(p + i);
    return self_;
}

int Later_get(const Later *self, int i)
{ return self->s[i]; }

__kernel void set_by_another_constructor(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    Later view = Later_new_int__ptr_int(s, 0);
    s[t] = t;
    out[t] = Later_get(&view, t ^ 1);
}

Row Row_new(__local int (*p)[32])
{
    Row self_;
    Row *self = &self_;
    self->s = p;
    return self_;
}

int Row_get(const Row *self, int i)
{ return (*self->s)[i]; }

__kernel void member_that_is_a_reference(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    Row row = Row_new(&s);
    s[t] = t;
    out[t] = Row_get(&row, t ^ 1);
}

void reset(View *view, __local int *p)
{
    View_set(view, p);
}

__kernel void set_by_reference(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    View view = View_new(q);
    reset(&view, s);
    s[t] = t;
    out[t] = View_get(&view, t ^ 1);
}

__kernel void free_set_by_reference(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    View view = View_new(s);
    reset(&view, q);
    s[t] = t;
    out[t] = View_get(&view, t ^ 1);
}

__kernel void references_to_itself(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    View view = View_new(s);
    View *pointer = &view;
    s[t] = t;
    out[t] = View_get(View_self(View_self(pointer)), t ^ 1);
}

__kernel void elements(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    View views[2] = {View_new(s), View_new(q)};
    s[t] = t;
    out[t] = View_get(&views[0], t ^ 1);
}

__kernel void free_elements(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    View views[2] = {View_new(s), View_new(q)};
    s[t] = t;
    out[t] = View_get(&views[1], t ^ 1);
}

__kernel void chosen(__global int *out, int n)
{
    __local int s[32];
    int t = get_local_id(0);
    View view = n ? View_new(s) : make(s);
    s[t] = t;
    out[t] = View_get(&view, t ^ 1);
}

__kernel void assigned(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    View view = View_new(q);
    view = View_new(s);
    s[t] = t;
    out[t] = View_get(&view, t ^ 1);
}

__kernel void free_assigned(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    View view = View_new(s);
    view = View_new(q);
    s[t] = t;
    out[t] = View_get(&view, t ^ 1);
}

int take(Pair pair, int i)
{
    return View_get(&pair.view, i);
}

__kernel void passed(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    Pair pair = {View_new(s), 3};
    Pair same = pair;
    s[t] = t;
    out[t] = take(same, t ^ 1);
}

Neighbour Neighbour_new(__local const int *s)
{
    Neighbour self_;
    Neighbour *self = &self_;
    self->value = s[(uint)get_local_id(0) ^ 1];
    return self_;
}

__kernel void initialiser(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    Neighbour neighbour = Neighbour_new(s);
    out[t] = neighbour.value;
}

Put Put_new(__local int *p)
{
    Put self_;
    Put *self = &self_;
    self->s = p;
    return self_;
}

void Put_delete(Put *self)
{ self->s[get_local_id(0)] = 1; }

int Put_get(const Put *self, int i)
{ return self->s[i]; }

__kernel void end_of_a_temporary(__global int *out)
{
    Put cu2cl_tmp1;
    __local int s[32];
    int t = get_local_id(0);
    out[t] = Put_get((cu2cl_tmp1 = Put_new(s), &cu2cl_tmp1), t);
    Put_delete(&cu2cl_tmp1);
    out[t] += s[t ^ 1];
}

Meet Meet_new(__local int *p)
{
    Meet self_;
    Meet *self = &self_;
    self->s = p;
    return self_;
}

void Meet_delete(Meet *self)
{ barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }

int Meet_get(const Meet *self, int i)
{ return self->s[i]; }

__kernel void barrier_at_the_end(__global int *out)
{
    Meet cu2cl_tmp1;
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    out[t] = Meet_get((cu2cl_tmp1 = Meet_new(s), &cu2cl_tmp1), 0) + s[t ^ 1];
    Meet_delete(&cu2cl_tmp1);
}

__kernel void barrier_that_some_blocks_have(__global int *out, int n)
{
    Meet cu2cl_tmp1;
    bool cu2cl_tmp1_made;
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    cu2cl_tmp1_made = false;
    bool some = n > 3
        && Meet_get((cu2cl_tmp1_made = true, cu2cl_tmp1 = Meet_new(s), &cu2cl_tmp1), t) > 3;
    cu2cl_tmp1_made ? Meet_delete(&cu2cl_tmp1) : (void)0;
    out[t] = s[t ^ 1] + some;
}

__kernel void free_barrier_at_the_end(__global int *out)
{
    Meet cu2cl_tmp1;
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    out[t] = Meet_get((cu2cl_tmp1 = Meet_new(s), &cu2cl_tmp1), t);
    Meet_delete(&cu2cl_tmp1);
    out[t] += s[t ^ 1];
}

int Far_first(const Far *self)
{ return *self->p; }

__kernel void in_what_a_method_is_called_on(__global int *out)
{
    Far cu2cl_tmp1;
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    out[t] = Far_first((cu2cl_tmp1 = (Far){out + s[t ^ 1]}, &cu2cl_tmp1));
}

reader_lambda_293_12 reader(__local int *p)
{
    return (reader_lambda_293_12){p};
}

int reader_lambda_293_12_call(const reader_lambda_293_12 *self, int i)
{ return self->p[i]; }

__kernel void closures_of_one_lambda(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    reader_lambda_293_12 first = reader(s);
    reader_lambda_293_12 second = reader(q);
    s[t] = t;
    out[t] = reader_lambda_293_12_call(&first, t ^ 1) + reader_lambda_293_12_call(&second, t);
}

__kernel void free_closures_of_one_lambda(__global int *out)
{
    __local int s[32];
    __local int q[32];
    int t = get_local_id(0);
    reader_lambda_293_12 first = reader(q);
    reader_lambda_293_12 second = reader(s);
    s[t] = t;
    out[t] = reader_lambda_293_12_call(&first, t ^ 1) + reader_lambda_293_12_call(&second, t);
}

__kernel void value_of_a_capture(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    value_of_a_capture_lambda_318_16 get = (value_of_a_capture_lambda_318_16){&s[0]};
    s[t] = t;
    out[t] = value_of_a_capture_lambda_318_16_call(&get, t ^ 1);
}

int value_of_a_capture_lambda_318_16_call(const value_of_a_capture_lambda_318_16 *self, int i)
{ return self->p[i]; }

/* apply<(lambda at input.cu:332:22)> */
int apply_get_lambda_332_22(const get_lambda_332_22 f, int i)
{
    return get_lambda_332_22_call(&f, i);
}

int Own_get(Own *self, int i)
{
    return apply_get_lambda_332_22((get_lambda_332_22){self}, i);
}

int get_lambda_332_22_call(const get_lambda_332_22 *self, int k)
{ return self->captured_this->s[k]; }

__kernel void object_of_a_capture(__global int *out)
{
    __local int s[32];
    int t = get_local_id(0);
    Own own = {s};
    s[t] = t;
    out[t] = Own_get(&own, t ^ 1);
}

Iterator *Iterator_increment(Iterator *self)
{
    self->p += 32;
    return self;
}

__local int *Iterator_mul(Iterator *self)
{ return self->p; }

__kernel void iterators(__global int *out, int n)
{
    __local int s[320];
    int t = get_local_id(0);
    Iterator to = {s + t};
    Iterator from = {s + (t ^ 1)};
    for (int i = 0; i < n; i++, *Iterator_increment(&to))
        *Iterator_mul(&to) = out[i];
    for (int i = 0; i < n; i++, *Iterator_increment(&from))
        out[i] = *Iterator_mul(&from);
}

__kernel void free_iterators(__global int *out, int n)
{
    __local int s[320];
    int t = get_local_id(0);
    Iterator to = {s + t};
    Iterator from = {s + t};
    for (int i = 0; i < n; i++, *Iterator_increment(&to))
        *Iterator_mul(&to) = out[i];
    for (int i = 0; i < n; i++, *Iterator_increment(&from))
        out[32 * i + t] = *Iterator_mul(&from);
}
