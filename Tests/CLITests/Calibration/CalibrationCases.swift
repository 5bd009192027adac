import TestSupport

/// The cases of `docs/errors.md` that are about a calibration.
enum CalibrationCases {
  private static let measured = Result { try MeasuredCity(stations: 7) }

  static let all: [String: ErrorCases.Words] = [
    "too little to calibrate": { _ in
      let city = try MeasuredCity(stations: 5)
      return try Clean.run(["calibrate", "--pollutant", "no2"] + city.config)
    },
    "a calibration without a place": {
      try Clean.run(["calibrate", "--stations", $0.readings])
    },
    "a calibration that cannot be written": { _ in
      // Too little to calibrate: that is found out later.
      let city = try MeasuredCity(stations: 5)
      return try withExtendedLifetime(city) {
        try Clean.run(["calibrate", "-o", "/nowhere/calibration.json"] + city.config)
      }
    },
    "a method for a calibration": { _ in
      try Clean.run(["calibrate", "--field", "idw"] + measured.get().config)
    },
    "a calibration named after its readings": {
      try Clean.run(["calibrate", "--stations", $0.readings, "-o", $0.readings])
    },
    "a calibration that is a folder": { try Clean.run($0.route(["--calibration", $0.folder.path(".")])) },
    "a calibration that is not there": {
      try Clean.run($0.route(["--calibration", $0.folder.path("no-calibration.json")]))
    },
    "a calibration that is damaged": { city in
      let json = #"{"version": 1, "timeZone": "UTC", "pollutants": {"no2": []}}"#
      return try Clean.run(city.route(["--calibration", try city.folder.write(json, as: "damaged.json")]))
    },
    "a choice by score without a calibration": { try Clean.run($0.route(["--json", "--field", "auto"])) },
  ]
}
