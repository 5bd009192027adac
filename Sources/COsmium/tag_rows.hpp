#pragma once

#include <cstddef>
#include <cstdint>
#include <osmium/osm/tag.hpp>
#include <string>
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

}  // namespace brisa
