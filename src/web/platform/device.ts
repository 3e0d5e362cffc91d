/** The IANA zone that the device keeps its time in. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the app runs as one that was installed; Safari says it in a way of its own, too. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const isIphone = (): boolean => /iPhone|iPod/.test(navigator.userAgent);

/** An iPad says that it is a Mac, but a Mac cannot be touched. */
export const isIpad = (): boolean =>
  /iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether the golfer has asked the browser to save data. */
export const wantsLessData = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

const idleWithinMs = 5000;

/** Runs something when the page has nothing else to do, in five seconds at the latest. */
export function whenIdle(run: () => void): void {
  // Safari does not have it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: idleWithinMs });
  else setTimeout(run);
}

/** Resolves in a task of its own: between two of them the browser paints and answers a finger. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** True for a golfer whose device asks for less movement on the screen. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
