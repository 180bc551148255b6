/* OpenMP's functions, for when clang finds no omp.h of its own (it comes with another package); the
 * compiler that builds the port has one. Host code of CUDA programs uses them for times and thread
 * numbers. */
#ifndef CU2CL_CUDA_OMP_H
#define CU2CL_CUDA_OMP_H

#if __has_include_next(<omp.h>)
#include_next <omp.h>
#else

/* as large as GCC's, which structs that kernels share may hold */
typedef struct {
    int state[1];
} omp_lock_t;
typedef struct {
    void *state[2];
} omp_nest_lock_t;
typedef enum {
    omp_sched_static = 1,
    omp_sched_dynamic = 2,
    omp_sched_guided = 3,
    omp_sched_auto = 4
} omp_sched_t;

#ifdef __cplusplus
extern "C" {
#endif
void omp_set_num_threads(int);
int omp_get_num_threads(void);
int omp_get_max_threads(void);
int omp_get_thread_num(void);
int omp_get_num_procs(void);
int omp_in_parallel(void);
void omp_set_dynamic(int);
int omp_get_dynamic(void);
void omp_set_nested(int);
int omp_get_nested(void);
void omp_set_schedule(omp_sched_t, int);
int omp_get_thread_limit(void);
void omp_set_max_active_levels(int);
int omp_get_max_active_levels(void);
int omp_get_level(void);
double omp_get_wtime(void);
double omp_get_wtick(void);
void omp_init_lock(omp_lock_t *);
void omp_destroy_lock(omp_lock_t *);
void omp_set_lock(omp_lock_t *);
void omp_unset_lock(omp_lock_t *);
int omp_test_lock(omp_lock_t *);
void omp_init_nest_lock(omp_nest_lock_t *);
void omp_destroy_nest_lock(omp_nest_lock_t *);
void omp_set_nest_lock(omp_nest_lock_t *);
void omp_unset_nest_lock(omp_nest_lock_t *);
#ifdef __cplusplus
}
#endif

#endif
#endif
