/* What the stand-in prints: its version, help, and commands as nvcc prints them. CMake and others
 * read these lines. */
#include "nvcc/nvcc.h"

#include "util/version.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The first line is how CMake knows nvcc. */
void nvcc_print_version(void)
{
    printf("nvcc: NVIDIA (R) Cuda compiler driver\n"
           "cu2cl %s in its place: programs run on OpenCL\n"
           "Cuda compilation tools, release " NVCC_MAJOR "." NVCC_MINOR ", V" NVCC_MAJOR
           "." NVCC_MINOR "." NVCC_PATCH "\n",
           cu2cl_version);
}

static const struct {
    const char *head, *help;
} own_options[] =
    {
        {"--keep-port=DIR",
         "leave the readable port of what is compiled in DIR, in the folders of its "
         "project, with a CMakeLists.txt for all of it"},
        {"--compile-commands=FILE", "add what is compiled to the JSON database FILE"},
        {"--help, --version", "print this help, or the versions"},
},
  variables[] =
      {
          {"CU2CL_KEEP", "the same as --keep-port"},
          {"CU2CL_KEEP_ROOT", "the folder that holds the project, where no version control tells"},
          {"CU2CL_COMPILE_COMMANDS", "the same as --compile-commands"},
          {"CU2CL_ALLOW_PARTIAL",
           "1: what is not ported is a warning; launches of such kernels fail "
           "when the program runs"},
          {"NVCC_CCBIN", "the host compiler, as -ccbin names it"},
          {"NVCC_PREPEND_FLAGS, NVCC_APPEND_FLAGS",
           "flags in front of the command line, and behind it"},
          {"TMPDIR", "where ports are made"},
},
  files[] =
      {
          {"PREFIX/share/cu2cl/nvcc",
           "laid out as a CUDA Toolkit, for CUDA_HOME, CUDA_PATH and CUDAToolkit_ROOT"},
          {"PREFIX/share/cu2cl/nvcc/bin/nvcc", "a link to cu2cl-nvcc"},
          {"PREFIX/share/cu2cl/nvcc/include", "CUDA's headers for host sources"},
          {"PREFIX/share/cu2cl/nvcc/lib64", "link names of CUDA's libraries"},
          {"DIR/NAME.cpp, DIR/NAME.cl, DIR/NAME.cl.h",
           "the port that --keep-port leaves: host program, kernels in OpenCL C, tables"},
},
  examples[] = {
      {"cu2cl-nvcc -O2 -arch=sm_80 vector_add.cu -o vector_add",
       "Compile and link a program of one source."},
      {"make NVCC=cu2cl-nvcc", "Build a project by its Makefile."},
      {"cmake -S . -B build -DCMAKE_CUDA_COMPILER=cu2cl-nvcc && cmake --build build",
       "Build a project by its CMake files."},
      {"cu2cl-nvcc -dc first.cu second.cu\ncu2cl-nvcc first.o second.o -o program",
       "Compile sources that use each other's device functions, and link them."},
      {"cu2cl-nvcc --keep-port=port -c src/solver.cu",
       "Compile a source, and keep its port to read it."},
      {"cu2cl-nvcc -ccbin mpicxx solver.cu -o solver", "Compile an MPI program."},
};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

void nvcc_print_help(void)
{
    puts(
        "Usage: cu2cl-nvcc [nvcc's options] FILE...\n\n"
        "Takes nvcc's command line, and makes objects, libraries and programs that run on OpenCL.\n"
        "CUDA sources are ported; the host compiler compiles the rest, and links.\n\n"
        "Options that nvcc does not have:");
    for (size_t i = 0; i < COUNT_OF(own_options); i++)
        printf("  %s\n      %s\n", own_options[i].head, own_options[i].help);
    puts("\nEnvironment:");
    for (size_t i = 0; i < COUNT_OF(variables); i++)
        printf("  %s\n      %s\n", variables[i].head, variables[i].help);
    puts("\nExit status: 0, or 1 where something could not be made; nothing is left half written.");
}

static void print_nvcc_troff(const char *text)
{
    for (; *text; text++)
        printf("%s%c", *text == '-' ? "\\" : "", *text);
}

static void print_example(const char *command, const char *help)
{
    fputs(".PP\n", stdout);
    print_nvcc_troff(help);
    fputs("\n.PP\n.RS 4\n.nf\n", stdout);
    print_nvcc_troff(command);
    fputs("\n.fi\n.RE\n", stdout);
}

static void print_row(const char *head, const char *help)
{
    fputs(".TP\n\\fB", stdout);
    print_nvcc_troff(head);
    fputs("\\fR\n", stdout);
    print_nvcc_troff(help);
    putchar('\n');
}

void nvcc_print_man(void)
{
    printf(".TH CU2CL-NVCC 1 \"\" \"cu2cl %s\"\n"
           ".SH NAME\ncu2cl\\-nvcc \\- compile CUDA programs for OpenCL, in place of nvcc\n"
           ".SH SYNOPSIS\ncu2cl\\-nvcc [nvcc's options] FILE...\n"
           ".SH DESCRIPTION\nTakes nvcc's command line, and makes objects, libraries and programs "
           "that run on OpenCL. CUDA sources are ported as by\n.BR cu2cl (1);\n"
           "the host compiler compiles the rest, and links. A build that calls nvcc works with it "
           "unchanged.\n.SH OPTIONS\nAll of nvcc's, and:\n",
           cu2cl_version);
    for (size_t i = 0; i < COUNT_OF(own_options); i++)
        print_row(own_options[i].head, own_options[i].help);
    puts(".SH EXIT STATUS\n0, or 1 where something could not be made. Nothing is left half "
         "written.\n.SH ENVIRONMENT");
    for (size_t i = 0; i < COUNT_OF(variables); i++)
        print_row(variables[i].head, variables[i].help);
    puts(".SH FILES");
    for (size_t i = 0; i < COUNT_OF(files); i++)
        print_row(files[i].head, files[i].help);
    puts(".SH EXAMPLES");
    for (size_t i = 0; i < COUNT_OF(examples); i++)
        print_example(examples[i].head, examples[i].help);
    puts(".SH SEE ALSO\n.BR cu2cl (1),\n.BR g++ (1),\n.BR ld (1)");
}

/* --- commands -------------------------------------------------------------------------------- */

static bool needs_no_quotes(const char *word)
{
    for (; *word; word++)
        if (!isalnum((unsigned char)*word) && !strchr("-_=+,./:@%", *word))
            return false;
    return true;
}

/* Files and folders have quotes, as nvcc's have. */
static void show_word(const char *word)
{
    bool folder = str_starts(word, "-L") || str_starts(word, "-I");
    bool file = *word != '-' && strpbrk(word, "/.");

    if (!folder && !file && needs_no_quotes(word)) {
        fputs(word, stderr);
        return;
    }
    fputc('"', stderr);
    for (; *word; word++)
        fprintf(stderr, "%s%c", strchr("\"\\$`", *word) ? "\\" : "", *word);
    fputc('"', stderr);
}

void nvcc_show_command(const struct nvcc_words *words)
{
    fprintf(stderr, "#$ %s", words->items[0]);
    for (size_t i = 1; i < words->count; i++) {
        fputc(' ', stderr);
        show_word(words->items[i]);
    }
    fputc('\n', stderr);
}

void nvcc_show_settings(struct nvcc *nvcc)
{
    const char *top = nvcc->paths.toolkit ? nvcc->paths.toolkit : ".";
    const char *path = getenv("PATH");

    fprintf(stderr,
            "#$ _NVVM_BRANCH_=nvvm\n#$ _SPACE_= \n#$ _CUDART_=cudart\n#$ _HERE_=%s/bin\n"
            "#$ _THERE_=%s/bin\n#$ _TARGET_SIZE_=\n#$ _TARGET_DIR_=\n#$ TOP=%s\n"
            "#$ NVVMIR_LIBRARY_DIR=%s/nvvm/libdevice\n#$ PATH=%s/bin:%s\n"
            "#$ INCLUDES=\"-I%s/include\"  \n#$ SYSTEM_INCLUDES=\n"
            "#$ LIBRARIES=  \"-L%s/lib64/stubs\" \"-L%s/lib64\"\n"
            "#$ CUDAFE_FLAGS=\n#$ PTXAS_FLAGS=\n",
            top, top, top, top, top, path ? path : "", top, top, top);
}
