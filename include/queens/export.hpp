// What the shared library lets others call; all that is not marked so stays inside.
#pragma once

/// Stands before a public function that is not inline. Of a class, before each such member rather
/// than the class: what it only holds stays inside, as `State` in its source file.
#define QUEENS_API [[gnu::visibility("default")]]
