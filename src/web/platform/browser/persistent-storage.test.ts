import { afterEach, expect, test, vi } from 'vitest';
import { askForPersistentStorage } from './persistent-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** The app in a tab, or installed. */
function runsIn(mode: 'browser' | 'standalone', storage?: Partial<StorageManager>) {
  const matchMedia = (query: string) => ({ matches: query === `(display-mode: ${mode})` });
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('navigator', { storage });
}

test('the installed app requests persistent storage', async () => {
  const persist = vi.fn(async () => true);
  runsIn('standalone', { persist });
  await askForPersistentStorage();
  expect(persist).toHaveBeenCalledOnce();
});

test('the app in a browser tab does not request persistent storage', async () => {
  const persist = vi.fn(async () => true);
  runsIn('browser', { persist });
  await askForPersistentStorage();
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that lacks or rejects persistent storage causes no error', async () => {
  runsIn('standalone');
  await askForPersistentStorage();
  runsIn('standalone', { persist: () => Promise.reject(new TypeError('No')) });
  await askForPersistentStorage();
});
