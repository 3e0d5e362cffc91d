import type { CalendarItem } from '#contract/activities.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { OverlayContext } from '#web/platform/queue/overlay-context.ts';
import { waitingStats } from '#web/platform/queue/waiting-stats.ts';

/** What other features make of what waits; handed in, since features do not meet. */
type Parts = {
  /** The golfer's day when the server answered. */
  readonly answeredOn: CalendarDate;
  readonly currentProgram: ProgressOverview['currentProgram'];
  readonly handicapHistory: ProgressOverview['handicapHistory'];
  /** The calendar with what waits. */
  readonly calendar: readonly CalendarItem[];
};

/** The progress screen with what waits; charts of rounds and drills wait for the server. */
export function waitingOverview(
  told: ProgressOverview,
  context: OverlayContext,
  parts: Parts,
): ProgressOverview {
  const waiting = new Set(
    context.changes.map((change) => ('id' in change ? change.id : change.key)),
  );
  const kept = told.recent.filter(({ id }) => !waiting.has(id));
  const changed = parts.calendar.filter(({ id, isCompleted }) => isCompleted && waiting.has(id));
  return {
    ...told,
    stats: waitingStats(told.stats, parts.answeredOn, context),
    currentProgram: parts.currentProgram,
    handicapHistory: parts.handicapHistory,
    recent: [...kept, ...changed].toSorted((a, b) =>
      a.date < b.date ? -1 : Number(a.date > b.date),
    ),
  };
}
