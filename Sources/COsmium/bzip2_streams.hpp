#pragma once

#include <bzlib.h>

#include <osmium/io/compression.hpp>
#include <string>
#include <vector>

namespace brisa {

/// Unpacks bzip2, also where several streams stand one behind the other, as programs write them that pack on several
/// threads.
///
/// The library's own takes a stream for the last one once the end of the file is in its buffer, be there more streams
/// in it, and a stream that ends where it hands on its bytes for the end of the file.
class Bzip2Streams final : public osmium::io::Decompressor {
 public:
  /// Takes a file over, which it closes.
  explicit Bzip2Streams(int descriptor) : descriptor_(descriptor), input_(input_bytes) {}
  Bzip2Streams(const Bzip2Streams&) = delete;
  Bzip2Streams& operator=(const Bzip2Streams&) = delete;
  ~Bzip2Streams() noexcept override;

  /// The next bytes, none at the end of the file. Throws `osmium::io_error`, and `std::system_error`.
  std::string read() override;
  void close() override;

 private:
  static constexpr std::size_t input_bytes = std::size_t{1} << 16;

  /// Reads more of the file; false at its end.
  bool fill();
  void begin_stream();
  void end_stream();

  int descriptor_;
  std::vector<char> input_;
  bz_stream stream_{};
  /// Whether it is within a stream.
  bool is_open_ = false;
};

/// Makes the library unpack bzip2 so; true.
bool register_bzip2_streams();

}  // namespace brisa
