#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace brisa {

/// Shapes of a map, each with its rings or, for a coast, its one line.
struct Features {
  std::vector<std::uint8_t> kinds;
  std::vector<std::uint64_t> first_ring{0};
  std::vector<std::uint64_t> first_point{0};
  std::vector<std::int32_t> latitudes;
  std::vector<std::int32_t> longitudes;
};

/// Reads water, parks and coasts of a file of any of the four kinds; areas that do not close are left out.
void read_features(const std::string& path, Features& features);

}  // namespace brisa
