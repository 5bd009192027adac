"""The order of stops by Brisa, by VROOM and by OR-Tools: the same matrices, the same time, one thread each.

    bench_stops.py BRISA EXTRACT [INSTANCES [SECONDS [FIRST-LAST]]]

Stops are seeded places in the streets of the extract, walked between on the fastest ways; a trip is a round trip from
the first stop. Prints a row of the table for each span of stops, and fails where Brisa is dearer than the better of the
two by more than 1 % on average or by more than 3 % in one instance.
"""

import datetime
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import vroom
from ortools.constraint_solver import pywrapcp, routing_enums_pb2

SEED = "1"
SPANS = [(0, 17), (18, 50), (51, 100), (101, 150), (151, 200)]


def cost(matrix, order):
    return sum(matrix[a][b] for a, b in zip(order, order[1:] + order[:1]))


def by_vroom(matrix, seconds):
    problem = vroom.Input()
    problem.set_durations_matrix(profile="car", matrix_input=matrix)
    problem.add_vehicle([vroom.Vehicle(1, start=0, end=0)])
    problem.add_job([vroom.Job(number, location=number) for number in range(1, len(matrix))])
    answer = problem.solve(exploration_level=5, nb_threads=1, timeout=datetime.timedelta(seconds=seconds))
    stops = answer.routes[answer.routes["type"] == "job"]
    return [0] + [int(stop) for stop in stops["location_index"]]


def by_ortools(matrix, seconds):
    manager = pywrapcp.RoutingIndexManager(len(matrix), 1, 0)
    routing = pywrapcp.RoutingModel(manager)
    transit = routing.RegisterTransitMatrix(matrix)
    routing.SetArcCostEvaluatorOfAllVehicles(transit)
    parameters = pywrapcp.DefaultRoutingSearchParameters()
    parameters.first_solution_strategy = routing_enums_pb2.FirstSolutionStrategy.PATH_CHEAPEST_ARC
    parameters.local_search_metaheuristic = routing_enums_pb2.LocalSearchMetaheuristic.GUIDED_LOCAL_SEARCH
    parameters.time_limit.FromMilliseconds(int(1000 * seconds))
    answer = routing.SolveWithParameters(parameters)
    order, index = [], routing.Start(0)
    while not routing.IsEnd(index):
        order.append(manager.IndexToNode(index))
        index = answer.Value(routing.NextVar(index))
    return order


def timed(solver, matrix, seconds):
    start = time.monotonic()
    order = solver(matrix, seconds)
    took = time.monotonic() - start
    assert sorted(order) == list(range(len(matrix))), solver.__name__
    return cost(matrix, order), took


def mean(values):
    return sum(values) / len(values) if values else float("nan")


def main():
    brisa, extract = sys.argv[1:3]
    instances = sys.argv[3] if len(sys.argv) > 3 else "100"
    seconds = float(sys.argv[4]) if len(sys.argv) > 4 else 2
    stops = sys.argv[5] if len(sys.argv) > 5 else "10-200"
    with tempfile.TemporaryDirectory() as folder:
        network = str(Path(folder) / "network.brisa")
        subprocess.run([brisa, "network", "build", extract, "-o", network], check=True, stdout=subprocess.DEVNULL)
        words = [brisa, "bench", "stops", "--network", network, "--instances", instances, "--stops", stops]
        lines = subprocess.run(
            words + ["--budget", f"{seconds:g}s", "--seed", SEED], check=True, capture_output=True, text=True
        ).stdout.splitlines()
    rows = []
    for line in lines:
        one = json.loads(line)
        matrix = one["matrix"]
        own = cost(matrix, one["order"])
        vroom_cost, vroom_took = timed(by_vroom, matrix, seconds)
        tools_cost, tools_took = timed(by_ortools, matrix, seconds)
        best = min(vroom_cost, tools_cost)
        dearer = (own / best - 1, vroom_cost / best - 1, tools_cost / best - 1)
        rows.append((one["stops"], *dearer, one["milliseconds"] / 1000, vroom_took, tools_took))
        print(f"# {one['stops']} stops: {100 * rows[-1][1]:+.2f} %", file=sys.stderr, flush=True)
    print("| stops | instances | dearer than the better, mean | at most | VROOM | OR-Tools "
          "| s Brisa | s VROOM | s OR-Tools |")
    print("|---|---|---|---|---|---|---|---|---|")
    for least, most in SPANS + [(0, 10_000)]:
        span = [row for row in rows if least <= row[0] <= most]
        if not span:
            continue
        name = "all" if most == 10_000 else f"{max(least, rows[0][0])} to {most}"
        figures = [
            f"{100 * mean([row[1] for row in span]):+.2f} %", f"{100 * max(row[1] for row in span):+.2f} %",
            f"{100 * mean([row[2] for row in span]):+.2f} %", f"{100 * mean([row[3] for row in span]):+.2f} %",
        ] + [f"{mean([row[column] for row in span]):.2f}" for column in (4, 5, 6)]
        print(f"| {name} | {len(span)} | " + " | ".join(figures) + " |")
    dearer = [row[1] for row in rows]
    if mean(dearer) > 0.01 or max(dearer) > 0.03:
        sys.exit("Brisa's orders are dearer than they may be.")


if __name__ == "__main__":
    main()
