import type { ResponseOf } from '#contract/endpoint.ts';
import type { keptReads } from '#contract/kept-reads.ts';
import type { KeptRead } from '#web/platform/api/persisted-urls.ts';
import { predictedCalendar } from './calendar.ts';
import type { PredictionContext } from './context.ts';
import { predictedDashboard } from './dashboard.ts';
import { predictedGolfer, predictedHandicaps } from './handicap.ts';
import { predictedOverview } from './overview.ts';
import { predictedDetails, predictedEnrollment, predictedWeeks } from './plan.ts';
import { predictedStats } from './stats.ts';

/** Returns what an answer becomes; null if nothing in it is still valid today. */
type Predict<Answer> = (answer: Answer, context: PredictionContext) => Answer | null;

type AnswerTo<Name extends KeptRead> = NonNullable<ResponseOf<(typeof keptReads)[Name]>>;

/** The rule of each kept read; null for those that no request changes before the server has answered. */
const predictions = {
  achievements: null,
  calendar: predictedCalendar,
  coming: null,
  current: predictedEnrollment,
  dashboard: predictedDashboard,
  details: predictedDetails,
  golfer: predictedGolfer,
  handicaps: predictedHandicaps,
  overview: predictedOverview,
  programs: null,
  scores: null,
  stats: predictedStats,
  weeks: predictedWeeks,
} satisfies { readonly [Name in KeptRead]: Predict<AnswerTo<Name>> | null };

/**
 * Returns the data to show in place of an answer while requests wait, or when it is of another day; null if nothing in
 * it is still valid today.
 */
export function predictedAnswer(read: KeptRead, answer: unknown, context: PredictionContext) {
  // The rule of a read takes the answers to its row.
  const predict = predictions[read] as Predict<unknown> | null;
  return predict && answer ? predict(answer, context) : answer;
}
