import type { Placement } from '#domain/training/plan-change.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Reactions } from '#server/platform/events.ts';
import { deletePlanned, placeSessions } from './date-change-queries.ts';
import { insertSchedule } from './session-queries.ts';

type Placed = { readonly enrollmentId: string; readonly placements: readonly Placement[] };

const place = (tx: Tx, change: Placed) => placeSessions(tx, change.enrollmentId, change.placements);

/** Plans decide on dates; the rows are written here. */
export const sessionReactions: Reactions = {
  enrolled: (tx, { schedule, ...enrollment }) => insertSchedule(tx, enrollment, schedule),
  sessionMoved: place,
  planRelaid: place,
  planPaused: place,
  pauseEnded: place,
  planAbandoned: (tx, { enrollmentId }) => deletePlanned(tx, enrollmentId),
};
