/* OpenMP's functions, for reading sources on a machine where clang has no <omp.h>: this folder is
 * the last one that is searched. Ports are compiled with the real header of their compiler. */
#ifndef CU2CL_FALLBACK_OMP_H
#define CU2CL_FALLBACK_OMP_H

#ifdef __cplusplus
extern "C" {
#endif

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
typedef enum {
    omp_proc_bind_false = 0,
    omp_proc_bind_true = 1,
    omp_proc_bind_master = 2,
    omp_proc_bind_close = 3,
    omp_proc_bind_spread = 4
} omp_proc_bind_t;

/* threads */
int omp_get_num_threads(void);
void omp_set_num_threads(int count);
int omp_get_max_threads(void);
int omp_get_thread_num(void);
int omp_get_num_procs(void);
int omp_in_parallel(void);
int omp_in_final(void);
void omp_set_dynamic(int on);
int omp_get_dynamic(void);
void omp_set_nested(int on);
int omp_get_nested(void);
int omp_get_thread_limit(void);
void omp_set_max_active_levels(int levels);
int omp_get_max_active_levels(void);
int omp_get_level(void);
int omp_get_active_level(void);
int omp_get_ancestor_thread_num(int level);
int omp_get_team_size(int level);
void omp_set_schedule(omp_sched_t kind, int chunk);
void omp_get_schedule(omp_sched_t *kind, int *chunk);
omp_proc_bind_t omp_get_proc_bind(void);
int omp_get_num_devices(void);
int omp_get_default_device(void);
void omp_set_default_device(int device);
int omp_get_num_teams(void);
int omp_get_team_num(void);
int omp_is_initial_device(void);

/* locks */
void omp_init_lock(omp_lock_t *lock);
void omp_destroy_lock(omp_lock_t *lock);
void omp_set_lock(omp_lock_t *lock);
void omp_unset_lock(omp_lock_t *lock);
int omp_test_lock(omp_lock_t *lock);
void omp_init_nest_lock(omp_nest_lock_t *lock);
void omp_destroy_nest_lock(omp_nest_lock_t *lock);
void omp_set_nest_lock(omp_nest_lock_t *lock);
void omp_unset_nest_lock(omp_nest_lock_t *lock);
int omp_test_nest_lock(omp_nest_lock_t *lock);

/* time */
double omp_get_wtime(void);
double omp_get_wtick(void);

#ifdef __cplusplus
}
#endif

#endif
