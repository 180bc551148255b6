# Packages for Debian, by `cmake --build BUILD --target package`: cu2cl (the tool), libcu2cl0 (what ports need when they run), and libcu2cl-dev
# (what builds them). docs/packages.md tells more.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cu2cl)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CU2CL_MAINTAINER "The authors of cu2cl <cu2cl@localhost>" CACHE STRING "Whom packages name as their maintainer: name and address")
set(CPACK_PACKAGE_CONTACT "${CU2CL_MAINTAINER}")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
# The files are installed as they will lie: some hold the path of a library.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian/before_build.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian/after_build.cmake)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

find_program(CU2CL_SHLIBDEPS dpkg-shlibdeps)
find_program(CU2CL_FILE file) # CPack ends without it, where it is to look for libraries
if(CU2CL_SHLIBDEPS AND CU2CL_FILE)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib)
endif()

set(package_version ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})

# A package is made of each part that is built, which stands in a folder of its own.
set(CPACK_COMPONENTS_ALL "")
function(cu2cl_package component name description)
    string(TOUPPER ${component} upper)
    set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} ${component} PARENT_SCOPE)
    set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name} PARENT_SCOPE)
    set(CPACK_COMPONENT_${upper}_DESCRIPTION ${description} PARENT_SCOPE)
    install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name} RENAME copyright COMPONENT ${component})
    install(FILES ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name} COMPONENT ${component})
endfunction()

if(TARGET cu2cl_runtime)
    cu2cl_package(runtime libcu2cl0 "CUDA Runtime API on OpenCL
Programs that cu2cl ported need it when they run, with an OpenCL driver: the
runtime API and the driver API of CUDA, and components for cuBLAS, cuFFT,
cuSPARSE, cuSOLVER and cuRAND.")
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_LIST_DIR}/debian/triggers)
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION libs)
    install(FILES ${CMAKE_CURRENT_LIST_DIR}/debian/libcu2cl0.overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
            RENAME libcu2cl0 COMPONENT runtime)
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_RECOMMENDS "pocl-opencl-icd | opencl-icd")
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_SUGGESTS "libopenblas0-pthread, libfftw3-single3, libfftw3-double3")
    cu2cl_package(development libcu2cl-dev "headers and libraries that build ports of CUDA programs to OpenCL
With the packages of CMake and pkg-config, CUDA's headers over OpenCL, and
libraries of the names that builds for CUDA link.")
    set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
    set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libcu2cl0 (= ${package_version})")
endif()
if(TARGET cu2cl)
    cu2cl_package(tool cu2cl "port CUDA programs to OpenCL
From source to source: a host program in C++, kernels in OpenCL C, and a
CMakeLists.txt that builds them. Ports are run and compared with what the CUDA
program gave by cu2cl check.")
    set(CPACK_DEBIAN_TOOL_PACKAGE_DEPENDS "libclang-common-19-dev") # clang's headers
    if(TARGET cu2cl_runtime)
        set(CPACK_DEBIAN_TOOL_PACKAGE_RECOMMENDS "libcu2cl-dev (= ${package_version}), g++, cmake")
    endif()
endif()
include(CPack)
