#include "input_file.hpp"

namespace brisa {
namespace {

bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

const char* format_of(const std::string& path) {
  if (ends_with(path, ".pbf")) return "pbf";
  if (ends_with(path, ".osm.bz2")) return "osm.bz2";
  if (ends_with(path, ".osm.gz")) return "osm.gz";
  if (ends_with(path, ".osm")) return "osm";
  throw UnsupportedFile{};
}

}  // namespace

/// A leading `./` keeps the library from taking `-` for standard input and `http:` for an address.
osmium::io::File input_file(const std::string& path) {
  const bool is_absolute = !path.empty() && path.front() == '/';
  return osmium::io::File{is_absolute ? path : "./" + path, format_of(path)};
}

}  // namespace brisa
