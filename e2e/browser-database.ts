import type { Page } from '@playwright/test';

/** Reads all rows of a store in one of the app's browser databases; empty if the database or store does not exist. */
export const readStore = <Row>(page: Page, database: string, store: string): Promise<Row[]> =>
  page.evaluate(readAll, { database, store }) as Promise<Row[]>;

type Row<Value> = { readonly key: string; readonly value: Value | null };

/** Reads what the device has under a name, such as a typed form; null if there is nothing. */
export async function readValue<Value>(page: Page, key: string): Promise<Value | null> {
  const rows = await readStore<Row<Value>>(page, 'pinhigh-queue', 'values');
  return rows.find((row) => row.key === key)?.value ?? null;
}

type Asked = { readonly database: string; readonly store: string };

/** Runs in the page. */
async function readAll({ database, store }: Asked): Promise<unknown[]> {
  // Opening a missing database would create it.
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
