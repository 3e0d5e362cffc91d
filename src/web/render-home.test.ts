import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDashboard } from '#testing/a-dashboard.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { aGolfer } from '#testing/web.tsx';
import { setLanguage } from './i18n/translation.ts';
import { renderHome } from './render-home.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(async () => {
  vi.useRealTimers();
  await setLanguage('en');
});

const render = async (golfer: Parameters<typeof aGolfer>[0], dashboard = aDashboard()) => {
  const page = document.createElement('div');
  page.innerHTML = await renderHome({
    '/api/auth/user': aGolfer(golfer),
    '/api/user/dashboard': dashboard,
    '/api/user/notifications/unread-count': { count: 2, total: 5 },
  });
  return page;
};

test('the server renders the frame and the home screen with working links', async () => {
  const page = await render({});
  expect(page.querySelector('nav a[href="/my-schedule"]')?.textContent).toBe('Schedule');
  expect(page.querySelector('nav a[aria-current="page"] span')?.textContent).toMatch(
    /Pinhigh|Today/i,
  );
  expect(page.querySelector('.on-turf header + main .hero')?.textContent).toContain(
    'Thursday 14 May',
  );
  expect(page.querySelector('header button[aria-haspopup="dialog"]')?.textContent).toBe('2');
  const start = page.querySelector('main a[href^="/my-schedule/session/"]');
  expect(start?.textContent).toBe('Start session');
  // The server is never offline.
  expect(page.querySelector('.sand-note')).toBeNull();
});

test('the page is in the golfer’s language, not the previous golfer’s language', async () => {
  await render({});
  const page = await render({ preferredLanguage: 'de' });
  expect(page.querySelector('[lang="de"]')?.textContent).toContain('Donnerstag');
});

test('the golfer’s name is escaped as text', async () => {
  const page = await render({ firstName: '<em>', lastName: '"><script>' });
  expect(page.querySelector('em, script')).toBeNull();
});
