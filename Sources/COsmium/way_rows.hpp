#pragma once

#include <algorithm>
#include <cstddef>
#include <osmium/osm/types.hpp>
#include <utility>
#include <vector>

namespace brisa {

/// The ways of relations, each with the rows that its relations have in a table.
class WayRows {
 public:
  void append(osmium::object_id_type way, std::size_t row) { rows_.emplace_back(way, row); }

  /// Puts the ways in order, each with a row once; to be called before any is looked for.
  void sort() {
    std::sort(rows_.begin(), rows_.end());
    rows_.erase(std::unique(rows_.begin(), rows_.end()), rows_.end());
  }

  /// Whether a way is one of them.
  bool has(osmium::object_id_type way) const {
    const auto found = first(way);
    return found != rows_.end() && found->first == way;
  }

  /// Calls `body` with each row of a way, in their order.
  template <typename Body>
  void for_rows_of(osmium::object_id_type way, Body body) const {
    for (auto found = first(way); found != rows_.end() && found->first == way; ++found) body(found->second);
  }

 private:
  using Rows = std::vector<std::pair<osmium::object_id_type, std::size_t>>;

  Rows::const_iterator first(osmium::object_id_type way) const {
    return std::lower_bound(rows_.begin(), rows_.end(), std::make_pair(way, std::size_t{0}));
  }

  Rows rows_;
};

}  // namespace brisa
