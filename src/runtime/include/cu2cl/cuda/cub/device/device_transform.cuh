/* cub::DeviceTransform: what a function makes of the elements of one or more inputs. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_TRANSFORM
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_TRANSFORM

#include "../detail/temporary.cuh"
#include <tuple>

namespace cub
{
namespace detail
{

/* std::void_t is of C++17. */
template <typename...> struct void_of
{
    using type = void;
};

template <typename T, typename = void> struct is_iterator : std::false_type
{
};
template <typename T>
struct is_iterator<T, typename void_of<typename std::iterator_traits<T>::value_type>::type> : std::true_type
{
};

template <typename Output, typename Op, typename A> struct transform_one
{
    Output out;
    Op op;
    A a;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = op(a[i]);
    }
};

template <typename Output, typename Op, typename A, typename B> struct transform_two
{
    Output out;
    Op op;
    A a;
    B b;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = op(a[i], b[i]);
    }
};

template <typename Output, typename Op, typename A, typename B, typename C> struct transform_three
{
    Output out;
    Op op;
    A a;
    B b;
    C c;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = op(a[i], b[i], c[i]);
    }
};

template <typename Output, typename Op, typename A, typename B, typename C, typename D> struct transform_four
{
    Output out;
    Op op;
    A a;
    B b;
    C c;
    D d;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = op(a[i], b[i], c[i], d[i]);
    }
};

template <typename Output, typename Op> struct generate
{
    Output out;
    Op op;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = op();
    }
};

template <typename Output, typename Value> struct fill_with
{
    Output out;
    Value value;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = value;
    }
};

} // namespace detail

struct DeviceTransform
{
    /* Inputs: one iterator, or a tuple of up to four. */
    template <typename... Iterators, template <typename...> class Tuple, typename Output, typename NumItemsT,
              typename Op, std::enable_if_t<!detail::is_iterator<Tuple<Iterators...>>::value, int> = 0>
    static CU2CL_API(Error_t) Transform(Tuple<Iterators...> inputs, Output output, NumItemsT num_items, Op transform_op,
                                 CU2CL_API(Stream_t) stream = {})
    {
        using std::get;
        constexpr int COUNT = (int)sizeof...(Iterators);
        static_assert(COUNT <= 4, "at most four inputs");
        if constexpr (COUNT == 0)
            return detail::for_each(num_items, detail::generate<Output, Op>{output, transform_op}, stream);
        else if constexpr (COUNT == 1)
            return detail::for_each(
                num_items, detail::transform_one<Output, Op, Iterators...>{output, transform_op, get<0>(inputs)},
                stream);
        else if constexpr (COUNT == 2)
            return detail::for_each(num_items,
                                    detail::transform_two<Output, Op, Iterators...>{output, transform_op,
                                                                                    get<0>(inputs), get<1>(inputs)},
                                    stream);
        else if constexpr (COUNT == 3)
            return detail::for_each(
                num_items,
                detail::transform_three<Output, Op, Iterators...>{output, transform_op, get<0>(inputs),
                                                                  get<1>(inputs), get<2>(inputs)},
                stream);
        else
            return detail::for_each(
                num_items,
                detail::transform_four<Output, Op, Iterators...>{output, transform_op, get<0>(inputs), get<1>(inputs),
                                                                 get<2>(inputs), get<3>(inputs)},
                stream);
    }

    template <typename Input, typename Output, typename NumItemsT, typename Op,
              std::enable_if_t<detail::is_iterator<Input>::value, int> = 0>
    static CU2CL_API(Error_t) Transform(Input input, Output output, NumItemsT num_items, Op transform_op,
                                 CU2CL_API(Stream_t) stream = {})
    {
        return detail::for_each(num_items, detail::transform_one<Output, Op, Input>{output, transform_op, input},
                                stream);
    }

    template <typename Inputs, typename Output, typename NumItemsT, typename Op>
    static CU2CL_API(Error_t) TransformStableArgumentAddresses(Inputs inputs, Output output, NumItemsT num_items,
                                                        Op transform_op, CU2CL_API(Stream_t) stream = {})
    {
        return Transform(inputs, output, num_items, transform_op, stream);
    }

    template <typename Output, typename NumItemsT, typename Generator>
    static CU2CL_API(Error_t) Generate(Output output, NumItemsT num_items, Generator generator, CU2CL_API(Stream_t) stream = {})
    {
        return detail::for_each(num_items, detail::generate<Output, Generator>{output, generator}, stream);
    }

    template <typename Output, typename NumItemsT, typename Value>
    static CU2CL_API(Error_t) Fill(Output output, NumItemsT num_items, Value value, CU2CL_API(Stream_t) stream = {})
    {
        return detail::for_each(num_items, detail::fill_with<Output, Value>{output, value}, stream);
    }
};

} // namespace cub

#endif
