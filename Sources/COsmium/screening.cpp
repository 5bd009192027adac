#include "screening.hpp"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>

#include "budget.hpp"
#include "compressions.hpp"
#include "pbf_blobs.hpp"
#include "pbf_screen.hpp"

namespace brisa {
namespace {

/// Every element of a text begins with one of these.
std::uint64_t elements_in(const std::string& text) {
  return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '<'));
}

void screen_packed_text(const osmium::io::File& file, Budget& budget) {
  const int descriptor = ::open(file.filename().c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw std::system_error{errno, std::system_category(), "open failed"};
  const auto unpacker =
      osmium::io::CompressionFactory::instance().create_decompressor(file.compression(), descriptor);
  for (std::string text = unpacker->read(); !text.empty(); text = unpacker->read()) {
    budget.spend_bytes(text.size());
    budget.spend_entries(elements_in(text));
  }
  unpacker->close();
}

}  // namespace

bool screen(const osmium::io::File& file) {
  Budget budget = budget_of(file.filename());
  if (file.format() == osmium::io::file_format::pbf) {
    FileOrder order;
    for_each_blob(file.filename(), [&](protozero::data_view block) { screen_block(block, budget, order); });
    return order.is_sorted;
  }
  if (file.compression() != osmium::io::file_compression::none) {
    screen_packed_text(file, budget);
  }
  // Text that is not packed says what it asks for at full length.
  return false;
}

}  // namespace brisa
