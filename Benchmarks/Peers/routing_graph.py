"""Answers pairs of nodes on an exported graph with those of routingkit-cch, igraph and networkx that are installed.

    python routing_graph.py GRAPH PAIRS REQUESTS WEIGHTS SHARED PLAIN

GRAPH is what `brisa network export` wrote, PAIRS has two node numbers a line. WEIGHTS has files of 32-bit costs by
edge, one a request, and REQUESTS the pairs that belong to them. SHARED is how many pairs igraph gets with the graph's
own costs, PLAIN how many networkx gets. routingkit-cch's loop is run twice and the one with the lesser median counts.
Prints JSON: milliseconds of every answer with its path, costs, and the seconds of building. Reading files is never
measured.
"""

import importlib.util
import json
import sys
import time
from pathlib import Path

import numpy as np

graph, pairs, requests, weights = (Path(name) for name in sys.argv[1:5])
shared, plain = (int(number) for number in sys.argv[5:7])


def read_numbers(path, letter, columns):
    """The whole numbers on the lines that begin with a letter."""
    with open(path, encoding="ascii") as file:
        text = "".join(line[2:] for line in file if line[0] == letter)
    return np.array(text.split(), dtype=np.int64).reshape(-1, columns)


def read_pairs(path):
    return [tuple(int(word) - 1 for word in line.split()[:2]) for line in open(path, encoding="ascii")]


def timed(work, *arguments):
    start = time.perf_counter()
    result = work(*arguments)
    return result, time.perf_counter() - start


def best_round(answer, pairs, rounds=1):
    """Milliseconds of the loop with the least median, after a tenth of it to warm up, and the costs."""
    for source, target in pairs[: max(1, len(pairs) // 10)]:
        answer(source, target)
    best, costs = None, None
    for _ in range(rounds):
        milliseconds, costs = [], []
        for source, target in pairs:
            (cost, _), seconds = timed(answer, source, target)
            milliseconds.append(seconds * 1000)
            costs.append(cost)
        if best is None or np.median(milliseconds) < np.median(best):
            best = milliseconds
    return {"milliseconds": best, "costs": costs}


arcs = read_numbers(graph / "graph.gr", "a", 3)
nodes = read_numbers(graph / "graph.co", "v", 3)
tails, heads, costs = (arcs[:, 0] - 1).tolist(), (arcs[:, 1] - 1).tolist(), arcs[:, 2].tolist()
longitudes, latitudes = (nodes[:, 1] / 1e6).tolist(), (nodes[:, 2] / 1e6).tolist()
pairs = read_pairs(pairs)
result = {}


def routingkit():
    import routingkit_cch as kit

    order, order_seconds = timed(kit.compute_order_inertial, len(nodes), tails, heads, latitudes, longitudes)
    hierarchy, build_seconds = timed(kit.CCH, order, tails, heads, False)
    metric, first = timed(kit.CCHMetric, hierarchy, costs)
    customize_seconds = [first] + [timed(metric.reset, costs)[1] for _ in range(4)]
    query = kit.CCHQuery(metric)

    def answer(source, target):
        found = query.run(source, target)
        return found.distance, found.node_path

    return best_round(answer, pairs, rounds=2) | {
        "orderSeconds": order_seconds, "buildSeconds": build_seconds, "customizeSeconds": customize_seconds}


def with_igraph():
    import igraph

    streets = igraph.Graph(n=len(nodes), edges=list(zip(tails, heads)), directed=True)

    def solver(costs):
        def answer(source, target):
            path = streets.get_shortest_paths(source, to=target, weights=costs, output="epath")[0]
            return (sum(int(costs[edge]) for edge in path) if path or source == target else None), path

        return answer

    answers = best_round(solver(costs), pairs[:shared]) if shared else None
    own = {"milliseconds": [], "costs": [], "handOverMilliseconds": []}
    for number, (source, target) in enumerate(read_pairs(requests)):
        of_request = np.fromfile(weights / f"{number}.weights", dtype=np.uint32).tolist()
        answer = solver(of_request)
        # A way of no length: all that is left is handing over the weights.
        own["handOverMilliseconds"].append(timed(answer, source, source)[1] * 1000)
        (cost, _), seconds = timed(answer, source, target)
        own["milliseconds"].append(seconds * 1000)
        own["costs"].append(cost)
    return {"shared": answers, "own": own}


def with_networkx():
    import networkx

    streets = networkx.DiGraph()
    # Of parallel edges the cheapest: this graph has one edge from node to node.
    for tail, head, cost in sorted(zip(tails, heads, costs), key=lambda arc: -arc[2]):
        streets.add_edge(tail, head, weight=cost)

    def answer(source, target):
        try:
            return networkx.bidirectional_dijkstra(streets, source, target)
        except networkx.NetworkXNoPath:
            return None, None

    return best_round(answer, pairs[:plain])


for name, module, work in (
    ("routingkit", "routingkit_cch", routingkit), ("igraph", "igraph", with_igraph),
    ("networkx", "networkx", with_networkx),
):
    if importlib.util.find_spec(module) and (name != "networkx" or plain):
        result[name] = work()
print(json.dumps(result))
