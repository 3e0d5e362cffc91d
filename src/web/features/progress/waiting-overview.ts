import type { CalendarItem } from '#contract/activities-schemas.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { OverlayContext } from '#web/platform/queue/overlay-context.ts';
import { waitingStats } from '#web/platform/queue/waiting-stats.ts';

/** Parts that other features compute from unsent changes; passed in, because features do not import each other. */
type Parts = {
  /** The golfer's date when the server responded. */
  readonly answeredOn: CalendarDate;
  readonly currentProgram: ProgressOverview['currentProgram'];
  readonly handicapHistory: ProgressOverview['handicapHistory'];
  /** The calendar including unsent changes. */
  readonly calendar: readonly CalendarItem[];
};

/** The progress overview including unsent changes. The charts of rounds and drills do not include them. */
export function waitingOverview(
  overview: ProgressOverview,
  context: OverlayContext,
  parts: Parts,
): ProgressOverview {
  const waiting = new Set(
    context.changes.map((change) => ('id' in change ? change.id : change.key)),
  );
  const kept = overview.recent.filter(({ id }) => !waiting.has(id));
  const changed = parts.calendar.filter(({ id, isCompleted }) => isCompleted && waiting.has(id));
  return {
    ...overview,
    stats: waitingStats(overview.stats, parts.answeredOn, context),
    currentProgram: parts.currentProgram,
    handicapHistory: parts.handicapHistory,
    recent: [...kept, ...changed].toSorted((a, b) =>
      a.date < b.date ? -1 : Number(a.date > b.date),
    ),
  };
}
