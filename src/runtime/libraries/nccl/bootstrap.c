/* How the ranks of a communicator find each other. An id holds the address of a thread in the process
 * that made it. Each rank tells this thread where it listens, gets the addresses of all, connects to
 * the lower ranks and is connected to by the higher ones. */
#include "libraries/nccl/private.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

struct place {
    uint64_t nonce; /* of the id: strangers are not listened to */
    struct sockaddr_in address;
};

/* What a rank tells first. */
struct hello {
    uint64_t nonce;
    int32_t rank, ranks;
    struct sockaddr_in address;
};

/* --- sockets ------------------------------------------------------------------------------------ */

static bool send_all(int descriptor, const void *data, size_t size)
{
    for (const char *at = data; size > 0;) {
        ssize_t sent = send(descriptor, at, size, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        at += sent;
        size -= (size_t)sent;
    }
    return true;
}

static bool receive_all(int descriptor, void *data, size_t size)
{
    for (char *at = data; size > 0;) {
        ssize_t got = recv(descriptor, at, size, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        size -= (size_t)got;
    }
    return true;
}

/* How well an interface suits: the one that NCCL_SOCKET_IFNAME names, then what others can reach. */
static int merit_of(const struct ifaddrs *interface)
{
    const char *wanted = getenv("NCCL_SOCKET_IFNAME");
    const char *name = interface->ifa_name;

    if (!interface->ifa_addr || interface->ifa_addr->sa_family != AF_INET ||
        !(interface->ifa_flags & IFF_UP))
        return 0;
    if (wanted && *wanted && strncmp(name, wanted, strlen(wanted)) == 0)
        return 4;
    if (interface->ifa_flags & IFF_LOOPBACK)
        return 1;
    return strncmp(name, "docker", 6) == 0 || strncmp(name, "virbr", 5) == 0 ? 2 : 3;
}

/* Where others reach this machine. */
static struct sockaddr_in own_address(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct ifaddrs *all = NULL;
    int best = 0;

    if (getifaddrs(&all) != 0)
        return address;
    for (const struct ifaddrs *one = all; one; one = one->ifa_next) {
        if (merit_of(one) <= best)
            continue;
        best = merit_of(one);
        memcpy(&address, one->ifa_addr, sizeof address);
    }
    freeifaddrs(all);
    return address;
}

/* A socket that listens; fills in its address. -1: with a message. */
static int listen_somewhere(struct sockaddr_in *address, int backlog)
{
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_in bound = {.sin_family = AF_INET};
    socklen_t length = sizeof bound;

    *address = own_address();
    if (descriptor >= 0 && bind(descriptor, (struct sockaddr *)&bound, sizeof bound) == 0 &&
        listen(descriptor, backlog) == 0 &&
        getsockname(descriptor, (struct sockaddr *)&bound, &length) == 0) {
        address->sin_port = bound.sin_port;
        return descriptor;
    }
    rt_nccl_fail(ncclSystemError, "no socket to listen at: %s", strerror(errno));
    if (descriptor >= 0)
        close(descriptor);
    return -1;
}

/* -1: with a message. */
static int connect_to(const struct sockaddr_in *address)
{
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (descriptor >= 0 &&
        connect(descriptor, (const struct sockaddr *)address, sizeof *address) == 0)
        return descriptor;
    rt_nccl_fail(ncclSystemError, "no connection to %s:%d: %s", inet_ntoa(address->sin_addr),
                 ntohs(address->sin_port), strerror(errno));
    if (descriptor >= 0)
        close(descriptor);
    return -1;
}

/* The next that says hello with this nonce. */
static int accept_known(int listening, uint64_t nonce, struct hello *hello)
{
    for (;;) {
        int descriptor = accept4(listening, NULL, NULL, SOCK_CLOEXEC);
        if (descriptor < 0 && errno != EINTR)
            return -1;
        if (descriptor >= 0 && receive_all(descriptor, hello, sizeof *hello) &&
            hello->nonce == nonce)
            return descriptor;
        if (descriptor >= 0)
            close(descriptor);
    }
}

/* --- the one that made the id ------------------------------------------------------------------- */

struct meeting {
    int listening;
    uint64_t nonce;
};

/* Tells all where all are. */
static void introduce(int *guests, const struct sockaddr_in *addresses, int count)
{
    for (int rank = 0; rank < count; rank++) {
        if (!guests[rank])
            continue;
        send_all(guests[rank], addresses, (size_t)count * sizeof *addresses);
        close(guests[rank]);
    }
}

/* Waits for all ranks. The first says how many they are. */
static void *meet(void *data)
{
    struct meeting meeting = *(struct meeting *)data;
    struct sockaddr_in *addresses = NULL;
    struct hello hello;
    int *guests = NULL, count = 1;

    free(data);
    for (int come = 0; come < count; come++) {
        int guest = accept_known(meeting.listening, meeting.nonce, &hello);
        if (guest < 0)
            break;
        if (!guests) {
            count = hello.ranks;
            guests = calloc((size_t)count, sizeof *guests);
            addresses = calloc((size_t)count, sizeof *addresses);
        }
        if (!guests || !addresses || hello.ranks != count || hello.rank < 0 ||
            hello.rank >= count || guests[hello.rank]) {
            close(guest); /* which that rank reports */
            continue;
        }
        guests[hello.rank] = guest;
        addresses[hello.rank] = hello.address;
    }
    if (guests && addresses)
        introduce(guests, addresses, count);
    close(meeting.listening);
    free(guests);
    free(addresses);
    return NULL;
}

ncclResult_t ncclGetUniqueId(ncclUniqueId *id)
{
    struct meeting *meeting = id ? calloc(1, sizeof *meeting) : NULL;
    struct place place = {0};
    pthread_t thread;

    if (!meeting)
        return ncclInvalidArgument;
    meeting->listening = listen_somewhere(&place.address, SOMAXCONN);
    if (meeting->listening < 0 ||
        getrandom(&place.nonce, sizeof place.nonce, 0) != sizeof place.nonce) {
        free(meeting);
        return ncclSystemError;
    }
    meeting->nonce = place.nonce;
    int listening = meeting->listening;
    if (pthread_create(&thread, NULL, meet, meeting) != 0) {
        close(listening);
        free(meeting);
        return rt_nccl_fail(ncclSystemError, "no thread can be made");
    }
    pthread_detach(thread);
    *id = (ncclUniqueId){{0}};
    memcpy(id->internal, &place, sizeof place);
    return ncclSuccess;
}

/* --- a rank ------------------------------------------------------------------------------------- */

/* The addresses of all ranks. */
static bool ask_for_addresses(const struct place *place, const struct hello *hello,
                              struct sockaddr_in *addresses)
{
    int root = connect_to(&place->address);
    bool good = root >= 0 && send_all(root, hello, sizeof *hello) &&
                receive_all(root, addresses, (size_t)hello->ranks * sizeof *addresses);

    if (root >= 0)
        close(root);
    if (!good)
        rt_nccl_fail(ncclSystemError,
                     "rank %d of %d was not accepted; do all ranks have the same id and number?",
                     hello->rank, hello->ranks);
    return good;
}

static bool connect_lower(struct ncclComm *comm, const struct hello *hello,
                          const struct sockaddr_in *addresses)
{
    for (int rank = 0; rank < comm->rank; rank++) {
        comm->sockets[rank] = connect_to(&addresses[rank]);
        if (comm->sockets[rank] < 0 || !send_all(comm->sockets[rank], hello, sizeof *hello))
            return false;
    }
    return true;
}

static bool accept_higher(struct ncclComm *comm, int listening, uint64_t nonce)
{
    struct hello hello;

    for (int left = comm->ranks - comm->rank - 1; left > 0; left--) {
        int descriptor = accept_known(listening, nonce, &hello);
        if (descriptor < 0 || hello.rank <= comm->rank || hello.rank >= comm->ranks)
            return false;
        comm->sockets[hello.rank] = descriptor;
    }
    return true;
}

static bool connect_ranks(struct ncclComm *comm, const struct place *place,
                          struct sockaddr_in *addresses)
{
    struct hello hello = {.nonce = place->nonce, .rank = comm->rank, .ranks = comm->ranks};
    int listening = listen_somewhere(&hello.address, comm->ranks);
    bool good = listening >= 0 && ask_for_addresses(place, &hello, addresses) &&
                connect_lower(comm, &hello, addresses) &&
                accept_higher(comm, listening, place->nonce);

    if (listening >= 0)
        close(listening);
    for (int rank = 0, on = 1; good && rank < comm->ranks; rank++)
        if (rank != comm->rank)
            setsockopt(comm->sockets[rank], IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return good;
}

/* Streams can wait for the host where the device has shared virtual memory; on others, drivers may
 * do nothing while the host does not wait. */
static bool can_hold_streams(int device)
{
    const char *memory = getenv("CU2CL_MEMORY");
    cl_device_svm_capabilities capabilities = 0;
    cl_device_id id;

    if (memory && strcmp(memory, "buffer") == 0)
        return false;
    return cu2clOpenCLDevice(&id, device) == cu2clSuccess &&
           clGetDeviceInfo(id, CL_DEVICE_SVM_CAPABILITIES, sizeof capabilities, &capabilities,
                           NULL) == CL_SUCCESS &&
           capabilities != 0;
}

ncclResult_t rt_nccl_connect(struct ncclComm *comm, const ncclUniqueId *id)
{
    struct sockaddr_in *addresses = calloc((size_t)comm->ranks, sizeof *addresses);
    struct place place;

    comm->sockets = malloc((size_t)comm->ranks * sizeof *comm->sockets);
    if (!addresses || !comm->sockets) {
        free(addresses);
        return rt_nccl_fail(ncclSystemError, "no memory");
    }
    for (int rank = 0; rank < comm->ranks; rank++)
        comm->sockets[rank] = -1;
    memcpy(&place, id->internal, sizeof place);
    bool good = connect_ranks(comm, &place, addresses);
    free(addresses);
    if (!good)
        return ncclSystemError;
    RT_NCCL_TRY(rt_nccl_cuda(cu2clSetDevice(comm->device), "the communicator's device"));
    RT_NCCL_TRY(rt_nccl_cuda(cu2clStreamCreateWithFlags(&comm->stream, cu2clStreamNonBlocking),
                             "a stream for copies"));
    comm->is_asynchronous = can_hold_streams(comm->device);
    return rt_nccl_start_thread(comm);
}
