#include "area_border.hpp"

#include <algorithm>
#include <osmium/osm/location.hpp>
#include <osmium/osm/node_ref.hpp>
#include <utility>

namespace brisa {

void AreaBorder::append(const osmium::Way& way, Budget& budget) {
  budget.spend_entries(way.nodes().size());
  osmium::Location last;
  for (const osmium::NodeRef& node : way.nodes()) {
    if (!node.location().valid()) is_whole_ = false;
    if (last) segments_.emplace_back(last, node.location());
    last = node.location();
  }
}

void AreaBorder::append(std::vector<const osmium::Way*> ways, Budget& budget) {
  std::sort(ways.begin(), ways.end());
  ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
  for (const osmium::Way* way : ways) {
    if (way != nullptr) append(*way, budget);
  }
}

std::vector<Ring> AreaBorder::take_rings() {
  return is_whole_ ? rings_of(std::move(segments_)) : std::vector<Ring>{};
}

}  // namespace brisa
