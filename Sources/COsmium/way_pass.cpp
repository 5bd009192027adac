#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <osmium/handler.hpp>
#include <osmium/osm.hpp>
#include <osmium/visitor.hpp>
#include <vector>

#include "bare_ways.hpp"
#include "budget.hpp"
#include "inputs.hpp"
#include "repetition.hpp"
#include "street_passes.hpp"

namespace brisa {
namespace {

bool is_street(const osmium::TagList& tags) {
  return tags.has_key("highway") || tags.has_tag("railway", "platform") ||
         tags.has_tag("public_transport", "platform");
}

/// Keeps streets, and the outlines of squares that are no streets by themselves, once for each square.
///
/// It takes note of the outlines that come without their tags first. With that it is to be shown the ways once more.
class WayHandler : public osmium::handler::Handler {
 public:
  WayHandler(Extract& extract, const Squares& squares, BareWays& bare_outlines, Budget& budget)
      : extract_(extract), squares_(squares), bare_outlines_(bare_outlines), budget_(budget) {}

  void way(const osmium::Way& way) {
    newest_ = std::max(newest_, way.timestamp());
    if (way.deleted()) return repetition_.expect_one_version(way);
    const bool is_outline = squares_.ways.has(way.id());
    if (is_outline) bare_outlines_.note(way);
    // Overpass may write a way of a relation without its tags, and once more with them.
    if (is_outline ? bare_outlines_.has_tags_elsewhere(way) : way.tags().empty()) {
      return repetition_.expect_one_version(way);
    }
    if (repetition_.note(way)) return;
    if (is_street(way.tags())) {
      append_line(way);
      extract_.way_tags.append(way.tags(), extract_.strings);
    } else {
      squares_.ways.for_rows_of(way.id(), [&](std::size_t row) {
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
    extract_.way_tags.append(squares_.tags, row);
  }

  Extract& extract_;
  const Squares& squares_;
  BareWays& bare_outlines_;
  Budget& budget_;
  Repetition repetition_;
  osmium::Timestamp newest_{};
};

/// Reads the ways once, in place of those that were read before; returns the newest time in them.
osmium::Timestamp read_ways_once(
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

osmium::Timestamp read_ways(const osmium::io::File& file, const Squares& squares, Extract& extract) {
  BareWays bare_outlines;
  const osmium::Timestamp newest = read_ways_once(file, squares, bare_outlines, extract);
  if (bare_outlines.have_tags_elsewhere()) read_ways_once(file, squares, bare_outlines, extract);
  return newest;
}

}  // namespace brisa
