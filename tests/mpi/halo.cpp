// The host's half: it knows MPI, and nothing of CUDA but that these pointers are device memory. The
// ranks exchange the edges of their parts; rank 0 then computes the whole rod and compares.
#include "halo.h"

#include <mpi.h>

#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

enum { INNER = 40, N = INNER + 2, STEPS = 50 };

static std::vector<float> compute_alone(int ranks)
{
    std::vector<float> from(ranks * INNER + 2), to;

    for (int r = 0; r < ranks; r++)
        for (int i = 1; i <= INNER; i++)
            from[r * INNER + i] = (i * 7 + r) % 10;
    from[0] = 0;                                                 // as start() has it
    from[ranks * INNER + 1] = ((N - 1) * 7 + ranks - 1) % 10;
    to = from;
    for (int s = 0; s < STEPS; s++) {
        to[0] = 100.0f;
        to[ranks * INNER + 1] = 0.0f;
        for (int i = 1; i <= ranks * INNER; i++)
            to[i] = 0.25f * from[i - 1] + 0.5f * from[i] + 0.25f * from[i + 1];
        std::swap(from, to);
    }
    return from;
}

int main(int argc, char **argv)
{
    int rank, ranks, failed = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    int before = rank > 0 ? rank - 1 : MPI_PROC_NULL, after = rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL;
    float *from = make_part(N, rank), *to = make_part(N, rank), *largest = make_part(1, 0), *all = make_part(ranks * INNER, 0);
    float change = 0, most = 0;

    for (int s = 0; s < STEPS; s++) {
        MPI_Request requests[4];
        MPI_Irecv(from, 1, MPI_FLOAT, before, 0, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(from + N - 1, 1, MPI_FLOAT, after, 1, MPI_COMM_WORLD, &requests[1]);
        MPI_Isend(from + N - 2, 1, MPI_FLOAT, after, 0, MPI_COMM_WORLD, &requests[2]);
        MPI_Isend(from + 1, 1, MPI_FLOAT, before, 1, MPI_COMM_WORLD, &requests[3]);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        step(to, from, N, rank == 0, rank + 1 == ranks);
        std::swap(from, to);
    }
    change = largest_change(from, to, N, largest);
    MPI_Allreduce(MPI_IN_PLACE, largest, 1, MPI_FLOAT, MPI_MAX, MPI_COMM_WORLD);
    read_part(&most, largest, 1);
    failed += !(most >= change && most > 0);
    MPI_Gather(from + 1, INNER, MPI_FLOAT, all, INNER, MPI_FLOAT, 0, MPI_COMM_WORLD);
    if (rank == 0) {
        std::vector<float> expected = compute_alone(ranks), found(ranks * INNER);
        read_part(found.data(), all, ranks * INNER);
        for (int i = 0; i < ranks * INNER; i++)
            failed += !(std::fabs(found[i] - expected[i + 1]) < 1e-3f);
    }
    std::printf("rank %d: %d failed\n", rank, failed);
    MPI_Finalize();
    return failed != 0;
}
