import { dropProgress } from './keep-progress.ts';
import { places } from './place-store.ts';

/** Deletes all local data of a session that was completed or skipped. */
export function endTraining(scheduledSessionId: string): void {
  dropProgress(scheduledSessionId);
  places.drop(scheduledSessionId);
}
