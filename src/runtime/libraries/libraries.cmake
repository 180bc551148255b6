# Components: what stands for CUDA's libraries, each a library of its own that a port links only if it uses it.
#
# libraries/NAME/ holds the sources, and component.cmake, which looks for what the component needs and calls cu2cl_component. A component
# uses the runtime's public headers only. docs/libraries.md says how to add one.
set(component_source ${CMAKE_CURRENT_SOURCE_DIR}/libraries)
set(component_packages "") # NAME=PACKAGE of all, for the message of find_package

# cu2cl_component(NAME PACKAGE DEBIAN_PACKAGE [TASKS] NEEDS VARIABLE... [LINK LIBRARY...] [INCLUDES FOLDER...] [CUDA LIBRARY:VERSION...])
#
# libcu2cl_NAME, shared and static, with the targets cu2cl::NAME and cu2cl::NAME_static, from libraries/NAME/*.c and *.cl, which becomes the
# string rt_FILE_cl. TASKS: host_task.c is part of it. It is built if the variables of NEEDS are true; DEBIAN_PACKAGE has what they look
# for. CUDA: what the linker calls the libraries that it stands for, in the folder lib64 of the toolkit, and the version that programs give
# to dlopen.
function(cu2cl_component name)
    cmake_parse_arguments(arg "TASKS" "PACKAGE" "NEEDS;LINK;INCLUDES;CUDA" ${ARGN})
    set(component_packages ${component_packages} "${name}=${arg_PACKAGE}" PARENT_SCOPE)
    foreach(need ${arg_NEEDS})
        if(NOT ${need})
            message(STATUS "Without the component ${name}: on Debian, apt install ${arg_PACKAGE}")
            return()
        endif()
    endforeach()
    file(GLOB sources CONFIGURE_DEPENDS ${component_source}/${name}/*.c)
    if(arg_TASKS)
        list(APPEND sources ${component_source}/host_task.c)
    endif()
    file(GLOB kernels CONFIGURE_DEPENDS ${component_source}/${name}/*.cl)
    if(kernels)
        cu2cl_embed_kernels(${CMAKE_CURRENT_BINARY_DIR}/${name}_kernels.c "${kernels}")
        list(APPEND sources ${CMAKE_CURRENT_BINARY_DIR}/${name}_kernels.c)
    endif()
    add_library(cu2cl_${name}_objects OBJECT ${sources})
    set_target_properties(cu2cl_${name}_objects PROPERTIES POSITION_INDEPENDENT_CODE ON C_STANDARD 11 C_STANDARD_REQUIRED ON
                          C_VISIBILITY_PRESET hidden)
    target_compile_definitions(cu2cl_${name}_objects PRIVATE _GNU_SOURCE)
    target_include_directories(cu2cl_${name}_objects PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/include ${CMAKE_CURRENT_SOURCE_DIR})
    target_include_directories(cu2cl_${name}_objects SYSTEM PRIVATE ${CU2CL_OPENCL_INCLUDE_DIR} ${arg_INCLUDES})
    add_library(cu2cl_${name} SHARED $<TARGET_OBJECTS:cu2cl_${name}_objects>)
    add_library(cu2cl_${name}_static STATIC $<TARGET_OBJECTS:cu2cl_${name}_objects>)
    set_target_properties(cu2cl_${name} PROPERTIES EXPORT_NAME ${name} VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
                          BUILD_RPATH "$ORIGIN" INSTALL_RPATH "$ORIGIN")
    set_target_properties(cu2cl_${name}_static PROPERTIES EXPORT_NAME ${name}_static)
    set_target_properties(cu2cl_${name} cu2cl_${name}_static PROPERTIES OUTPUT_NAME cu2cl_${name} LINKER_LANGUAGE C
                          LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
    target_link_libraries(cu2cl_${name} PRIVATE ${arg_LINK} ${CU2CL_OPENCL_LIBRARY} Threads::Threads ${CMAKE_DL_LIBS} m
                          PUBLIC cu2cl_runtime)
    target_link_options(cu2cl_${name} PRIVATE LINKER:--no-undefined)
    target_link_libraries(cu2cl_${name}_static PRIVATE ${arg_LINK} ${CU2CL_OPENCL_LIBRARY} Threads::Threads ${CMAKE_DL_LIBS} m
                          PUBLIC cu2cl_runtime_static)
    add_library(cu2cl::${name} ALIAS cu2cl_${name})
    add_library(cu2cl::${name}_static ALIAS cu2cl_${name}_static)
    cu2cl_install_component(${name})
    foreach(library ${arg_CUDA})
        string(REPLACE ":" ";" library ${library})
        cu2cl_nvcc_component(${name} ${library})
    endforeach()
endfunction()

# Its files, and what find_package and pkg-config read.
function(cu2cl_install_component name)
    install(TARGETS cu2cl_${name} cu2cl_${name}_static EXPORT cu2cl_${name}Targets
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT development
            ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
    install(EXPORT cu2cl_${name}Targets NAMESPACE cu2cl:: DESTINATION ${package_dir})
    export(EXPORT cu2cl_${name}Targets NAMESPACE cu2cl:: FILE ${build_package_dir}/cu2cl_${name}Targets.cmake)
    set(component ${name})
    configure_file(${CMAKE_CURRENT_SOURCE_DIR}/../../cmake/cu2cl-component.pc.in ${CMAKE_CURRENT_BINARY_DIR}/cu2cl-${name}.pc @ONLY)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/cu2cl-${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()

# What leads from the name of a library of CUDA's to the component: libNAME.so and libNAME_static.a for the linker, libNAME.so.VERSION for
# dlopen.
function(cu2cl_nvcc_component name library version)
    set(shared libcu2cl_${name}.so.${PROJECT_VERSION_MAJOR})
    cu2cl_nvcc_library_link(${shared} ${shared})
    if(NOT TARGET cu2cl_${name}_link_stub) # it may stand for several
        cu2cl_nvcc_stub(cu2cl_${name} libcu2cl_${name}.so ${shared})
    endif()
    cu2cl_nvcc_library_link(lib${library}.so.${version} ${shared})
    foreach(file lib${library}.so lib${library}_static.a)
        file(WRITE ${nvcc_build}/lib64/${file} "/* GNU ld script */\nINPUT ( libcu2cl_${name}.so AS_NEEDED ( libcu2cl.so ) )\n")
        install(FILES ${nvcc_build}/lib64/${file} DESTINATION ${nvcc_dir}/lib64)
    endforeach()
endfunction()

# A component that is no longer built leaves nothing in the build tree.
file(GLOB stale_targets ${build_package_dir}/cu2cl_*Targets*.cmake)
if(stale_targets)
    file(REMOVE ${stale_targets})
endif()
file(GLOB components CONFIGURE_DEPENDS ${component_source}/*/component.cmake)
if(CU2CL_SANITIZE)
    set(components "") # only ports use them, and a port can't link a runtime that needs the sanitizers' libraries
endif()
foreach(component ${components})
    include(${component})
endforeach()
