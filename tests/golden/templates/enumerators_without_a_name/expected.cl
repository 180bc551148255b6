enum { OFF, ON, FAST = 4 };
typedef int Mode;

enum { LEFT = 3, RIGHT };
typedef int Hidden;

/* modes::hidden<modes::RIGHT> */
__kernel void hidden_modes_RIGHT(__global int *p)
{ *p = (Hidden)4U; }

/* modes::mode<modes::ON> */
__kernel void mode_modes_ON(__global int *p)
{ *p = (Mode)1U; }

/* modes::mode<(modes::Mode)5> */
__kernel void mode_modes_Mode_5(__global int *p)
{ *p = (Mode)5U; }
