import type { LostByReopening } from '#contract/reopening.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/** A session that a golfer has completed and may reopen. */
export type CompletedSession = {
  readonly userId: string;
  readonly scheduledSessionId: string;
  readonly enrollmentId: string;
  readonly completedOn: CalendarDate;
  /** The golfer's current date. */
  readonly today: CalendarDate;
};

type Count<Part extends keyof LostByReopening> = (
  db: Db,
  session: CompletedSession,
) => Promise<Pick<LostByReopening, Part>>;

/**
 * Counts what friends added to a completed session. The features that own these rows read training, so they pass
 * their counts in instead of being imported.
 */
export type FriendsPart = {
  readonly feed: Count<'comments' | 'kudos'>;
  readonly challenges: Count<'challenges'>;
};
