#!/usr/bin/env python3
"""Writes what stands for CUDA's own names in host sources that are not ported: src/runtime/cudart.

    cuda_names.py [--check | --missing]

The host rules (rules/) say which name of the runtime stands for a CUDA name, the runtime's headers what it looks like. From both
come, below src/runtime/cudart,

    include/cu2cl_cuda/FAMILY_names.h      CUDA's types and constants, as names of the runtime's
    include/cu2cl_cuda/FAMILY_functions.h  CUDA's functions, with the overloads that C++ has
    include/cu2cl_cuda/FAMILY_refused.h    types and functions that are not ported, as the translator's headers declare them
    calls_FAMILY.c                         the functions: each calls the runtime's
    refused_FAMILY.c                       those that are not ported: each says so, and returns an error

A function that the library's hand-written sources (src/runtime/cudart/own_*.c) define, or its headers, is left out. --check says which
files are stale, --missing lists the functions that the rules know and that call nothing, with the reason."""
import functools
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGET = "src/runtime/cudart"
HEADERS = "src/runtime/include/cu2cl"
DECLARATIONS = "src/translator/cuda"


class Family:
    """A library of CUDA's: its rules, and the runtime's headers that declare what they lead to."""

    def __init__(self, title, rules, types=(), headers=(), overloads=(), declared=(), refusal=None):
        self.title, self.rules, self.types, self.headers, self.overloads = title, rules, types, headers, overloads
        # The translator's headers that declare all of it, and what a function that is not ported returns.
        self.declared, self.refusal = declared, refusal


# What the rules of a family don't name they may take from those before it.
RUNTIME_RULES = ("types", "host/device", "host/error", "host/event", "host/graph", "host/interop", "host/launch", "host/library",
                 "host/memory", "host/memory_pool", "host/occupancy", "host/profiler", "host/stream", "host/symbol", "host/texture")
FAMILIES = {
    "runtime": Family("CUDA's runtime API", RUNTIME_RULES,
                      ("types.h", "texture_types.h", "interop_types.h", "vector_types.h", "launch_attributes.h", "graph_types.h"),
                      ("cu2cl.h", "graph.h", "interop.h"), ("graph.h", "overloads.h", "channels.h"),
                      ("runtime/device_types.h", "runtime/stream_types.h", "runtime/memory_types.h", "runtime/launch_types.h",
                       "runtime/error_types.h", "channel_descriptor_types.h", "runtime/interop_types.h", "runtime/graph_types.h",
                       "runtime/library_types.h", "runtime/device.h", "runtime/memory.h", "runtime/memory_pool.h", "runtime/launch.h",
                       "runtime/occupancy.h", "runtime/texture.h", "runtime/graph.h", "runtime/interop.h", "runtime/library.h"),
                      "cudaErrorNotSupported"),
    "driver": Family("CUDA's driver API", ("host/driver",), ("driver_types.h",), ("driver.h",), ("driver.h",),
                     ("driver/enumerators.h", "driver/tensor_map.h", "cuda.h"), "CUDA_ERROR_NOT_SUPPORTED"),
    "random": Family("cuRAND's host interface", ("host/random",), (), ("curand.h",), (),
                     ("curand.h", "curand_mtgp32_host.h"), "CURAND_STATUS_INTERNAL_ERROR"),
    "nvrtc": Family("NVRTC", ("host/nvrtc",), ("nvrtc.h",), ("nvrtc.h",), (), ("nvrtc.h",), "NVRTC_ERROR_INTERNAL_ERROR"),
}
SHORT = "Stands for CUDA's header of this name."
# What a header of the runtime's, or none, is for host sources.
INSTEAD = {"": "cuda_runtime.h", "cu2cl/cu2cl.h": "cuda_runtime.h", "cu2cl/types.h": "driver_types.h",
           "cu2cl/vector_types.h": "vector_types.h", "cu2cl/driver.h": "cuda.h"}
MARK = "Made by scripts/cuda_names.py; not edited by hand."
HEAD = "/* %%s\n * %s */" % MARK


@functools.lru_cache(None)
def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as stream:
        return stream.read()


def without_comments(text):
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)


def rules_of(family):
    return read_rules(tuple(family.rules))


@functools.lru_cache(None)
def read_rules(files):
    """(list, CUDA's name, `to` or None, note or None) of each rule; lists are `functions`, `types`, `enumerators`."""
    found = []
    for name in files:
        for block in re.split(r"(?m)^(?=\w+:)", read("rules/%s.yaml" % name)):
            kind = block.partition(":")[0]
            for entry in re.split(r"(?m)^  - \{", block)[1:]:
                values = dict(re.findall(r'\b(cuda|to|note): ("[^"]*"|[^",}\s]+)', entry))
                values = {key: value.strip('"') for key, value in values.items()}
                found.append((kind, values["cuda"], values.get("to"), values.get("note")))
    return found


def language_parts(text):
    """The lines of a header that C sees, and those that only C++ sees, without directives about the language."""
    c_part, cxx_part, inside = [], [], []
    for line in text.splitlines():
        if re.match(r"#\s*if", line):
            inside.append("__cplusplus" in line and "ifdef" in line)
        if any(inside):
            cxx_part.append(line)
        else:
            c_part.append(line)
        if re.match(r"#\s*endif", line):
            inside.pop()
    return "\n".join(c_part), "\n".join(cxx_part)


def prototypes(family):
    """The runtime's name -> (result, [parameter]) of the functions that the family's headers declare."""
    found = {}
    for header in family.headers:
        text = without_comments(language_parts(read("%s/%s" % (HEADERS, header)))[0])
        text = re.sub(r"(?m)^#.*(?:\\\n.*)*$", "", text)
        for statement in re.sub(r"\{[^{}]*\}", ";", text).split(";"):
            match = re.fullmatch(r"\s*([\w\s*]+?)(\bcu2cl\w+)\((.*)\)\s*", statement, re.S)
            if match and "static" not in match.group(1):
                result, name, parameters = (re.sub(r"\s+", " ", part) for part in match.groups())
                found[name] = result, split_parameters(parameters)
    return found


def split_parameters(text):
    if text == "void":
        return []
    parts, depth = [""], 0
    for char in text:
        depth += (char == "(") - (char == ")")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


@functools.lru_cache(None)
class Names:
    """The rules of a family, and of those before it."""

    def __init__(self, key):
        self.family = FAMILIES[key]
        self.tags = set()
        self.to_cuda = {}
        for other, family in FAMILIES.items():
            for header in family.types:
                self.tags.update(re.findall(r"\b(?:struct|enum|union)\s+(cu2cl\w+)", without_comments(read("%s/%s" % (HEADERS, header)))))
            if other in ("runtime", key):
                own = {}
                for _, cuda, to, _ in rules_of(family):
                    if to and re.fullmatch(r"\w+", to) and re.fullmatch(r"\w+", cuda):
                        own.setdefault(to, cuda)
                self.to_cuda.update(own)

    def rules(self, kind):
        return [rule[1:] for rule in rules_of(self.family) if rule[0] == kind]

    def cuda_text(self, text):
        """A text of the runtime's headers with CUDA's names."""
        return re.sub(r"\b\w*(?:cu2cl|CU2CL)\w*", lambda m: self.to_cuda.get(m.group(0), m.group(0)), text)


def is_renamed(cuda, to):
    """Whether a rule gives a name of CUDA's another one; the class `texture` is nvcc's alone."""
    return bool(to) and re.fullmatch(r"\w*(cu2cl|CU2CL)\w*", to) is not None and \
        re.fullmatch(r"(?i:_?cu|_?nvrtc|texture|surface)\w+", cuda) is not None and cuda not in ("texture", "surface")


def names_header(key):
    names = Names(key)
    lines = [HEAD % ("Types and constants of %s: names of the runtime's, so that ported and other\n * text have the same types." %
                     names.family.title)]
    guard = "CU2CL_CUDA_%s_NAMES_H" % key.upper()
    lines += ["#ifndef %s" % guard, "#define %s" % guard, ""]
    lines += ['#include "cu2cl/%s"' % header for header in names.family.types] + [""]
    for cuda, to, _ in names.rules("types"):
        if is_renamed(cuda, to) and to in names.tags:
            lines.append("#define %s %s" % (cuda, to))
    lines.append("")
    for cuda, to, _ in names.rules("types"):
        if is_renamed(cuda, to) and to not in names.tags:
            lines.append("typedef %s %s;" % (to, cuda))
    lines.append("")
    for cuda, to, _ in names.rules("enumerators"):
        if is_renamed(cuda, to):
            lines.append("#define %s %s" % (cuda, to))
    return "\n".join(lines + ["", "#endif", ""])


def own_functions():
    """What the library's own sources and headers define."""
    found = set()
    for folder in (TARGET, TARGET + "/include"):
        for name in os.listdir(os.path.join(ROOT, folder)):
            if name.endswith(".h") or name.startswith("own_"):
                text = without_comments(read("%s/%s" % (folder, name)))
                found.update(re.findall(r"\b(\w+)\([^;{}()]*\)\s*\{", text))
                found.update(re.findall(r"#define (make_\w+)", text))
    return found


def calls(key):
    """(CUDA's name, the runtime's, result, parameters) of each function that only has another name."""
    names, own = Names(key), own_functions()
    declared = prototypes(names.family)
    for cuda, to, _ in sorted(names.rules("functions")):
        if to in declared and cuda not in own and re.fullmatch(r"\w+", cuda):
            yield (cuda, to, *declared[to])


def functions_header(key):
    names = Names(key)
    guard = "CU2CL_CUDA_%s_FUNCTIONS_H" % key.upper()
    lines = [HEAD % ("The functions of %s." % names.family.title), "#ifndef %s" % guard, "#define %s" % guard, "",
             "#ifdef __cplusplus", "#define CU2CL_DEFAULT(value) = value", 'extern "C" {', "#else", "#define CU2CL_DEFAULT(value)",
             "#endif", ""]
    for cuda, _, result, parameters in calls(key):
        lines.append("%s%s(%s);" % (names.cuda_text(result), cuda, names.cuda_text(", ".join(parameters) or "void")))
    lines += ["", "#ifdef __cplusplus", "}", "#endif", "#undef CU2CL_DEFAULT", "", "#endif", ""]
    return "\n".join(lines)


def calls_source(key):
    names = Names(key)
    lines = [HEAD % ("The functions of %s, which are the runtime's with another name." % names.family.title),
             '#include "calls.h"', ""]
    for cuda, to, result, parameters in calls(key):
        parameters = [re.sub(r"\s*CU2CL_DEFAULT\(.*\)", "", parameter) for parameter in parameters]
        plain = [re.sub(r"\b__(\w+)$", r"\1", parameter) for parameter in parameters]
        arguments = ", ".join(re.search(r"\w+$", parameter).group(0) for parameter in plain)
        lines += ["%s%s(%s)" % (names.cuda_text(result), cuda, names.cuda_text(", ".join(plain) or "void")), "{",
                  "    %s%s(%s);" % ("" if result.strip() == "void" else "return ", to, arguments), "}", ""]
    return "\n".join(lines)


def overloads_header(key):
    names = Names(key)
    guard = "CU2CL_CUDA_%s_OVERLOADS_H" % key.upper()
    lines = [HEAD % ("What C++ adds to the functions of %s." % names.family.title), "#ifndef %s" % guard, "#define %s" % guard, "",
             '#include "cu2cl/hide_macros.h"', ""]
    for header in names.family.overloads:
        text = read("%s/%s" % (HEADERS, header))
        if header not in names.family.headers:  # all of it, without the guard
            text = re.search(r"(?s)#define CU2CL_\w+_H\n(.*)#endif\n$", text).group(1)
        else:
            text = re.search(r"(?s)#ifdef __cplusplus\n\}[^\n]*\n(.*?)\n(?:extern \"C\" \{\n)?#endif\n", text).group(1)
        text = re.sub(r"\bcu2cl::", "cu2cl_cuda::", text)
        text = re.sub(r"\bnamespace cu2cl\b", "namespace cu2cl_cuda", text)
        lines.append(names.cuda_text(text))
    return "\n".join(lines + ["", '#include "cu2cl/show_macros.h"', "", "#endif", ""])


def statements(text):
    """The declarations and macros of a header, in order, as C sees them."""
    text = without_comments(language_parts(text)[0])
    at = depth = 0
    for match in re.finditer(r"(?m)^#.*$|[{};]", text):
        token = match.group(0)
        if token[0] == "#":
            if not depth:
                yield token
                at = match.end()
            continue
        depth += (token == "{") - (token == "}")
        if token == ";" and not depth:
            yield text[at:match.end()].strip()
            at = match.end()


class Refused:
    """What a family has that is not ported, by the translator's declarations."""

    def __init__(self, key):
        self.family = FAMILIES[key]
        self.names = {cuda: note for family in FAMILIES.values() for _, cuda, to, note in rules_of(family) if not to and note}
        self.known = {cuda for family in FAMILIES.values() for _, cuda, to, _ in rules_of(family) if to}
        for header in sorted(name for name in os.listdir(os.path.join(ROOT, HEADERS)) if name.endswith((".h", ".def"))):
            self.known.update(re.findall(r"\w+", without_comments(read("%s/%s" % (HEADERS, header)))))
        self.own = own_functions()
        self.texts = [text for header in self.family.declared for text in statements(read("%s/%s" % (DECLARATIONS, header)))]

    def types(self):
        """The declarations, and macros for constants of types that are ported."""
        for text in self.texts:
            macro = re.match(r"#define (\w+)\s+\S", text)
            if macro:
                if macro.group(1) in self.names:
                    yield re.sub(r"\bcuda(Launch|KernelNode)Attr(ID|Value)?$", r"cuda\1Attr\2", text)
                continue
            tag = re.match(r"(?:typedef )?((?:struct|enum|union) \w+)", text)
            if text[0] == "#" or not (tag or text.startswith("typedef")):
                continue
            own = set(re.findall(r"(\w+)(?:\[\d+\])?;$|\(\*(\w+)\)", text)[-1]) if text.startswith("typedef") else set()
            own |= {tag.group(1).split()[1]} if tag and "{" in text else set()
            body = set(re.findall(r"\w+", text)) & set(self.names)
            if not own & self.known and body:
                # In C++98 unions have no members with constructors.
                guard = re.search(r"(?s)union \{.*\bdim3\b", text)
                yield "#if !defined(__cplusplus) || __cplusplus >= 201103L\n%s\n#endif" % text if guard else text
            elif tag and tag.group(1).startswith("enum") and own & self.known:
                name = tag.group(1) if tag.group(1).split()[1] in self.known else sorted(own & self.known)[0]
                for constant, value in re.findall(r"(\w+) = (-?\w+)", text):
                    if constant in self.names and constant not in self.known:
                        yield "#define %s ((%s)%s)" % (constant, name, value)

    def functions(self):
        """(name, result, [parameter], why) of each."""
        for text in self.texts:
            text = re.sub(r"\bCU2CL_(BOTH|DEVICE)\b|\bextern\b(?! \")", "", re.sub(r'(?s)extern "C" \{', "", text))
            match = re.fullmatch(r"\s*([\w\s*]+?)\b(\w+)\((.*)\);", text, re.S)
            if match and match.group(2) in self.names and match.group(2) not in self.own and "typedef" not in text:
                result, name, parameters = (re.sub(r"\s+", " ", part) for part in match.groups())
                yield name, result, split_parameters(parameters), self.names[name]


def hidden_members(declarations):
    """Names of members that hide_macros.h does not hide from a program's macros."""
    hidden = set(re.findall(r"#undef (\w+)", read(HEADERS + "/hide_macros.h")))
    words = set(re.findall(r"\b([a-z][a-z\d]*|[a-z]+_[a-z]+)(?:\[\w+\])?[,;]", "\n".join(declarations)))
    return sorted(words - hidden)


def refused_header(key):
    refused = Refused(key)
    guard = "CU2CL_CUDA_%s_REFUSED_H" % key.upper()
    lines = [HEAD % ("What is not ported of %s: a function says so and returns an error, and the compiler warns of calls." %
                     refused.family.title), "#ifndef %s" % guard, "#define %s" % guard, '#include "refused.h"', '#include "cu2cl/hide_macros.h"', ""]
    types = list(refused.types())
    members = hidden_members(types)
    lines += ['#pragma push_macro("%s")\n#undef %s' % (member, member) for member in members]
    lines += types + ['#pragma pop_macro("%s")' % member for member in members]
    lines += ["", "#ifdef __cplusplus", "#define CU2CL_DEFAULT(value) = value", 'extern "C" {', "#else",
              "#define CU2CL_DEFAULT(value)", "#endif", ""]
    for name, result, parameters, why in refused.functions():
        lines.append('CU2CL_REFUSED("%s") %s%s(%s);' % (why, result, name, ", ".join(parameters) or "void"))
    return "\n".join(lines + ["", "#ifdef __cplusplus", "}", "#endif", "#undef CU2CL_DEFAULT", "", '#include "cu2cl/show_macros.h"', "",
                              "#endif", ""])


def refused_source(key):
    refused = Refused(key)
    lines = [HEAD % ("The functions of %s that are not ported." % refused.family.title), '#include "calls.h"', ""]
    for name, result, parameters, why in refused.functions():
        parameters = [re.sub(r"\s*CU2CL_DEFAULT\(.*\)", "", parameter) for parameter in parameters]
        named = ["%s%sunused%d CU2CL_UNUSED" % (parameter, "" if parameter.endswith("*") else " ", number)
                 for number, parameter in enumerate(parameters)]
        lines += ["%s%s(%s)" % (result, name, ", ".join(named) or "void"), "{", '    refuse("%s", "%s");' % (name, why),
                  "    return %s;" % refused.family.refusal, "}", ""]
    return "\n".join(lines)


def short_headers():
    """(path, text) of the headers of CUDA's that have nothing of their own: what rules/headers.yaml says stands for them. Those of
    libraries that are not ported are errors, so that nobody finds those of an installed toolkit."""
    for kind, cuda, to, note in rules_of(Family("", ("headers",))):
        path = "%s/include/%s" % (TARGET, cuda)
        if kind != "headers" or (os.path.exists(os.path.join(ROOT, path)) and MARK not in read(path)):
            continue
        guard = "CU2CL_NVCC_%s" % re.sub(r"\W", "_", cuda).upper()
        up = "../" * cuda.count("/")
        found = '"%s"' if "/" not in cuda else "<%s>"  # beside it, also where a source names the header by its path
        line = '#include "%s%s"' % (up, INSTEAD[to]) if to in INSTEAD else "#include " + found % to
        if note:
            line = '#error "%s"' % note
        yield path, "/* %s %s */\n#ifndef %s\n#define %s\n#pragma GCC system_header\n\n%s\n\n#endif\n" % (
            SHORT, MARK, guard, guard, line)


def formatted(path, text):
    if SHORT in text:
        return text
    for _ in range(3):  # what it wrote it may format another way
        done = subprocess.run(["clang-format-14", "--assume-filename=" + os.path.join(ROOT, path)], input=text, capture_output=True,
                              text=True, check=True, cwd=ROOT)
        if done.stdout == text:
            break
        text = done.stdout
    return text


def words(text):
    """A text without what clang-format decides; another check looks at that."""
    return re.sub(r"[\s\\*]", "", text).replace('""', "")


def outputs():
    for key, family in FAMILIES.items():
        folder = TARGET + "/include/cu2cl_cuda/"
        if family.types:
            yield folder + key + "_names.h", names_header(key)
        yield folder + key + "_functions.h", functions_header(key)
        if family.overloads:
            yield folder + key + "_overloads.h", overloads_header(key)
        yield "%s/calls_%s.c" % (TARGET, key), calls_source(key)
        yield folder + key + "_refused.h", refused_header(key)
        yield "%s/refused_%s.c" % (TARGET, key), refused_source(key)
    yield from short_headers()


def missing():
    """(family, CUDA's function, why it calls nothing)."""
    own = own_functions()
    for key, family in FAMILIES.items():
        given = {call[0] for call in calls(key)} | own
        given |= set(re.findall(r"\b(\w+)\s*\(", overloads_header(key))) if family.overloads else set()
        for kind, cuda, to, note in rules_of(family):
            if kind == "functions" and cuda not in given:
                yield key, cuda, note if not to else "%s has no declaration that C sees" % to


def main():
    if "--missing" in sys.argv:
        for row in missing():
            print("\t".join(row))
        return 0
    stale = []
    for path, text in outputs():
        full = os.path.join(ROOT, path)
        if not os.path.exists(full) or words(read(path)) != words(text):
            stale.append(path)
            if "--check" not in sys.argv:
                os.makedirs(os.path.dirname(full), exist_ok=True)
                with open(full, "w", encoding="utf-8") as stream:
                    stream.write(formatted(path, text))
    for path in stale if "--check" in sys.argv else []:
        print("%s: stale: run scripts/cuda_names.py" % path, file=sys.stderr)
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
