#pragma once

#include <osmium/handler.hpp>
#include <osmium/handler/node_locations_for_ways.hpp>
#include <osmium/index/map/sparse_mem_array.hpp>
#include <osmium/io/file.hpp>
#include <osmium/io/header.hpp>
#include <osmium/io/reader.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/entity_bits.hpp>
#include <osmium/osm/location.hpp>
#include <osmium/osm/node.hpp>
#include <osmium/osm/types.hpp>
#include <osmium/osm/way.hpp>
#include <osmium/visitor.hpp>
#include <tuple>

#include "bare_ways.hpp"
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
///
/// Of a node that follows an older version of it the handlers see the new one alone, be it with other tags, elsewhere
/// or both, and none of one that is deleted. Where others stand between the two, nobody can tell which one counts: it
/// throws `SeveralVersions` of a node that is deleted in one place and is something in another.
template <typename... Handlers>
class EachOnce : public osmium::handler::Handler {
 public:
  explicit EachOnce(const BareWays& bare_ways, Handlers&... handlers) : bare_ways_(bare_ways), handlers_{handlers...} {}

  void node(const osmium::Node& node) {
    if (!holds(node)) {
      release();
      hold(node);
    } else if (is_better(node)) {
      hold(node);
    }
  }

  void way(osmium::Way& way) {
    release();
    if (way.deleted() || bare_ways_.has_tags_elsewhere(way) || ways_.note(way)) return;
    std::apply([&way](Handlers&... handlers) { (handlers.way(way), ...); }, handlers_);
  }

  /// To be called behind the last node; the library does.
  void flush() { release(); }

 private:
  bool holds(const osmium::Node& node) const { return held_.committed() > 0 && held().id() == node.id(); }

  const osmium::Node& held() const { return held_.get<osmium::Node>(0); }

  /// Whether a node says more than the one of its number that is held.
  bool is_better(const osmium::Node& node) const {
    return node.version() > held().version() || (node.version() == held().version() && held().tags().empty());
  }

  void hold(const osmium::Node& node) {
    held_.clear();
    held_.add_item(node);
    held_.commit();
    is_tagged_ = is_tagged_ || (!node.deleted() && !node.tags().empty());
  }

  /// Most nodes have no tags and are but places of ways: to show one of them again does no harm, and their numbers are
  /// not kept.
  void release() {
    if (held_.committed() == 0) return;
    expect_one_state(held());
    const bool is_again = is_tagged_ ? nodes_.note(held().id()) : nodes_.knows(held().id());
    if (!is_again && !held().deleted()) show(held());
    held_.clear();
    is_tagged_ = false;
  }

  /// Throws where a node is deleted here and has been something before, or the other way round.
  void expect_one_state(const osmium::Node& node) {
    if (node.deleted() ? nodes_.knows(node.id()) : deleted_nodes_.knows(node.id())) throw SeveralVersions{};
    if (node.deleted()) deleted_nodes_.note(node.id());
  }

  void show(const osmium::Node& node) {
    std::apply([&node](Handlers&... handlers) { (handlers.node(node), ...); }, handlers_);
  }

  const BareWays& bare_ways_;
  std::tuple<Handlers&...> handlers_;
  /// The last node, which a newer version of it may follow.
  osmium::memory::Buffer held_{1024, osmium::memory::Buffer::auto_grow::yes};
  /// Whether it, or an older version of it, has tags.
  bool is_tagged_ = false;
  Repetition nodes_;
  Repetition deleted_nodes_;
  Repetition ways_;
};

/// Shows nodes and takes note of ways.
template <typename Each>
class FirstPass : public osmium::handler::Handler {
 public:
  FirstPass(Each& each, BareWays& bare_ways) : each_(each), bare_ways_(bare_ways) {}

  void node(const osmium::Node& node) { each_.node(node); }
  void way(const osmium::Way& way) { bare_ways_.note(way); }
  void flush() { each_.flush(); }

 private:
  Each& each_;
  BareWays& bare_ways_;
};

/// Shows handlers all nodes of a file and then its ways, each once, which know the places of their nodes.
///
/// The file is read once where it is known to be sorted, and else twice.
template <typename... Handlers>
osmium::io::Header show_nodes_and_ways(const osmium::io::File& file, bool is_sorted, Handlers&... handlers) {
  NodePlaces places;
  BareWays bare_ways;
  EachOnce each{bare_ways, places.handler(), handlers...};
  osmium::io::Reader reader{file, osmium::osm_entity_bits::node | osmium::osm_entity_bits::way};
  const osmium::io::Header header = reader.header();
  if (is_sorted) {
    osmium::apply(reader, each);
    reader.close();
    return header;
  }
  FirstPass first{each, bare_ways};
  osmium::apply(reader, first);
  reader.close();
  osmium::io::Reader ways{file, osmium::osm_entity_bits::way};
  osmium::apply(ways, each);
  ways.close();
  return header;
}

}  // namespace brisa
