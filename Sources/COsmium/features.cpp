#include "features.hpp"

#include <osmium/handler.hpp>
#include <osmium/osm.hpp>
#include <osmium/relations/manager_util.hpp>
#include <osmium/tags/tags_filter.hpp>
#include <osmium/visitor.hpp>
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

bool is_water(const osmium::TagList& tags) {
  return tags.has_tag("natural", "water") || tags.has_tag("waterway", "riverbank") ||
         tags.has_tag("landuse", "reservoir") || tags.has_tag("landuse", "basin") || tags.has_tag("harbour", "yes");
}

bool is_park(const osmium::TagList& tags) {
  return tags.has_tag("leisure", "park") || tags.has_tag("leisure", "garden") ||
         tags.has_tag("leisure", "nature_reserve") || tags.has_tag("landuse", "forest") ||
         tags.has_tag("landuse", "recreation_ground") || tags.has_tag("natural", "wood");
}

osmium::TagsFilter areas_filter() {
  osmium::TagsFilter filter{false};
  for (const char* value : {"water", "wood"}) filter.add_rule(true, "natural", value);
  for (const char* value : {"reservoir", "basin", "forest", "recreation_ground"}) {
    filter.add_rule(true, "landuse", value);
  }
  for (const char* value : {"park", "garden", "nature_reserve"}) filter.add_rule(true, "leisure", value);
  filter.add_rule(true, "waterway", "riverbank");
  filter.add_rule(true, "harbour", "yes");
  return filter;
}

/// Where shapes go, and what they may take.
struct Shapes {
  Features& features;
  Budget& budget;

  void append_point(osmium::Location place) {
    features.latitudes.push_back(place.y());
    features.longitudes.push_back(place.x());
  }

  void end_ring() { features.first_point.push_back(features.latitudes.size()); }

  void end_shape(int kind) {
    features.kinds.push_back(static_cast<std::uint8_t>(kind));
    features.first_ring.push_back(features.first_point.size() - 1);
  }
};

/// Makes areas of closed ways and of relations.
class AreaAssembler {
 public:
  explicit AreaAssembler(Shapes* shapes) : shapes_(*shapes) {}

  void operator()(const osmium::Way& way) {
    border_.append(way, shapes_.budget);
    finish(way.tags());
  }

  void operator()(const osmium::Relation& relation, std::vector<const osmium::Way*> ways) {
    border_.append(std::move(ways), shapes_.budget);
    finish(relation.tags());
  }

 private:
  void finish(const osmium::TagList& tags) {
    const bool water = is_water(tags);
    if (!water && !is_park(tags)) return;
    const std::vector<Ring> rings = border_.take_rings();
    if (rings.empty()) return;
    for (const Ring& ring : rings) {
      for (const osmium::Location place : ring) shapes_.append_point(place);
      shapes_.end_ring();
    }
    shapes_.end_shape(water ? COSMIUM_WATER : COSMIUM_PARK);
  }

  Shapes& shapes_;
  AreaBorder border_;
};

using Areas = AreaManager<AreaAssembler, Shapes>;

/// Coasts, which need not close; one that leaves the file ends there, and so does one at the 180th meridian.
class CoastHandler : public osmium::handler::Handler {
 public:
  explicit CoastHandler(Shapes& shapes) : shapes_(shapes) {}

  void way(const osmium::Way& way) {
    if (way.deleted() || !way.tags().has_tag("natural", "coastline")) return;
    for_each_run(way, [this](const std::vector<osmium::Location>& run) {
      for (const osmium::Location place : run) shapes_.append_point(place);
      shapes_.end_ring();
      shapes_.end_shape(COSMIUM_COAST);
    });
  }

 private:
  Shapes& shapes_;
};

}  // namespace

void read_features(const std::string& path, Features& features) {
  const osmium::io::File file = input_file(path);
  const bool is_sorted = screen(file);
  Budget budget = budget_of(path);
  Shapes shapes{features, budget};
  Areas areas{&shapes, areas_filter()};
  osmium::relations::read_relations(file, areas);

  CoastHandler coasts{shapes};
  show_nodes_and_ways(file, is_sorted, coasts, areas.handler());
}

}  // namespace brisa
