// The only script of the landing page itself. The server inlines it into the page.
import '../../public/first-paint.js';
import { wantsLessData } from '#web/platform/device-traits.ts';
import { whenIdle } from '#web/platform/idle.ts';
import { isLeaving, setGolferOnDevice } from '#web/platform/persisted-queries/golfer-on-device.ts';
import { queryDatabase } from '#web/platform/persisted-queries/query-database-name.ts';
import { keepInPlace } from './keep-in-place.ts';

keepInPlace(document);

// The page that signed out may have ended before the golfer's data was deleted.
if (isLeaving()) {
  const deletion = indexedDB.deleteDatabase(queryDatabase);
  deletion.onsuccess = () => isLeaving() && setGolferOnDevice(null);
}

// The drawings are large and slow to paint on a phone, so they are shown after the first paint.
new PerformanceObserver(() => whenIdle(showDrawings)).observe({ type: 'paint', buffered: true });

/** Without JavaScript the drawings are shown from the start; see src/web/render-landing.tsx. */
function showDrawings(): void {
  for (const hidden of document.querySelectorAll('noscript')) {
    hidden.insertAdjacentHTML('afterend', hidden.textContent);
    hidden.remove();
  }
}

// The service worker downloads the app in advance, so that signing in is fast.
if ('serviceWorker' in navigator && !wantsLessData()) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  addEventListener('load', () => whenIdle(register), { once: true });
}
