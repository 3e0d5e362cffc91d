import type { Page } from '@playwright/test';

/** Returns the URLs of the reads persisted on the device. */
export const persistedUrls = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'reads')) return [];
    const opening = indexedDB.open('reads');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = db.transaction('reads').objectStore('reads').getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    db.close();
    return keys.map((key) => String(Array.isArray(key) ? key[1] : key));
  });
