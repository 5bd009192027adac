#pragma once

#include <osmium/io/file.hpp>
#include <string>

namespace brisa {

/// The file's name does not say how to read it.
struct UnsupportedFile {};

/// The file of a path; its name says how to read it. Throws `UnsupportedFile`.
osmium::io::File input_file(const std::string& path);

}  // namespace brisa
