import { browserValue } from '../device/browser-value.ts';

/** Information for the page that loads after an update. */
export type UpdateNote = {
  /** The device had a push subscription, which ended with the old service worker. */
  readonly hadPush: boolean;
};

const note = browserValue<UpdateNote>('update-applied', 'sessionStorage');

/** Leaves a note for the next page that it loads after an update. */
export const noteUpdate: (noted: UpdateNote) => void = note.keep;

/** Returns the note if this page loads after an update, otherwise null. Deletes the note. */
export function takeUpdateNote(): UpdateNote | null {
  const noted = note.read();
  note.keep(null);
  return noted;
}
