import type { CalendarDate } from '#domain/calendar-date.ts';
import { checkMove, moveSession } from './move-session.ts';
import type { Plan } from './plan.ts';
import type { PlannedSession } from './planned-session.ts';

/** A golfer's change to one session of the plan. `on` is the date in the golfer's time zone. */
export type SessionChange = { readonly id: string; readonly on: CalendarDate } & (
  | { readonly kind: 'complete' | 'skip' /** ISO 8601. */; readonly at: string }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'move'; readonly newDate: CalendarDate }
);

const byDate = (a: PlannedSession, b: PlannedSession) =>
  a.scheduledDate === b.scheduledDate
    ? a.sessionNumber - b.sessionNumber
    : a.scheduledDate < b.scheduledDate
      ? -1
      : 1;

/**
 * Returns the plan after the pending changes, applied in order, and the changes that have an effect. A change has
 * none if the server would reject it, such as moving a completed session, or if it repeats another change.
 */
export function planAfter<Any extends Plan, Change extends SessionChange>(
  plan: Any,
  changes: readonly Change[],
): { readonly plan: Any; readonly effective: readonly Change[] } {
  let current = plan;
  const effective = changes.filter((change) => {
    const session = current.sessions.find(({ id }) => id === change.id);
    const next = session === undefined ? current : changed(current, session, change);
    const isEffective = next !== current;
    current = next;
    return isEffective;
  });
  return { plan: current, effective };
}

function changed<Any extends Plan>(plan: Any, session: PlannedSession, change: SessionChange): Any {
  const { id } = session;
  const isPlanned = session.status === 'planned';
  if (change.kind === 'move') {
    const { newDate } = change;
    if (checkMove(session, newDate, change.on) !== null) return plan;
    const moved = moveSession(plan, { id, newDate });
    const places = new Map(moved.sessions.map((one) => [one.id, one]));
    const sessions = plan.sessions.map((one) => ({ ...one, ...places.get(one.id) }));
    return { ...plan, startDate: moved.startDate, sessions: sessions.toSorted(byDate) };
  }
  if (isPlanned === (change.kind === 'reopen')) return plan;
  const next =
    change.kind === 'reopen'
      ? { status: 'planned' as const, completedAt: null }
      : {
          status: change.kind === 'skip' ? ('skipped' as const) : ('completed' as const),
          completedAt: change.at,
        };
  const sessions = plan.sessions.map((one) => (one.id === id ? { ...one, ...next } : one));
  return { ...plan, sessions };
}
