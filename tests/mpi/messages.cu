// Messages of device memory between ranks: each kind of call, with plain and derived types. Prints a
// line for each check that fails, and `rank N: M checks, F failed`.
#include <mpi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static int rank, ranks, checks, failed;

static void check(bool good, const char *what)
{
    checks++;
    if (good)
        return;
    failed++;
    printf("rank %d: %s\n", rank, what);
}

__global__ void fill(int *data, int n, int first)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = first + i;
}

// An array on the device. Its values come from a kernel that nobody waited for: copies for a message
// wait for the default stream.
struct array {
    int *data, n;

    array(int count, int first) : n(count)
    {
        cudaMalloc(&data, n * sizeof(int));
        set(first);
    }
    ~array()
    {
        cudaFree(data);
    }
    void set(int first)
    {
        fill<<<(n + 63) / 64, 64>>>(data, n, first);
    }
    std::vector<int> get() const
    {
        std::vector<int> host(n);
        cudaMemcpy(host.data(), data, n * sizeof(int), cudaMemcpyDeviceToHost);
        return host;
    }
    // `count` elements from `at` on count up from `first`
    bool holds(int at, int count, int first) const
    {
        std::vector<int> host = get();
        for (int i = 0; i < count; i++)
            if (host[at + i] != first + i)
                return false;
        return true;
    }
};

static int next()
{
    return (rank + 1) % ranks;
}

static int previous()
{
    return (rank + ranks - 1) % ranks;
}

static void blocking()
{
    array from(1000, 10000 * rank), to(1000, -5000);
    MPI_Status status;
    int count = 0;

    MPI_Sendrecv(from.data + 100, 500, MPI_INT, next(), 1, to.data + 10, 600, MPI_INT, previous(), 1, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_INT, &count);
    check(count == 500 && to.holds(10, 500, 10000 * previous() + 100), "Sendrecv");
    check(to.holds(0, 10, -5000) && to.holds(510, 490, -5000 + 510), "Sendrecv writes the message alone");
    MPI_Sendrecv(from.data, 20, MPI_INT, next(), 1, to.data, 1000, MPI_INT, previous(), 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    check(to.holds(0, 20, 10000 * previous()) && to.holds(600, 400, -5000 + 600), "Sendrecv without a status");
    if (rank % 2 == 0) {
        MPI_Send(from.data, 1000, MPI_INT, next(), 2, MPI_COMM_WORLD);
    } else {
        MPI_Recv(to.data, 1000, MPI_INT, previous(), MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        check(to.holds(0, 1000, 10000 * previous()), "Send, Recv");
    }
    MPI_Sendrecv_replace(from.data, 1000, MPI_INT, next(), 3, previous(), 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    check(from.holds(0, 1000, 10000 * previous()), "Sendrecv_replace");
    to.set(7);
    MPI_Recv(to.data, 1000, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    check(to.holds(0, 1000, 7), "Recv from MPI_PROC_NULL");
}

static void nonblocking()
{
    array from(4000, 100000 * rank), to(4000, -1);
    std::vector<int> host(4000, 5);
    MPI_Request requests[9];
    MPI_Status status;
    int done = 0, index = 0, indices[4], count;

    for (int i = 0; i < 4; i++)
        MPI_Irecv(to.data + 1000 * i, 1000, MPI_INT, previous(), i, MPI_COMM_WORLD, &requests[i]);
    for (int i = 0; i < 4; i++)
        MPI_Isend(from.data + 1000 * i, 900 + i, MPI_INT, next(), i, MPI_COMM_WORLD, &requests[4 + i]);
    requests[8] = MPI_REQUEST_NULL;
    MPI_Waitall(9, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 4; i++)
        check(to.holds(1000 * i, 900 + i, 100000 * previous() + 1000 * i), "Isend, Irecv, Waitall");
    check(to.holds(903 + 3000, 97, -1 + 3903), "Irecv writes the message alone");

    to.set(-1);
    for (int i = 0; i < 4; i++)
        MPI_Irecv(to.data + 1000 * i, 1000, MPI_INT, previous(), i, MPI_COMM_WORLD, &requests[i]);
    for (int i = 0; i < 4; i++)
        MPI_Send(from.data + 1000 * i, 1000, MPI_INT, next(), i, MPI_COMM_WORLD);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    check(to.holds(0, 1000, 100000 * previous()), "Wait");
    MPI_Waitany(4, requests, &index, &status);
    check(index > 0 && to.holds(1000 * index, 1000, 100000 * previous() + 1000 * index), "Waitany");
    for (int left = 2; left > 0; left -= done) {
        MPI_Waitsome(4, requests, &done, indices, MPI_STATUSES_IGNORE);
        for (int i = 0; i < done; i++)
            check(to.holds(1000 * indices[i], 1000, 100000 * previous() + 1000 * indices[i]), "Waitsome");
    }
    // of the host and of the device; the program sees the device's memory by the status alone
    MPI_Irecv(to.data, 1000, MPI_INT, previous(), 1, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(host.data(), 1000, MPI_INT, previous(), 2, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(from.data + 1, 10, MPI_INT, next(), 1, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(from.data + 2, 10, MPI_INT, next(), 2, MPI_COMM_WORLD, &requests[3]);
    for (done = 0; !done;)
        MPI_Request_get_status(requests[0], &done, &status);
    check(to.holds(0, 10, 100000 * previous() + 1), "Request_get_status");
    MPI_Status statuses[4];
    for (done = 0; !done;)
        MPI_Testall(4, requests, &done, statuses);
    MPI_Get_count(&statuses[0], MPI_INT, &count);
    check(count == 10 && host[9] == 100000 * previous() + 11 && host[10] == 5, "Testall");
    // cancelled
    to.set(3);
    MPI_Irecv(to.data, 1000, MPI_INT, previous(), 77, MPI_COMM_WORLD, &requests[0]);
    MPI_Cancel(&requests[0]);
    MPI_Wait(&requests[0], &status);
    check(to.holds(0, 1000, 3), "Cancel");
}

static void persistent()
{
    array from(500, 0), to(500, -1);
    MPI_Request requests[2];

    MPI_Recv_init(to.data, 500, MPI_INT, previous(), 5, MPI_COMM_WORLD, &requests[0]);
    MPI_Send_init(from.data, 500, MPI_INT, next(), 5, MPI_COMM_WORLD, &requests[1]);
    for (int round = 0; round < 3; round++) {
        from.set(1000 * rank + round);
        MPI_Startall(2, requests);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        check(to.holds(0, 500, 1000 * previous() + round), "persistent requests");
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

static void derived_types()
{
    array from(1200, 10000 * rank), to(1200, -20000);
    MPI_Datatype column, pair, absolute;
    bool good = true;

    MPI_Type_vector(10, 1, 100, MPI_INT, &column); // a column of 10 rows of 100
    MPI_Type_commit(&column);
    MPI_Sendrecv(from.data + 7, 1, column, next(), 1, to.data + 3, 1, column, previous(), 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    std::vector<int> host = to.get();
    for (int i = 0; i < 1200; i++)
        good &= host[i] == (i < 1000 && i % 100 == 3 ? 10000 * previous() + i + 4 : -20000 + i);
    check(good, "a strided type changes its elements alone");

    MPI_Type_create_resized(MPI_INT, 0, 2 * sizeof(int), &pair); // every second element
    MPI_Type_commit(&pair);
    to.set(0);
    MPI_Allgather(from.data, 3, pair, to.data + 10, 3, pair, MPI_COMM_WORLD);
    host = to.get();
    good = true;
    for (int i = 0; i < 6 * ranks - 1; i++)
        good &= host[10 + i] == (i % 2 ? 10 + i : 10000 * (i / 6) + i % 6);
    check(good, "a type with a larger extent");

    MPI_Aint address;
    int length = 50;
    MPI_Get_address(to.data + 20, &address);
    MPI_Type_create_hindexed(1, &length, &address, MPI_INT, &absolute);
    MPI_Type_commit(&absolute);
    to.set(0);
    MPI_Sendrecv(from.data, 50, MPI_INT, next(), 1, MPI_BOTTOM, 1, absolute, previous(), 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    check(to.holds(20, 50, 10000 * previous()) && to.holds(0, 20, 0) && to.holds(70, 30, 70), "MPI_BOTTOM");
    MPI_Type_free(&column);
    MPI_Type_free(&pair);
    MPI_Type_free(&absolute);
}

static void collectives()
{
    array from(100 * ranks, 1000 * rank), to(100 * ranks, -5);
    std::vector<int> host;
    int sum = ranks * (ranks - 1) / 2 * 1000;
    bool good = true;

    MPI_Bcast((rank == 1 ? from : to).data, 100, MPI_INT, 1, MPI_COMM_WORLD);
    check(rank == 1 || (to.holds(0, 100, 1000) && to.holds(100, 100, 95)), "Bcast");
    MPI_Allreduce(from.data, to.data, 100, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    host = to.get();
    for (int i = 0; i < 100; i++)
        good &= host[i] == sum + i * ranks;
    check(good, "Allreduce");
    to.set(1000 * rank);
    MPI_Allreduce(MPI_IN_PLACE, to.data, 100, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    check(to.holds(0, 100, 1000 * (ranks - 1)), "Allreduce in place");
    to.set(0);
    MPI_Reduce(from.data, rank == 2 ? to.data : NULL, 100, MPI_INT, MPI_MIN, 2, MPI_COMM_WORLD);
    check(to.holds(0, 100, 0), "Reduce");
    MPI_Gather(from.data, 100, MPI_INT, to.data, 100, MPI_INT, 0, MPI_COMM_WORLD);
    for (int r = 0; r < ranks && rank == 0; r++)
        check(to.holds(100 * r, 100, 1000 * r), "Gather");
    from.set(50000 * rank);
    MPI_Scatter(from.data, 100, MPI_INT, to.data, 100, MPI_INT, 1, MPI_COMM_WORLD);
    check(to.holds(0, 100, 50000 + 100 * rank), "Scatter");
    MPI_Allgather(from.data, 100, MPI_INT, to.data, 100, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < ranks; r++)
        check(to.holds(100 * r, 100, 50000 * r), "Allgather");
    to.set(10000 * rank);
    MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, to.data, 100, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < ranks; r++)
        check(to.holds(100 * r, 100, 10000 * r + 100 * r), "Allgather in place");
    MPI_Alltoall(from.data, 100, MPI_INT, to.data, 100, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < ranks; r++)
        check(to.holds(100 * r, 100, 50000 * r + 100 * rank), "Alltoall");
    MPI_Scan(from.data, to.data, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    check(to.get()[0] == 50000 * (rank * (rank + 1) / 2), "Scan");
    MPI_Reduce_scatter_block(from.data, to.data, 100, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    check(to.holds(0, 100, 50000 * (ranks - 1) + 100 * rank), "Reduce_scatter_block");
}

// rank r has r + 1 elements; gaps of one between them at the receiver
static void varying_counts()
{
    array from(200, 1000 * rank), to(200, -9000);
    std::vector<int> counts, places, ones(ranks, 1), own(ranks, rank + 1), steps, gaps;
    MPI_Request request;
    int at = 0, end = 0;

    for (int r = 0; r < ranks; r++) {
        counts.push_back(r + 1);
        places.push_back(at);
        gaps.push_back(2 * r);
        steps.push_back(r * (rank + 1));
        at += r + 2;
    }
    MPI_Allgatherv(from.data, rank + 1, MPI_INT, to.data, counts.data(), places.data(), MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < ranks; r++, end++) {
        check(to.holds(places[r], r + 1, 1000 * r), "Allgatherv");
        end = places[r] + r + 1;
        check(to.holds(end, 1, -9000 + end), "Allgatherv keeps what lies between");
    }
    to.set(-9000);
    MPI_Igatherv(from.data, rank + 1, MPI_INT, to.data, counts.data(), places.data(), MPI_INT, 3 % ranks, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int r = 0; r < ranks && rank == 3 % ranks; r++)
        check(to.holds(places[r], r + 1, 1000 * r), "Igatherv");
    MPI_Scatterv(from.data, counts.data(), places.data(), MPI_INT, to.data, rank + 1, MPI_INT, 0, MPI_COMM_WORLD);
    check(to.holds(0, rank + 1, places[rank]), "Scatterv");
    to.set(-9000);
    MPI_Alltoallv(from.data, counts.data(), places.data(), MPI_INT, to.data, own.data(), steps.data(), MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < ranks; r++)
        check(to.holds(steps[r], rank + 1, 1000 * r + places[rank]), "Alltoallv");
    MPI_Reduce_scatter(from.data, to.data, counts.data(), MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    check(to.holds(0, rank + 1, 1000 * (ranks - 1) + rank * (rank + 1) / 2), "Reduce_scatter");
    MPI_Iallreduce(from.data, to.data, 100, MPI_INT, MPI_MAX, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    check(to.holds(0, 100, 1000 * (ranks - 1)), "Iallreduce");
}

static void neighbours()
{
    int dimensions[1] = {ranks}, periods[1] = {0};
    array from(2, 100 * rank), to(2, -7);
    MPI_Comm line;

    MPI_Cart_create(MPI_COMM_WORLD, 1, dimensions, periods, 0, &line);
    MPI_Neighbor_alltoall(from.data, 1, MPI_INT, to.data, 1, MPI_INT, line);
    std::vector<int> host = to.get();
    check(host[0] == (rank > 0 ? 100 * (rank - 1) + 1 : -7) && host[1] == (rank + 1 < ranks ? 100 * (rank + 1) : -6), "Neighbor_alltoall");
    MPI_Comm_free(&line);
}

// Memory that the host may use is not staged: a message into it is there at once.
static void memory_of_the_host()
{
    int *managed, *pinned;

    cudaMallocManaged(&managed, 100 * sizeof(int));
    cudaMallocHost((void **)&pinned, 100 * sizeof(int));
    fill<<<1, 128>>>(managed, 100, 1000 * rank);
    cudaDeviceSynchronize();
    MPI_Sendrecv(managed, 100, MPI_INT, next(), 1, pinned, 100, MPI_INT, previous(), 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    check(pinned[0] == 1000 * previous() && pinned[99] == pinned[0] + 99, "from managed to pinned memory");
    MPI_Sendrecv(pinned, 100, MPI_INT, next(), 1, managed, 100, MPI_INT, previous(), 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    check(managed[0] == 1000 * ((rank + ranks - 2) % ranks), "from pinned to managed memory");
    cudaFree(managed);
    cudaFreeHost(pinned);
}

// What is not possible is an error, and nothing is done.
static void refused()
{
    array data(10, 0);
    MPI_Win window;

    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    check(MPI_Win_create(data.data, 40, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &window) != MPI_SUCCESS, "Win_create");
    check(MPI_Buffer_attach(data.data, 40) != MPI_SUCCESS, "Buffer_attach");
    check(MPI_Send(data.data, 11, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD) != MPI_SUCCESS, "a message longer than its array");
}

int main(int argc, char **argv)
{
    int devices = 0, all = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    cudaGetDeviceCount(&devices);
    cudaSetDevice(rank % devices);
    blocking();
    nonblocking();
    persistent();
    derived_types();
    collectives();
    varying_counts();
    neighbours();
    memory_of_the_host();
    if (argc > 1 && strcmp(argv[1], "--refused") == 0)
        refused();
    printf("rank %d: %d checks, %d failed\n", rank, checks, failed);
    MPI_Allreduce(&failed, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return all != 0;
}
