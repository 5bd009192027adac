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
  /// Takes note of a way or relation, and returns whether it has been there before.
  ///
  /// Throws `SeveralVersions` where it follows another version of it, which stands so in a file that is in order.
  bool note(const osmium::OSMObject& object) {
    expect_one_version(object);
    if (note(object.id())) return true;
    last_version_ = object.version();
    return false;
  }

  /// Throws `SeveralVersions` as `note` does, for what does not count as having been there: a state without tags,
  /// or one that says that the thing is deleted.
  void expect_one_version(const osmium::OSMObject& object) const {
    if (!numbers_.empty() && object.id() == numbers_.back() && object.version() != last_version_) {
      throw SeveralVersions{};
    }
  }

  /// Takes note of a relation, and returns whether it is to be passed over: it has been there before, is deleted, or
  /// has no tags and may come again with them.
  ///
  /// Throws `SeveralVersions` as `note` does.
  bool passes_over(const osmium::OSMObject& relation) {
    if (!relation.deleted() && !relation.tags().empty()) return note(relation);
    expect_one_version(relation);
    return true;
  }

  /// Whether a number has been there, without taking note of it.
  bool knows(osmium::object_id_type number) const {
    if (numbers_.empty() || (is_ordered_ && number > numbers_.back())) return false;
    if (is_ordered_) return std::binary_search(numbers_.begin(), numbers_.end(), number);
    return seen_.count(number) > 0 ||
           std::find(numbers_.begin() + static_cast<std::ptrdiff_t>(seen_count_), numbers_.end(), number) !=
               numbers_.end();
  }

  /// Takes note of a number, and returns whether it has been there before, whatever the version.
  bool note(osmium::object_id_type number) {
    if (!numbers_.empty() && number == numbers_.back()) return true;
    if (!numbers_.empty() && number < numbers_.back()) is_ordered_ = false;
    if (!is_ordered_) {
      for (; seen_count_ < numbers_.size(); ++seen_count_) seen_.insert(numbers_[seen_count_]);
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
  /// The first `seen_count_` of them, once the file is out of order; while it is in order, comparing with the last one
  /// or a binary search does.
  std::unordered_set<osmium::object_id_type> seen_;
  std::size_t seen_count_ = 0;
};

}  // namespace brisa
