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

/** What the balls of a station have to do, when it is counted by where they end. */
export type Task = 'lag' | 'chip' | 'pitch' | 'bunker' | 'approach' | 'in_play' | 'gate' | 'pace';

/** The variant of a test for golfers who do not reach its distances. */
export const shortDistances = 'short-distances';

type Counted = {
  /** Unique within the test, and never changed: results are kept by it. */
  readonly id: string;
  readonly attempts: number;
};

/** Putts that are holed or not. */
export type HoledStation = Counted & {
  readonly task: 'hole';
  readonly metres: PuttLength;
  /** For each putt holed; a miss brings none. */
  readonly points: number;
};
/** Lengths of putt (m) whose chances our references know: 3, 6, 9, 12 and 15 ft. */
export type PuttLength = 0.9 | 1.8 | 2.7 | 3.6 | 4.5;

/** Balls that bring points by the zone around the target in which they end. */
export type ZoneStation = Counted & {
  readonly task: Task;
  /** From ball to target (m); the balls take the distances in turn. */
  readonly metres: readonly number[];
  /** For golfers who do not reach the others; zones that are shares of the distance make it the same test. */
  readonly shortMetres?: readonly number[];
  /**
   * How far from the target a zone reaches on every side, so a radius or half a width, best zone
   * first: in metres, or as a share of the distance. The ball counts for the best zone it ends in.
   */
  readonly zones: readonly { readonly reach: number; readonly points: number }[];
  readonly zonesIn: 'metres' | 'share_of_distance';
};

/** The median carry of the same balls that the stations before it counted; mishits and balls out of play count too. */
export type CarryStation = Counted & {
  readonly task: 'carry';
  readonly attempts: 1;
  readonly balls: number;
  readonly metresPerPoint: number;
  readonly mostPoints: number;
};

export type Station = HoledStation | ZoneStation | CarryStation;

/** A fixed dose in a fixed order, so that today's score compares with that of two months ago. */
export type SkillTest = {
  readonly id: SkillTestId;
  readonly skill: Skill;
  /** What an honest test takes with a routine for every ball, and the walks between stations. */
  readonly minutes: number;
  /** Whether all balls of a station are played before the next, or one ball at each in turn. */
  readonly order: 'station_by_station' | 'in_turn';
  readonly stations: readonly Station[];
};

/** The points that one attempt can bring, highest first. */
export function pointsOf(station: Station): readonly number[] {
  switch (station.task) {
    case 'hole':
      return [station.points, 0];
    case 'carry':
      return Array.from({ length: station.mostPoints + 1 }, (_, i) => station.mostPoints - i);
    default:
      return [...station.zones.map(({ points }) => points), 0];
  }
}

/** The highest score of a test; the lowest is 0. */
export function highestScore({ stations }: Pick<SkillTest, 'stations'>): number {
  return stations.reduce((sum, each) => sum + each.attempts * Math.max(...pointsOf(each)), 0);
}

/** The points for a median carry (m), rounded, between none and the most. */
export function carryPoints(
  station: Pick<CarryStation, 'metresPerPoint' | 'mostPoints'>,
  metres: number,
): number {
  const points = Math.round(metres / station.metresPerPoint);
  return Math.min(station.mostPoints, Math.max(0, points));
}
