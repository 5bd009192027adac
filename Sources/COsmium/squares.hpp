#pragma once

#include <algorithm>
#include <cstddef>
#include <osmium/osm/types.hpp>
#include <utility>
#include <vector>

#include "tag_rows.hpp"

namespace brisa {

/// The squares that are relations: the ways of their outlines, and the tags that these get from them.
struct Squares {
  /// Each with a row of `tags`, in order and without repetition.
  std::vector<std::pair<osmium::object_id_type, std::size_t>> ways;
  TagRows tags;

  /// Whether a way bounds one.
  bool has(osmium::object_id_type way) const {
    const auto found = std::lower_bound(ways.begin(), ways.end(), std::make_pair(way, std::size_t{0}));
    return found != ways.end() && found->first == way;
  }

  /// Calls `body` with the row of tags of each square that a way bounds, in the order of the squares.
  template <typename Body>
  void for_rows_of(osmium::object_id_type way, Body body) const {
    auto found = std::lower_bound(ways.begin(), ways.end(), std::make_pair(way, std::size_t{0}));
    for (; found != ways.end() && found->first == way; ++found) body(found->second);
  }
};

}  // namespace brisa
