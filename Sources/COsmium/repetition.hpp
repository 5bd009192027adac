#pragma once

#include <algorithm>
#include <cstddef>
#include <osmium/osm/object.hpp>
#include <osmium/osm/types.hpp>
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

/// Tells what comes again in a file, as it does in what Overpass writes: there the first one counts that has tags.
///
/// One `Repetition` is for nodes, for ways or for relations: their numbers are their own.
class Repetition {
 public:
  /// Whether a way or relation has been there.
  ///
  /// Throws `SeveralVersions` where it follows another version of it, which stands so in a file that is in order.
  bool has_seen(const osmium::OSMObject& object) {
    const bool is_again = !numbers_.empty() && object.id() == numbers_.back();
    if (is_again && object.version() != last_version_) throw SeveralVersions{};
    if (has_seen(object.id())) return true;
    last_version_ = object.version();
    return false;
  }

  /// Throws `SeveralVersions` as `has_seen` does, for what does not count as having been there: a state without tags,
  /// or one that says that the thing is deleted.
  void expect_one_version(const osmium::OSMObject& object) const {
    if (!numbers_.empty() && object.id() == numbers_.back() && object.version() != last_version_) throw SeveralVersions{};
  }

  /// Whether a relation says nothing new: it has been there, is deleted, or has no tags and may come again with them.
  ///
  /// Throws `SeveralVersions` as `has_seen` does.
  bool is_idle(const osmium::OSMObject& relation) {
    if (!relation.deleted() && !relation.tags().empty()) return has_seen(relation);
    expect_one_version(relation);
    return true;
  }

  /// Whether a number has been there, which it does not count as by that.
  bool knows(osmium::object_id_type number) const {
    if (numbers_.empty() || (is_ordered_ && number > numbers_.back())) return false;
    if (is_ordered_) return std::binary_search(numbers_.begin(), numbers_.end(), number);
    return seen_.count(number) > 0 ||
           std::find(numbers_.begin() + static_cast<std::ptrdiff_t>(known_), numbers_.end(), number) != numbers_.end();
  }

  /// Whether a number has been there, whatever the version.
  bool has_seen(osmium::object_id_type number) {
    if (!numbers_.empty() && number == numbers_.back()) return true;
    if (!numbers_.empty() && number < numbers_.back()) is_ordered_ = false;
    if (!is_ordered_) {
      for (; known_ < numbers_.size(); ++known_) seen_.insert(numbers_[known_]);
      if (seen_.count(number) > 0) return true;
    }
    numbers_.push_back(number);
    return false;
  }

 private:
  /// The numbers so far, each once.
  std::vector<osmium::object_id_type> numbers_;
  osmium::object_version_type last_version_ = 0;
  bool is_ordered_ = true;
  /// The first so many of them, once the file is out of order.
  std::unordered_set<osmium::object_id_type> seen_;
  std::size_t known_ = 0;
};

}  // namespace brisa
