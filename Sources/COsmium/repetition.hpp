#pragma once

#include <cstddef>
#include <osmium/osm/types.hpp>
#include <osmium/osm/way.hpp>
#include <stdexcept>
#include <unordered_set>
#include <vector>

namespace brisa {

/// Of something the file has an older state too, so that old streets would lie beside the new ones.
struct SeveralVersions : std::runtime_error {
  SeveralVersions()
      : std::runtime_error{
            "it holds things in several versions, as histories, changes and merged files of different days do"} {}
};

/// Tells the ways of a file that come again, as they do in what Overpass writes: there the first one counts.
class Repetition {
 public:
  /// Whether a way has been there.
  ///
  /// Throws `SeveralVersions` where it follows another version of it, which stands so in a file that is in order.
  bool has_seen(const osmium::Way& way) {
    if (!numbers_.empty() && way.id() == numbers_.back()) {
      if (way.version() != last_version_) throw SeveralVersions{};
      return true;
    }
    if (!numbers_.empty() && way.id() < numbers_.back()) is_ordered_ = false;
    if (!is_ordered_) {
      for (; known_ < numbers_.size(); ++known_) seen_.insert(numbers_[known_]);
      if (seen_.count(way.id()) > 0) return true;
    }
    numbers_.push_back(way.id());
    last_version_ = way.version();
    return false;
  }

 private:
  /// The ways so far, each once.
  std::vector<osmium::object_id_type> numbers_;
  osmium::object_version_type last_version_ = 0;
  bool is_ordered_ = true;
  /// The first so many of them, once the file is out of order.
  std::unordered_set<osmium::object_id_type> seen_;
  std::size_t known_ = 0;
};

}  // namespace brisa
