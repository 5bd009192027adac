#include "pbf_blobs.hpp"

#include <zlib.h>

#include <cerrno>
#include <cstdint>
#include <fstream>
#include <limits>
#include <protozero/pbf_message.hpp>
#include <system_error>

namespace brisa {
namespace {

/// Bounds of the format.
constexpr std::uint32_t max_header_bytes = 64 * 1024;
constexpr std::uint64_t max_blob_bytes = 32 * 1024 * 1024;

enum class HeaderField : protozero::pbf_tag_type { data_size = 3 };
enum class BlobField : protozero::pbf_tag_type { raw = 1, raw_size = 2, zlib_data = 3 };

bool read_exactly(std::ifstream& file, std::string& bytes, std::size_t count) {
  bytes.resize(count);
  return static_cast<bool>(file.read(bytes.data(), static_cast<std::streamsize>(count)));
}

std::uint32_t header_size(const std::string& bytes) {
  std::uint32_t size = 0;
  for (const char byte : bytes) size = (size << 8U) | static_cast<std::uint8_t>(byte);
  if (size > max_header_bytes) throw DamagedBlock{"PBF error: invalid size of a block's header"};
  return size;
}

std::uint64_t blob_size(const std::string& header) {
  std::uint64_t size = 0;
  protozero::pbf_message<HeaderField> message{header};
  while (message.next()) {
    if (message.tag() == HeaderField::data_size && message.wire_type() == protozero::pbf_wire_type::varint) {
      size = static_cast<std::uint32_t>(message.get_int32());
    } else {
      message.skip();
    }
  }
  if (size > max_blob_bytes) throw DamagedBlock{"PBF error: invalid size of a block"};
  return size;
}

/// The block's bytes, in `blob` itself or unpacked into `unpacked`.
protozero::data_view content_of(const std::string& blob, std::string& unpacked) {
  protozero::data_view packed;
  std::uint64_t size = 0;
  protozero::pbf_message<BlobField> message{blob};
  while (message.next()) {
    if (message.tag() == BlobField::raw) return message.get_view();
    if (message.tag() == BlobField::raw_size) {
      size = static_cast<std::uint32_t>(message.get_int32());
    } else if (message.tag() == BlobField::zlib_data) {
      packed = message.get_view();
    } else {
      throw DamagedBlock{"PBF error: unknown compression"};
    }
  }
  if (size > max_blob_bytes) throw DamagedBlock{"PBF error: invalid size of a block"};
  unpacked.resize(size);
  uLongf length = size;
  const auto* bytes = reinterpret_cast<const Bytef*>(packed.data());
  const int status = ::uncompress(reinterpret_cast<Bytef*>(unpacked.data()), &length, bytes, packed.size());
  if (status != Z_OK || length != size) throw DamagedBlock{"PBF error: a block does not unpack to its size"};
  return {unpacked.data(), unpacked.size()};
}

}  // namespace

void for_each_blob(const std::string& path, const std::function<void(protozero::data_view)>& use) {
  std::ifstream file{path, std::ios::binary};
  if (!file) throw std::system_error{errno, std::system_category(), "open failed"};
  std::string bytes;
  std::string unpacked;
  for (bool is_data = false; read_exactly(file, bytes, 4); is_data = true) {
    const std::uint32_t size = header_size(bytes);
    if (size == 0 || !read_exactly(file, bytes, size)) return;
    if (!read_exactly(file, bytes, blob_size(bytes))) return;
    if (is_data) use(content_of(bytes, unpacked));
  }
}

}  // namespace brisa
