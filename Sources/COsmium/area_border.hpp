#pragma once

#include <osmium/osm/way.hpp>
#include <vector>

#include "budget.hpp"
#include "rings.hpp"

namespace brisa {

/// Collects the border of one area from the ways that it is made of.
///
/// The library's own assembler tries every way of joining rings that meet in a place, and each such place multiplies
/// its work.
class AreaBorder {
 public:
  /// Takes a way in; one that is part of many areas costs anew in each.
  void append(const osmium::Way& way, Budget& budget);

  /// Takes the members of a relation in, each once; those that the file lacks are null.
  void append(std::vector<const osmium::Way*> ways, Budget& budget);

  /// The rings that the ways make; none where a place of them is unknown, or where they do not close.
  std::vector<Ring> take_rings();

 private:
  std::vector<Segment> segments_;
  bool is_whole_ = true;
};

}  // namespace brisa
