#pragma once

#include <osmium/handler/node_locations_for_ways.hpp>
#include <osmium/index/map/sparse_mem_array.hpp>
#include <osmium/osm/location.hpp>
#include <osmium/osm/types.hpp>

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

}  // namespace brisa
