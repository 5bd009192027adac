#include "places.hpp"

#include <cstddef>
#include <osmium/handler.hpp>
#include <osmium/osm.hpp>
#include <osmium/osm/box.hpp>
#include <osmium/visitor.hpp>
#include <vector>

#include "include/cosmium.h"
#include "input_file.hpp"
#include "inputs.hpp"
#include "line_runs.hpp"
#include "node_places.hpp"
#include "repetition.hpp"
#include "screening.hpp"
#include "way_rows.hpp"

namespace brisa {
namespace {

bool is_place(const osmium::TagList& tags) { return tags.has_key("name") || tags.has_key("addr:housenumber"); }

/// Whether a way is a street's line and not an area.
bool is_line(const osmium::TagList& tags) {
  return tags.has_key("highway") && !tags.has_tag("area", "yes") && !tags.has_key("place");
}

/// Whether a relation is one thing in one place, and no route or border.
bool is_one_thing(const osmium::TagList& tags) {
  return tags.has_tag("type", "multipolygon") || tags.has_tag("type", "site");
}

/// Whether a place lies on the side of the 180th meridian on which a box began; a box reaches half around the globe at
/// most.
bool is_beside(const osmium::Box& box, osmium::Location place) {
  return !box || !are_across_the_meridian(box.bottom_left(), place);
}

/// A relation that is kept, and where its ways lie.
struct KeptRelation {
  osmium::object_id_type id;
  /// One row.
  TagRows tags;
  osmium::Box box;
};

/// First pass: relations and the ways that they are made of.
class RelationHandler : public osmium::handler::Handler {
 public:
  RelationHandler(Places& places, std::vector<KeptRelation>& relations, WayRows& members)
      : places_(places), relations_(relations), members_(members) {}

  void relation(const osmium::Relation& relation) {
    if (repetition_.passes_over(relation)) return;
    if (!is_place(relation.tags()) || !is_one_thing(relation.tags())) return;
    for (const osmium::RelationMember& member : relation.members()) {
      if (member.type() == osmium::item_type::way) members_.append(member.ref(), relations_.size());
    }
    relations_.push_back(KeptRelation{relation.id(), {}, {}});
    relations_.back().tags.append(relation.tags(), places_.strings);
  }

 private:
  Places& places_;
  std::vector<KeptRelation>& relations_;
  WayRows& members_;
  Repetition repetition_;
};

/// Nodes, then ways, and the boxes of the relations' ways.
class PlaceHandler : public osmium::handler::Handler {
 public:
  PlaceHandler(Places& places, std::vector<KeptRelation>& relations, const WayRows& members)
      : places_(places), relations_(relations), members_(members) {}

  void node(const osmium::Node& node) {
    if (node.deleted() || !node.location().valid() || !is_place(node.tags())) return;
    append_point(node.location());
    end(node, COSMIUM_MEMBER_NODE, COSMIUM_POINTS);
  }

  void way(const osmium::Way& way) {
    if (way.deleted()) return;
    const osmium::Box box = box_of(way);
    if (!box) return;
    extend_relations(way.id(), box);
    if (!is_place(way.tags())) return;
    const bool line = is_line(way.tags());
    if (line) {
      for (const osmium::NodeRef& node : way.nodes()) {
        if (node.location().valid()) append_point(node.location());
      }
    } else {
      append_box(box);
    }
    end(way, COSMIUM_MEMBER_WAY, line ? COSMIUM_POINTS : COSMIUM_BOX);
  }

  /// To be called when all ways are read.
  void append_relations() {
    for (const KeptRelation& relation : relations_) {
      if (!relation.box) continue;
      append_box(relation.box);
      places_.tags.append(relation.tags, 0);
      end(relation.id, COSMIUM_MEMBER_OTHER, COSMIUM_BOX);
    }
  }

 private:
  /// Where a way lies; of one that crosses the 180th meridian, its part on the side of its first node.
  static osmium::Box box_of(const osmium::Way& way) {
    osmium::Box box;
    for (const osmium::NodeRef& node : way.nodes()) {
      if (node.location().valid() && is_beside(box, node.location())) box.extend(node.location());
    }
    return box;
  }

  void extend_relations(osmium::object_id_type way, const osmium::Box& box) {
    members_.for_rows_of(way, [&](std::size_t row) {
      osmium::Box& whole = relations_[row].box;
      if (is_beside(whole, box.bottom_left())) whole.extend(box);
    });
  }

  void append_point(osmium::Location place) {
    places_.latitudes.push_back(place.y());
    places_.longitudes.push_back(place.x());
  }

  void append_box(const osmium::Box& box) {
    append_point(box.bottom_left());
    append_point(box.top_right());
  }

  void end(const osmium::OSMObject& object, int kind, int shape) {
    places_.tags.append(object.tags(), places_.strings);
    end(object.id(), kind, shape);
  }

  void end(osmium::object_id_type id, int kind, int shape) {
    places_.ids.push_back(id);
    places_.kinds.push_back(static_cast<std::uint8_t>(kind));
    places_.shapes.push_back(static_cast<std::uint8_t>(shape));
    places_.first_point.push_back(places_.latitudes.size());
  }

  Places& places_;
  std::vector<KeptRelation>& relations_;
  const WayRows& members_;
};

}  // namespace

void read_places(const std::string& path, Places& places) {
  const osmium::io::File file = input_file(path);
  const bool is_sorted = screen(file);
  std::vector<KeptRelation> relations;
  WayRows members;
  RelationHandler kept{places, relations, members};
  osmium::io::Reader relation_reader{file, osmium::osm_entity_bits::relation};
  osmium::apply(relation_reader, kept);
  relation_reader.close();
  members.sort();

  PlaceHandler handler{places, relations, members};
  show_nodes_and_ways(file, is_sorted, handler);
  handler.append_relations();
}

}  // namespace brisa
