#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <osmium/handler.hpp>
#include <osmium/osm.hpp>
#include <osmium/visitor.hpp>
#include <stdexcept>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "include/cosmium.h"
#include "inputs.hpp"
#include "street_passes.hpp"

namespace brisa {
namespace {

/// A key without the prefix that says that its thing is there no more, as in `disused:amenity`.
std::string_view without_end_of_life(std::string_view key) {
  for (const std::string_view prefix : {"was:", "disused:", "abandoned:", "removed:", "demolished:", "razed:"}) {
    if (key.substr(0, prefix.size()) == prefix) return key.substr(prefix.size());
  }
  return key;
}

/// Whether a tag is that of a stop or an amenity, be it there or gone.
///
/// Such a thing stands beside the street, though its node is one of the street's.
bool is_beside(const osmium::Tag& tag) {
  const std::string_view key = without_end_of_life(tag.key());
  const std::string_view value{tag.value()};
  return key == "public_transport" || key == "amenity" || (key == "highway" && value == "bus_stop") ||
         (key == "railway" && value == "tram_stop");
}

/// Whether a node says if wheelchairs can pass along its street; `wheelchair` on a stop or an amenity says whether they
/// can board or enter it, which is of no account to who passes.
bool says_if_wheelchairs_pass(const osmium::TagList& tags) {
  return tags.has_key("wheelchair") && std::none_of(tags.begin(), tags.end(), is_beside);
}

/// Whether the tags of a node on a street are kept: it stops someone, or guidance speaks of it.
///
/// `cosmium_tables` calls all of these barriers.
bool is_barrier(const osmium::TagList& tags) {
  return tags.has_key("barrier") || tags.has_key("kerb") || tags.has_key("kerb:height") || tags.has_key("crossing") ||
         tags.has_tag("highway", "crossing") || tags.has_tag("highway", "traffic_signals") ||
         tags.has_tag("highway", "elevator") || says_if_wheelchairs_pass(tags);
}

/// Keeps the places of the nodes that streets use, and the tags of barriers, crossings and the like on them.
///
/// Of a node in several versions the last one counts, with both; of one that comes again the tags where it has some.
class NodeHandler : public osmium::handler::Handler {
 public:
  NodeHandler(Extract& extract, const std::vector<std::int64_t>& wanted)
      : extract_(extract), wanted_(wanted), places_(wanted.size()), versions_(wanted.size()) {}

  void node(const osmium::Node& node) {
    newest_ = std::max(newest_, node.timestamp());
    const auto found = std::lower_bound(wanted_.begin(), wanted_.end(), node.id());
    if (node.deleted() || found == wanted_.end() || *found != node.id() || !node.location().valid()) return;
    const auto number = static_cast<std::uint32_t>(found - wanted_.begin());
    if (places_[number] && node.version() < versions_[number]) return;
    if (places_[number] && node.version() > versions_[number]) forget_tags(number);
    if (is_barrier(node.tags()) && rows_.try_emplace(number, barriers_.size()).second) {
      barriers_.push_back(number);
      extract_.barrier_tags.append(node.tags(), extract_.strings);
    }
    places_[number] = node.location();
    versions_[number] = node.version();
  }

  /// By position in `wanted`; not valid for a node that the file does not hold.
  const std::vector<osmium::Location>& places() const { return places_; }
  /// By row of tags, the position in `wanted` of the node that has it; `COSMIUM_NO_NODE` for the row of an older
  /// version.
  const std::vector<std::uint32_t>& barriers() const { return barriers_; }
  osmium::Timestamp newest() const { return newest_; }

 private:
  void forget_tags(std::uint32_t number) {
    const auto row = rows_.find(number);
    if (row == rows_.end()) return;
    barriers_[row->second] = COSMIUM_NO_NODE;
    rows_.erase(row);
  }

  Extract& extract_;
  /// The numbers of the nodes that streets use, in order.
  const std::vector<std::int64_t>& wanted_;
  std::vector<osmium::Location> places_;
  std::vector<osmium::object_version_type> versions_;
  /// The row of tags, by position in `wanted_`.
  std::unordered_map<std::uint32_t, std::size_t> rows_;
  std::vector<std::uint32_t> barriers_;
  osmium::Timestamp newest_{};
};

/// Keeps the numbers of segments, edges and shape points of a network below 2^32.
constexpr std::size_t max_refs = std::size_t{1} << 29;

/// The numbers of the nodes that ways use, each once and in order. Throws where there are more than `max_refs`.
std::vector<std::int64_t> sorted_ids(const std::vector<std::int64_t>& refs) {
  if (refs.size() > max_refs) throw std::length_error{"it has more streets than a network can number"};
  std::vector<std::int64_t> ids = refs;
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

/// Keeps the nodes that were found; by position in `wanted` their position in the tables, and `COSMIUM_NO_NODE` for
/// those that the file does not hold.
std::vector<std::uint32_t> keep_nodes(
    const std::vector<std::int64_t>& wanted, const std::vector<osmium::Location>& places, Extract& extract) {
  std::vector<std::uint32_t> numbers(wanted.size(), COSMIUM_NO_NODE);
  for (std::size_t index = 0; index < wanted.size(); ++index) {
    const osmium::Location place = places[index];
    if (!place) continue;
    numbers[index] = static_cast<std::uint32_t>(extract.node_ids.size());
    extract.node_ids.push_back(wanted[index]);
    extract.node_latitudes.push_back(place.y());
    extract.node_longitudes.push_back(place.x());
  }
  return numbers;
}

/// Writes the nodes of the ways as positions in the tables, and gives back the memory of the file's numbers for them.
void number_way_nodes(
    const std::vector<std::int64_t>& wanted, const std::vector<std::uint32_t>& numbers, Extract& extract) {
  extract.way_nodes.reserve(extract.way_refs.size());
  for (const std::int64_t ref : extract.way_refs) {
    const auto found = std::lower_bound(wanted.begin(), wanted.end(), ref);
    extract.way_nodes.push_back(numbers[static_cast<std::size_t>(found - wanted.begin())]);
  }
  std::vector<std::int64_t>{}.swap(extract.way_refs);
}

/// Writes the nodes of barriers as positions in the tables, and drops the rows of tags of older versions.
void number_barriers(
    const std::vector<std::uint32_t>& barriers, const std::vector<std::uint32_t>& numbers, Extract& extract) {
  TagRows tags;
  for (std::size_t row = 0; row < barriers.size(); ++row) {
    const std::uint32_t barrier = barriers[row];
    if (barrier == COSMIUM_NO_NODE) continue;
    extract.barrier_nodes.push_back(numbers[barrier]);
    tags.append(extract.barrier_tags, row);
  }
  extract.barrier_tags = std::move(tags);
}

}  // namespace

osmium::Timestamp read_nodes(const osmium::io::File& file, Extract& extract) {
  const std::vector<std::int64_t> wanted = sorted_ids(extract.way_refs);
  NodeHandler nodes{extract, wanted};
  osmium::io::Reader reader{file, osmium::osm_entity_bits::node};
  osmium::apply(reader, nodes);
  reader.close();
  const std::vector<std::uint32_t> numbers = keep_nodes(wanted, nodes.places(), extract);
  number_way_nodes(wanted, numbers, extract);
  number_barriers(nodes.barriers(), numbers, extract);
  return nodes.newest();
}

}  // namespace brisa
