/* cub::DeviceSelect: the elements that a predicate, a flag or a difference to the one before selects, in their order. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_SELECT
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_SELECT

#include "../detail/select_engine.cuh"

namespace cub
{

struct DeviceSelect
{
    template <typename InputIteratorT, typename FlagIterator, typename OutputIteratorT,
              typename NumSelectedIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Flagged(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                               FlagIterator d_flags, OutputIteratorT d_out, NumSelectedIteratorT d_num_selected_out,
                               NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::select(d_temp_storage, temp_storage_bytes, detail::is_flagged<FlagIterator>{d_flags},
                              detail::copy_selected<InputIteratorT, OutputIteratorT>{d_in, d_out},
                              d_num_selected_out, num_items, stream);
    }

    template <typename IteratorT, typename FlagIterator, typename NumSelectedIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Flagged(void *d_temp_storage, size_t &temp_storage_bytes, IteratorT d_data,
                               FlagIterator d_flags, NumSelectedIteratorT d_num_selected_out, NumItemsT num_items,
                               CU2CL_API(Stream_t) stream = 0)
    {
        return detail::select_in_place(d_temp_storage, temp_storage_bytes, d_data,
                                       detail::is_flagged<FlagIterator>{d_flags}, d_num_selected_out, num_items,
                                       stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumSelectedIteratorT, typename SelectOp,
              typename NumItemsT>
    static CU2CL_API(Error_t) If(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                          OutputIteratorT d_out, NumSelectedIteratorT d_num_selected_out, NumItemsT num_items,
                          SelectOp select_op, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::select(d_temp_storage, temp_storage_bytes,
                              detail::is_selected<InputIteratorT, SelectOp>{d_in, select_op},
                              detail::copy_selected<InputIteratorT, OutputIteratorT>{d_in, d_out},
                              d_num_selected_out, num_items, stream);
    }

    template <typename IteratorT, typename NumSelectedIteratorT, typename SelectOp, typename NumItemsT>
    static CU2CL_API(Error_t) If(void *d_temp_storage, size_t &temp_storage_bytes, IteratorT d_data,
                          NumSelectedIteratorT d_num_selected_out, NumItemsT num_items, SelectOp select_op,
                          CU2CL_API(Stream_t) stream = 0)
    {
        return detail::select_in_place(d_temp_storage, temp_storage_bytes, d_data,
                                       detail::is_selected<IteratorT, SelectOp>{d_data, select_op},
                                       d_num_selected_out, num_items, stream);
    }

    /* The predicate is asked about the flags. */
    template <typename InputIteratorT, typename FlagIterator, typename OutputIteratorT,
              typename NumSelectedIteratorT, typename SelectOp, typename NumItemsT>
    static CU2CL_API(Error_t) FlaggedIf(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                 FlagIterator d_flags, OutputIteratorT d_out,
                                 NumSelectedIteratorT d_num_selected_out, NumItemsT num_items, SelectOp select_op,
                                 CU2CL_API(Stream_t) stream = 0)
    {
        return detail::select(d_temp_storage, temp_storage_bytes,
                              detail::is_selected<FlagIterator, SelectOp>{d_flags, select_op},
                              detail::copy_selected<InputIteratorT, OutputIteratorT>{d_in, d_out},
                              d_num_selected_out, num_items, stream);
    }

    template <typename IteratorT, typename FlagIterator, typename NumSelectedIteratorT, typename SelectOp,
              typename NumItemsT>
    static CU2CL_API(Error_t) FlaggedIf(void *d_temp_storage, size_t &temp_storage_bytes, IteratorT d_data,
                                 FlagIterator d_flags, NumSelectedIteratorT d_num_selected_out, NumItemsT num_items,
                                 SelectOp select_op, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::select_in_place(d_temp_storage, temp_storage_bytes, d_data,
                                       detail::is_selected<FlagIterator, SelectOp>{d_flags, select_op},
                                       d_num_selected_out, num_items, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumSelectedIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Unique(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              OutputIteratorT d_out, NumSelectedIteratorT d_num_selected_out, NumItemsT num_items,
                              CU2CL_API(Stream_t) stream = 0)
    {
        return Unique(d_temp_storage, temp_storage_bytes, d_in, d_out, d_num_selected_out, num_items, Equality(),
                      stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumSelectedIteratorT, typename NumItemsT,
              typename EqualityOpT,
              typename = std::enable_if_t<!std::is_convertible<EqualityOpT, CU2CL_API(Stream_t)>::value>>
    static CU2CL_API(Error_t) Unique(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              OutputIteratorT d_out, NumSelectedIteratorT d_num_selected_out, NumItemsT num_items,
                              EqualityOpT equality_op, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::select(d_temp_storage, temp_storage_bytes,
                              detail::begins_run<InputIteratorT, EqualityOpT>{d_in, equality_op},
                              detail::copy_selected<InputIteratorT, OutputIteratorT>{d_in, d_out},
                              d_num_selected_out, num_items, stream);
    }

    template <typename KeyInputIteratorT, typename ValueInputIteratorT, typename KeyOutputIteratorT,
              typename ValueOutputIteratorT, typename NumSelectedIteratorT, typename NumItemsT, typename EqualityOpT,
              typename = std::enable_if_t<!std::is_convertible<EqualityOpT, CU2CL_API(Stream_t)>::value>>
    static CU2CL_API(Error_t) UniqueByKey(void *d_temp_storage, size_t &temp_storage_bytes, KeyInputIteratorT d_keys_in,
                                   ValueInputIteratorT d_values_in, KeyOutputIteratorT d_keys_out,
                                   ValueOutputIteratorT d_values_out, NumSelectedIteratorT d_num_selected_out,
                                   NumItemsT num_items, EqualityOpT equality_op, CU2CL_API(Stream_t) stream = 0)
    {
        using Copy = detail::copy_selected_pair<KeyInputIteratorT, KeyOutputIteratorT, ValueInputIteratorT,
                                                ValueOutputIteratorT>;
        return detail::select(d_temp_storage, temp_storage_bytes,
                              detail::begins_run<KeyInputIteratorT, EqualityOpT>{d_keys_in, equality_op},
                              Copy{d_keys_in, d_keys_out, d_values_in, d_values_out}, d_num_selected_out, num_items,
                              stream);
    }

    template <typename KeyInputIteratorT, typename ValueInputIteratorT, typename KeyOutputIteratorT,
              typename ValueOutputIteratorT, typename NumSelectedIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) UniqueByKey(void *d_temp_storage, size_t &temp_storage_bytes, KeyInputIteratorT d_keys_in,
                                   ValueInputIteratorT d_values_in, KeyOutputIteratorT d_keys_out,
                                   ValueOutputIteratorT d_values_out, NumSelectedIteratorT d_num_selected_out,
                                   NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return UniqueByKey(d_temp_storage, temp_storage_bytes, d_keys_in, d_values_in, d_keys_out, d_values_out,
                           d_num_selected_out, num_items, Equality(), stream);
    }
};

} // namespace cub

#endif
