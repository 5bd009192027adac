#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tag_rows.hpp"

namespace brisa {

/// Objects of a map that have a name or a house number.
struct Places {
  std::vector<std::uint8_t> kinds;
  std::vector<std::uint8_t> shapes;
  std::vector<std::int64_t> ids;
  std::vector<std::uint64_t> first_point{0};
  std::vector<std::int32_t> latitudes;
  std::vector<std::int32_t> longitudes;
  TagRows tags;
  StringTable strings;
};

/// Reads what has a name or a house number in a file of any of the four kinds; what has no place is left out.
void read_places(const std::string& path, Places& places);

}  // namespace brisa
