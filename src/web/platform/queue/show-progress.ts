import { type Progress, sendingProgress } from './queued-request.ts';

/** An attempt that fails at once would only make the display flicker. */
const progressAfterMs = 400;

/** Shows the progress of one attempt, unless it ends soon. */
export function showProgress() {
  let latest: Progress | null = null;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    sendingProgress.set(latest);
  }, progressAfterMs);
  return {
    show: (progress: Progress) => {
      latest = progress;
      if (isShown) sendingProgress.set(progress);
    },
    end: () => {
      clearTimeout(timer);
      sendingProgress.set(null);
    },
  };
}
