"""Asks Brisa by routingpy's client of OSRM: directions and a matrix.

    routingpy_client.py BRISA
"""

import sys

from routingpy.routers import OSRM

PLACES = [[-0.3763, 39.4699], [-0.3443, 39.4795], [-0.3600, 39.4700]]


def main() -> int:
    client = OSRM(base_url=sys.argv[1])
    for options in [{}, {"steps": True}, {"geometries": "geojson"}, {"overview": "full", "annotations": True}]:
        route = client.directions(PLACES, profile="foot", **options)
        assert route.distance > 1000 and route.duration > 600, (options, route)
        assert len(route.geometry) > 10, options
    several = client.directions(PLACES[:2], profile="foot", alternatives=True)
    assert len(several) >= 1
    matrix = client.matrix(PLACES, profile="foot", annotations=["duration", "distance"])
    assert [row[number] for number, row in enumerate(matrix.durations)] == [0, 0, 0], matrix.durations
    apart = [cell for number, row in enumerate(matrix.distances) for place, cell in enumerate(row) if place != number]
    assert all(cell > 0 for cell in apart)
    print("routingpy: directions and matrix")
    return 0


if __name__ == "__main__":
    sys.exit(main())
