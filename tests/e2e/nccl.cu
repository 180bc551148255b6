// NCCL's operations: four ranks of one process on one device, in groups, and four processes, one rank
// each, of which the first tells the others the id. Kernels run before and after each operation in the
// same stream, and nobody waits between them.
#include <nccl.h>

#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum { RANKS = 4, N = 1003 };


static void good(ncclResult_t result, const char *what)
{
    if (result != ncclSuccess)
        printf("%s: %s\n", what, ncclGetErrorString(result));
    EXPECT(result == ncclSuccess);
}

__global__ void fill(float *data, int n, float first, float step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = first + step * i;
}

__global__ void count_wrong(const float *data, int n, float first, float step, float last_step, int block, int *wrong)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && data[i] != first + step * (i % block) + last_step * (i / block))
        atomicAdd(wrong, 1);
}

// What a rank has on the device: rank r starts with 1000 r, 1000 r + 1, ...
struct rank {
    ncclComm_t comm;
    cudaStream_t stream;
    float *in, *out;
    int *wrong, number;

    void make(int r)
    {
        number = r;
        cudaStreamCreate(&stream);
        cudaMalloc(&in, RANKS * N * sizeof(float));
        cudaMalloc(&out, RANKS * N * sizeof(float));
        cudaMalloc(&wrong, sizeof(int));
        cudaMemset(wrong, 0, sizeof(int));
    }
    void start()
    {
        fill<<<(RANKS * N + 127) / 128, 128, 0, stream>>>(in, RANKS * N, 1000.0f * number, 1.0f);
        fill<<<(RANKS * N + 127) / 128, 128, 0, stream>>>(out, RANKS * N, -1.0f, 0.0f);
    }
    // out[i] is first + step * (i % block) + last_step * (i / block)
    void expect(int n, float first, float step, float last_step = 0, int block = RANKS * N)
    {
        count_wrong<<<(n + 127) / 128, 128, 0, stream>>>(out, n, first, step, last_step, block, wrong);
    }
    void end(const char *what)
    {
        int found = -1;
        cudaMemcpyAsync(&found, wrong, sizeof found, cudaMemcpyDeviceToHost, stream);
        cudaStreamSynchronize(stream);
        if (found)
            printf("rank %d: %s: %d wrong\n", number, what, found);
        EXPECT(found == 0);
        cudaMemset(wrong, 0, sizeof(int));
    }
};

// Does `call` for the ranks of this process as a group.
template <class Call> static void group(rank *ranks, int count, Call call)
{
    for (int i = 0; i < count; i++)
        ranks[i].start();
    good(ncclGroupStart(), "ncclGroupStart");
    for (int i = 0; i < count; i++)
        good(call(ranks[i]), "an operation");
    good(ncclGroupEnd(), "ncclGroupEnd");
}

static void operations(rank *ranks, int count)
{
    float sum = 1000.0f * (RANKS - 1) * RANKS / 2;

    group(ranks, count, [](rank &r) { return ncclAllReduce(r.in, r.out, N, ncclFloat, ncclSum, r.comm, r.stream); });
    for (int i = 0; i < count; i++) {
        ranks[i].expect(N, sum, RANKS);
        ranks[i].end("AllReduce");
    }
    group(ranks, count, [](rank &r) { return ncclAllReduce(r.in, r.in, 3, ncclFloat, ncclAvg, r.comm, r.stream); });
    for (int i = 0; i < count; i++) {
        cudaMemcpyAsync(ranks[i].out, ranks[i].in, 3 * sizeof(float), cudaMemcpyDeviceToDevice, ranks[i].stream);
        ranks[i].expect(3, sum / RANKS, 1);
        ranks[i].end("AllReduce in place, average");
    }
    group(ranks, count, [](rank &r) { return ncclBroadcast(r.in, r.out, N, ncclFloat, 2, r.comm, r.stream); });
    for (int i = 0; i < count; i++) {
        ranks[i].expect(N, 2000, 1);
        ranks[i].end("Broadcast");
    }
    group(ranks, count, [](rank &r) { return ncclReduce(r.in, r.out, N, ncclFloat, ncclMax, 1, r.comm, r.stream); });
    for (int i = 0; i < count; i++) {
        ranks[i].number == 1 ? ranks[i].expect(N, 1000 * (RANKS - 1), 1) : ranks[i].expect(N, -1, 0);
        ranks[i].end("Reduce");
    }
    group(ranks, count, [](rank &r) { return ncclAllGather(r.in, r.out, N, ncclFloat, r.comm, r.stream); });
    for (int i = 0; i < count; i++) {
        ranks[i].expect(RANKS * N, 0, 1, 1000, N);
        ranks[i].end("AllGather");
    }
    group(ranks, count, [](rank &r) { return ncclReduceScatter(r.in, r.out, N, ncclFloat, ncclMin, r.comm, r.stream); });
    for (int i = 0; i < count; i++) {
        ranks[i].expect(N, (float)N * ranks[i].number, 1);
        ranks[i].end("ReduceScatter");
    }
}

// A ring, and a message of each rank to itself, in one group.
static void messages(rank *ranks, int count)
{
    group(ranks, count, [](rank &r) {
        good(ncclSend(r.in, N, ncclFloat, (r.number + 1) % RANKS, r.comm, r.stream), "ncclSend");
        good(ncclSend(r.in + 5, 7, ncclFloat, r.number, r.comm, r.stream), "ncclSend");
        good(ncclRecv(r.out + N, 7, ncclFloat, r.number, r.comm, r.stream), "ncclRecv");
        return ncclRecv(r.out, N, ncclFloat, (r.number + RANKS - 1) % RANKS, r.comm, r.stream);
    });
    for (int i = 0; i < count; i++) {
        ranks[i].expect(N, 1000.0f * ((ranks[i].number + RANKS - 1) % RANKS), 1);
        cudaMemcpyAsync(ranks[i].out, ranks[i].out + N, 8 * sizeof(float), cudaMemcpyDeviceToDevice, ranks[i].stream);
        ranks[i].expect(7, 1000.0f * ranks[i].number + 5, 1);
        ranks[i].end("Send, Recv");
    }
}

// Sums of `1 + rank` in a type, and with a factor.
template <class T> static void type(rank &r, ncclDataType_t nccl, T (*number)(float), float (*value)(T))
{
    T host[3] = {number(1.0f + r.number), number(2.0f), number(3.0f)}, factor = number(2.0f);
    ncclRedOp_t twice;

    cudaMemcpy(r.in, host, sizeof host, cudaMemcpyHostToDevice);
    good(ncclRedOpCreatePreMulSum(&twice, &factor, nccl, ncclScalarHostImmediate, r.comm), "ncclRedOpCreatePreMulSum");
    good(ncclAllReduce(r.in, r.out, 3, nccl, ncclProd, r.comm, r.stream), "ncclAllReduce");
    good(ncclAllReduce(r.in, (T *)r.out + 3, 3, nccl, twice, r.comm, r.stream), "ncclAllReduce");
    good(ncclRedOpDestroy(twice, r.comm), "ncclRedOpDestroy");
    T result[6];
    cudaMemcpyAsync(result, r.out, sizeof result, cudaMemcpyDeviceToHost, r.stream);
    cudaStreamSynchronize(r.stream);
    EXPECT(value(result[0]) == 24 && value(result[1]) == 16 && value(result[2]) == 81);
    EXPECT(value(result[3]) == 20 && value(result[4]) == 16 && value(result[5]) == 24);
}

template <class T> static T plain(float number)
{
    return (T)number;
}
template <class T> static float as_float(T number)
{
    return (float)number;
}
static __half to_half(float number)
{
    return __float2half(number);
}
static float of_half(__half number)
{
    return __half2float(number);
}

// One process of four: types, questions, a split into two halves in the other order.
static int alone(const ncclUniqueId &id, int number)
{
    rank r;
    ncclComm_t half;
    int count = 0, own = -1;
    ncclResult_t error;

    r.make(number);
    good(ncclCommInitRank(&r.comm, RANKS, id, number), "ncclCommInitRank");
    operations(&r, 1);
    messages(&r, 1);
    type<double>(r, ncclDouble, plain<double>, as_float<double>);
    type<signed char>(r, ncclInt8, plain<signed char>, as_float<signed char>);
    type<long long>(r, ncclInt64, plain<long long>, as_float<long long>);
    type<__half>(r, ncclHalf, to_half, of_half);
    good(ncclCommSplit(r.comm, number % 2, -number, &half, NULL), "ncclCommSplit");
    ncclCommCount(half, &count);
    ncclCommUserRank(half, &own);
    EXPECT(count == 2 && own == (number < 2));
    r.start();
    good(ncclAllReduce(r.in, r.out, N, ncclFloat, ncclSum, half, r.stream), "ncclAllReduce");
    r.expect(N, 2000 + 2000.0f * (number % 2), 2);
    r.end("a half");
    EXPECT(ncclCommGetAsyncError(r.comm, &error) == ncclSuccess && error == ncclSuccess);
    good(ncclCommDestroy(half), "ncclCommDestroy");
    good(ncclCommDestroy(r.comm), "ncclCommDestroy");
    return finish();
}

// Before this process uses a device: a child can't use what its parent has begun.
static void processes()
{
    int ids[2];
    ncclUniqueId id;

    if (pipe(ids))
        return;
    for (int number = 0; number < RANKS; number++)
        if (fork() == 0) {
            if (number == 0)
                good(ncclGetUniqueId(&id), "ncclGetUniqueId");
            for (int i = 1; i < RANKS && number == 0; i++)
                EXPECT(write(ids[1], &id, sizeof id) == sizeof id);
            EXPECT(number == 0 || read(ids[0], &id, sizeof id) == sizeof id);
            int failed = alone(id, number);
            fflush(NULL);
            _exit(failed);
        }
    for (int i = 0; i < RANKS; i++) {
        int status = -1;
        wait(&status);
        EXPECT(status == 0);
    }
}

int main()
{
    int devices[RANKS] = {0, 0, 0, 0};
    ncclComm_t comms[RANKS];
    rank ranks[RANKS];

    processes();
    good(ncclCommInitAll(comms, RANKS, devices), "ncclCommInitAll");
    for (int i = 0; i < RANKS; i++) {
        ranks[i].make(i);
        ranks[i].comm = comms[i];
    }
    operations(ranks, RANKS);
    messages(ranks, RANKS);
    for (int i = 0; i < RANKS; i++)
        good(ncclCommDestroy(comms[i]), "ncclCommDestroy");
    return finish();
}
