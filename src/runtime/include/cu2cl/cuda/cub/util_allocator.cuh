/* cub::CachingDeviceAllocator: device memory that is kept for the next request of its size. */
#ifndef CU2CL_CUDA_CUB_UTIL_ALLOCATOR
#define CU2CL_CUDA_CUB_UTIL_ALLOCATOR

#include "util_debug.cuh"
#include <map>
#include <mutex>

namespace cub
{

/* Sizes are rounded up to powers of `bin_growth`. A block that was freed on one stream is given to another one only when
 * what was queued before has ended. */
struct CachingDeviceAllocator
{
    static constexpr unsigned int INVALID_BIN = (unsigned int)-1;
    static constexpr size_t INVALID_SIZE = (size_t)-1;
    static constexpr int INVALID_DEVICE_ORDINAL = -1;

    unsigned int bin_growth, min_bin, max_bin;
    size_t min_bin_bytes, max_bin_bytes, max_cached_bytes;
    bool skip_cleanup, debug;

    explicit CachingDeviceAllocator(unsigned int growth, unsigned int lowest = 1, unsigned int highest = INVALID_BIN,
                                    size_t cached = INVALID_SIZE, bool skip = false, bool tell = false)
        : bin_growth(growth), min_bin(lowest), max_bin(highest), min_bin_bytes(power(growth, lowest)),
          max_bin_bytes(power(growth, highest)), max_cached_bytes(cached), skip_cleanup(skip), debug(tell)
    {
    }
    explicit CachingDeviceAllocator(bool skip = false, bool tell = false)
        : CachingDeviceAllocator(8, 3, 7, (size_t)(8 * 8 * 8 * 8 * 8 * 8 * 8) * 3 - 1, skip, tell)
    {
    }
    ~CachingDeviceAllocator()
    {
        if (!skip_cleanup)
            FreeAllCached();
    }

    CU2CL_API(Error_t) SetMaxCachedBytes(size_t bytes)
    {
        std::lock_guard<std::mutex> lock(mutex);
        max_cached_bytes = bytes;
        return CU2CL_API(Success);
    }

    CU2CL_API(Error_t) DeviceAllocate(int device, void **d_ptr, size_t bytes, CU2CL_API(Stream_t) active_stream = 0)
    {
        *d_ptr = nullptr;
        if (device == INVALID_DEVICE_ORDINAL) {
            CU2CL_API(Error_t) status = CU2CL_API(GetDevice)(&device);
            if (status != CU2CL_API(Success))
                return status;
        }
        block wanted = {device, bin_bytes(bytes), nullptr, active_stream, {}};
        std::lock_guard<std::mutex> lock(mutex);
        if (wanted.bytes <= max_bin_bytes && take_cached(wanted)) {
            *d_ptr = wanted.pointer;
            live[wanted.pointer] = wanted;
            return CU2CL_API(Success);
        }
        on_device there(device);
        CU2CL_API(Error_t) status = CU2CL_API(Malloc)(&wanted.pointer, wanted.bytes);
        if (status == CU2CL_API(ErrorMemoryAllocation)) {
            CU2CL_API(GetLastError)();
            free_cached(device);
            status = CU2CL_API(Malloc)(&wanted.pointer, wanted.bytes);
        }
        if (status == CU2CL_API(Success))
            status = CU2CL_API(EventCreateWithFlags)(&wanted.ready, CU2CL_API(EventDisableTiming));
        if (status != CU2CL_API(Success))
            return status;
        live[wanted.pointer] = wanted;
        *d_ptr = wanted.pointer;
        return CU2CL_API(Success);
    }
    CU2CL_API(Error_t) DeviceAllocate(void **d_ptr, size_t bytes, CU2CL_API(Stream_t) active_stream = 0)
    {
        return DeviceAllocate(INVALID_DEVICE_ORDINAL, d_ptr, bytes, active_stream);
    }

    CU2CL_API(Error_t) DeviceFree(int device, void *d_ptr)
    {
        if (device == INVALID_DEVICE_ORDINAL) {
            CU2CL_API(Error_t) status = CU2CL_API(GetDevice)(&device);
            if (status != CU2CL_API(Success))
                return status;
        }
        on_device there(device);
        std::lock_guard<std::mutex> lock(mutex);
        auto found = live.find(d_ptr);
        if (found == live.end())
            return CU2CL_API(Free)(d_ptr);
        block freed = found->second;
        live.erase(found);
        bool is_kept = freed.bytes <= max_bin_bytes && cached_bytes[device] + freed.bytes <= max_cached_bytes;
        if (!is_kept) {
            CU2CL_API(Error_t) status = CU2CL_API(Free)(d_ptr);
            CU2CL_API(EventDestroy)(freed.ready);
            return status;
        }
        cached_bytes[device] += freed.bytes;
        cached.emplace(std::make_pair(device, freed.bytes), freed);
        return CU2CL_API(EventRecord)(freed.ready, freed.stream);
    }
    CU2CL_API(Error_t) DeviceFree(void *d_ptr)
    {
        return DeviceFree(INVALID_DEVICE_ORDINAL, d_ptr);
    }

    CU2CL_API(Error_t) FreeAllCached()
    {
        std::lock_guard<std::mutex> lock(mutex);
        return free_cached(INVALID_DEVICE_ORDINAL);
    }

  private:
    struct block
    {
        int device;
        size_t bytes;
        void *pointer;
        CU2CL_API(Stream_t) stream;
        CU2CL_API(Event_t) ready;
    };

    /* Another device, for as long as this lives. */
    struct on_device
    {
        int before = 0;

        explicit on_device(int device)
        {
            CU2CL_API(GetDevice)(&before);
            if (device != before)
                CU2CL_API(SetDevice)(device);
        }
        ~on_device()
        {
            CU2CL_API(SetDevice)(before);
        }
    };

    std::mutex mutex;
    std::multimap<std::pair<int, size_t>, block> cached;
    std::map<void *, block> live;
    std::map<int, size_t> cached_bytes;

    static size_t power(unsigned int base, unsigned int exponent)
    {
        size_t result = 1;
        if (exponent == INVALID_BIN)
            return INVALID_SIZE;
        for (unsigned int i = 0; i < exponent && result <= INVALID_SIZE / base; i++)
            result *= base;
        return result;
    }

    size_t bin_bytes(size_t bytes) const
    {
        size_t bin = min_bin_bytes;
        while (bin < bytes && bin <= max_bin_bytes / bin_growth)
            bin *= bin_growth;
        return bin < bytes ? bytes : bin;
    }

    bool take_cached(block &wanted)
    {
        auto range = cached.equal_range(std::make_pair(wanted.device, wanted.bytes));
        for (auto it = range.first; it != range.second; ++it) {
            if (it->second.stream != wanted.stream && CU2CL_API(EventQuery)(it->second.ready) != CU2CL_API(Success))
                continue;
            wanted.pointer = it->second.pointer;
            wanted.ready = it->second.ready;
            cached_bytes[wanted.device] -= wanted.bytes;
            cached.erase(it);
            return true;
        }
        return false;
    }

    CU2CL_API(Error_t) free_cached(int device)
    {
        for (auto it = cached.begin(); it != cached.end();) {
            if (device != INVALID_DEVICE_ORDINAL && it->first.first != device) {
                ++it;
                continue;
            }
            on_device there(it->first.first);
            CU2CL_API(Error_t) status = CU2CL_API(Free)(it->second.pointer);
            if (status != CU2CL_API(Success))
                return status;
            CU2CL_API(EventDestroy)(it->second.ready);
            cached_bytes[it->first.first] -= it->first.second;
            it = cached.erase(it);
        }
        return CU2CL_API(Success);
    }
};

} // namespace cub

#endif
