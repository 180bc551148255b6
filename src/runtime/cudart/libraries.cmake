# What stands for a CUDA Toolkit where host sources are not ported: headers with CUDA's names, and libraries that call the runtime.
#
# PREFIX/share/cu2cl/nvcc/{include,lib64} looks like a toolkit's folder. The libraries themselves lie beside the runtime, under names of
# their own (libcu2cl_cudart.so): a program never gets NVIDIA's where both are installed. A link name (libcudart.so) is a linker script: it
# brings such a library by its absolute path, and the runtime for those objects that were ported. There is one runtime in a process, so the
# script of libcudart_static.a brings the shared one, too.
set(nvcc_dir ${CMAKE_INSTALL_DATADIR}/cu2cl/nvcc)
set(nvcc_build ${CMAKE_BINARY_DIR}/${nvcc_dir})
set(nvcc_source ${CMAKE_CURRENT_SOURCE_DIR}/cudart)
file(MAKE_DIRECTORY ${nvcc_build}/include ${nvcc_build}/lib64)

# Headers. The build tree has links to them; with them are the runtime's own.
file(GLOB_RECURSE nvcc_headers CONFIGURE_DEPENDS RELATIVE ${nvcc_source}/include ${nvcc_source}/include/*)
foreach(header ${nvcc_headers})
    get_filename_component(folder ${nvcc_build}/include/${header} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    file(CREATE_LINK ${nvcc_source}/include/${header} ${nvcc_build}/include/${header} SYMBOLIC)
endforeach()
file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/include/cu2cl ${nvcc_build}/include/cu2cl SYMBOLIC)
# A source may name a header by its path, without any -I: so each finds those that it includes beside itself.
file(CREATE_LINK ../cu2cl ${nvcc_build}/include/cu2cl_cuda/cu2cl SYMBOLIC)
install(DIRECTORY ${nvcc_source}/include DESTINATION ${nvcc_dir})

# A link in the installed folder `folder` of the toolkit to an installed file, by a relative path.
function(cu2cl_nvcc_link folder name target)
    file(RELATIVE_PATH path /${nvcc_dir}/${folder} /${target})
    set(staged ${CMAKE_CURRENT_BINARY_DIR}/nvcc/${folder})
    file(MAKE_DIRECTORY ${staged})
    file(CREATE_LINK ${path} ${staged}/${name} SYMBOLIC)
endfunction()
cu2cl_nvcc_link(include cu2cl ${CMAKE_INSTALL_INCLUDEDIR}/cu2cl)
cu2cl_nvcc_link(include/cu2cl_cuda cu2cl ${CMAKE_INSTALL_INCLUDEDIR}/cu2cl)

# The same for a shared library of ours, in the build tree, too.
function(cu2cl_nvcc_library_link name library)
    cu2cl_nvcc_link(lib64 ${name} ${CMAKE_INSTALL_LIBDIR}/${library})
    file(CREATE_LINK ${CMAKE_BINARY_DIR}/lib/${library} ${nvcc_build}/lib64/${name} SYMBOLIC)
endfunction()
set(nvcc_runtime libcu2cl.so.${PROJECT_VERSION_MAJOR})
cu2cl_nvcc_library_link(${nvcc_runtime} ${nvcc_runtime})

# cu2cl_nvcc_stub(TARGET NAME LIBRARY): lib64/NAME links the shared library of ours that TARGET makes, LIBRARY. A program that any linker
# made with it has the library's absolute path, so it starts without LD_LIBRARY_PATH.
set(nvcc_stub_script ${CMAKE_CURRENT_SOURCE_DIR}/../../cmake/link_stub.cmake)
cmake_policy(SET CMP0087 NEW) # generator expressions in code of install
function(cu2cl_nvcc_stub target name library)
    set(stub ${nvcc_build}/lib64/${name})
    add_custom_command(OUTPUT ${stub} DEPENDS ${target} ${nvcc_stub_script} VERBATIM
        COMMAND ${CMAKE_COMMAND} -DNM=${CMAKE_NM} -DCC=${CMAKE_C_COMPILER} -DLIBRARY=$<TARGET_FILE:${target}>
                -DSONAME=${CMAKE_BINARY_DIR}/lib/${library} -DOUTPUT=${stub} -P ${nvcc_stub_script})
    add_custom_target(${target}_link_stub ALL DEPENDS ${stub})
    install(CODE "set(NM ${CMAKE_NM})
        set(CC ${CMAKE_C_COMPILER})
        set(LIBRARY $<TARGET_FILE:${target}>)
        set(SONAME \${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/${library})
        set(OUTPUT \$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${nvcc_dir}/lib64/${name})
        include(${nvcc_stub_script})")
endfunction()

# -lcu2cl brings the path of the runtime along, and so do the scripts of the libraries.
cu2cl_nvcc_stub(cu2cl_runtime libcu2cl.so ${nvcc_runtime})

# cu2cl_nvcc_library(NAME VERSION SOURCE...): libcu2cl_NAME, and in lib64 what links it, libNAME.so and libNAME_static.a, and the name that
# programs give to dlopen, libNAME.so.VERSION.
function(cu2cl_nvcc_library name version)
    list(TRANSFORM ARGN PREPEND ${nvcc_source}/ OUTPUT_VARIABLE sources)
    add_library(cu2cl_${name}_objects OBJECT ${sources})
    set_target_properties(cu2cl_${name}_objects PROPERTIES POSITION_INDEPENDENT_CODE ON C_STANDARD 11 C_STANDARD_REQUIRED ON)
    target_compile_definitions(cu2cl_${name}_objects PRIVATE _GNU_SOURCE)
    target_include_directories(cu2cl_${name}_objects PRIVATE ${nvcc_source}/include ${CMAKE_CURRENT_SOURCE_DIR}/include)
    add_library(cu2cl_${name} SHARED $<TARGET_OBJECTS:cu2cl_${name}_objects>)
    add_library(cu2cl_${name}_static STATIC $<TARGET_OBJECTS:cu2cl_${name}_objects>)
    set_target_properties(cu2cl_${name} PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
                          BUILD_RPATH "$ORIGIN" INSTALL_RPATH "$ORIGIN")
    set_target_properties(cu2cl_${name} cu2cl_${name}_static PROPERTIES OUTPUT_NAME cu2cl_${name} LINKER_LANGUAGE C
                          LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib ARCHIVE_OUTPUT_DIRECTORY ${nvcc_build}/lib64)
    target_link_libraries(cu2cl_${name} PRIVATE cu2cl_runtime ${CMAKE_DL_LIBS})
    set(library libcu2cl_${name}.so.${PROJECT_VERSION_MAJOR})
    cu2cl_nvcc_library_link(${library} ${library})
    cu2cl_nvcc_library_link(lib${name}.so.${version} ${library})
    cu2cl_nvcc_stub(cu2cl_${name} libcu2cl_${name}.so ${library})
    set(runtime "AS_NEEDED ( libcu2cl.so )")
    if(name STREQUAL cudart) # see libraries/mpi/component.cmake
        string(PREPEND runtime "libcu2cl_mpi.a ")
    endif()
    file(WRITE ${nvcc_build}/lib64/lib${name}.so "/* GNU ld script */\nINPUT ( libcu2cl_${name}.so ${runtime} )\n")
    file(WRITE ${nvcc_build}/lib64/lib${name}_static.a "/* GNU ld script */\nINPUT ( libcu2cl_${name}.a ${runtime} )\n")
    install(TARGETS cu2cl_${name} cu2cl_${name}_static LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_SKIP
            ARCHIVE DESTINATION ${nvcc_dir}/lib64)
    install(FILES ${nvcc_build}/lib64/lib${name}.so ${nvcc_build}/lib64/lib${name}_static.a DESTINATION ${nvcc_dir}/lib64)
endfunction()
cu2cl_nvcc_library(cudart 12 calls_runtime.c refused_runtime.c own_runtime.c)
cu2cl_nvcc_library(cuda 1 calls_driver.c refused_driver.c own_driver.c)
cu2cl_nvcc_library(curand 10 calls_random.c refused_random.c)
cu2cl_nvcc_library(nvrtc 12 calls_nvrtc.c refused_nvrtc.c)
cu2cl_nvcc_library(nvToolsExt 1 own_nvtx.c)

# Where toolkits have had both since they serve several machines; build scripts look there, too.
foreach(pair "include include" "lib lib64")
    string(REPLACE " " ";" pair ${pair})
    list(GET pair 0 name)
    list(GET pair 1 folder)
    foreach(place ${nvcc_build} ${CMAKE_CURRENT_BINARY_DIR}/nvcc)
        file(MAKE_DIRECTORY ${place}/targets/${CMAKE_SYSTEM_PROCESSOR}-linux)
        file(CREATE_LINK ../../${folder} ${place}/targets/${CMAKE_SYSTEM_PROCESSOR}-linux/${name} SYMBOLIC)
    endforeach()
endforeach()

# Where CUDA 13 has its C++ headers.
foreach(name cuda nv thrust)
    foreach(place ${nvcc_build} ${CMAKE_CURRENT_BINARY_DIR}/nvcc)
        file(MAKE_DIRECTORY ${place}/include/cccl)
        file(CREATE_LINK ../${name} ${place}/include/cccl/${name} SYMBOLIC)
    endforeach()
endforeach()

# What nvcc links for kernels that launch kernels: nothing.
file(WRITE ${nvcc_build}/lib64/libcudadevrt.a "!<arch>\n")
install(FILES ${nvcc_build}/lib64/libcudadevrt.a DESTINATION ${nvcc_dir}/lib64)

# The links that were staged.
install(DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/nvcc/ DESTINATION ${nvcc_dir})
