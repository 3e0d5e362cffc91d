import { places } from './place-store.ts';
import { readProgress } from './progress-store.ts';
import { resultsOf } from './results.ts';
import type { SessionParts, TrainedSession } from './session-parts.ts';
import { lastChange } from './training-steps.ts';

/**
 * Puts what was counted into the form that completes the session, wherever that is opened. What was changed in the
 * form afterwards stays, until something else is counted.
 */
export function fillForm(
  { scheduledSessionId, exercises }: Pick<TrainedSession, 'scheduledSessionId' | 'exercises'>,
  fillIn: SessionParts['fillIn'],
): void {
  const progress = readProgress(scheduledSessionId);
  const place = places.read(scheduledSessionId);
  if (progress === null || place === null) return;
  const changedAt = lastChange(progress);
  const results = resultsOf(exercises, progress);
  if (changedAt <= place.filledAt || results.leftOut.length === exercises.length) return;
  fillIn(scheduledSessionId, results);
  places.keep(scheduledSessionId, { ...place, filledAt: changedAt });
}
