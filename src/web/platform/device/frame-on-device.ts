import { browserValue } from './browser-value.ts';

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

const frame = browserValue<FrameOnDevice>('frame');

export const storeFrame = (kept: FrameOnDevice): void => void frame.keep(kept);

export const deleteFrameOnDevice = (): void => void frame.keep(null);
