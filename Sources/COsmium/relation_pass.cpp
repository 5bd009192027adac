#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <osmium/handler.hpp>
#include <osmium/osm.hpp>
#include <osmium/visitor.hpp>
#include <string_view>
#include <utility>

#include "include/cosmium.h"
#include "inputs.hpp"
#include "repetition.hpp"
#include "street_passes.hpp"

namespace brisa {
namespace {

bool is_restriction(const osmium::TagList& tags) {
  const char* type = tags.get_value_by_key("type");
  return type != nullptr && std::string_view{type}.substr(0, 11) == "restriction";
}

std::uint8_t kind_of(osmium::item_type type) {
  if (type == osmium::item_type::node) return COSMIUM_MEMBER_NODE;
  if (type == osmium::item_type::way) return COSMIUM_MEMBER_WAY;
  return COSMIUM_MEMBER_OTHER;
}

/// Whether a relation is a square or another surface for walkers.
bool is_square(const osmium::TagList& tags) {
  return tags.has_tag("type", "multipolygon") &&
         (tags.has_tag("highway", "pedestrian") || tags.has_tag("highway", "footway"));
}

/// Whether a member is a part of a surface's outline; without a role it is one from outside.
bool is_outline(const osmium::RelationMember& member) {
  const std::string_view role{member.role()};
  return member.type() == osmium::item_type::way && (role == "outer" || role == "inner" || role.empty());
}

/// Keeps turn restrictions, and squares.
class RelationHandler : public osmium::handler::Handler {
 public:
  explicit RelationHandler(Extract& extract) : extract_(extract) {}

  void relation(const osmium::Relation& relation) {
    newest_ = std::max(newest_, relation.timestamp());
    if (repetition_.passes_over(relation)) return;
    if (is_restriction(relation.tags())) append_restriction(relation);
    if (is_square(relation.tags())) append_square(relation);
  }

  /// The squares; to be called once, when all relations are read.
  Squares take_squares() {
    squares_.ways.sort();
    return std::move(squares_);
  }

  osmium::Timestamp newest() const { return newest_; }

 private:
  void append_restriction(const osmium::Relation& relation) {
    extract_.relation_ids.push_back(relation.id());
    extract_.relation_tags.append(relation.tags(), extract_.strings);
    for (const osmium::RelationMember& member : relation.members()) {
      extract_.member_kinds.push_back(kind_of(member.type()));
      extract_.member_ids.push_back(member.ref());
      extract_.member_roles.push_back(extract_.strings.number_of(member.role()));
    }
    extract_.relation_first_member.push_back(extract_.member_ids.size());
  }

  void append_square(const osmium::Relation& relation) {
    const std::size_t row = squares_.tags.first.size() - 1;
    for (const osmium::RelationMember& member : relation.members()) {
      if (is_outline(member)) squares_.ways.append(member.ref(), row);
    }
    const auto append = [this](const char* key, const char* value) {
      squares_.tags.numbers.push_back(extract_.strings.number_of(key));
      squares_.tags.numbers.push_back(extract_.strings.number_of(value));
    };
    for (const osmium::Tag& tag : relation.tags()) {
      const std::string_view key{tag.key()};
      if (key != "type" && key != "area") append(tag.key(), tag.value());
    }
    append("area", "yes");
    squares_.tags.first.push_back(squares_.tags.numbers.size());
  }

  Extract& extract_;
  Squares squares_;
  Repetition repetition_;
  osmium::Timestamp newest_{};
};

}  // namespace

RelationPass read_relations(const osmium::io::File& file, Extract& extract) {
  RelationHandler relations{extract};
  osmium::io::Reader reader{file, osmium::osm_entity_bits::relation};
  const osmium::io::Header header = reader.header();
  if (header.has_multiple_object_versions()) throw SeveralVersions{};
  osmium::apply(reader, relations);
  reader.close();
  return {header, relations.take_squares(), relations.newest()};
}

}  // namespace brisa
