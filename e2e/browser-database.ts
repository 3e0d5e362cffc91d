import type { Page } from '@playwright/test';

/** All that the app has in a store of one of its databases in the browser; empty while there is none. */
export const readStore = <Row>(page: Page, database: string, store: string): Promise<Row[]> =>
  page.evaluate(readAll, { database, store }) as Promise<Row[]>;

type Asked = { readonly database: string; readonly store: string };

/** Runs in the page. */
async function readAll({ database, store }: Asked): Promise<unknown[]> {
  // Opening would make it.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === database)) return [];
  const answerOf = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opened = await answerOf(indexedDB.open(database));
  const rows = await answerOf(opened.transaction(store).objectStore(store).getAll());
  opened.close();
  return rows;
}
