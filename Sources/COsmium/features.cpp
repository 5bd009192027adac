#include "features.hpp"

#include <osmium/area/assembler.hpp>
#include <osmium/area/multipolygon_manager.hpp>
#include <osmium/handler.hpp>
#include <osmium/handler/node_locations_for_ways.hpp>
#include <osmium/index/map/flex_mem.hpp>
#include <osmium/io/any_input.hpp>
#include <osmium/osm.hpp>
#include <osmium/relations/manager_util.hpp>
#include <osmium/tags/tags_filter.hpp>
#include <osmium/visitor.hpp>

#include "extract.hpp"
#include "include/cosmium.h"

namespace brisa {
namespace {

using Index = osmium::index::map::FlexMem<osmium::unsigned_object_id_type, osmium::Location>;
using Locations = osmium::handler::NodeLocationsForWays<Index>;
using Areas = osmium::area::MultipolygonManager<osmium::area::Assembler>;

bool is_water(const osmium::TagList& tags) {
  return tags.has_tag("natural", "water") || tags.has_tag("waterway", "riverbank") ||
         tags.has_tag("landuse", "reservoir") || tags.has_tag("landuse", "basin") || tags.has_tag("harbour", "yes");
}

bool is_park(const osmium::TagList& tags) {
  return tags.has_tag("leisure", "park") || tags.has_tag("leisure", "garden") || tags.has_tag("leisure", "nature_reserve") ||
         tags.has_tag("landuse", "forest") || tags.has_tag("landuse", "recreation_ground") || tags.has_tag("natural", "wood");
}

osmium::TagsFilter areas_filter() {
  osmium::TagsFilter filter{false};
  for (const char* value : {"water", "wood"}) filter.add_rule(true, "natural", value);
  for (const char* value : {"reservoir", "basin", "forest", "recreation_ground"}) filter.add_rule(true, "landuse", value);
  for (const char* value : {"park", "garden", "nature_reserve"}) filter.add_rule(true, "leisure", value);
  filter.add_rule(true, "waterway", "riverbank");
  filter.add_rule(true, "harbour", "yes");
  return filter;
}

class ShapeHandler : public osmium::handler::Handler {
 public:
  explicit ShapeHandler(Features& features) : features_(features) {}

  void way(const osmium::Way& way) {
    if (way.deleted() || !way.tags().has_tag("natural", "coastline")) return;
    append(way.nodes());
    end(COSMIUM_COAST);
  }

  void area(const osmium::Area& area) {
    const bool water = is_water(area.tags());
    if (!water && !is_park(area.tags())) return;
    for (const auto& outer : area.outer_rings()) {
      append(outer);
      for (const auto& inner : area.inner_rings(outer)) append(inner);
      end(water ? COSMIUM_WATER : COSMIUM_PARK);
    }
  }

 private:
  void append(const osmium::NodeRefList& nodes) {
    for (const osmium::NodeRef& node : nodes) {
      if (!node.location().valid()) continue;
      features_.latitudes.push_back(node.location().y());
      features_.longitudes.push_back(node.location().x());
    }
    features_.first_point.push_back(features_.latitudes.size());
  }

  void end(int kind) {
    features_.kinds.push_back(static_cast<std::uint8_t>(kind));
    features_.first_ring.push_back(features_.first_point.size() - 1);
  }

  Features& features_;
};

}  // namespace

void read_features(const std::string& path, Features& features) {
  const osmium::io::File file = input_file(path);
  osmium::area::Assembler::config_type config;
  config.create_empty_areas = false;
  Areas areas{config, areas_filter()};
  osmium::relations::read_relations(file, areas);

  Index index;
  Locations locations{index};
  locations.ignore_errors();
  ShapeHandler shapes{features};
  osmium::io::Reader reader{file};
  osmium::apply(reader, locations, shapes, areas.handler([&shapes](osmium::memory::Buffer&& buffer) {
                  osmium::apply(buffer, shapes);
                }));
  reader.close();
}

}  // namespace brisa
