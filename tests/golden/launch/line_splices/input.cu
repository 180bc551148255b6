// Lines are spliced inside the signs of a launch, inside names, and inside device code's new.
struct Node {
    int value;
};

__global__ void build(int *p)
{
    Node *n = ne\
w Node;
    n->value = 2;
    Node *a = new \
Node[\
4];
    a[1].value = 1;
    p[threadIdx.x] += n-\
>value + a[1].value;
    delete n;
    delete[\
] a;
}

int main()
{
    int *p;
    cudaMa\
lloc(&p, 128);
    build<<\
<1, 32>>>(p);
    bu\
ild<\
<<1, 32>\
>>(p);
    build<<<1, \
        32>>\
>(p);
    return 0;
}
