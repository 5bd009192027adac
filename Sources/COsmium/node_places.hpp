#pragma once

#include <osmium/handler.hpp>
#include <osmium/handler/node_locations_for_ways.hpp>
#include <osmium/index/map/sparse_mem_array.hpp>
#include <osmium/io/file.hpp>
#include <osmium/io/header.hpp>
#include <osmium/io/reader.hpp>
#include <osmium/osm/entity_bits.hpp>
#include <osmium/osm/location.hpp>
#include <osmium/osm/node.hpp>
#include <osmium/osm/types.hpp>
#include <osmium/osm/way.hpp>
#include <osmium/visitor.hpp>
#include <tuple>

#include "repetition.hpp"

namespace brisa {

/// Where the nodes of a file are, for its ways.
///
/// The handler is shown all nodes first, since a file may have them after its ways, and then the ways. Numbers below
/// zero, which editors give to what is new, are numbers like others. However large the numbers are, the memory is that
/// of so many nodes.
class NodePlaces {
  using Index = osmium::index::map::SparseMemArray<osmium::unsigned_object_id_type, osmium::Location>;
  using Handler = osmium::handler::NodeLocationsForWays<Index, Index>;

 public:
  NodePlaces() : handler_{above_, below_} { handler_.ignore_errors(); }
  NodePlaces(const NodePlaces&) = delete;
  NodePlaces& operator=(const NodePlaces&) = delete;

  /// Takes the places of nodes, and gives them to ways; what is not known is not valid.
  Handler& handler() { return handler_; }

 private:
  Index above_;
  Index below_;
  Handler handler_;
};

/// Shows several handlers nodes and ways, each way once, and each node that is anything by itself.
template <typename... Handlers>
class EachOnce : public osmium::handler::Handler {
 public:
  explicit EachOnce(Handlers&... handlers) : handlers_{handlers...} {}

  void node(const osmium::Node& node) {
    // Most nodes have no tags and are but places of ways: to show one of them again does no harm.
    if (!node.deleted() && !node.tags().empty() && nodes_.has_seen(node.id())) return;
    std::apply([&node](Handlers&... handlers) { (handlers.node(node), ...); }, handlers_);
  }

  void way(osmium::Way& way) {
    if (way.deleted() || ways_.has_seen(way)) return;
    std::apply([&way](Handlers&... handlers) { (handlers.way(way), ...); }, handlers_);
  }

 private:
  std::tuple<Handlers&...> handlers_;
  Repetition nodes_;
  Repetition ways_;
};

/// Shows handlers all nodes of a file and then its ways, each once, which know the places of their nodes.
///
/// The file is read once where it says that its nodes come first, and else twice.
template <typename... Handlers>
osmium::io::Header show_nodes_and_ways(const osmium::io::File& file, Handlers&... handlers) {
  NodePlaces places;
  EachOnce each{places.handler(), handlers...};
  osmium::io::Reader reader{file, osmium::osm_entity_bits::node | osmium::osm_entity_bits::way};
  const osmium::io::Header header = reader.header();
  if (header.get("sorting") == "Type_then_ID") {
    osmium::apply(reader, each);
    reader.close();
    return header;
  }
  reader.close();
  for (const auto kind : {osmium::osm_entity_bits::node, osmium::osm_entity_bits::way}) {
    osmium::io::Reader part{file, kind};
    osmium::apply(part, each);
    part.close();
  }
  return header;
}

}  // namespace brisa
