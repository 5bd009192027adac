#pragma once

#include <osmium/osm/location.hpp>
#include <utility>
#include <vector>

namespace brisa {

/// A piece of a border, between two places.
using Segment = std::pair<osmium::Location, osmium::Location>;

/// Places in order, of which the last is the first.
using Ring = std::vector<osmium::Location>;

/// The rings that segments make, the one with the largest surface first; none where they do not close.
///
/// A segment that is there twice is a border between two parts of one area and falls away. Where several rings meet in
/// a place, any way of taking them apart covers the same surface when it is filled by the even-odd rule, so the first
/// one found is taken: the work is that of sorting the segments, however often they meet.
std::vector<Ring> rings_of(std::vector<Segment> segments);

}  // namespace brisa
