const checkEveryMs = 5 * 60 * 1000;
const stopHiddenAfterMs = 30 * 60 * 1000;

/**
 * Runs a check every five minutes while the page is visible. After the page was hidden for thirty minutes, the
 * timer stops; when the page becomes visible again, the check runs at once and the timer restarts.
 */
export function checkRegularly(check: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopping: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setInterval(() => document.hidden || check(), checkEveryMs);
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const follow = () => {
    clearTimeout(stopping);
    if (document.hidden) stopping = setTimeout(stop, stopHiddenAfterMs);
    else if (timer === undefined) {
      check();
      start();
    }
  };
  start();
  if (document.hidden) follow();
  document.addEventListener('visibilitychange', follow);
}
