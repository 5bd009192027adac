#pragma once

#include <osmium/io/file.hpp>

namespace brisa {

/// Looks through a file before the library reads it, for what the library takes on trust.
///
/// It holds no string with a NUL, behind which the library would read on past its memory, and it asks for no more than
/// its `Budget`.
/// Throws where it does not hold; a file that is merely damaged may pass, since the library finds that itself.
/// Returns whether all nodes are known to come before all ways, and the ways in the order of their numbers, each once;
/// what a file says of that itself need not be true.
bool screen(const osmium::io::File& file);

}  // namespace brisa
