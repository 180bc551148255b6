// Pointers to member functions that are chosen at run time: of bases, virtual ones, in tables, and
// as arguments.
#include "check.h"

#define BOTH __host__ __device__

struct Account {
    int base;
    BOTH int add(int v) const
    {
        return base + v;
    }
    BOTH int multiply(int v) const
    {
        return base * v;
    }
    BOTH int increase(int v)
    {
        base += v;
        return base;
    }
};
typedef int (Account::*Op)(int) const;

BOTH static int apply(const Account &account, Op op, int v)
{
    return (account.*op)(v);
}

struct Animal {
    int age;
    BOTH Animal(int age) : age(age)
    {
    }
    BOTH int grow(int v)
    {
        age += v;
        return age;
    }
    BOTH virtual int noise(int x) const
    {
        return x + age;
    }
};

struct Thing {
    int weight;
    BOTH int lose(int v)
    {
        weight -= v;
        return weight;
    }
    BOTH void gain()
    {
        weight++;
    }
    BOTH Thing &chain(int v)
    {
        weight += v;
        return *this;
    }
};

struct Horse : Animal, Thing { // the second base lies behind the first
    int legs;
    BOTH Horse(int age, int weight, int legs) : Animal(age), legs(legs)
    {
        this->weight = weight;
    }
    BOTH int multiply(int v)
    {
        legs *= v;
        return legs;
    }
    BOTH int noise(int x) const override
    {
        return x * legs;
    }
    typedef int (Horse::*Step)(int);
    BOTH int run(int which, int v)
    {
        static constexpr Step steps[] = {&Horse::multiply, &Horse::grow, &Horse::lose};
        Step step = steps[which % 3];
        return (this->*step)(v) + (this->*steps[0])(2);
    }
};

template <typename C, typename R, typename... P> BOTH R invoke(C &c, R (C::*member)(P...), P... p)
{
    return (c.*member)(p...);
}

BOTH static int call_virtual(const Animal *animal, int (Animal::*member)(int) const, int x)
{
    return (animal->*member)(x);
}

template <typename T> struct Slot {
    T t;
    BOTH void each(void (T::*member)())
    {
        for (int i = 0; i < 3; i++)
            (t.*member)();
    }
};

BOTH static int choose(int i)
{
    Account account{i}, *pointer = &account;
    Op op = i % 2 ? &Account::add : &Account::multiply, none = nullptr;
    Op table[2] = {&Account::multiply, &Account::add};
    int (Account::*step)(int) = &Account::increase;
    int r = apply(account, op, 3) + (pointer->*step)(4) + (account.*table[i & 1])(9);
    return r + (!none) * 50 + (op == &Account::add) * 100 + (op != none) * 1000;
}

BOTH static int hierarchy(int i)
{
    Horse horse(i, 10, 3), many[2] = {Horse(1, 2, 3), Horse(i, 5, 6)};
    Animal animal(7), &same = horse;
    int r = horse.run(i, 2) * 3 + invoke(horse, &Horse::multiply, i);
    r += call_virtual(&horse, &Animal::noise, 5) + call_virtual(&animal, &Animal::noise, i);
    Slot<Thing> slot{{i}};
    slot.each(&Thing::gain);
    Thing &(Thing::*chain)(int) = &Thing::chain;
    (slot.t.*chain)(5).weight += 1;
    Horse::Step step = i % 2 ? static_cast<Horse::Step>(&Horse::lose) : &Horse::multiply;
    auto grow = &Animal::grow;
    r += slot.t.weight + (horse.*step)(1) + (many[i % 2].*step)(2) + (step != &Horse::multiply);
    return r + (animal.*grow)(1) + (same.*grow)(2);
}

__global__ void run(int *out)
{
    out[2 * threadIdx.x] = choose(threadIdx.x);
    out[2 * threadIdx.x + 1] = hierarchy(threadIdx.x);
}

int main()
{
    const int n = 8;
    int *out = new_on_device<int>(2 * n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 2 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[2 * i], choose(i));
        EXPECT_EQUAL(i, got[2 * i + 1], hierarchy(i));
    }
    return finish();
}
