import type { CalendarDate } from '../calendar-date.ts';
import { adjustedScore, courseHandicapFor, type RoundScore } from './adjusted-score.ts';
import type { TeesPlayed } from './course-handicap.ts';
import {
  combined,
  differentialOf9,
  differentialOf18,
  differentialOfSome,
  expectedOf,
  expectedOf9,
} from './differential.ts';
import {
  calculatedIndex,
  capped,
  countedOf,
  exceptionalReduction,
  reducedBy,
  roundIndex,
  scoresInRecord,
} from './estimated-index.ts';
import type { Fraction } from './fraction.ts';
import { type IndexOnDay, lowIndex } from './low-index.ts';

/** The Rules of Handicapping were revised in January 2024. */
export type Edition = '2020' | '2024';

/** The edition that holds on a day, everywhere but in Great Britain and Ireland, which changed three months later. */
const editionOn = (day: CalendarDate): Edition => (day < '2024-01-01' ? '2020' : '2024');

/** The fewest holes of a score (Rule 2.2). */
const fewestHoles: Readonly<Record<Edition, Readonly<Record<9 | 18, number>>>> = {
  '2020': { 9: 7, 18: 14 },
  '2024': { 9: 9, 18: 10 },
};

/** A round on tees whose ratings are known. */
export type RatedRound = {
  /** Orders the rounds of a day. */
  readonly id: string;
  readonly day: CalendarDate;
  /** For how many holes the tees are rated. */
  readonly holes: 9 | 18;
  readonly tees: TeesPlayed;
  readonly pcc?: number;
  readonly score: RoundScore;
};

/** Why a round does not count, or not yet. */
export type NotCounted = 'too_few_holes' | 'waits_for_nine' | 'needs_index';

/** What a round did to the index. */
export type IndexStep = {
  readonly id: string;
  readonly day: CalendarDate;
  readonly edition: Edition;
  readonly adjustedGross: number;
  /** Whole strokes; null without an index. */
  readonly courseHandicap: number | null;
  /** With one decimal, before reductions; null when the round does not count. */
  readonly differential: number | null;
  readonly notCounted: NotCounted | null;
  /** The round of nine holes that this one completes; null otherwise. */
  readonly completes: string | null;
  /** What this score takes from the latest differentials as an exceptional one. */
  readonly reduction: 0 | 1 | 2;
  readonly indexBefore: number | null;
  readonly indexAfter: number | null;
  /** Whether a cap limited the index after this round. */
  readonly isCapped: boolean;
};

/** A score of the record, with its reductions so far. */
type Scored = { readonly id: string; readonly differential: number };

type Nine = { readonly id: string; readonly value: Fraction };

type Counted = {
  readonly differential: number | null;
  readonly notCounted: NotCounted | null;
  readonly completes: string | null;
};

const not = (notCounted: NotCounted): Counted => ({
  differential: null,
  notCounted,
  completes: null,
});
const counts = (differential: number, completes: string | null = null): Counted => ({
  differential,
  notCounted: null,
  completes,
});

/** The record of a golfer, while rounds are added in the order of their days. */
class ScoringRecord {
  readonly steps: IndexStep[] = [];
  scores: readonly Scored[] = [];
  #index: number | null = null;
  /** The indexes that may be a low one: since the 20th score (Rule 5.7). */
  #indexes: readonly IndexOnDay[] = [];
  #latestDay: CalendarDate | null = null;
  /** A nine that waits for another. */
  #nine: Nine | null = null;

  add(round: RatedRound): void {
    const { id, day, holes, tees } = round;
    const edition = editionOn(day);
    const before = this.#index;
    const handicap = courseHandicapFor(before, tees, holes);
    const score = adjustedScore(round.score, handicap, edition === '2020');
    const counted = this.#count(round, edition, score);
    const { differential } = counted;
    const reduction =
      before === null || differential === null ? 0 : exceptionalReduction(before, differential);
    const isCapped = differential !== null && this.#enter({ id, differential }, day, reduction);
    this.steps.push({
      id,
      day,
      edition,
      ...counted,
      adjustedGross: score.gross,
      courseHandicap: handicap,
      reduction,
      indexBefore: before,
      indexAfter: this.#index,
      isCapped,
    });
  }

  /** Makes the differential of 18 holes, with another nine or with what is expected where holes are missing. */
  #count(
    { id, holes, tees, pcc }: RatedRound,
    edition: Edition,
    { gross, holesPlayed }: { readonly gross: number; readonly holesPlayed: number },
  ): Counted {
    if (holesPlayed < fewestHoles[edition][holes]) return not('too_few_holes');
    const difficulty = { ...tees, ...(pcc !== undefined && { pcc }) };
    const index = this.#index;
    if (holes === 9) {
      const value = differentialOf9(gross, difficulty);
      if (index !== null && edition === '2024') return counts(combined(value, expectedOf9(index)));
      return this.#pair({ id, value });
    }
    if (holesPlayed === 18 || edition === '2020')
      return counts(differentialOf18(gross, difficulty));
    if (index === null) return not('needs_index');
    const played = differentialOfSome(gross, holesPlayed, difficulty);
    return counts(combined(played, expectedOf(18 - holesPlayed, index)));
  }

  /** Combines two nines, which is how they count without an index and how they counted before 2024. */
  #pair(nine: Nine): Counted {
    const before = this.#nine;
    if (before === null) {
      this.#nine = nine;
      return not('waits_for_nine');
    }
    this.#nine = null;
    return counts(combined(before.value, nine.value), before.id);
  }

  /** Enters a score and works the index out again. Returns whether a cap limits it. */
  #enter(scored: Scored, day: CalendarDate, reduction: number): boolean {
    const latest = [...this.scores, scored].slice(-scoresInRecord);
    this.scores = latest.map(({ id, differential }) => ({
      id,
      differential: reducedBy(differential, reduction),
    }));
    const calculated = calculatedIndex(this.scores.map(({ differential }) => differential));
    const low = this.#latestDay && lowIndex(this.#indexes, this.#latestDay);
    this.#latestDay = day;
    if (calculated === null) return false;
    const limited = low ? capped(calculated, low.index) : calculated;
    this.#index = roundIndex(limited);
    if (this.scores.length === scoresInRecord)
      this.#indexes = [...this.#indexes, { index: this.#index, day }];
    return limited !== calculated;
  }
}

/** A golfer's rounds with the index that comes of them. */
export type IndexHistory = {
  readonly steps: readonly IndexStep[];
  /** Null before three scores. */
  readonly index: number | null;
  /** The latest 20 scores, after reductions, the oldest first. */
  readonly record: readonly (Scored & { readonly isCounted: boolean })[];
};

/** Replays rounds in the order of their days (Rules 2 to 5): every value depends on the ones before. */
export function indexHistory(rounds: readonly RatedRound[]): IndexHistory {
  const inOrder = rounds.toSorted((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1));
  const record = new ScoringRecord();
  for (const round of inOrder) record.add(round);
  const { steps, scores } = record;
  const lowest = scores
    .toSorted((a, b) => a.differential - b.differential)
    .slice(0, countedOf(scores.length)?.lowest ?? 0);
  return {
    steps,
    index: steps.at(-1)?.indexAfter ?? null,
    record: scores.map((scored) => ({ ...scored, isCounted: lowest.includes(scored) })),
  };
}
