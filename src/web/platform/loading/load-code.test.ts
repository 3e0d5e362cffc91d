import { beforeEach, expect, test, vi } from 'vitest';
import { BlockedError, OfflineError } from '../api/failures.ts';
import { loadCode } from './load-code.ts';

const reload = vi.fn();
const fetchStub = vi.fn<typeof fetch>();
// With `assign`, which a redirect after an earlier file's test may still call.
vi.stubGlobal('location', { ...location, reload });
vi.stubGlobal('fetch', fetchStub);
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  fetchStub.mockImplementation(async () => new Response(null));
});

test('the loaded module is returned', async () => {
  await expect(loadCode(async () => 'screen')).resolves.toBe('screen');
});

test('a missing network throws an offline error without reloading the page', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(loadCode(gone)).rejects.toBeInstanceOf(OfflineError);
  expect(reload).not.toHaveBeenCalled();
});

test('a missing file after a new version reloads the page once', async () => {
  void loadCode(gone);
  await settled();
  expect(reload).toHaveBeenCalledOnce();
  // A content blocker may stop it.
  await expect(loadCode(gone)).rejects.toBeInstanceOf(BlockedError);
  expect(reload).toHaveBeenCalledOnce();
});
