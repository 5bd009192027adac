#pragma once

#include <protozero/data_view.hpp>

#include "budget.hpp"

namespace brisa {

/// In which order a file has nodes and ways, as far as it was looked through.
struct KindOrder {
  bool has_ways = false;
  bool has_nodes_behind_ways = false;
};

/// Looks through one data block of a binary extract: its strings, what its objects take when they are laid out, and
/// whether nodes come behind ways.
///
/// Throws where a string holds a NUL, where the block takes too much memory, and where the budget is spent.
void screen_block(protozero::data_view block, Budget& budget, KindOrder& order);

}  // namespace brisa
