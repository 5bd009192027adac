#include "pbf_screen.hpp"

#include <cstring>
#include <protozero/pbf_message.hpp>
#include <vector>

#include "pbf_blobs.hpp"

namespace brisa {
namespace {

/// What one block may take laid out; a block of eight thousand objects, as is usual, takes a few MiB.
constexpr std::uint64_t max_block_bytes = std::uint64_t{1} << 27;

/// What the library lays out for each of these, without the text that belongs to it.
constexpr std::uint64_t object_bytes = 96;
constexpr std::uint64_t ref_bytes = 16;
constexpr std::uint64_t member_bytes = 32;
constexpr std::uint64_t tag_bytes = 2;

// Field numbers of the format, https://wiki.openstreetmap.org/wiki/PBF_Format; those of one kind of object differ from
// those of another in their meaning.
enum class BlockField : protozero::pbf_tag_type { strings = 1, group = 2 };
enum class TableField : protozero::pbf_tag_type { string = 1 };
enum class GroupField : protozero::pbf_tag_type { node = 1, dense = 2, way = 3, relation = 4 };
enum class ObjectField : protozero::pbf_tag_type { id = 1, keys = 2, values = 3, info = 4, refs_or_roles = 8 };
enum class DenseField : protozero::pbf_tag_type { ids = 1, info = 5, keys_and_values = 10 };
enum class InfoField : protozero::pbf_tag_type { user = 5 };

/// Goes through the messages of one block, and spends for each what the library will lay out for it.
class BlockScreen {
 public:
  BlockScreen(Budget& budget, FileOrder& order) : budget_(budget), order_(order) {}

  void screen(protozero::data_view block) {
    protozero::pbf_message<BlockField> strings{block};
    while (strings.next(BlockField::strings, protozero::pbf_wire_type::length_delimited)) {
      read_strings(strings.get_view());
    }
    protozero::pbf_message<BlockField> groups{block};
    while (groups.next(BlockField::group, protozero::pbf_wire_type::length_delimited)) read_group(groups.get_view());
  }

 private:
  void read_strings(protozero::data_view table) {
    protozero::pbf_message<TableField> message{table};
    while (message.next(TableField::string, protozero::pbf_wire_type::length_delimited)) {
      const protozero::data_view text = message.get_view();
      if (text.size() > 0 && std::memchr(text.data(), 0, text.size()) != nullptr) {
        throw DamagedBlock{"PBF error: a string holds a NUL"};
      }
      spend(1, sizeof(protozero::data_view));
      lengths_.push_back(static_cast<std::uint32_t>(text.size()));
    }
  }

  void read_group(protozero::data_view group) {
    protozero::pbf_message<GroupField> message{group};
    while (message.next()) {
      if (message.wire_type() != protozero::pbf_wire_type::length_delimited) {
        message.skip();
        continue;
      }
      const protozero::data_view data = message.get_view();
      note_order(message.tag());
      switch (message.tag()) {
        case GroupField::node:
        case GroupField::way:
        case GroupField::relation: read_object(data, message.tag()); break;
        case GroupField::dense: read_dense(data); break;
        default: break;
      }
    }
  }

  void note_order(GroupField kind) {
    if (kind == GroupField::way) order_.has_ways = true;
    if (order_.has_ways && (kind == GroupField::node || kind == GroupField::dense)) order_.is_sorted = false;
  }

  void note_way(std::int64_t number) {
    if (order_.last_way >= number) order_.is_sorted = false;
    order_.last_way = number;
  }

  /// A node, way or relation.
  void read_object(protozero::data_view object, GroupField kind) {
    spend(1, object_bytes);
    protozero::pbf_message<ObjectField> message{object};
    while (message.next()) {
      if (kind == GroupField::way && message.tag() == ObjectField::id &&
          message.wire_type() == protozero::pbf_wire_type::varint) {
        note_way(message.get_int64());
        continue;
      }
      if (message.wire_type() != protozero::pbf_wire_type::length_delimited) {
        message.skip();
        continue;
      }
      const protozero::data_view data = message.get_view();
      switch (message.tag()) {
        case ObjectField::keys:
        case ObjectField::values: read_texts(data, tag_bytes); break;
        case ObjectField::info: read_user(data); break;
        case ObjectField::refs_or_roles:
          if (kind == GroupField::relation) read_texts(data, member_bytes);
          if (kind == GroupField::way) read_numbers(data, ref_bytes);
          break;
        default: break;
      }
    }
  }

  void read_dense(protozero::data_view nodes) {
    protozero::pbf_message<DenseField> message{nodes};
    while (message.next()) {
      if (message.wire_type() != protozero::pbf_wire_type::length_delimited) {
        message.skip();
        continue;
      }
      const protozero::data_view data = message.get_view();
      switch (message.tag()) {
        case DenseField::ids: read_numbers(data, object_bytes); break;
        case DenseField::info: read_users(data); break;
        case DenseField::keys_and_values: read_texts(data, tag_bytes); break;
        default: break;
      }
    }
  }

  /// Numbers of strings.
  void read_texts(protozero::data_view list, std::uint64_t each) {
    const char* place = list.data();
    const char* const end = place + list.size();
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
    while (place != end) {
      count += 1;
      bytes += each + length_of(static_cast<std::uint32_t>(protozero::decode_varint(&place, end)));
    }
    spend(count, bytes);
  }

  /// Numbers of which only how many matters: each ends with the byte whose highest bit is not set.
  void read_numbers(protozero::data_view list, std::uint64_t each) {
    std::uint64_t count = 0;
    for (std::size_t index = 0; index < list.size(); ++index) {
      count += static_cast<std::uint8_t>(list.data()[index]) < 0x80 ? 1 : 0;
    }
    spend(count, count * each);
  }

  void read_user(protozero::data_view info) {
    protozero::pbf_message<InfoField> message{info};
    while (message.next()) {
      if (message.tag() == InfoField::user && message.wire_type() == protozero::pbf_wire_type::varint) {
        spend(0, length_of(message.get_uint32()));
      } else {
        message.skip();
      }
    }
  }

  /// The users of dense nodes, each as the difference to the one before.
  void read_users(protozero::data_view info) {
    protozero::pbf_message<InfoField> message{info};
    while (message.next(InfoField::user, protozero::pbf_wire_type::length_delimited)) {
      const protozero::data_view list = message.get_view();
      const char* place = list.data();
      const char* const end = place + list.size();
      std::uint32_t user = 0;
      std::uint64_t bytes = 0;
      while (place != end) {
        const auto step = static_cast<std::uint32_t>(protozero::decode_varint(&place, end));
        user += static_cast<std::uint32_t>(protozero::decode_zigzag32(step));
        bytes += length_of(user);
      }
      spend(0, bytes);
    }
  }

  /// The library refuses a number that no string has.
  std::uint64_t length_of(std::uint32_t number) const { return number < lengths_.size() ? lengths_[number] : 0; }

  void spend(std::uint64_t entries, std::uint64_t bytes) {
    budget_.spend_entries(entries);
    budget_.spend_bytes(bytes);
    block_bytes_ += bytes;
    if (block_bytes_ > max_block_bytes) throw OverBudget{"a block of it unpacks to more than 128 MiB"};
  }

  Budget& budget_;
  FileOrder& order_;
  /// Bytes of the strings, by their numbers.
  std::vector<std::uint32_t> lengths_;
  std::uint64_t block_bytes_ = 0;
};

}  // namespace

void screen_block(protozero::data_view block, Budget& budget, FileOrder& order) {
  BlockScreen{budget, order}.screen(block);
}

}  // namespace brisa
