#include "extract.hpp"

#include <algorithm>
#include <cstddef>
#include <osmium/handler.hpp>
#include <osmium/osm.hpp>
#include <osmium/visitor.hpp>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "attribution.hpp"
#include "bare_ways.hpp"
#include "budget.hpp"
#include "include/cosmium.h"
#include "inputs.hpp"
#include "repetition.hpp"
#include "screening.hpp"

namespace brisa {
namespace {

bool is_street(const osmium::TagList& tags) {
  return tags.has_key("highway") || tags.has_tag("railway", "platform") ||
         tags.has_tag("public_transport", "platform");
}

/// A key without what says that its thing is there no more.
std::string_view without_end_of_life(std::string_view key) {
  for (const std::string_view prefix : {"was:", "disused:", "abandoned:", "removed:", "demolished:", "razed:"}) {
    if (key.substr(0, prefix.size()) == prefix) return key.substr(prefix.size());
  }
  return key;
}

/// Whether a tag tells of a stop or an amenity, be it there or gone.
bool is_beside(const osmium::Tag& tag) {
  const std::string_view key = without_end_of_life(tag.key());
  const std::string_view value{tag.value()};
  return key == "public_transport" || key == "amenity" || (key == "highway" && value == "bus_stop") ||
         (key == "railway" && value == "tram_stop");
}

/// Whether a node says if wheelchairs pass on its street, and not if they get on or into what stands beside it.
bool is_passage(const osmium::TagList& tags) {
  return tags.has_key("wheelchair") && std::none_of(tags.begin(), tags.end(), is_beside);
}

/// Whether a node on a street stops someone or is something that one is told of.
bool is_told(const osmium::TagList& tags) {
  return tags.has_key("barrier") || tags.has_key("kerb") || tags.has_key("kerb:height") || tags.has_key("crossing") ||
         tags.has_tag("highway", "crossing") || tags.has_tag("highway", "traffic_signals") ||
         tags.has_tag("highway", "elevator") || is_passage(tags);
}

bool is_restriction(const osmium::TagList& tags) {
  const char* type = tags.get_value_by_key("type");
  return type != nullptr && std::string_view{type}.substr(0, 11) == "restriction";
}

std::uint8_t kind_of(osmium::item_type type) {
  if (type == osmium::item_type::node) return COSMIUM_MEMBER_NODE;
  if (type == osmium::item_type::way) return COSMIUM_MEMBER_WAY;
  return COSMIUM_MEMBER_OTHER;
}

/// Whether a relation is a square or another surface for walkers.
bool is_square(const osmium::TagList& tags) {
  return tags.has_tag("type", "multipolygon") &&
         (tags.has_tag("highway", "pedestrian") || tags.has_tag("highway", "footway"));
}

/// Whether a member is a part of a surface's outline; without a role it is one from outside.
bool is_outline(const osmium::RelationMember& member) {
  const std::string_view role{member.role()};
  return member.type() == osmium::item_type::way && (role == "outer" || role == "inner" || role.empty());
}

/// The squares that are relations: the ways of their outlines, and the tags that these get from them.
struct Squares {
  /// Each with a row of `tags`, in order and without repetition.
  std::vector<std::pair<osmium::object_id_type, std::size_t>> ways;
  TagRows tags;

  /// Whether a way bounds one.
  bool has(osmium::object_id_type way) const {
    const auto found = std::lower_bound(ways.begin(), ways.end(), std::make_pair(way, std::size_t{0}));
    return found != ways.end() && found->first == way;
  }

  /// Calls `body` with the row of tags of each square that a way bounds, in the order of the squares.
  template <typename Body>
  void for_rows_of(osmium::object_id_type way, Body body) const {
    auto found = std::lower_bound(ways.begin(), ways.end(), std::make_pair(way, std::size_t{0}));
    for (; found != ways.end() && found->first == way; ++found) body(found->second);
  }
};

/// First pass: turn restrictions, and squares.
class RelationHandler : public osmium::handler::Handler {
 public:
  explicit RelationHandler(Extract& extract) : extract_(extract) {}

  void relation(const osmium::Relation& relation) {
    newest_ = std::max(newest_, relation.timestamp());
    if (repetition_.is_idle(relation)) return;
    if (is_restriction(relation.tags())) append_restriction(relation);
    if (is_square(relation.tags())) append_square(relation);
  }

  /// The squares; to be called once, when all relations are read.
  Squares take_squares() {
    std::sort(squares_.ways.begin(), squares_.ways.end());
    squares_.ways.erase(std::unique(squares_.ways.begin(), squares_.ways.end()), squares_.ways.end());
    return std::move(squares_);
  }

  osmium::Timestamp newest() const { return newest_; }

 private:
  void append_restriction(const osmium::Relation& relation) {
    extract_.relation_ids.push_back(relation.id());
    extract_.relation_tags.append(relation.tags(), extract_.strings);
    for (const osmium::RelationMember& member : relation.members()) {
      extract_.member_kinds.push_back(kind_of(member.type()));
      extract_.member_ids.push_back(member.ref());
      extract_.member_roles.push_back(extract_.strings.number_of(member.role()));
    }
    extract_.relation_first_member.push_back(extract_.member_ids.size());
  }

  void append_square(const osmium::Relation& relation) {
    const std::size_t row = squares_.tags.first.size() - 1;
    for (const osmium::RelationMember& member : relation.members()) {
      if (is_outline(member)) squares_.ways.emplace_back(member.ref(), row);
    }
    const auto append = [this](const char* key, const char* value) {
      squares_.tags.numbers.push_back(extract_.strings.number_of(key));
      squares_.tags.numbers.push_back(extract_.strings.number_of(value));
    };
    for (const osmium::Tag& tag : relation.tags()) {
      const std::string_view key{tag.key()};
      if (key != "type" && key != "area") append(tag.key(), tag.value());
    }
    append("area", "yes");
    squares_.tags.first.push_back(squares_.tags.numbers.size());
  }

  Extract& extract_;
  Squares squares_;
  Repetition repetition_;
  osmium::Timestamp newest_{};
};

/// Second pass: streets, and the outlines of squares that are no streets by themselves, once for each square.
///
/// It takes note of the outlines that come without their tags first. With that it is to be shown the ways once more.
class WayHandler : public osmium::handler::Handler {
 public:
  WayHandler(Extract& extract, const Squares& squares, BareWays& bare_outlines, Budget& budget)
      : extract_(extract), squares_(squares), bare_outlines_(bare_outlines), budget_(budget) {}

  void way(const osmium::Way& way) {
    newest_ = std::max(newest_, way.timestamp());
    if (way.deleted()) return repetition_.expect_one_version(way);
    const bool is_outline = squares_.has(way.id());
    if (is_outline) bare_outlines_.note(way);
    // Overpass may write a way of a relation without its tags, and once more with them.
    if (is_outline ? bare_outlines_.has_tags_elsewhere(way) : way.tags().empty()) {
      return repetition_.expect_one_version(way);
    }
    if (repetition_.has_seen(way)) return;
    if (is_street(way.tags())) {
      append_line(way);
      extract_.way_tags.append(way.tags(), extract_.strings);
    } else {
      squares_.for_rows_of(way.id(), [&](std::size_t row) {
        budget_.spend_entries(way.nodes().size());
        append_line(way);
        append_tags(row);
      });
    }
  }

  osmium::Timestamp newest() const { return newest_; }

 private:
  void append_line(const osmium::Way& way) {
    extract_.way_ids.push_back(way.id());
    for (const osmium::NodeRef& node : way.nodes()) extract_.way_refs.push_back(node.ref());
    extract_.way_first_node.push_back(extract_.way_refs.size());
  }

  /// Each way has a copy of its square's tags: few squares of many ways and many tags must not fill the memory.
  void append_tags(std::size_t row) {
    const std::vector<std::uint64_t>& first = squares_.tags.first;
    budget_.spend_entries(first[row + 1] - first[row]);
    const auto numbers = squares_.tags.numbers.begin();
    extract_.way_tags.numbers.insert(
        extract_.way_tags.numbers.end(), numbers + static_cast<std::ptrdiff_t>(first[row]),
        numbers + static_cast<std::ptrdiff_t>(first[row + 1]));
    extract_.way_tags.first.push_back(extract_.way_tags.numbers.size());
  }

  Extract& extract_;
  const Squares& squares_;
  BareWays& bare_outlines_;
  Budget& budget_;
  Repetition repetition_;
  osmium::Timestamp newest_{};
};

/// Third pass: the places of the nodes that streets use, and the tags of barriers, crossings and the like on them.
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
    if (is_told(node.tags()) && rows_.try_emplace(number, barriers_.size()).second) {
      barriers_.push_back(number);
      extract_.barrier_tags.append(node.tags(), extract_.strings);
    }
    places_[number] = node.location();
    versions_[number] = node.version();
  }

  const std::vector<osmium::Location>& places() const { return places_; }
  /// The nodes that have a row of tags; `COSMIUM_NO_NODE` for the row of an older version.
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
  const std::vector<std::int64_t>& wanted_;
  std::vector<osmium::Location> places_;
  std::vector<osmium::object_version_type> versions_;
  /// The rows of tags, by node.
  std::unordered_map<std::uint32_t, std::size_t> rows_;
  std::vector<std::uint32_t> barriers_;
  osmium::Timestamp newest_{};
};

bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

const char* format_of(const std::string& path) {
  if (ends_with(path, ".pbf")) return "pbf";
  if (ends_with(path, ".osm.bz2")) return "osm.bz2";
  if (ends_with(path, ".osm.gz")) return "osm.gz";
  if (ends_with(path, ".osm")) return "osm";
  throw UnsupportedFile{};
}

std::string date_of(const osmium::io::Header& header, osmium::Timestamp newest) {
  for (const char* key : {"osmosis_replication_timestamp", "timestamp"}) {
    const std::string date = header.get(key);
    if (!date.empty()) return date;
  }
  return newest.valid() ? newest.to_iso() : std::string{};
}

/// Keeps the numbers of segments, edges and shape points of a network below 2^32.
constexpr std::size_t most_refs = std::size_t{1} << 29;

std::vector<std::int64_t> sorted_ids(const std::vector<std::int64_t>& refs) {
  if (refs.size() > most_refs) throw std::length_error{"it has more streets than a network can number"};
  std::vector<std::int64_t> ids = refs;
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

/// Gives the nodes that were found their final numbers and writes the ways in them.
void number_nodes(const std::vector<std::int64_t>& wanted, const NodeHandler& nodes, Extract& extract) {
  std::vector<std::uint32_t> numbers(wanted.size(), COSMIUM_NO_NODE);
  for (std::size_t index = 0; index < wanted.size(); ++index) {
    const osmium::Location place = nodes.places()[index];
    if (!place) continue;
    numbers[index] = static_cast<std::uint32_t>(extract.node_ids.size());
    extract.node_ids.push_back(wanted[index]);
    extract.node_latitudes.push_back(place.y());
    extract.node_longitudes.push_back(place.x());
  }
  extract.way_nodes.reserve(extract.way_refs.size());
  for (const std::int64_t ref : extract.way_refs) {
    const auto found = std::lower_bound(wanted.begin(), wanted.end(), ref);
    extract.way_nodes.push_back(numbers[static_cast<std::size_t>(found - wanted.begin())]);
  }
  std::vector<std::int64_t>{}.swap(extract.way_refs);
  TagRows tags;
  for (std::size_t row = 0; row < nodes.barriers().size(); ++row) {
    const std::uint32_t barrier = nodes.barriers()[row];
    if (barrier == COSMIUM_NO_NODE) continue;
    extract.barrier_nodes.push_back(numbers[barrier]);
    tags.append(extract.barrier_tags, row);
  }
  extract.barrier_tags = std::move(tags);
}

/// Reads the ways, anew where it has read them before; the newest time in them.
osmium::Timestamp read_ways(
    const osmium::io::File& file, const Squares& squares, BareWays& bare_outlines, Extract& extract) {
  extract.forget_ways();
  Budget budget = budget_of(file.filename());
  WayHandler ways{extract, squares, bare_outlines, budget};
  osmium::io::Reader reader{file, osmium::osm_entity_bits::way};
  osmium::apply(reader, ways);
  reader.close();
  return ways.newest();
}

}  // namespace

/// A leading `./` keeps the library from taking `-` for standard input and `http:` for an address.
osmium::io::File input_file(const std::string& path) {
  const bool is_absolute = !path.empty() && path.front() == '/';
  return osmium::io::File{is_absolute ? path : "./" + path, format_of(path)};
}

void read_extract(const std::string& path, Extract& extract) {
  const osmium::io::File file = input_file(path);
  screen(file);
  RelationHandler relations{extract};
  osmium::io::Reader relation_reader{file, osmium::osm_entity_bits::relation};
  const osmium::io::Header header = relation_reader.header();
  if (header.has_multiple_object_versions()) throw SeveralVersions{};
  osmium::apply(relation_reader, relations);
  relation_reader.close();

  const Squares squares = relations.take_squares();
  BareWays bare_outlines;
  const osmium::Timestamp newest_way = read_ways(file, squares, bare_outlines, extract);
  if (bare_outlines.have_tags_elsewhere()) read_ways(file, squares, bare_outlines, extract);

  const std::vector<std::int64_t> wanted = sorted_ids(extract.way_refs);
  NodeHandler nodes{extract, wanted};
  osmium::io::Reader node_reader{file, osmium::osm_entity_bits::node};
  osmium::apply(node_reader, nodes);
  node_reader.close();

  number_nodes(wanted, nodes, extract);
  extract.date = date_of(header, std::max({relations.newest(), newest_way, nodes.newest()}));
  extract.attribution = attribution_of(file);
}

}  // namespace brisa
