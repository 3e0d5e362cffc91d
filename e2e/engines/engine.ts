export type Point = { readonly x: number; readonly y: number };

export type Look = {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: 'light' | 'dark';
};

/** One page of a browser with its own profile: what the protocols of all engines can do. */
export type Engine = {
  /** The name and version of the browser. */
  readonly name: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs the body of a function in the page, whose last statement may return JSON or a promise of it.
   * @throws when the body throws
   */
  run<Result>(body: string): Promise<Result>;
  /** Presses the mouse at the first point, moves over the others, and releases it at the last. */
  drag(way: readonly [Point, ...Point[]]): Promise<void>;
  /** Types text, or the key `Escape`, where the focus is. */
  type(text: string): Promise<void>;
  /** Returns the visible part of the page as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};
