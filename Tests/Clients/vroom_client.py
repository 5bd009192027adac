"""Has VROOM plan tours with Brisa as its router.

    vroom_client.py HOST PORT
"""

import sys

import vroom

HOME = (-0.3763, 39.4699)
STOPS = [(-0.3443, 39.4795), (-0.3600, 39.4700), (-0.3700, 39.4780), (-0.3878, 39.4889), (-0.3483, 39.4644)]


def main() -> int:
    host, port = sys.argv[1], sys.argv[2]
    problem = vroom.Input(servers={"foot": f"{host}:{port}"}, router=vroom._vroom.ROUTER.OSRM)
    problem.add_vehicle(vroom.Vehicle(1, start=HOME, end=HOME, profile="foot"))
    problem.add_job([vroom.Job(number, location=stop) for number, stop in enumerate(STOPS)])
    problem.set_geometry()
    solution = problem.solve(exploration_level=5, nb_threads=1)
    assert not solution.unassigned, solution.unassigned
    assert solution.summary.duration > 3000, solution.summary.duration
    far = vroom.Input(servers={"foot": f"{host}:{port}"}, router=vroom._vroom.ROUTER.OSRM)
    far.add_vehicle(vroom.Vehicle(1, start=(10.0, 10.0), end=HOME, profile="foot"))
    far.add_job([vroom.Job(1, location=STOPS[0])])
    try:
        far.solve(exploration_level=1, nb_threads=1)
    except Exception as error:
        assert "coordinate" in str(error) or "location" in str(error), error
    else:
        raise AssertionError("a place without streets was planned for")
    print(f"vroom: {len(STOPS)} stops in {solution.summary.duration} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
