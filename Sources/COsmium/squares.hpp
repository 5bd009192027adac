#pragma once

#include "tag_rows.hpp"
#include "way_rows.hpp"

namespace brisa {

/// The squares that are relations: the ways of their outlines, and the tags that these get from them.
struct Squares {
  /// Each with its rows of `tags`.
  WayRows ways;
  TagRows tags;
};

}  // namespace brisa
