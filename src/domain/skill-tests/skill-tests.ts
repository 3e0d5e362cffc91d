import type { HoledStation, SkillTest, SkillTestId, ZoneStation } from './skill-test.ts';

/** Four putts from four sides of the hole, so that no putt repeats the read of the previous one. */
const fourSides = (metres: number): HoledStation => ({
  id: `putts-${Math.round(metres * 100)}-cm`,
  task: 'hole',
  attempts: 4,
  metres,
  points: 2,
});

const lags = (metres: number): ZoneStation => ({
  id: `lags-${metres}-m`,
  task: 'lag',
  attempts: 2,
  metres: [metres],
  zonesIn: 'metres',
  zones: fourZones(0.5),
});

/** Zones of 4, 3, 2 and 1 points. Each zone extends `step` meters farther than the previous one. */
function fourZones(step: number) {
  return [4, 3, 2, 1].map((points, index) => ({ points, reach: step * (index + 1) }));
}

/** Zones as shares of the distance: at 60 m they extend to 3, 6, 12 and 18 m. */
const approaches = (id: string, metres: number, shortMetres: number): ZoneStation => ({
  id,
  task: 'approach',
  attempts: 6,
  metres: [metres],
  shortMetres: [shortMetres],
  zonesIn: 'share_of_distance',
  zones: [
    { points: 4, reach: 0.05 },
    { points: 3, reach: 0.1 },
    { points: 2, reach: 0.2 },
    { points: 1, reach: 0.3 },
  ],
});

/**
 * The skill tests. Points are weighted so that each part of a test separates golfers: a holed putt is worth two
 * points of a lag, a ball through the gate two points of pace, and five meters of carry one ball in play. A holed
 * ball counts as one in the smallest zone. Ids are append-only; a test that changes its task is a new test.
 */
export const skillTests: Readonly<Record<SkillTestId, SkillTest>> = {
  'putting-test': {
    id: 'putting-test',
    skill: 'putting',
    minutes: 20,
    order: 'station_by_station',
    stations: [
      fourSides(0.9),
      fourSides(1.8),
      fourSides(2.7),
      fourSides(3.6),
      fourSides(4.5),
      lags(6),
      lags(12),
      lags(18),
      lags(9),
      lags(15),
    ],
  },
  'short-game-test': {
    id: 'short-game-test',
    skill: 'short_game',
    minutes: 30,
    order: 'station_by_station',
    stations: [
      {
        id: 'chips',
        task: 'chip',
        attempts: 10,
        metres: [8, 15],
        zonesIn: 'metres',
        zones: fourZones(1),
      },
      {
        id: 'pitches',
        task: 'pitch',
        attempts: 10,
        metres: [20, 30],
        zonesIn: 'metres',
        zones: fourZones(2),
      },
      {
        id: 'bunker-shots',
        task: 'bunker',
        attempts: 10,
        metres: [8, 12],
        zonesIn: 'metres',
        zones: fourZones(2),
      },
    ],
  },
  'approach-test': {
    id: 'approach-test',
    skill: 'approach',
    minutes: 20,
    order: 'in_turn',
    stations: [
      approaches('short', 60, 40),
      approaches('middle', 90, 60),
      approaches('long', 120, 80),
    ],
  },
  'driving-test': {
    id: 'driving-test',
    skill: 'driving',
    minutes: 15,
    order: 'station_by_station',
    stations: [
      {
        id: 'in-play',
        task: 'in_play',
        attempts: 14,
        metres: [150],
        shortMetres: [100],
        zonesIn: 'share_of_distance',
        zones: [{ points: 1, reach: 1 / 10 }],
      },
      {
        id: 'carry',
        task: 'carry',
        attempts: 1,
        balls: 14,
        metresPerPoint: 5,
        mostPoints: 60,
      },
    ],
  },
  'home-putting-test': {
    id: 'home-putting-test',
    skill: 'putting',
    minutes: 12,
    order: 'station_by_station',
    stations: [
      {
        id: 'gate',
        task: 'gate',
        attempts: 30,
        metres: [0.4],
        zonesIn: 'metres',
        // The gate is 1.25 balls wide, so a ball of 42.67 mm has an eighth of its width as clearance on either side.
        zones: [{ points: 2, reach: 0.04267 / 8 }],
      },
      {
        id: 'pace',
        task: 'pace',
        attempts: 20,
        metres: [2, 3],
        zonesIn: 'share_of_distance',
        zones: [
          { points: 3, reach: 0.05 },
          { points: 2, reach: 0.1 },
          { points: 1, reach: 0.2 },
        ],
      },
    ],
  },
};
