import { keptReads } from '#contract/kept-reads.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { byDate, predictedCalendar } from './calendar.ts';
import type { PredictionContext } from './context.ts';
import { predictedHandicaps } from './handicap.ts';
import { predictedEnrollment } from './plan.ts';
import { predictedStats } from './stats.ts';

/** The progress overview including unsent requests. The charts of rounds, drills and training days do not include them. */
export function predictedOverview(
  overview: ProgressOverview,
  context: PredictionContext,
): ProgressOverview {
  const { effects, includes } = context;
  const waiting = new Set(effects.map((effect) => ('id' in effect ? effect.id : effect.key)));
  const calendar = predictedCalendar(context.calendar ?? [], {
    ...context,
    effects: effects.filter((effect) => !includes(effect, keptReads.calendar.path)),
  });
  const kept = overview.recent.filter(({ id }) => !waiting.has(id));
  const changed = calendar.filter(({ id, isCompleted }) => isCompleted && waiting.has(id));
  return {
    ...overview,
    stats: predictedStats(overview.stats, context),
    currentProgram:
      overview.currentProgram && predictedEnrollment(overview.currentProgram, context),
    handicapHistory: predictedHandicaps(overview.handicapHistory, context),
    recent: [...kept, ...changed].toSorted(byDate),
  };
}
