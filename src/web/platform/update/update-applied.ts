const noteKey = 'update-applied';

/** Information for the page that loads after an update. */
export type UpdateNote = {
  /** The device had a push subscription, which ended with the old service worker. */
  readonly hadPush: boolean;
};

/** Leaves a note for the next page that it loads after an update. */
export function noteUpdate(note: UpdateNote): void {
  try {
    sessionStorage.setItem(noteKey, JSON.stringify(note));
  } catch {
    // Storage may be forbidden in private windows. The update is then not announced.
  }
}

/** Returns the note if this page loads after an update, otherwise null. Deletes the note. */
export function takeUpdateNote(): UpdateNote | null {
  try {
    const noted = sessionStorage.getItem(noteKey);
    sessionStorage.removeItem(noteKey);
    return noted === null ? null : (JSON.parse(noted) as UpdateNote);
  } catch {
    return null;
  }
}
