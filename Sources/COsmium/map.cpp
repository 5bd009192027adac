#include "map.hpp"

#include <algorithm>
#include <cstring>
#include <osmium/handler.hpp>
#include <osmium/osm.hpp>
#include <osmium/relations/manager_util.hpp>
#include <osmium/tags/tags_filter.hpp>
#include <osmium/visitor.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "area_border.hpp"
#include "area_manager.hpp"
#include "budget.hpp"
#include "include/cosmium.h"
#include "input_file.hpp"
#include "inputs.hpp"
#include "line_runs.hpp"
#include "node_places.hpp"
#include "rings.hpp"
#include "screening.hpp"

namespace brisa {
namespace {

/// The keys whose tags an object keeps: what says how it is drawn, and its name.
constexpr const char* kept_keys[] = {"amenity", "area", "bridge", "building", "harbour", "highway", "landuse", "layer",
                                     "leisure", "natural", "oneway", "place", "public_transport", "railway", "service",
                                     "tunnel", "waterway", "name"};

/// Whether a key is one of those, or that of a name in some language.
bool is_kept(const char* key) {
  if (std::strncmp(key, "name:", 5) == 0) {
    const std::size_t length = std::strlen(key + 5);
    return length == 2 || length == 3;
  }
  return std::any_of(
      std::begin(kept_keys), std::end(kept_keys), [key](const char* kept) { return std::strcmp(key, kept) == 0; });
}

bool has_one_of(const osmium::TagList& tags, const char* key, std::initializer_list<std::string_view> values) {
  const char* value = tags.get_value_by_key(key);
  return value != nullptr && std::find(values.begin(), values.end(), value) != values.end();
}

/// Whether a closed way with these tags is a surface; that of a relation is one in any case.
bool is_surface(const osmium::TagList& tags) {
  const bool is_street = tags.has_key("highway") || tags.has_key("railway");
  return !is_street || tags.has_tag("area", "yes") || tags.has_key("building");
}

bool is_line(const osmium::TagList& tags) {
  if (tags.has_key("highway")) return !tags.has_tag("area", "yes");
  return has_one_of(tags, "railway",
                    {"rail", "light_rail", "subway", "tram", "narrow_gauge", "funicular", "monorail"}) ||
         has_one_of(tags, "waterway", {"river", "canal", "stream"}) || tags.has_tag("natural", "coastline");
}

bool is_label(const osmium::TagList& tags) {
  if (!tags.has_key("name")) return false;
  return tags.has_key("place") || has_one_of(tags, "railway", {"station", "halt", "tram_stop"}) ||
         has_one_of(tags, "leisure", {"park", "garden"});
}

osmium::TagsFilter areas_filter() {
  osmium::TagsFilter filter{false};
  filter.add_rule(true, "building");
  for (const char* value : {"water", "wood", "grassland", "scrub", "heath", "beach", "sand", "wetland", "bay"}) {
    filter.add_rule(true, "natural", value);
  }
  for (const char* value : {"reservoir", "basin", "forest", "recreation_ground", "grass", "meadow", "village_green",
                            "cemetery", "farmland", "orchard", "vineyard", "allotments"}) {
    filter.add_rule(true, "landuse", value);
  }
  for (const char* value : {"park", "garden", "nature_reserve", "pitch", "playground", "golf_course"}) {
    filter.add_rule(true, "leisure", value);
  }
  for (const char* value : {"pedestrian", "footway"}) filter.add_rule(true, "highway", value);
  filter.add_rule(true, "waterway", "riverbank");
  filter.add_rule(true, "harbour", "yes");
  filter.add_rule(true, "place", "square");
  filter.add_rule(true, "railway", "station");
  return filter;
}

/// Where objects go, and what they may take.
struct Objects {
  MapObjects& out;
  Budget& budget;

  void append_point(osmium::Location place) {
    out.latitudes.push_back(place.y());
    out.longitudes.push_back(place.x());
  }

  void end_ring() { out.first_point.push_back(out.latitudes.size()); }

  void end_object(int shape, const osmium::TagList& tags) {
    out.shapes.push_back(static_cast<std::uint8_t>(shape));
    out.first_ring.push_back(out.first_point.size() - 1);
    for (const osmium::Tag& tag : tags) {
      if (!is_kept(tag.key())) continue;
      out.tags.numbers.push_back(out.strings.number_of(tag.key()));
      out.tags.numbers.push_back(out.strings.number_of(tag.value()));
    }
    out.tags.first.push_back(out.tags.numbers.size());
  }
};

/// Makes areas of closed ways and of relations, as the `AreaAssembler` of `features.cpp` does.
class AreaAssembler {
 public:
  explicit AreaAssembler(Objects* objects) : objects_(*objects) {}

  void operator()(const osmium::Way& way) {
    if (!is_surface(way.tags())) return;
    border_.append(way, objects_.budget);
    finish(way.tags());
  }

  void operator()(const osmium::Relation& relation, std::vector<const osmium::Way*> ways) {
    border_.append(std::move(ways), objects_.budget);
    finish(relation.tags());
  }

 private:
  void finish(const osmium::TagList& tags) {
    const std::vector<Ring> rings = border_.take_rings();
    if (rings.empty()) {
      ++objects_.out.left_out;
      return;
    }
    for (const Ring& ring : rings) {
      for (const osmium::Location place : ring) objects_.append_point(place);
      objects_.end_ring();
    }
    objects_.end_object(COSMIUM_MAP_AREA, tags);
  }

  Objects& objects_;
  AreaBorder border_;
};

using Areas = AreaManager<AreaAssembler, Objects>;

/// Lines and labels; a line that leaves the file ends there, and so does one at the 180th meridian.
class LineHandler : public osmium::handler::Handler {
 public:
  explicit LineHandler(Objects& objects) : objects_(objects) {}

  void node(const osmium::Node& node) {
    if (node.deleted() || !node.location().valid() || !is_label(node.tags())) return;
    objects_.append_point(node.location());
    objects_.end_ring();
    objects_.end_object(COSMIUM_MAP_POINT, node.tags());
  }

  void way(const osmium::Way& way) {
    if (way.deleted() || !is_line(way.tags())) return;
    for_each_run(way, [&](const std::vector<osmium::Location>& run) {
      for (const osmium::Location place : run) objects_.append_point(place);
      objects_.end_ring();
      objects_.end_object(COSMIUM_MAP_LINE, way.tags());
    });
  }

 private:
  Objects& objects_;
};

}  // namespace

void read_map(const std::string& path, MapObjects& objects) {
  const osmium::io::File file = input_file(path);
  const bool is_sorted = screen(file);
  Budget budget = budget_of(path);
  Objects target{objects, budget};
  Areas areas{&target, areas_filter()};
  osmium::relations::read_relations(file, areas);

  LineHandler lines{target};
  objects.box = show_nodes_and_ways(file, is_sorted, lines, areas.handler()).joined_boxes();
  areas.for_each_incomplete_relation([&objects](const osmium::relations::RelationHandle&) { ++objects.left_out; });
}

}  // namespace brisa
