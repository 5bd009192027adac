#pragma once

#include <osmium/osm/types.hpp>
#include <osmium/osm/way.hpp>
#include <unordered_set>

namespace brisa {

/// The ways that a file has without tags first and with tags behind that, as what Overpass writes may have those of
/// relations.
class BareWays {
 public:
  /// Takes a way in the file's order.
  void note(const osmium::Way& way) {
    if (way.deleted()) return;
    if (way.tags().empty()) {
      bare_.insert(way.id());
    } else if (bare_.count(way.id()) > 0) {
      tagged_.insert(way.id());
    }
  }

  /// Whether any way came without its tags before it came with them.
  bool have_tags_elsewhere() const { return !tagged_.empty(); }

  /// Whether a way has tags elsewhere in the file, and not here.
  bool has_tags_elsewhere(const osmium::Way& way) const {
    return way.tags().empty() && tagged_.count(way.id()) > 0;
  }

 private:
  std::unordered_set<osmium::object_id_type> bare_;
  std::unordered_set<osmium::object_id_type> tagged_;
};

}  // namespace brisa
