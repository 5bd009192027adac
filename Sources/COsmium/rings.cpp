#include "rings.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace brisa {
namespace {

constexpr std::size_t nowhere = SIZE_MAX;

/// Leaves the segments that are there an odd number of times, each once.
void cancel_pairs(std::vector<Segment>& segments) {
  for (Segment& segment : segments) {
    if (segment.second < segment.first) std::swap(segment.first, segment.second);
  }
  std::sort(segments.begin(), segments.end());
  std::size_t kept = 0;
  for (std::size_t start = 0, end = 0; start < segments.size(); start = end) {
    while (end < segments.size() && segments[end] == segments[start]) ++end;
    const bool is_point = segments[start].first == segments[start].second;
    if (!is_point && (end - start) % 2 == 1) segments[kept++] = segments[start];
  }
  segments.resize(kept);
}

/// One end of a segment, and where the segment leads from it.
struct End {
  std::size_t from;
  std::size_t to;
  std::size_t segment;
};

/// The segments as a graph: where an even number of them meet in every place, they part into rings (Hierholzer 1873).
class Borders {
 public:
  explicit Borders(const std::vector<Segment>& segments) : is_used_(segments.size()) {
    for (const Segment& segment : segments) {
      places_.push_back(segment.first);
      places_.push_back(segment.second);
    }
    std::sort(places_.begin(), places_.end());
    places_.erase(std::unique(places_.begin(), places_.end()), places_.end());
    for (std::size_t number = 0; number < segments.size(); ++number) {
      const std::size_t first = number_of(segments[number].first);
      const std::size_t second = number_of(segments[number].second);
      ends_.push_back({first, second, number});
      ends_.push_back({second, first, number});
    }
    std::sort(ends_.begin(), ends_.end(), [](const End& a, const End& b) {
      return a.from != b.from ? a.from < b.from : a.segment < b.segment;
    });
    first_.resize(places_.size() + 1);
    for (const End& end : ends_) ++first_[end.from + 1];
    for (std::size_t place = 0; place < places_.size(); ++place) first_[place + 1] += first_[place];
    next_.assign(first_.begin(), first_.end() - 1);
    on_path_.assign(places_.size(), nowhere);
  }

  /// Whether an even number of segments meet in every place.
  bool close() const {
    for (std::size_t place = 0; place < places_.size(); ++place) {
      if ((first_[place + 1] - first_[place]) % 2 == 1) return false;
    }
    return true;
  }

  /// Parts the segments into rings that pass each place once; to be called once, and where they close.
  std::vector<Ring> rings() {
    std::vector<Ring> rings;
    for (std::size_t place = 0; place < places_.size(); ++place) {
      while (has_end(place)) walk(place, rings);
    }
    return rings;
  }

 private:
  std::size_t number_of(osmium::Location place) const {
    return static_cast<std::size_t>(std::lower_bound(places_.begin(), places_.end(), place) - places_.begin());
  }

  /// Whether a segment at a place is not used yet; the first such one is `next_` then.
  bool has_end(std::size_t place) {
    while (next_[place] < first_[place + 1] && is_used_[ends_[next_[place]].segment]) ++next_[place];
    return next_[place] < first_[place + 1];
  }

  /// Follows segments from a place, and takes a ring off the path whenever the path comes back to itself.
  void walk(std::size_t start, std::vector<Ring>& rings) {
    std::vector<std::size_t> path{start};
    on_path_[start] = 0;
    while (has_end(path.back())) {
      const End& end = ends_[next_[path.back()]];
      is_used_[end.segment] = true;
      if (on_path_[end.to] == nowhere) {
        on_path_[end.to] = path.size();
        path.push_back(end.to);
        continue;
      }
      Ring ring;
      for (std::size_t step = on_path_[end.to]; step < path.size(); ++step) ring.push_back(places_[path[step]]);
      ring.push_back(places_[end.to]);
      rings.push_back(std::move(ring));
      for (; path.back() != end.to; path.pop_back()) on_path_[path.back()] = nowhere;
    }
    for (const std::size_t place : path) on_path_[place] = nowhere;
  }

  /// The places that segments join, each once and in order.
  std::vector<osmium::Location> places_;
  /// The ends at place `p` are `first_[p] ..< first_[p + 1]`.
  std::vector<End> ends_;
  std::vector<std::size_t> first_;
  /// By place, the first of its ends that may not be used yet.
  std::vector<std::size_t> next_;
  /// By place, where it stands on the path of `walk`, or `nowhere`.
  std::vector<std::size_t> on_path_;
  /// By segment.
  std::vector<bool> is_used_;
};

/// Twice the surface, for comparing.
double surface(const Ring& ring) {
  double sum = 0;
  for (std::size_t place = 1; place < ring.size(); ++place) {
    sum += (double{1} * ring[place - 1].x()) * ring[place].y() - (double{1} * ring[place].x()) * ring[place - 1].y();
  }
  return std::abs(sum);
}

}  // namespace

std::vector<Ring> rings_of(std::vector<Segment> segments) {
  cancel_pairs(segments);
  Borders borders{segments};
  if (!borders.close()) return {};
  std::vector<std::pair<double, Ring>> sized;
  for (Ring& ring : borders.rings()) sized.emplace_back(surface(ring), std::move(ring));
  std::sort(sized.begin(), sized.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Ring> rings;
  for (auto& [size, ring] : sized) rings.push_back(std::move(ring));
  return rings;
}

}  // namespace brisa
