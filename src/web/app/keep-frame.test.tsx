import { createRef } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { setGolferOnDevice } from '#web/platform/device/golfer-on-device.ts';
import script from '../public/first-paint.js?raw';
import { KeepFrame } from './keep-frame.tsx';

const build = document.createElement('meta');
build.name = 'build';
// Other tests in this process run the script too, and an element name can be defined only once.
const define = (_: string, element: CustomElementConstructor) =>
  customElements.define('kept-frame-here', element);

beforeAll(() => {
  document.head.append(build);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  new Function('customElements', script)({ define });
  vi.unstubAllGlobals();
});
afterAll(() => build.remove());

const kept = () => localStorage.getItem('frame');

/** Returns the HTML that a new page shows before the app has rendered. */
async function startPage(): Promise<string> {
  const place = document.createElement('kept-frame-here');
  document.body.append(place);
  await Promise.resolve();
  const html = place.innerHTML;
  place.remove();
  return html;
}

type Kept = { readonly hero?: boolean; readonly isHome?: boolean; readonly count?: number };

/** Simulates a golfer who has had the app open for a while. */
async function hasBeenOpen({ hero = true, isHome = true, count = 3 }: Kept = {}) {
  const app = createRef<HTMLDivElement>();
  await renderScreen(
    <div className="app" ref={app}>
      <header className="header is-stuck">
        <a href="/profile">ND</a>
        <span className="badge">{count}</span>
      </header>
      <main id="main">the session of today</main>
      <KeepFrame {...{ app, hero, isHome }} user={aGolfer()} />
    </div>,
  );
  await vi.advanceTimersByTimeAsync(3000);
}

beforeEach(() => {
  build.content = 'b1';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.replaceState(null, '', '/');
  setGolferOnDevice(aGolfer().id);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('the next start shows the stored frame with a skeleton and leaves out content that may have changed', async () => {
  await hasBeenOpen();
  const html = await startPage();
  expect(html).toContain('<a href="/profile">ND</a>');
  expect(html).toContain('class="hero turf"');
  expect(html).not.toMatch(/session of today|badge|is-stuck/);
});

test('the skeleton has no handicap line for a golfer without a handicap and a program', async () => {
  await hasBeenOpen({ hero: false });
  expect(await startPage()).not.toContain('hero');
});

test('a start on a screen other than the home screen stores no frame', async () => {
  await hasBeenOpen({ isHome: false });
  expect(kept()).toBeNull();
});

test.each([
  ['on another screen', () => history.replaceState(null, '', '/programs')],
  ['for today’s session', () => history.replaceState(null, '', '/?open=session')],
  ['of another build', () => build.setAttribute('content', 'b2')],
  ['of another golfer', () => setGolferOnDevice('somebody else')],
  ['after signing out', () => setGolferOnDevice(null)],
  ['with something unreadable on the device', () => localStorage.setItem('frame', '{')],
])('a start %s shows no stored frame', async (_, change) => {
  await hasBeenOpen();
  change();
  expect(await startPage()).toBe('');
});

test('signing out deletes the stored frame', async () => {
  await hasBeenOpen();
  expect(kept()).not.toBeNull();
  setGolferOnDevice('left');
  expect(kept()).toBeNull();
});
