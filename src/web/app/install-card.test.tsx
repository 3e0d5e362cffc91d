import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '#testing/stub-server.ts';
import { answerGolfer, openApp } from '#testing/whole-app.tsx';
import { dismissInstall, forceInstallPrompt, watchInstall } from '#web/platform/install-prompt.ts';

const server = stubServer();
const week = 7 * 24 * 60 * 60 * 1000;

watchInstall();
beforeEach(() => answerGolfer(server));
afterEach(() => {
  act(dismissInstall);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const title = 'Put Pinhigh on your home screen';
const card = () => screen.queryByRole('region', { name: title });

/** Simulates a phone browser that offers to install the app. */
function offers(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => {});
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media === '(pointer: coarse)' }) as MediaQueryList,
  );
  dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    }),
  );
  return prompt;
}

async function open() {
  const view = openApp('/');
  await screen.findByRole('heading', { name: /^Landing spots/ });
  return view;
}

test('a phone shows the install card two seconds after the browser’s offer, and Install opens the browser’s prompt', async () => {
  const { golfer } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const prompt = offers('accepted');
  vi.advanceTimersByTime(1999);
  expect(card()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await golfer.click(await screen.findByRole('button', { name: 'Install' }));
  await waitFor(() => expect(card()).toBeNull());
  expect(prompt).toHaveBeenCalledOnce();
});

test('a dismissed install card stays hidden for seven days', async () => {
  const { golfer } = await open();
  act(forceInstallPrompt);
  await golfer.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(card()).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() + week - 60_000 });
  offers('dismissed');
  act(() => vi.advanceTimersByTime(2000));
  expect(card()).toBeNull();
  vi.setSystemTime(Date.now() + 120_000);
  offers('dismissed');
  act(() => vi.advanceTimersByTime(2000));
  vi.useRealTimers();
  expect(await screen.findByRole('region', { name: title })).toBeDefined();
});

test('the install card explains the manual steps when the browser cannot show its prompt', async () => {
  const { golfer } = await open();
  act(forceInstallPrompt);
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(card()).toBeNull();
  act(forceInstallPrompt);
  await golfer.click(await screen.findByRole('button', { name: 'Install' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Add to Home Screen');
  await golfer.click(screen.getByRole('button', { name: 'Got it' }));
  expect(card()).toBeNull();
});

test('the installed app does not show the install card', async () => {
  await open();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media === '(display-mode: standalone)' }) as MediaQueryList,
  );
  act(forceInstallPrompt);
  expect(card()).toBeNull();
});

type Place = { address?: string; userAgent?: string; isSecure?: boolean };
/** Loads the page on another host or device. */
async function loadedAt({ address, userAgent, isSecure = true }: Place) {
  await open();
  vi.stubGlobal('isSecureContext', isSecure);
  if (address !== undefined) vi.stubGlobal('location', new URL(address));
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  watchInstall();
}

const shownAfter = (milliseconds: number) => {
  act(() => vi.advanceTimersByTime(milliseconds));
  return card() !== null;
};

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.each(['http://localhost:5173/', 'http://127.0.0.1:5000/programs'])(
  '%s is a development host, which shows the card three seconds after page load, even after a dismissal',
  async (address) => {
    dismissInstall();
    await loadedAt({ address });
    expect(shownAfter(2999)).toBe(false);
    expect(shownAfter(1)).toBe(true);
  },
);

test.each(['http://localhost:8080/', 'https://golf.example.org:5000/'])(
  '%s is not a development host',
  async (address) => {
    await loadedAt({ address });
    expect(shownAfter(60_000)).toBe(false);
  },
);

test('an iPhone shows the steps for Safari two seconds after page load', async () => {
  await loadedAt({ userAgent: iphone });
  expect(shownAfter(1999)).toBe(false);
  expect(shownAfter(1)).toBe(true);
  vi.useRealTimers();
  const steps = await screen.findAllByRole('listitem');
  const words = steps.map(({ textContent }) => textContent?.trim());
  expect(words).toContain('Choose Add to Home Screen.');
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('a dismissed install card stays hidden for seven days on an iPhone, too', async () => {
  dismissInstall();
  await loadedAt({ userAgent: iphone });
  expect(shownAfter(60_000)).toBe(false);
  vi.setSystemTime(Date.now() + week);
  watchInstall();
  expect(shownAfter(2000)).toBe(true);
});

test('an iPhone at an address without https does not show the install card', async () => {
  await loadedAt({ userAgent: iphone, isSecure: false });
  expect(shownAfter(60_000)).toBe(false);
});

test('other browsers on an iPhone do not show the install card', async () => {
  await loadedAt({ userAgent: iphone.replace('Version/18.5', 'CriOS/130.0.0.0') });
  expect(shownAfter(60_000)).toBe(false);
});

test('accepting the installation stores its time', async () => {
  const { golfer } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  offers('accepted');
  act(() => vi.advanceTimersByTime(2000));
  vi.useRealTimers();
  await golfer.click(await screen.findByRole('button', { name: 'Install' }));
  await waitFor(() => expect(localStorage.getItem('install-accepted')).toMatch(/^\d{13}$/));
});

test('closing the install card counts as Not now', async () => {
  const { golfer } = await open();
  act(forceInstallPrompt);
  await golfer.click(await screen.findByRole('button', { name: 'Close' }));
  expect(localStorage.getItem('install-dismissed')).toMatch(/^\d{13}$/);
});
