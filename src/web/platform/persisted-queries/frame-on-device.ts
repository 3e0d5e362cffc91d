const storageKey = 'frame';

/** The frame of the home screen as HTML; public/first-paint.js shows it until the app has rendered. */
export type FrameOnDevice = {
  /** The golfer who was signed in. */
  readonly golfer: string;
  /** The build of the style sheets and markup; other builds do not show the frame. */
  readonly build: string;
  readonly language: string;
  /** URLs of the style sheets that it needs. */
  readonly sheets: readonly string[];
  readonly html: string;
};

export function storeFrame(frame: FrameOnDevice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(frame));
  } catch {
    // Storage is full or forbidden: the next start has no frame.
  }
}

/** @throws DOMException when the browser forbids storage */
export const deleteFrameOnDevice = (): void => localStorage.removeItem(storageKey);
