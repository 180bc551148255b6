// Loops that only another thread can end. Kernels named free_* have none: they retry, take locks, or wait for earlier blocks.
#include <cu2cl/cu2cl.h>

void flag(volatile int *ready, int *p)
CU2CL_KERNEL(flag, ready, p)

void chain(volatile int *state, const int *next, int n)
CU2CL_KERNEL(chain, state, next, n)

void flag_in_shared_memory(int *p)
CU2CL_KERNEL(flag_in_shared_memory, p)

void barrier_of_the_grid(unsigned *count)
CU2CL_KERNEL(barrier_of_the_grid, count)

struct Signal {
    volatile int *state;
};

void in_a_method(Signal signal, int *p)
CU2CL_KERNEL(in_a_method, signal, p)

void turns(int *turn, int *p)
CU2CL_KERNEL(turns, turn, p)

void counts_its_rounds(volatile int *ready, int *p)
CU2CL_KERNEL(counts_its_rounds, ready, p)

void read_into_a_variable(int *ready, int *p)
CU2CL_KERNEL(read_into_a_variable, ready, p)

void counts_what_is_ready(volatile float *values, const int *parts, int n)
CU2CL_KERNEL(counts_what_is_ready, values, parts, n)

void later_block(volatile int *done)
CU2CL_KERNEL(later_block, done)

void free_retry(unsigned long long *sum, double value)
CU2CL_KERNEL(free_retry, sum, value)

void free_retry_of_what_is_read(int *largest, int value)
CU2CL_KERNEL(free_retry_of_what_is_read, largest, value)

void free_lock(int *lock, int *p)
CU2CL_KERNEL(free_lock, lock, p)

void free_lock_around(int *lock, int *p)
CU2CL_KERNEL(free_lock_around, lock, p)

void free_earlier_block(volatile int *done, int *p)
CU2CL_KERNEL(free_earlier_block, done, p)

void free_ticket(volatile int *done, int *tickets)
CU2CL_KERNEL(free_ticket, done, tickets)

void free_last_block(int *count, int *p)
CU2CL_KERNEL(free_last_block, count, p)

void free_queue(int *head, int n, int *p)
CU2CL_KERNEL(free_queue, head, n, p)

void free_rounds(int *changed, int *p, int n)
CU2CL_KERNEL(free_rounds, changed, p, n)

void free_own_steps(volatile int *p, volatile int *parents)
CU2CL_KERNEL(free_own_steps, p, parents)

void free_sweeps(float *x, int n, float limit)
CU2CL_KERNEL(free_sweeps, x, n, limit)

void free_list(volatile int *next, int *p)
CU2CL_KERNEL(free_list, next, p)

void free_hash(int *keys, int key, int n)
CU2CL_KERNEL(free_hash, keys, key, n)

void free_for_some_time(volatile int *ready, long long limit)
CU2CL_KERNEL(free_for_some_time, ready, limit)

// cu2cl: no waits
void switched_off(volatile int *ready)
CU2CL_KERNEL(switched_off, ready)

void free_limit_behind_and(volatile unsigned *head, volatile unsigned *tail, int *p)
CU2CL_KERNEL(free_limit_behind_and, head, tail, p)

void limit_that_is_not_needed(volatile int *ready, int *p)
CU2CL_KERNEL(limit_that_is_not_needed, ready, p)

void free_condition_once_more(const int *counts, int *out, int n)
CU2CL_KERNEL(free_condition_once_more, counts, out, n)

void condition_changed_between(volatile int *ready, int *out)
CU2CL_KERNEL(condition_changed_between, ready, out)

void condition_changed_by_alias(volatile int *ready, int *out)
CU2CL_KERNEL(condition_changed_by_alias, ready, out)

void condition_about_another(volatile int *ready, int *out, int n, int m)
CU2CL_KERNEL(condition_about_another, ready, out, n, m)

void warps_lower(volatile int *done, int *p)
CU2CL_KERNEL(warps_lower, done, p)

void warps_of_blocks(volatile int *done, int *p)
CU2CL_KERNEL(warps_of_blocks, done, p)

void warps_first_and_behind(volatile int *flags)
CU2CL_KERNEL(warps_first_and_behind, flags)

void warps_higher(volatile int *done)
CU2CL_KERNEL(warps_higher, done)

void warps_own_lane(volatile int *flags)
CU2CL_KERNEL(warps_own_lane, flags)

void warps_barrier_elsewhere(volatile int *flags)
CU2CL_KERNEL(warps_barrier_elsewhere, flags)

void warps_in_a_loop(volatile int *flags, int n)
CU2CL_KERNEL(warps_in_a_loop, flags, n)

void warps_first_waits(volatile int *flags)
CU2CL_KERNEL(warps_first_waits, flags)

void warps_behind_a_jump(volatile int *flags)
CU2CL_KERNEL(warps_behind_a_jump, flags)
#include "input.cl.h"
