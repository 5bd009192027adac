#pragma once

#include <cstddef>
#include <cstdint>
#include <osmium/io/file.hpp>
#include <osmium/osm/tag.hpp>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace brisa {

/// Numbers each distinct string once.
class StringTable {
 public:
  std::uint32_t number_of(const char* text) {
    const auto [place, is_new] = numbers_.try_emplace(text, static_cast<std::uint32_t>(numbers_.size()));
    if (is_new) {
      const std::string& added = place->first;
      bytes_.insert(bytes_.end(), added.begin(), added.end());
      first_.push_back(bytes_.size());
    }
    return place->second;
  }

  const std::vector<std::uint64_t>& first() const { return first_; }
  const std::vector<std::uint8_t>& bytes() const { return bytes_; }
  void forget_numbers() { std::unordered_map<std::string, std::uint32_t>{}.swap(numbers_); }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
  std::vector<std::uint64_t> first_{0};
  std::vector<std::uint8_t> bytes_;
};

/// Rows of tags, each a run of key and value numbers.
struct TagRows {
  std::vector<std::uint64_t> first{0};
  std::vector<std::uint32_t> numbers;

  /// Adds a row of an object's tags.
  void append(const osmium::TagList& tags, StringTable& strings) {
    for (const osmium::Tag& tag : tags) {
      numbers.push_back(strings.number_of(tag.key()));
      numbers.push_back(strings.number_of(tag.value()));
    }
    first.push_back(numbers.size());
  }

  /// Adds a row of others.
  void append(const TagRows& others, std::size_t row) {
    const auto begin = others.numbers.begin();
    numbers.insert(
        numbers.end(), begin + static_cast<std::ptrdiff_t>(others.first[row]),
        begin + static_cast<std::ptrdiff_t>(others.first[row + 1]));
    first.push_back(numbers.size());
  }
};

/// All that is kept of a file.
struct Extract {
  std::vector<std::int64_t> way_ids;
  std::vector<std::uint64_t> way_first_node{0};
  std::vector<std::int64_t> way_refs;
  std::vector<std::uint32_t> way_nodes;
  TagRows way_tags;

  /// Makes it one without ways.
  void forget_ways() {
    way_ids.clear();
    way_first_node = {0};
    way_refs.clear();
    way_tags = {};
  }

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
};

/// The file's name does not say how to read it.
struct UnsupportedFile {};

/// The file of a path; its name says how to read it.
osmium::io::File input_file(const std::string& path);

/// Reads a file in three passes: relations, then ways, then the nodes that these use.
///
/// The ways are read once more where some that bound a square come without their tags before they come with them.
void read_extract(const std::string& path, Extract& extract);

}  // namespace brisa
