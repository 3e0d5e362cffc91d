// All script that the landing page itself has, written into the page by the server.
import '../../public/first-paint.js';
import { wantsLessData, whenIdle } from '#web/platform/device.ts';
import { keepInPlace } from './keep-in-place.ts';

keepInPlace(document);

// They are large, and a phone takes its time to paint them.
new PerformanceObserver(() => whenIdle(showDrawings)).observe({ type: 'paint', buffered: true });

/** Without script they are there from the start: src/web/render-landing.tsx. */
function showDrawings(): void {
  for (const hidden of document.querySelectorAll('noscript')) {
    hidden.insertAdjacentHTML('afterend', hidden.textContent);
    hidden.remove();
  }
}

// The service worker fetches the app, so that signing in opens at once.
if ('serviceWorker' in navigator && !wantsLessData()) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  addEventListener('load', () => whenIdle(register), { once: true });
}
