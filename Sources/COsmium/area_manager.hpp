#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <osmium/handler.hpp>
#include <osmium/osm/relation.hpp>
#include <osmium/osm/types.hpp>
#include <osmium/osm/way.hpp>
#include <osmium/relations/relations_manager.hpp>
#include <osmium/tags/matcher.hpp>
#include <osmium/tags/taglist.hpp>
#include <osmium/tags/tags_filter.hpp>
#include <utility>
#include <vector>

namespace brisa {

/// Finds the areas of a file: closed ways, and relations of whose ways the file has all.
///
/// The library's own manager of multipolygons wants each way once and in the order of the numbers. Overpass writes the
/// ways of relations in another one, and those that were also asked for by themselves twice: the first one counts.
///
/// An `Assembler` is made of a `Target*` for each area, and called with the way, or with the relation and its ways.
template <typename Assembler, typename Target>
class AreaManager
    : public osmium::relations::RelationsManager<AreaManager<Assembler, Target>, false, true, false, false> {
  using Base = osmium::relations::RelationsManager<AreaManager<Assembler, Target>, false, true, false, false>;

 public:
  AreaManager(Target* target, osmium::TagsFilter filter) : target_(target), filter_(std::move(filter)), ways_{*this} {}

  /// Shows the manager the ways of a file, once all relations are read.
  class WayHandler : public osmium::handler::Handler {
   public:
    explicit WayHandler(AreaManager& areas) : areas_(areas) {}

    void way(const osmium::Way& way) { areas_.take(way); }

   private:
    AreaManager& areas_;
  };

  WayHandler& way_handler() { return ways_; }

  // What the library calls:

  bool new_relation(const osmium::Relation& relation) const {
    const osmium::TagList& tags = relation.tags();
    const bool is_area = tags.has_tag("type", "multipolygon") || tags.has_tag("type", "boundary");
    return is_area && osmium::tags::match_any_of(tags, filter_) &&
           std::any_of(relation.members().cbegin(), relation.members().cend(), [](const osmium::RelationMember& member) {
             return member.type() == osmium::item_type::way;
           });
  }

  bool new_member(const osmium::Relation&, const osmium::RelationMember& member, std::size_t) {
    members_.push_back(member.ref());
    return true;
  }

  void prepare_for_lookup() {
    Base::prepare_for_lookup();
    std::sort(members_.begin(), members_.end());
    members_.erase(std::unique(members_.begin(), members_.end()), members_.end());
    is_taken_.assign(members_.size(), false);
  }

  void complete_relation(const osmium::Relation& relation) {
    std::vector<const osmium::Way*> ways;
    for (const osmium::RelationMember& member : relation.members()) {
      // The number of what is no way is zero here.
      if (member.ref() != 0) ways.push_back(this->get_member_way(member.ref()));
    }
    Assembler{target_}(relation, std::move(ways));
  }

  void after_way(const osmium::Way& way) {
    if (way.nodes().size() < 4 || !way.nodes().front().location() || !way.nodes().back().location()) return;
    if (!way.ends_have_same_location() || way.tags().has_tag("area", "no")) return;
    if (osmium::tags::match_any_of(way.tags(), filter_)) Assembler{target_}(way);
  }

 private:
  void take(const osmium::Way& way) {
    const auto found = std::lower_bound(members_.begin(), members_.end(), way.id());
    if (found != members_.end() && *found == way.id()) {
      const auto number = static_cast<std::size_t>(std::distance(members_.begin(), found));
      if (is_taken_[number]) return;
      is_taken_[number] = true;
    }
    this->handle_way(way);
  }

  Target* target_;
  osmium::TagsFilter filter_;
  WayHandler ways_;
  /// The ways that are parts of relations, in order, and whether each of them has been there.
  std::vector<osmium::object_id_type> members_;
  std::vector<bool> is_taken_;
};

}  // namespace brisa
