// Reads damaged extracts, made of whole ones by seeded changes: fuzz-extracts FOLDER FIRST COUNT EXTRACT...
//
// Each extract is laid out without compression first, so that changes reach what is inside, and once in two streams of
// bzip2, which the reader unpacks itself. What is read is summed up, so that every byte of the tables is touched.
// Whatever the reader says of a file is fine; what the sanitizer says is not.
#include <bzlib.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <osmium/io/pbf_input.hpp>
#include <osmium/io/pbf_output.hpp>
#include <osmium/io/reader.hpp>
#include <osmium/io/writer.hpp>
#include <osmium/io/xml_input.hpp>
#include <osmium/io/xml_output.hpp>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "cosmium.h"

namespace {

struct Seed {
  std::string ending;
  std::string bytes;
};

std::string bytes_of(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// The same objects in another form.
Seed converted(const std::string& extract, const std::string& folder, const std::string& ending, const char* format) {
  const std::string path = folder + "/seed." + ending;
  osmium::io::Reader reader{extract};
  osmium::io::Writer writer{osmium::io::File{path, format}, reader.header(), osmium::io::overwrite::allow};
  while (osmium::memory::Buffer buffer = reader.read()) writer(std::move(buffer));
  writer.close();
  return {ending, bytes_of(path)};
}

/// A text in two streams of bzip2, one behind the other.
Seed packed(const Seed& text) {
  Seed seed{text.ending + ".bz2", ""};
  const std::size_t half = text.bytes.size() / 2;
  for (std::string part : {text.bytes.substr(0, half), text.bytes.substr(half)}) {
    std::string stream(part.size() + part.size() / 100 + 600, '\0');
    auto size = static_cast<unsigned int>(stream.size());
    const int status =
        BZ2_bzBuffToBuffCompress(stream.data(), &size, part.data(), static_cast<unsigned int>(part.size()), 1, 0, 0);
    if (status != BZ_OK) throw std::runtime_error{"bzip2 packs nothing"};
    seed.bytes += stream.substr(0, size);
  }
  return seed;
}

using Random = std::mt19937_64;

std::size_t below(std::size_t bound, Random& random) { return bound == 0 ? 0 : random() % bound; }

constexpr char letters[] = "0123456789abcdefghijklmnopqrstuvwxyz.-_=:";

/// Another byte in the place of one; in a text mostly a letter, since little else is text.
char changed(char byte, bool is_text, Random& random) {
  if (is_text && random() % 8 != 0) return letters[below(sizeof letters - 1, random)];
  switch (random() % 5) {
    case 0: return static_cast<char>(random());
    case 1: return '\0';
    case 2: return static_cast<char>(byte ^ (1 << (random() % 8)));
    case 3: return static_cast<char>(0xff);
    default: return static_cast<char>(byte + (random() % 2 == 0 ? 1 : -1));
  }
}

/// Takes bytes out, doubles some or writes some over others.
void move(std::string& bytes, Random& random) {
  const std::size_t place = below(bytes.size(), random);
  const std::string piece = bytes.substr(below(bytes.size(), random), 1 + below(64, random));
  switch (random() % 3) {
    case 0: bytes.erase(place, 1 + below(8, random)); break;
    case 1: bytes.insert(place, piece); break;
    default: bytes.replace(place, std::min(piece.size(), bytes.size() - place), piece); break;
  }
}

std::string damaged(const Seed& seed, Random& random) {
  std::string bytes = seed.bytes;
  for (std::size_t count = 1 + below(4, random); count > 0; --count) {
    char& byte = bytes[below(bytes.size(), random)];
    byte = changed(byte, seed.ending == "osm", random);
  }
  if (random() % 10 == 0) move(bytes, random);
  if (random() % 50 == 0) bytes.resize(below(bytes.size(), random));
  return bytes;
}

std::uint64_t sum(const cosmium_tables& tables) {
  std::uint64_t total = 0;
  for (std::size_t way = 0; way < tables.way_count; ++way) {
    for (auto node = tables.way_first_node[way]; node < tables.way_first_node[way + 1]; ++node) {
      total += tables.way_nodes[node];
    }
    for (auto tag = tables.way_first_tag[way]; tag < tables.way_first_tag[way + 1]; ++tag) {
      total += tables.way_tags[tag];
    }
  }
  for (std::size_t node = 0; node < tables.node_count; ++node) {
    total += static_cast<std::uint64_t>(tables.node_latitudes[node]);
    total += static_cast<std::uint64_t>(tables.node_longitudes[node]);
  }
  for (std::uint64_t byte = 0; byte < tables.string_first[tables.string_count]; ++byte) {
    total += tables.string_bytes[byte];
  }
  return total;
}

std::uint64_t sum(const cosmium_shapes& shapes) {
  std::uint64_t total = 0;
  const std::uint64_t rings = shapes.first_ring[shapes.shape_count];
  for (std::uint64_t point = 0; point < shapes.first_point[rings]; ++point) {
    total += static_cast<std::uint64_t>(shapes.latitudes[point]) + static_cast<std::uint64_t>(shapes.longitudes[point]);
  }
  return total;
}

/// What rows of points and of tags hold; every string is looked at too.
std::uint64_t sum(const cosmium_place_tables& tables) {
  std::uint64_t total = 0;
  for (std::size_t place = 0; place < tables.place_count; ++place) {
    total += static_cast<std::uint64_t>(tables.ids[place]) + tables.kinds[place] + tables.shapes[place];
    for (auto point = tables.first_point[place]; point < tables.first_point[place + 1]; ++point) {
      total += static_cast<std::uint64_t>(tables.latitudes[point]);
      total += static_cast<std::uint64_t>(tables.longitudes[point]);
    }
    for (auto tag = tables.first_tag[place]; tag < tables.first_tag[place + 1]; ++tag) {
      total += tables.string_first[tables.tags[tag] + 1];
    }
  }
  for (std::uint64_t byte = 0; byte < tables.string_first[tables.string_count]; ++byte) {
    total += tables.string_bytes[byte];
  }
  return total;
}

std::uint64_t sum(const cosmium_map_tables& tables) {
  std::uint64_t total = tables.left_out;
  for (std::size_t object = 0; object < tables.object_count; ++object) {
    total += tables.shapes[object];
    for (auto tag = tables.first_tag[object]; tag < tables.first_tag[object + 1]; ++tag) {
      total += tables.string_first[tables.tags[tag] + 1];
    }
  }
  const std::uint64_t rings = tables.first_ring[tables.object_count];
  for (std::uint64_t point = 0; point < tables.first_point[rings]; ++point) {
    total += static_cast<std::uint64_t>(tables.latitudes[point]) + static_cast<std::uint64_t>(tables.longitudes[point]);
  }
  for (std::uint64_t byte = 0; byte < tables.string_first[tables.string_count]; ++byte) {
    total += tables.string_bytes[byte];
  }
  return total;
}

/// How many of the four readings went well.
int read(const std::string& path, std::uint64_t& total, std::map<std::string, int>& says) {
  char error[512] = "";
  int good = 0;
  cosmium_extract* extract = nullptr;
  if (cosmium_open(path.c_str(), &extract, error, sizeof error) == COSMIUM_OK) {
    total += sum(cosmium_tables_of(extract));
    good += 1;
  } else {
    says[std::string{error}.substr(0, 30)] += 1;
  }
  cosmium_close(extract);
  cosmium_features* features = nullptr;
  if (cosmium_features_open(path.c_str(), &features, error, sizeof error) == COSMIUM_OK) {
    total += sum(cosmium_shapes_of(features));
    good += 1;
  }
  cosmium_features_close(features);
  cosmium_places* places = nullptr;
  if (cosmium_places_open(path.c_str(), &places, error, sizeof error) == COSMIUM_OK) {
    total += sum(cosmium_places_of(places));
    good += 1;
  }
  cosmium_places_close(places);
  cosmium_map* map = nullptr;
  if (cosmium_map_open(path.c_str(), &map, error, sizeof error) == COSMIUM_OK) {
    total += sum(cosmium_map_of(map));
    good += 1;
  }
  cosmium_map_close(map);
  return good;
}

}  // namespace

int main(int count, char** words) {
  if (count < 5) {
    std::cerr << "usage: fuzz-extracts FOLDER FIRST COUNT EXTRACT...\n";
    return 64;
  }
  const std::string folder = words[1];
  const unsigned long first = std::stoul(words[2]);
  const unsigned long files = std::stoul(words[3]);
  std::vector<Seed> seeds;
  for (int word = 4; word < count; ++word) {
    seeds.push_back(converted(words[word], folder, "osm.pbf", "pbf,pbf_compression=none"));
    seeds.push_back(converted(words[word], folder, "osm.pbf", "pbf,pbf_compression=none,pbf_dense_nodes=false"));
    seeds.push_back(converted(words[word], folder, "osm", "osm"));
    seeds.push_back(packed(seeds.back()));
  }
  std::uint64_t total = 0;
  unsigned long good = 0;
  std::map<std::string, int> says;
  for (unsigned long number = first; number < first + files; ++number) {
    Random random{number};
    const Seed& seed = seeds[number % seeds.size()];
    const std::string path = folder + "/damaged." + seed.ending;
    std::ofstream{path, std::ios::binary} << damaged(seed, random);
    // Where the sanitizer ends the program, this tells of which file.
    std::ofstream{folder + "/number"} << number << '\n';
    good += static_cast<unsigned long>(read(path, total, says));
  }
  std::cout << files << " damaged extracts, " << good << " of " << 4 * files << " readings went well (sum " << total
            << ")\n";
  for (const auto& [text, times] : says) std::cout << "  " << times << " " << text << '\n';
  return 0;
}
