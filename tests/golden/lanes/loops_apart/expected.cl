int sum(__global const int *a, int n)
{
    int s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

__kernel void in_both_branches(__global int *a, __global const int *b, int n)
{
    int i = get_local_id(0);
    if (a[i] > n) {
        for (int k = 0; k < a[i]; k++)
            a[i] = a[i] * 3 + k;
    } else if (a[i] == n) {
        a[i]--;
    } else {
        a[i] = sum(b + i, n);
    }
}

__kernel void in_two_cases(__global int *a, __global const int *b, int n)
{
    int i = get_local_id(0);
    switch (a[i] & 3) {
    case 0:
        a[i]++;
        while (a[i] < n)
            a[i] += 2;
        break;
    case 1:
    case 2:
        a[i]--;
        break;
    default:
        a[i] = sum(b + i, n);
    }
}

// In one branch, one after the other, and one in the other.
__kernel void together(__global int *a, __global const int *b, int n)
{
    int i = get_local_id(0);
    if (a[i] > n) {
        for (int k = 0; k < a[i]; k++)
            for (int j = 0; j < k; j++)
                a[i] = a[i] * 3 + j;
        a[i] += sum(b, i);
    } else {
        a[i]++;
    }
    switch (a[i] & 1) {
    case 0:
        a[i] = sum(b + i, n);
        a[i] += sum(b, i);
        break;
    default:
        a[i]++;
    }
}
