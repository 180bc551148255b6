# The layer for device pointers in MPI calls. It is in a program, not in a library beside it, so that its functions come before MPI's own
# wherever that library is named. An object that uses MPI draws it from the archive. It needs no MPI: a program brings its own.
file(GLOB mpi_sources CONFIGURE_DEPENDS ${component_source}/mpi/*.c)
add_library(cu2cl_mpi STATIC ${mpi_sources})
set_target_properties(cu2cl_mpi PROPERTIES EXPORT_NAME mpi POSITION_INDEPENDENT_CODE ON C_STANDARD 11 C_STANDARD_REQUIRED ON
                      ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
target_compile_definitions(cu2cl_mpi PRIVATE _GNU_SOURCE)
target_include_directories(cu2cl_mpi PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/include ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(cu2cl_mpi INTERFACE cu2cl_runtime)
target_link_options(cu2cl_mpi INTERFACE LINKER:--undefined=cu2cl_mpi)
add_library(cu2cl::mpi ALIAS cu2cl_mpi)
list(APPEND component_packages mpi=libopenmpi-dev)
cu2cl_nvcc_library_link(libcu2cl_mpi.a libcu2cl_mpi.a)
install(TARGETS cu2cl_mpi EXPORT cu2cl_mpiTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT cu2cl_mpiTargets NAMESPACE cu2cl:: DESTINATION ${package_dir})
export(EXPORT cu2cl_mpiTargets NAMESPACE cu2cl:: FILE ${build_package_dir}/cu2cl_mpiTargets.cmake)
