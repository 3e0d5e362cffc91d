import type { Page } from '@playwright/test';
import { readStore } from './browser-database.ts';

/** Returns the URLs of the reads persisted on the device. */
export const persistedUrls = async (page: Page): Promise<string[]> =>
  (await readStore<{ readonly url: string }>(page, 'pinhigh-queue', 'reads')).map(({ url }) => url);
