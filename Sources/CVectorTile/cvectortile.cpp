#include "include/cvectortile.h"

#include <memory>
#include <new>
#include <protozero/pbf_writer.hpp>
#include <string>

/// The numbers of the fields are those of the specification's `vector_tile.proto`.
struct cvectortile {
  std::string bytes;
  std::string layer_bytes;
  bool is_broken = false;
};

namespace {

/// Does something with a tile; what C++ throws marks the tile.
template <typename Work>
void guarded(cvectortile* tile, Work work) noexcept {
  if (tile->is_broken) return;
  try {
    work();
  } catch (...) {
    tile->is_broken = true;
  }
}

/// Adds a value to the layer, which is written by `write`.
template <typename Write>
void add_value(cvectortile* tile, Write write) noexcept {
  guarded(tile, [=] {
    protozero::pbf_writer layer{tile->layer_bytes};
    protozero::pbf_writer value{layer, 4};
    write(value);
  });
}

}  // namespace

cvectortile* cvectortile_new(void) { return new (std::nothrow) cvectortile{}; }

void cvectortile_free(cvectortile* tile) { delete tile; }

void cvectortile_begin_layer(cvectortile* tile, const char* name, uint32_t extent) {
  guarded(tile, [=] {
    tile->layer_bytes.clear();
    protozero::pbf_writer layer{tile->layer_bytes};
    layer.add_uint32(15, 2);
    layer.add_string(1, name);
    layer.add_uint32(5, extent);
  });
}

void cvectortile_add_feature(
    cvectortile* tile, uint64_t id, int type, const uint32_t* tags, size_t tag_count, const uint32_t* geometry,
    size_t geometry_count) {
  guarded(tile, [=] {
    protozero::pbf_writer layer{tile->layer_bytes};
    protozero::pbf_writer feature{layer, 2};
    if (id != 0) feature.add_uint64(1, id);
    if (tag_count > 0) feature.add_packed_uint32(2, tags, tags + tag_count);
    feature.add_enum(3, type);
    feature.add_packed_uint32(4, geometry, geometry + geometry_count);
  });
}

void cvectortile_add_key(cvectortile* tile, const char* bytes, size_t count) {
  guarded(tile, [=] { protozero::pbf_writer{tile->layer_bytes}.add_string(3, bytes, count); });
}

void cvectortile_add_text(cvectortile* tile, const char* bytes, size_t count) {
  add_value(tile, [=](protozero::pbf_writer& value) { value.add_string(1, bytes, count); });
}

void cvectortile_add_number(cvectortile* tile, uint64_t number) {
  add_value(tile, [=](protozero::pbf_writer& value) { value.add_uint64(5, number); });
}

void cvectortile_add_signed(cvectortile* tile, int64_t number) {
  add_value(tile, [=](protozero::pbf_writer& value) { value.add_sint64(6, number); });
}

void cvectortile_add_float(cvectortile* tile, float number) {
  add_value(tile, [=](protozero::pbf_writer& value) { value.add_float(2, number); });
}

void cvectortile_add_bool(cvectortile* tile, int is_true) {
  add_value(tile, [=](protozero::pbf_writer& value) { value.add_bool(7, is_true != 0); });
}

void cvectortile_end_layer(cvectortile* tile) {
  guarded(tile, [=] { protozero::pbf_writer{tile->bytes}.add_message(3, tile->layer_bytes); });
}

const uint8_t* cvectortile_bytes(const cvectortile* tile, size_t* count) {
  *count = tile->is_broken ? 0 : tile->bytes.size();
  return *count == 0 ? nullptr : reinterpret_cast<const uint8_t*>(tile->bytes.data());
}
