/// The phrases that each language has in its table.
///
/// Phrases with a verb are clauses without a capital or a full stop: ``Narrator`` makes sentences of them. `{way}`,
/// `{street}` and `{form}` come with their article where the language has one.
enum Phrase: String, CaseIterable, Sendable {
  // Turns; the rest is put together with them.
  case turnLeft, turnRight, slightLeft, slightRight, sharpLeft, sharpRight, keepLeft, keepRight, keepMiddle, goOn,
    turnAround
  /// A turn and the way that one comes to.
  case onto
  /// A turn of a way that one stays on.
  case toStay
  /// Straight on along another way.
  case continueAlong
  /// Before a turn where nothing leads straight on.
  case atTheEnd

  case depart, departAlong
  case north, northEast, east, southEast, south, southWest, west, northWest

  case roundabout, roundaboutOnto, alongRoundabout, leaveRoundabout
  case exit1, exit2, exit3, exit4, exit5, exit6, exit7, exit8, exitNumber

  case arrive, arriveLeft, arriveRight
  /// At a stop on the way: its number, and its name where it has one.
  case stop

  // What there is to know of a way.
  case stairsUp, stairsDown, stairs, rampUp, rampDown, ramp, bridge, tunnel, lift, liftToLevel, gate
  case cycleway, leaveCycleway, walkBike, rideAgain, intoTraffic, outOfTraffic
  /// For somebody who sets out, and is not on the bike yet.
  case pushBike
  /// Over a street, with the ways to do it.
  case cross, crossAtSignals, crossAtZebra, crossByIsland
  /// Over a street and on in the old direction: a crossing in place of `{cross}`.
  case crossAndContinue
  /// Over a street on one side, where the name of the street does not say which crossing is meant.
  case crossLeft, crossRight
  /// Before a turn behind a crossing.
  case afterCrossing
  /// A street whose name is not known.
  case someStreet

  // Ways without a name of their own.
  case pavementOf, besideStreet
  case street, service, track, pedestrian, square, footway, cyclewayForm, path, platform, corridor

  // Said on the way.
  case entersZone, leavesZone, worstStretch, leavesTraffic

  // How clauses and distances are put together.
  case comma, and, then, inDistance
  /// `then` behind a stop's name, which is set off by a comma.
  case thenAfterName
  case meters, kilometer, kilometers
}
