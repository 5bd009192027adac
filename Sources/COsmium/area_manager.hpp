#pragma once

#include <algorithm>
#include <osmium/osm/relation.hpp>
#include <osmium/osm/way.hpp>
#include <osmium/relations/relations_manager.hpp>
#include <osmium/tags/matcher.hpp>
#include <osmium/tags/taglist.hpp>
#include <osmium/tags/tags_filter.hpp>
#include <utility>
#include <vector>

#include "repetition.hpp"

namespace brisa {

/// Finds the areas of a file: closed ways, and relations of whose ways the file has all.
///
/// The library's own manager of multipolygons wants ways in the order of their numbers. Here they may come in any, as
/// Overpass writes those of relations, but each once. A relation may come again: with two of one number and not the
/// same ways the library would forget a way for the wrong one, and read on outside of its memory.
///
/// An `Assembler` is made of a `Target*` for each area, and called with the way, or with the relation and its ways.
template <typename Assembler, typename Target>
class AreaManager
    : public osmium::relations::RelationsManager<AreaManager<Assembler, Target>, false, true, false, false> {
 public:
  AreaManager(Target* target, osmium::TagsFilter filter) : target_(target), filter_(std::move(filter)) {}

  // What the library calls:

  bool new_relation(const osmium::Relation& relation) {
    if (repetition_.passes_over(relation)) return false;
    const osmium::TagList& tags = relation.tags();
    const bool is_area = tags.has_tag("type", "multipolygon") || tags.has_tag("type", "boundary");
    return is_area && osmium::tags::match_any_of(tags, filter_) &&
           std::any_of(relation.members().cbegin(), relation.members().cend(),
                       [](const osmium::RelationMember& member) { return member.type() == osmium::item_type::way; });
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
  Target* target_;
  osmium::TagsFilter filter_;
  Repetition repetition_;
};

}  // namespace brisa
