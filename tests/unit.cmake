# Unit tests, mirroring src/: one program, so that a sanitizer build links once.
find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
include(GoogleTest)

add_library(queens_test_support support/boards.cpp)
target_include_directories(queens_test_support PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_definitions(queens_test_support PRIVATE
  QUEENS_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data")
target_link_libraries(queens_test_support PUBLIC queens_inside)

file(GLOB unit_tests CONFIGURE_DEPENDS
  base/*_test.cpp board/*_test.cpp text/*_test.cpp kernel/*_test.cpp plan/*_test.cpp
  work/*_test.cpp count/*_test.cpp list/*_test.cpp find/*_test.cpp tree/*_test.cpp
  generate/*_test.cpp ledger/*_test.cpp)
add_executable(queens_unit_tests ${unit_tests})
target_link_libraries(queens_unit_tests PRIVATE
  queens_test_support GTest::gtest_main rapidcheck)
# A fixed seed, so that a red run replays.
gtest_discover_tests(queens_unit_tests DISCOVERY_TIMEOUT 60
  PROPERTIES LABELS unit ENVIRONMENT "RC_PARAMS=seed=20260601")
