// The only script of the landing page itself. The server inlines it into the page.
import '../../public/first-paint.js';
import { wantsLessData } from '#web/platform/browser/device-traits.ts';
import { whenIdle } from '#web/platform/browser/idle.ts';
import { isLeaving, setGolferOnDevice } from '#web/platform/device/golfer-on-device.ts';
import { deviceDatabase, earlierReads } from '#web/platform/device/schema.ts';
import { keepInPlace } from './keep-in-place.ts';

keepInPlace(document);

// The page that signed out may have ended before the golfer's data was deleted.
if (isLeaving()) {
  indexedDB.deleteDatabase(earlierReads);
  const opening = indexedDB.open(deviceDatabase);
  // Without a database there is nothing to delete.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onerror = () => setGolferOnDevice(null);
  opening.onsuccess = () => {
    const { result: device } = opening;
    const left = () => isLeaving() && setGolferOnDevice(null);
    if (device.objectStoreNames.contains('reads')) {
      const deletion = device.transaction('reads', 'readwrite');
      deletion.objectStore('reads').clear();
      deletion.oncomplete = left;
      deletion.commit();
    } else left();
    device.close();
  };
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
