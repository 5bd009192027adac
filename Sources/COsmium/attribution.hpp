#pragma once

#include <osmium/io/file.hpp>
#include <string>

namespace brisa {

/// Who must be named for an XML file, as its root element says; empty for other files and where it says nothing.
///
/// The library's own header drops this attribute.
std::string attribution_of(const osmium::io::File& file);

}  // namespace brisa
