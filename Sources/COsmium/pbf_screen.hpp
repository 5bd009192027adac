#pragma once

#include <protozero/data_view.hpp>

#include "budget.hpp"

namespace brisa {

/// Looks through one data block of a binary extract: its strings, and what its objects take when they are laid out.
///
/// Throws where a string holds a NUL, where the block takes too much memory, and where the budget is spent.
void screen_block(protozero::data_view block, Budget& budget);

}  // namespace brisa
