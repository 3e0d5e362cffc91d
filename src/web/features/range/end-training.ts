import { dropProgress } from './keep-progress.ts';
import { places } from './place-store.ts';

/** For a session that is completed or skipped: nothing is left on this device to go on with. */
export function endTraining(scheduledSessionId: string): void {
  dropProgress(scheduledSessionId);
  places.drop(scheduledSessionId);
}
