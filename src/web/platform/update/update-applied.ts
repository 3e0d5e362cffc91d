const noteKey = 'update-applied';

/** What the page that comes after an update has to know. */
export type UpdateNote = {
  /** The device had pushes, which the browser has ended with the old service worker. */
  readonly hadPush: boolean;
};

/** For the page that is loaded next: it comes after an update. */
export function noteUpdate(note: UpdateNote): void {
  try {
    sessionStorage.setItem(noteKey, JSON.stringify(note));
  } catch {
    // Private windows may refuse; the update is then not told about.
  }
}

/** What was noted for this page when it comes after an update; null otherwise, and the next time. */
export function takeUpdateNote(): UpdateNote | null {
  try {
    const noted = sessionStorage.getItem(noteKey);
    sessionStorage.removeItem(noteKey);
    return noted === null ? null : (JSON.parse(noted) as UpdateNote);
  } catch {
    return null;
  }
}
