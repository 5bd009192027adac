#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tag_rows.hpp"

namespace brisa {

/// All that is kept of a file; `cosmium_tables` says what the arrays hold.
struct Extract {
  std::vector<std::int64_t> way_ids;
  std::vector<std::uint64_t> way_first_node{0};
  /// The numbers that the file has for the nodes of ways; empty once `way_nodes` has their positions.
  std::vector<std::int64_t> way_refs;
  std::vector<std::uint32_t> way_nodes;
  TagRows way_tags;

  std::vector<std::int64_t> node_ids;
  std::vector<std::int32_t> node_latitudes;
  std::vector<std::int32_t> node_longitudes;

  std::vector<std::uint32_t> barrier_nodes;
  TagRows barrier_tags;

  std::vector<std::int64_t> relation_ids;
  TagRows relation_tags;
  std::vector<std::uint64_t> relation_first_member{0};
  std::vector<std::uint8_t> member_kinds;
  std::vector<std::int64_t> member_ids;
  std::vector<std::uint32_t> member_roles;

  StringTable strings;
  std::string date;
  std::string attribution;

  /// Makes it one without ways, for those to be read again.
  void forget_ways() {
    way_ids.clear();
    way_first_node = {0};
    way_refs.clear();
    way_tags = {};
  }
};

/// Reads a file in three passes (`street_passes.hpp`): relations, then ways, then the nodes that these use.
void read_extract(const std::string& path, Extract& extract);

}  // namespace brisa
