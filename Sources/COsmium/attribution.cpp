#include "attribution.hpp"

#include <expat.h>
#include <fcntl.h>

#include <memory>
#include <string_view>
#include <system_error>
#include <type_traits>

#include "compressions.hpp"

namespace brisa {
namespace {

constexpr std::size_t max_bytes = 400;

/// What the root element says.
struct Root {
  XML_Parser parser;
  std::string attribution;
  std::string copyright;
};

void XMLCALL read_root(void* data, const XML_Char*, const XML_Char** attributes) {
  Root& root = *static_cast<Root*>(data);
  for (; *attributes != nullptr; attributes += 2) {
    const std::string_view name{attributes[0]};
    if (name == "attribution") root.attribution = attributes[1];
    if (name == "copyright") root.copyright = attributes[1];
  }
  XML_StopParser(root.parser, XML_FALSE);
}

/// The first bytes of a file, unpacked: the root element stands in them.
std::string head_of(const osmium::io::File& file) {
  const int descriptor = ::open(file.filename().c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw std::system_error{errno, std::system_category(), "open failed"};
  const auto unpacker =
      osmium::io::CompressionFactory::instance().create_decompressor(file.compression(), descriptor);
  std::string head = unpacker->read();
  unpacker->close();
  return head;
}

}  // namespace

std::string attribution_of(const osmium::io::File& file) {
  if (file.format() != osmium::io::file_format::xml) return {};
  const std::string head = head_of(file);
  const std::unique_ptr<std::remove_pointer_t<XML_Parser>, decltype(&XML_ParserFree)> parser{
      XML_ParserCreate(nullptr), &XML_ParserFree};
  if (!parser) throw std::bad_alloc{};
  Root root{parser.get(), {}, {}};
  XML_SetUserData(parser.get(), &root);
  XML_SetStartElementHandler(parser.get(), read_root);
  // Whatever is wrong with the file was found when it was read.
  XML_Parse(parser.get(), head.data(), static_cast<int>(head.size()), XML_FALSE);
  return (root.attribution.empty() ? root.copyright : root.attribution).substr(0, max_bytes);
}

}  // namespace brisa
