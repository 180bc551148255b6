/* What language a source is in. */
#include "cli/options.h"
#include "frontend/dialect.h"
#include "port/port.h"
#include "util/file.h"

enum source_language host_language(struct arena *arena, struct diag *diag, const char *path,
                                   const struct flags *flags)
{
    static const enum source_language by_flag[] = {
        [LANGUAGE_CUDA] = SOURCE_CUDA, [LANGUAGE_CXX] = SOURCE_CXX, [LANGUAGE_C] = SOURCE_C};
    enum file_kind kind = options_file_kind(path);
    size_t length = 0;

    if (flags->language != LANGUAGE_BY_NAME)
        return by_flag[flags->language];
    if (kind != FILE_CXX)
        return kind == FILE_C ? SOURCE_C : SOURCE_CUDA;
    const char *text = file_read(arena, path, &length);
    if (!text || !dialect_is_cuda(text))
        return SOURCE_CXX;
    diag_report(diag, CU1031, NULL, path);
    return SOURCE_CUDA;
}
