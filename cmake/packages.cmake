# Packages for Debian, by `cmake --build BUILD --target package`: cu2cl (the tool), libcu2cl0 (what ports need when they run), and libcu2cl-dev
# (what builds them). docs/packages.md tells more.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cu2cl)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The authors of cu2cl <cu2cl@localhost>")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
# The files are installed as they will lie: some hold the path of a library.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

find_program(CU2CL_SHLIBDEPS dpkg-shlibdeps)
if(CU2CL_SHLIBDEPS)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib)
endif()

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
    cu2cl_package(runtime libcu2cl0 "The CUDA Runtime API on OpenCL
 Programs that cu2cl ported need it when they run, with an OpenCL driver.")
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION libs)
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_GENERATE_SHLIBS ON)
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_RECOMMENDS "pocl-opencl-icd | opencl-icd")
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_SUGGESTS "libopenblas0-pthread, libfftw3-single3, libfftw3-double3")
    cu2cl_package(development libcu2cl-dev "Headers and libraries that build ports to OpenCL
 With the packages of CMake and pkg-config, and CUDA's headers over OpenCL.")
    set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
    set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libcu2cl0 (= ${PROJECT_VERSION})")
endif()
if(TARGET cu2cl)
    cu2cl_package(tool cu2cl "Ports CUDA programs to OpenCL
 From source to source: a host program in C++, kernels in OpenCL C, and a
 CMakeLists.txt that builds them.")
    if(TARGET cu2cl_runtime)
        set(CPACK_DEBIAN_TOOL_PACKAGE_RECOMMENDS "libcu2cl-dev (= ${PROJECT_VERSION}), g++, cmake")
    endif()
endif()
include(CPack)
