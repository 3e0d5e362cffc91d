import { type Progress, sendingProgress } from './waiting-change.ts';

/** A try that fails at once would only flicker. */
const progressAfterMs = 400;

/** Shows how far one try has come, unless it is over soon. */
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
