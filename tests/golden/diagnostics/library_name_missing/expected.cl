typedef struct pair_int_int {
    int first;
    int second;
} pair_int_int;

pair_int_int pair_int_int_new(const int a, const int b)
{
    pair_int_int self_;
    pair_int_int *self = &self_;
    self->first = a;
    self->second = b;
    return self_;
}

/* thrust::make_pair<int, int> */
pair_int_int make_pair_int_int(int a, int b)
{
    return pair_int_int_new(a, b);
}

__kernel void set(__global int *p)
{ *p = make_pair_int_int(3, 4).second; }
