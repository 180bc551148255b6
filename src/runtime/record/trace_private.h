/* What writer and reader of a trace know. A record is its tag, the length of what follows, and
 * that. Numbers are little-endian, 7 bits in a byte, the last with its top bit clear. */
#ifndef CU2CL_RECORD_TRACE_PRIVATE_H
#define CU2CL_RECORD_TRACE_PRIVATE_H

enum trace_tag { TAG_KERNEL = 1, TAG_CONTENTS, TAG_LAUNCH, TAG_END };

/* How a launch gives a piece of memory. */
enum trace_form {
    FORM_SAME,    /* as the allocation was after a launch before */
    FORM_DIGEST,  /* hash and samples follow */
    FORM_CONTENTS /* the same, and its bytes stand in front of the launch */
};

#endif
