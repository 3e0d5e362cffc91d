export const skills = ['putting', 'short_game', 'approach', 'driving'] as const;
export type Skill = (typeof skills)[number];

export const skillTestIds = [
  'putting-test',
  'short-game-test',
  'approach-test',
  'driving-test',
  'home-putting-test',
] as const;
export type SkillTestId = (typeof skillTestIds)[number];

/** Whether results differ by more than chance. */
export type Verdict = 'better' | 'worse' | 'not_sure';

/** The task of the balls at a station that is scored by where they end up. */
export type Task = 'lag' | 'chip' | 'pitch' | 'bunker' | 'approach' | 'in_play' | 'gate' | 'pace';

/** The variant of a test for golfers who cannot reach the usual distances. */
export const shortDistances = 'short-distances';

type Counted = {
  /** Unique within the test and never changed, because results are stored with it. */
  readonly id: string;
  readonly attempts: number;
};

/** A putt that is either holed or missed. */
export type HoledBall = {
  readonly task: 'hole';
  readonly metres: number;
  /** Per holed putt; a miss scores nothing. */
  readonly points: number;
};
export type HoledStation = Counted & HoledBall;

/** A ball that scores by the zone around the target in which it ends up. */
export type ZoneBall = {
  readonly task: Task;
  /** From the ball to the target (m). The balls take the distances in turn. */
  readonly metres: readonly number[];
  /** For golfers who cannot reach the usual ones. If zones are shares of the distance, the test is still the same. */
  readonly shortMetres?: readonly number[];
  /**
   * How far a zone extends from the target on every side (a radius or half a width), best zone first: in meters,
   * or as a share of the distance. A ball scores for the best zone in which it ends up.
   */
  readonly zones: readonly { readonly reach: number; readonly points: number }[];
  readonly zonesIn: 'metres' | 'share_of_distance';
};
export type ZoneStation = Counted & ZoneBall;

/** The median carry of the balls from the preceding stations, including mishits and balls out of play. */
export type CarryStation = Counted & {
  readonly task: 'carry';
  readonly attempts: 1;
  readonly balls: number;
  readonly metresPerPoint: number;
  readonly mostPoints: number;
};

export type Station = HoledStation | ZoneStation | CarryStation;

/** A test with a fixed set of shots in a fixed order, so that scores from different months are comparable. */
export type SkillTest = {
  readonly id: SkillTestId;
  readonly skill: Skill;
  /** The time for an honest test, with a routine for every ball and the walks between stations. */
  readonly minutes: number;
  /** Whether all balls of a station are played before the next station, or one ball at each station in turn. */
  readonly order: 'station_by_station' | 'in_turn';
  readonly stations: readonly Station[];
};

/** Returns the possible points of one attempt, highest first. */
export function pointsOf(station: Station | HoledBall | ZoneBall): readonly number[] {
  switch (station.task) {
    case 'hole':
      return [station.points, 0];
    case 'carry':
      return Array.from({ length: station.mostPoints + 1 }, (_, i) => station.mostPoints - i);
    default:
      return [...station.zones.map(({ points }) => points), 0];
  }
}

/** Returns the highest possible score of a test. The lowest is 0. */
export function highestScore({ stations }: Pick<SkillTest, 'stations'>): number {
  return stations.reduce((sum, each) => sum + each.attempts * Math.max(...pointsOf(each)), 0);
}

/** Returns the points for a median carry (m), rounded, from 0 to the station's maximum. */
export function carryPoints(
  station: Pick<CarryStation, 'metresPerPoint' | 'mostPoints'>,
  metres: number,
): number {
  const points = Math.round(metres / station.metresPerPoint);
  return Math.min(station.mostPoints, Math.max(0, points));
}
