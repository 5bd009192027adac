#pragma once

#include <cstdint>
#include <protozero/data_view.hpp>

#include "budget.hpp"

namespace brisa {

/// In which order a file has nodes and ways, as far as it was looked through.
struct FileOrder {
  bool has_ways = false;
  std::int64_t last_way = INT64_MIN;
  /// Whether the nodes come before the ways, and these by their numbers, each once.
  bool is_sorted = true;
};

/// Looks through one data block of a binary extract: its strings, what its objects take when they are laid out, and
/// their order.
///
/// Throws where a string holds a NUL, where the block takes too much memory, and where the budget is spent.
void screen_block(protozero::data_view block, Budget& budget, FileOrder& order);

}  // namespace brisa
