#include "include/cosmium.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <memory>
#include <system_error>

#include "extract.hpp"
#include "features.hpp"
#include "input_file.hpp"
#include "map.hpp"
#include "places.hpp"

struct cosmium_extract {
  brisa::Extract data;
};

struct cosmium_features {
  brisa::Features data;
};

struct cosmium_places {
  brisa::Places data;
};

struct cosmium_map {
  brisa::MapObjects data;
};

namespace {

/// Copies a text into the caller's error, cut to its capacity with the zero at its end; returns the status.
cosmium_status fail(cosmium_status status, const char* text, char* error, std::size_t capacity) {
  if (error != nullptr && capacity > 0) {
    const std::size_t length = std::min(std::strlen(text), capacity - 1);
    std::memcpy(error, text, length);
    error[length] = '\0';
  }
  return status;
}

/// Says of a path that is no file with anything in it what is wrong, for libosmium tells less.
cosmium_status check_file(const char* path, char* error, std::size_t capacity) {
  struct stat info {};
  if (stat(path, &info) != 0) {
    const cosmium_status status = errno == ENOENT || errno == ENOTDIR ? COSMIUM_MISSING : COSMIUM_IO;
    return fail(status, std::strerror(errno), error, capacity);
  }
  if (!S_ISREG(info.st_mode)) return fail(COSMIUM_IO, "it is no regular file", error, capacity);
  if (info.st_size == 0) return fail(COSMIUM_MALFORMED, "it is empty", error, capacity);
  return COSMIUM_OK;
}

/// Reads a file into a new handle: the one place where C++ exceptions turn into values.
/// On failure `*handle` is null, and `error` holds what went wrong.
template <typename Handle, typename Read>
cosmium_status open_with(const char* path, Handle** handle, char* error, std::size_t error_capacity, Read read) {
  *handle = nullptr;
  try {
    auto opened = std::make_unique<Handle>();
    const cosmium_status status = check_file(path, error, error_capacity);
    if (status != COSMIUM_OK) return status;
    read(opened->data);
    *handle = opened.release();
    return COSMIUM_OK;
  } catch (const brisa::UnsupportedFile&) {
    return fail(COSMIUM_UNSUPPORTED, "unknown extension", error, error_capacity);
  } catch (const std::system_error& problem) {
    return fail(COSMIUM_IO, problem.what(), error, error_capacity);
  } catch (const std::exception& problem) {
    return fail(COSMIUM_MALFORMED, problem.what(), error, error_capacity);
  } catch (...) {
    return fail(COSMIUM_MALFORMED, "unknown problem", error, error_capacity);
  }
}

/// Points tables at the strings that their tags are numbers of.
template <typename Strings, typename Tables>
void show_strings(const Strings& strings, Tables& tables) {
  tables.string_count = strings.first().size() - 1;
  tables.string_first = strings.first().data();
  tables.string_bytes = strings.bytes().data();
}

/// Copies the box that a file says it covers, where it says so.
void show_box(const osmium::Box& box, cosmium_map_tables& tables) {
  tables.has_box = box.valid() ? 1 : 0;
  if (!box.valid()) return;
  tables.box[0] = box.bottom_left().x();
  tables.box[1] = box.bottom_left().y();
  tables.box[2] = box.top_right().x();
  tables.box[3] = box.top_right().y();
}

}  // namespace

cosmium_status cosmium_open(const char* path, cosmium_extract** extract, char* error, std::size_t error_capacity) {
  return open_with(path, extract, error, error_capacity, [path](brisa::Extract& data) {
    brisa::read_extract(path, data);
    data.strings.forget_numbers();
  });
}

cosmium_tables cosmium_tables_of(const cosmium_extract* extract) {
  const brisa::Extract& data = extract->data;
  cosmium_tables tables{};
  tables.way_count = data.way_ids.size();
  tables.way_ids = data.way_ids.data();
  tables.way_first_node = data.way_first_node.data();
  tables.way_nodes = data.way_nodes.data();
  tables.way_first_tag = data.way_tags.first.data();
  tables.way_tags = data.way_tags.numbers.data();
  tables.node_count = data.node_ids.size();
  tables.node_ids = data.node_ids.data();
  tables.node_latitudes = data.node_latitudes.data();
  tables.node_longitudes = data.node_longitudes.data();
  tables.barrier_count = data.barrier_nodes.size();
  tables.barrier_nodes = data.barrier_nodes.data();
  tables.barrier_first_tag = data.barrier_tags.first.data();
  tables.barrier_tags = data.barrier_tags.numbers.data();
  tables.relation_count = data.relation_ids.size();
  tables.relation_ids = data.relation_ids.data();
  tables.relation_first_tag = data.relation_tags.first.data();
  tables.relation_tags = data.relation_tags.numbers.data();
  tables.relation_first_member = data.relation_first_member.data();
  tables.member_kinds = data.member_kinds.data();
  tables.member_ids = data.member_ids.data();
  tables.member_roles = data.member_roles.data();
  show_strings(data.strings, tables);
  tables.date = data.date.c_str();
  tables.attribution = data.attribution.c_str();
  return tables;
}

void cosmium_close(cosmium_extract* extract) { delete extract; }

cosmium_status cosmium_features_open(
    const char* path, cosmium_features** features, char* error, std::size_t error_capacity) {
  return open_with(
      path, features, error, error_capacity, [path](brisa::Features& data) { brisa::read_features(path, data); });
}

cosmium_shapes cosmium_shapes_of(const cosmium_features* features) {
  const brisa::Features& data = features->data;
  cosmium_shapes shapes{};
  shapes.shape_count = data.kinds.size();
  shapes.kinds = data.kinds.data();
  shapes.first_ring = data.first_ring.data();
  shapes.first_point = data.first_point.data();
  shapes.latitudes = data.latitudes.data();
  shapes.longitudes = data.longitudes.data();
  return shapes;
}

void cosmium_features_close(cosmium_features* features) { delete features; }

cosmium_status cosmium_places_open(const char* path, cosmium_places** places, char* error, std::size_t error_capacity) {
  return open_with(path, places, error, error_capacity, [path](brisa::Places& data) {
    brisa::read_places(path, data);
    data.strings.forget_numbers();
  });
}

cosmium_place_tables cosmium_places_of(const cosmium_places* places) {
  const brisa::Places& data = places->data;
  cosmium_place_tables tables{};
  tables.place_count = data.ids.size();
  tables.kinds = data.kinds.data();
  tables.shapes = data.shapes.data();
  tables.ids = data.ids.data();
  tables.first_point = data.first_point.data();
  tables.latitudes = data.latitudes.data();
  tables.longitudes = data.longitudes.data();
  tables.first_tag = data.tags.first.data();
  tables.tags = data.tags.numbers.data();
  show_strings(data.strings, tables);
  return tables;
}

void cosmium_places_close(cosmium_places* places) { delete places; }

cosmium_status cosmium_map_open(const char* path, cosmium_map** map, char* error, std::size_t error_capacity) {
  return open_with(path, map, error, error_capacity, [path](brisa::MapObjects& data) {
    brisa::read_map(path, data);
    data.strings.forget_numbers();
  });
}

cosmium_map_tables cosmium_map_of(const cosmium_map* map) {
  const brisa::MapObjects& data = map->data;
  cosmium_map_tables tables{};
  tables.object_count = data.shapes.size();
  tables.shapes = data.shapes.data();
  tables.first_ring = data.first_ring.data();
  tables.first_point = data.first_point.data();
  tables.latitudes = data.latitudes.data();
  tables.longitudes = data.longitudes.data();
  tables.first_tag = data.tags.first.data();
  tables.tags = data.tags.numbers.data();
  show_strings(data.strings, tables);
  tables.left_out = data.left_out;
  show_box(data.box, tables);
  return tables;
}

void cosmium_map_close(cosmium_map* map) { delete map; }
