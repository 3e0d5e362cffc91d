const storageKey = 'frame';

/** The frame of the home screen as HTML; public/first-paint.js shows it until the app has rendered. */
export type FrameOnDevice = {
  /** Who was signed in. */
  readonly golfer: string;
  /** Whose style sheets and markup it is: another build does not show it. */
  readonly build: string;
  readonly language: string;
  /** Addresses of the style sheets that it needs. */
  readonly sheets: readonly string[];
  readonly html: string;
};

export function keepFrameOnDevice(frame: FrameOnDevice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(frame));
  } catch {
    // Full or forbidden storage: the next start does without.
  }
}

/** @throws DOMException where the browser forbids storage */
export const deleteFrameOnDevice = (): void => localStorage.removeItem(storageKey);
