#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace brisa {

/// The file asks for more than a file of its size may.
struct OverBudget : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What a file of some size may ask for. Packing lets a small file name very much; a real extract stays far below.
class Budget {
 public:
  /// Nodes, ways, relations, tags, references and members that any file may hold, and how many more for each byte.
  static constexpr std::uint64_t entries_of_any = std::uint64_t{1} << 22;
  static constexpr std::uint64_t entries_per_byte = 3;
  /// Bytes that any file may unpack to, and how many more for each byte.
  static constexpr std::uint64_t bytes_of_any = std::uint64_t{1} << 28;
  static constexpr std::uint64_t bytes_per_byte = 64;

  explicit Budget(std::uint64_t file_bytes)
      : entries_(entries_of_any + entries_per_byte * file_bytes), bytes_(bytes_of_any + bytes_per_byte * file_bytes) {}

  /// Takes entries away. Throws `OverBudget` when there are no more.
  void spend_entries(std::uint64_t count) {
    if (count > entries_) throw OverBudget{"it unpacks to more nodes, ways and tags than a file of its size may hold"};
    entries_ -= count;
  }

  /// Takes bytes away. Throws `OverBudget` when there are no more.
  void spend_bytes(std::uint64_t count) {
    if (count > bytes_) throw OverBudget{"it unpacks to more bytes than a file of its size may"};
    bytes_ -= count;
  }

 private:
  std::uint64_t entries_;
  std::uint64_t bytes_;
};

/// The budget of a file. Throws `std::system_error`.
Budget budget_of(const std::string& path);

}  // namespace brisa
