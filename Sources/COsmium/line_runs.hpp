#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <osmium/osm/location.hpp>
#include <osmium/osm/node_ref.hpp>
#include <osmium/osm/way.hpp>
#include <vector>

namespace brisa {

/// 180 degrees of longitude.
constexpr std::int32_t half_around = 1'800'000'000;

/// Whether two places are more than half around the globe apart in longitude, as on two sides of the 180th meridian.
inline bool are_across_the_meridian(osmium::Location one, osmium::Location other) {
  return std::abs(std::int64_t{one.x()} - std::int64_t{other.x()}) > half_around;
}

/// Where the line from one place to another crosses the 180th meridian, on the side of the first.
inline osmium::Location crossing_of_the_meridian(osmium::Location one, osmium::Location other) {
  const std::int64_t before = std::int64_t{half_around} - std::abs(std::int64_t{one.x()});
  const std::int64_t behind = std::int64_t{half_around} - std::abs(std::int64_t{other.x()});
  const double share = before + behind > 0 ? static_cast<double>(before) / static_cast<double>(before + behind) : 0;
  const double y = one.y() + share * (double{1} * other.y() - one.y());
  return osmium::Location{one.x() > 0 ? half_around : -half_around, static_cast<std::int32_t>(std::lround(y))};
}

/// Hands on the line of a way, in as many parts of two places or more as the file has it in: it ends where the file
/// lacks a node, and at the 180th meridian, on whose other side it begins anew.
template <typename Body>
void for_each_run(const osmium::Way& way, Body body) {
  std::vector<osmium::Location> run;
  const auto end = [&run, &body] {
    if (run.size() > 1) body(run);
    run.clear();
  };
  for (const osmium::NodeRef& node : way.nodes()) {
    const osmium::Location place = node.location();
    if (!place.valid()) {
      end();
      continue;
    }
    if (!run.empty() && are_across_the_meridian(run.back(), place)) {
      const osmium::Location last = run.back();
      run.push_back(crossing_of_the_meridian(last, place));
      end();
      run.push_back(crossing_of_the_meridian(place, last));
    }
    run.push_back(place);
  }
  end();
}

}  // namespace brisa
