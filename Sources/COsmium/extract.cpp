#include "extract.hpp"

#include <algorithm>
#include <osmium/io/header.hpp>
#include <osmium/osm/timestamp.hpp>
#include <string>

#include "attribution.hpp"
#include "input_file.hpp"
#include "screening.hpp"
#include "street_passes.hpp"

namespace brisa {
namespace {

/// The date that the file states, and else the newest time in it.
std::string date_of(const osmium::io::Header& header, osmium::Timestamp newest) {
  for (const char* key : {"osmosis_replication_timestamp", "timestamp"}) {
    const std::string date = header.get(key);
    if (!date.empty()) return date;
  }
  return newest.valid() ? newest.to_iso() : std::string{};
}

}  // namespace

void read_extract(const std::string& path, Extract& extract) {
  const osmium::io::File file = input_file(path);
  screen(file);
  const RelationPass relations = read_relations(file, extract);
  const osmium::Timestamp newest_way = read_ways(file, relations.squares, extract);
  const osmium::Timestamp newest_node = read_nodes(file, extract);
  extract.date = date_of(relations.header, std::max({relations.newest, newest_way, newest_node}));
  extract.attribution = attribution_of(file);
}

}  // namespace brisa
