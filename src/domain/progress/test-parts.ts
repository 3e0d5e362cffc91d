import { type Reach, stationScore } from '../skill-tests/ball-model.ts';
import type { SkillTestId, Station } from '../skill-tests/skill-test.ts';
import { skillTests } from '../skill-tests/skill-tests.ts';

/** What golfers of a handicap usually score at a station; null if the handicap is unknown. */
type Usual = number | null;

export type HoledPart = {
  readonly id: string;
  readonly metres: number;
  readonly putts: number;
  readonly holed: number;
  /** Of the test before; null without one. */
  readonly before: number | null;
  readonly usual: Usual;
};

export type ZonePart = {
  readonly id: string;
  readonly metres: number;
  readonly points: number;
  readonly most: number;
  readonly usual: Usual;
};

export type TestParts = {
  /** Putts that were holed or missed, the shortest first. */
  readonly holed: readonly HoledPart[];
  /** Balls that scored by where they ended up, the shortest first. */
  readonly zones: readonly ZonePart[];
};

type Scores = {
  readonly testId: SkillTestId;
  readonly reach: Reach;
  /** Points at each station, in the order of the test; null if only the sum was entered. */
  readonly now: readonly number[] | null;
  readonly before: readonly number[] | null;
  readonly handicap: number | null;
};

/** Splits a test into its distances. Stations with several distances, or with none, have no part. */
export function testParts({ testId, reach, now, before, handicap }: Scores): TestParts {
  const usualAt = (station: Station): Usual =>
    handicap === null ? null : stationScore(station, handicap, reach).mean;
  const holed: HoledPart[] = [];
  const zones: ZonePart[] = [];
  for (const [index, station] of skillTests[testId].stations.entries()) {
    const points = now?.[index];
    if (points === undefined || station.task === 'carry') continue;
    const { id, attempts } = station;
    const usual = usualAt(station);
    if (station.task === 'hole') {
      const each = station.points;
      const earlier = before?.[index];
      holed.push({
        id,
        metres: station.metres,
        putts: attempts,
        holed: points / each,
        before: earlier === undefined ? null : earlier / each,
        usual: usual === null ? null : usual / each,
      });
      continue;
    }
    const lengths = (reach === 'short' && station.shortMetres) || station.metres;
    const [metres] = lengths;
    if (metres === undefined || lengths.length > 1 || station.task === 'gate') continue;
    const most = attempts * Math.max(...station.zones.map((zone) => zone.points));
    zones.push({ id, metres, points, most, usual });
  }
  const byLength = (a: { metres: number }, b: { metres: number }) => a.metres - b.metres;
  return { holed: holed.toSorted(byLength), zones: zones.toSorted(byLength) };
}
