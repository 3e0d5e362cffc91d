import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { health } from '#contract/health.ts';
import { push } from '#contract/push.ts';
import { stubBrowserPush } from '#testing/browser-push.tsx';
import { stubServer } from '#testing/stub-server.ts';
import { answerGolfer, openApp } from '#testing/whole-app.tsx';
import { noteServerBuild } from '#web/platform/api/server-build.ts';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { watchServerBuild } from '#web/platform/update/app-update.ts';
import { noteUpdate } from '#web/platform/update/update-applied.ts';

const server = stubServer();
const reload = vi.fn();

watchServerBuild();
beforeEach(() => {
  answerGolfer(server);
  server.answers(health.live, { status: 'ok' });
  document.head.insertAdjacentHTML('beforeend', '<meta name="build" content="first">');
});
afterEach(() => {
  act(dismissToast);
  document.head.querySelector('meta[name="build"]')?.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens the app in a browser without service workers, with a server that has another build. */
async function openBehind() {
  const view = openApp('/');
  await screen.findByRole('heading', { name: /^Landing spots/ });
  vi.stubGlobal('location', { ...location, reload });
  act(() => noteServerBuild('second'));
  await screen.findByText('A new version is ready');
  return view;
}

test('the banner above the content offers a new version', async () => {
  await openBehind();
  const banner = screen.getByText('A new version is ready');
  const content = screen.getByRole('heading', { name: /^Landing spots/ });
  expect(banner.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('It takes a second. Nothing you logged is lost.')).toBeDefined();
});

test('a failed update shows an error, and the old version keeps running', async () => {
  const { golfer } = await openBehind();
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  await golfer.click(screen.getByRole('button', { name: 'Force Refresh' }));
  expect(await screen.findByText('Update Failed')).toBeDefined();
  expect(screen.getByText('Please refresh the page manually')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Update Now' })).toBeDefined();
});

test.each(['Update Now', 'Force Refresh'])(
  'without a connection %s shows that it needs a connection, and the app stays on the device',
  async (name) => {
    const { golfer } = await openBehind();
    const caches = { keys: vi.fn(async () => ['pinhigh-shell']), delete: vi.fn() };
    vi.stubGlobal('caches', caches);
    server.isUnreachable(health.live);
    await golfer.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/The update needs a connection/)).toBeDefined();
    expect([caches.delete.mock.calls, reload.mock.calls]).toEqual([[], []]);
    expect(screen.getByText('A new version is ready')).toBeDefined();
  },
);

test('the button shows Updating... during the update and ignores a second press', async () => {
  const { golfer } = await openBehind();
  let finish = (_names: readonly string[]) => {};
  const keys = vi.fn(() => new Promise<readonly string[]>((resolve) => (finish = resolve)));
  vi.stubGlobal('caches', { keys });
  await golfer.click(screen.getByRole('button', { name: 'Update Now' }));
  const button = await screen.findByRole('button', { name: 'Updating...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Force Refresh' })).toHaveProperty('disabled', true);
  await golfer.click(button);
  expect(keys).toHaveBeenCalledOnce();
  act(() => finish([]));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the app confirms an applied update once', async () => {
  noteUpdate({ hadPush: false });
  const first = openApp('/');
  expect(await screen.findByText('Update Applied')).toBeDefined();
  expect(screen.getByText('Pinhigh has been updated to the latest version')).toBeDefined();
  act(dismissToast);
  first.unmount();
  openApp('/');
  await screen.findByRole('heading', { name: /^Landing spots/ });
  expect(screen.queryByText('Update Applied')).toBeNull();
});

test('the app renews a push subscription that ended with the old worker', async () => {
  stubBrowserPush({ permission: 'granted' });
  server.answers(push.publicKey, { publicKey: 'BKEY' });
  server.answers(push.subscribe, { success: true });
  noteUpdate({ hadPush: true });
  openApp('/');
  await waitFor(() => expect(server.calls(push.subscribe)).toHaveLength(1));
});
