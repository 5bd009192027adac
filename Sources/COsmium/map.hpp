#pragma once

#include <cstdint>
#include <osmium/osm/box.hpp>
#include <string>
#include <vector>

#include "tag_rows.hpp"

namespace brisa {

/// What a map of the city draws, each object with its rings, its one line or its one point, and the tags that matter.
struct MapObjects {
  std::vector<std::uint8_t> shapes;
  std::vector<std::uint64_t> first_ring{0};
  std::vector<std::uint64_t> first_point{0};
  std::vector<std::int32_t> latitudes;
  std::vector<std::int32_t> longitudes;
  TagRows tags;
  StringTable strings;
  /// Areas that do not close, or of which the file lacks a part.
  std::uint64_t left_out = 0;
  /// What the file says that it covers; not valid where it says nothing.
  osmium::Box box;
};

/// Reads the objects of a map of a file of any of the four kinds.
void read_map(const std::string& path, MapObjects& objects);

}  // namespace brisa
