/* Which bytes a call uses, from counts, types and the size of the communicator. */
#include "libraries/mpi/mpi.h"

MPI_SECOND(Type_size, word type, int *size);
MPI_SECOND(Type_get_extent, word type, ptrdiff_t *low, ptrdiff_t *extent);
MPI_SECOND(Type_get_true_extent, word type, ptrdiff_t *low, ptrdiff_t *extent);
MPI_SECOND(Comm_size, word comm, int *size);
MPI_SECOND(Comm_rank, word comm, int *rank);
MPI_SECOND(Comm_test_inter, word comm, int *flag);
MPI_SECOND(Comm_remote_size, word comm, int *size);
MPI_SECOND(Topo_test, word comm, int *status);
MPI_SECOND(Cartdim_get, word comm, int *dimensions);
MPI_SECOND(Graph_neighbors_count, word comm, int rank, int *count);
MPI_SECOND(Dist_graph_neighbors_count, word comm, int *in, int *out, int *weighted);

/* Where elements of a type are: its extent, and the bytes that it really has. */
struct layout {
    ptrdiff_t extent, low, size;
    bool dense;
};

static struct layout layout_of(word type)
{
    struct layout layout = {0};
    ptrdiff_t unused;
    int size = 0;

    PMPI_Type_size(type, &size);
    PMPI_Type_get_extent(type, &unused, &layout.extent);
    PMPI_Type_get_true_extent(type, &layout.low, &layout.size);
    layout.dense = layout.low == 0 && layout.size == size && layout.extent == size;
    return layout;
}

static ptrdiff_t number(const struct mpi_call *call, word argument)
{
    return call->large ? (ptrdiff_t)argument : (int)argument;
}

static ptrdiff_t number_at(bool large, word array, int index)
{
    return large ? ((const int64_t *)array)[index] : ((const int *)array)[index];
}

/* Adds `count` elements at a displacement in bytes. */
static void cover(struct mpi_region *region, const struct layout *layout, ptrdiff_t at,
                  ptrdiff_t count)
{
    if (count <= 0 || layout->size <= 0)
        return;
    ptrdiff_t last = at + (count - 1) * layout->extent;
    ptrdiff_t low = (last < at ? last : at) + layout->low;
    ptrdiff_t high = (last < at ? at : last) + layout->low + layout->size;
    bool first = region->high == region->low;

    region->dense = layout->dense && low == (first ? 0 : region->high) && (first || region->dense);
    if (first || low < region->low)
        region->low = low;
    if (first || high > region->high)
        region->high = high;
}

static bool is_inter(word comm)
{
    int inter = 0;

    PMPI_Comm_test_inter(comm, &inter);
    return inter;
}

/* With how many ranks a buffer is exchanged. */
static int ranks_of(const struct mpi_call *call, bool is_read, word comm)
{
    int count = 0, out = 0, kind = 0, rank = 0;

    if (!call->neighbours) {
        bool own_group = call->buffers[1].shape == SHAPE_SHARE;
        if (is_inter(comm) && !own_group)
            PMPI_Comm_remote_size(comm, &count);
        else
            PMPI_Comm_size(comm, &count);
        return count;
    }
    PMPI_Topo_test(comm, &kind);
    if (kind == mpi_library()->cartesian) {
        PMPI_Cartdim_get(comm, &count);
        return 2 * count;
    }
    if (kind == mpi_library()->graph) {
        PMPI_Comm_rank(comm, &rank);
        PMPI_Graph_neighbors_count(comm, rank, &count);
        return count;
    }
    PMPI_Dist_graph_neighbors_count(comm, &count, &out, &kind);
    return is_read ? out : count;
}

static void cover_all(const struct mpi_call *call, const struct mpi_buffer *buffer,
                      const word *arguments, struct mpi_region *region)
{
    word counts = arguments[buffer->count], places = arguments[buffer->displacements];
    word type = arguments[buffer->type];
    bool typed = buffer->shape == SHAPE_TYPED, wide = call->large || (typed && call->neighbours);
    int ranks = ranks_of(call, buffer == call->buffers, arguments[call->comm]);
    struct layout layout = {0};

    if (!typed)
        layout = layout_of(type);
    for (int i = 0; i < ranks; i++) {
        if (typed)
            layout = layout_of(mpi_handle_at(type, (size_t)i));
        cover(region, &layout, number_at(wide, places, i) * (typed ? 1 : layout.extent),
              number_at(call->large, counts, i));
    }
}

static ptrdiff_t sum_of(const struct mpi_call *call, word counts, word comm)
{
    ptrdiff_t sum = 0;
    int ranks = 0;

    PMPI_Comm_size(comm, &ranks);
    for (int i = 0; i < ranks; i++)
        sum += number_at(call->large, counts, i);
    return sum;
}

/* Elements of one type without displacements. */
static ptrdiff_t elements_of(const struct mpi_call *call, const struct mpi_buffer *buffer,
                             const word *arguments, enum mpi_shape shape)
{
    word count = arguments[buffer->count], comm = arguments[call->comm];
    int rank = 0;

    switch (shape) {
    case SHAPE_EACH: return number(call, count) * ranks_of(call, buffer == call->buffers, comm);
    case SHAPE_SUM: return sum_of(call, count, comm);
    case SHAPE_OWN: PMPI_Comm_rank(comm, &rank); return number_at(call->large, count, rank);
    default: return number(call, count);
    }
}

static bool works_in_place(const struct mpi_call *call, const word *arguments)
{
    word in_place = mpi_library()->in_place;

    for (unsigned i = 0; i < 2; i++)
        if (call->buffers[i].use && arguments[call->buffers[i].at] == in_place)
            return true;
    return false;
}

/* The shape that it has in this call. */
static enum mpi_shape shape_of(const struct mpi_call *call, const struct mpi_buffer *buffer,
                               const word *arguments)
{
    if (buffer->shape != SHAPE_SHARE && buffer->shape != SHAPE_OWN)
        return buffer->shape;
    bool in_place = works_in_place(call, arguments);
    if (buffer->shape == SHAPE_SHARE)
        return in_place ? SHAPE_EACH : SHAPE_ONE;
    return in_place ? SHAPE_SUM : SHAPE_OWN;
}

/* The process is the root: 1, 0, or -1 where it takes no part. */
static int at_root(const struct mpi_call *call, const word *arguments)
{
    int root = (int)arguments[call->root], rank = 0;
    word comm = arguments[call->comm];

    if (is_inter(comm))
        return root == mpi_library()->root ? 1 : root < 0 ? -1 : 0;
    PMPI_Comm_rank(comm, &rank);
    return rank == root;
}

enum mpi_use mpi_use_of(const struct mpi_call *call, unsigned buffer, const word *arguments)
{
    enum mpi_use use = call->buffers[buffer].use;

    if (use == USE_BROADCAST) {
        int root = at_root(call, arguments);
        return root > 0 ? USE_READ : root == 0 ? USE_WRITTEN : USE_UNUSED;
    }
    if (use == USE_READ_AT_ROOT)
        return at_root(call, arguments) > 0 ? USE_READ : USE_UNUSED;
    if (use == USE_WRITTEN_AT_ROOT)
        use = at_root(call, arguments) > 0 ? USE_WRITTEN : USE_UNUSED;
    if (use == USE_WRITTEN && works_in_place(call, arguments))
        use = USE_CHANGED;
    return use;
}

bool mpi_find_region(const struct mpi_call *call, unsigned index, const word *arguments,
                     struct mpi_region *region)
{
    const struct mpi_buffer *buffer = &call->buffers[index];
    enum mpi_shape shape = shape_of(call, buffer, arguments);

    *region = (struct mpi_region){0};
    if (shape == SHAPE_VARYING || shape == SHAPE_TYPED) {
        cover_all(call, buffer, arguments, region);
    } else if (shape == SHAPE_BYTES) {
        region->high = number(call, arguments[buffer->count]);
    } else {
        struct layout layout = layout_of(arguments[buffer->type]);
        cover(region, &layout, 0, elements_of(call, buffer, arguments, shape));
    }
    return region->high > region->low;
}
