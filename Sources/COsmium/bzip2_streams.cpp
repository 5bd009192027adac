#include "bzip2_streams.hpp"

#include <unistd.h>

#include <cerrno>
#include <osmium/io/error.hpp>
#include <osmium/io/file_compression.hpp>
#include <stdexcept>
#include <system_error>

namespace brisa {
namespace {

void check(int status) {
  if (status != BZ_OK) throw osmium::io_error{"bzip2 error: read failed: " + std::to_string(status)};
}

}  // namespace

Bzip2Streams::~Bzip2Streams() noexcept {
  end_stream();
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string Bzip2Streams::read() {
  std::string output(input_buffer_size, '\0');
  stream_.next_out = output.data();
  stream_.avail_out = static_cast<unsigned int>(output.size());
  while (stream_.avail_out > 0) {
    if (stream_.avail_in == 0 && !fill()) {
      if (is_open_) check(BZ_UNEXPECTED_EOF);
      break;
    }
    if (!is_open_) begin_stream();
    const int status = ::BZ2_bzDecompress(&stream_);
    if (status == BZ_STREAM_END) {
      end_stream();
    } else {
      check(status);
    }
  }
  output.resize(output.size() - stream_.avail_out);
  return output;
}

void Bzip2Streams::close() {
  end_stream();
  const int descriptor = descriptor_;
  descriptor_ = -1;
  if (descriptor >= 0 && ::close(descriptor) != 0) {
    throw std::system_error{errno, std::system_category(), "close failed"};
  }
}

bool Bzip2Streams::fill() {
  ssize_t count = 0;
  do {
    count = ::read(descriptor_, input_.data(), input_.size());
  } while (count < 0 && errno == EINTR);
  if (count < 0) throw std::system_error{errno, std::system_category(), "read failed"};
  stream_.next_in = input_.data();
  stream_.avail_in = static_cast<unsigned int>(count);
  return count > 0;
}

void Bzip2Streams::begin_stream() {
  check(::BZ2_bzDecompressInit(&stream_, 0, 0));
  is_open_ = true;
}

void Bzip2Streams::end_stream() {
  if (is_open_) ::BZ2_bzDecompressEnd(&stream_);
  is_open_ = false;
}

bool register_bzip2_streams() {
  return osmium::io::CompressionFactory::instance().register_compression(
      osmium::io::file_compression::bzip2,
      [](int, osmium::io::fsync) -> osmium::io::Compressor* { throw std::logic_error{"nothing is packed here"}; },
      [](int descriptor) -> osmium::io::Decompressor* { return new Bzip2Streams{descriptor}; },
      [](const char*, std::size_t) -> osmium::io::Decompressor* {
        throw std::logic_error{"only files are read here"};
      });
}

}  // namespace brisa
