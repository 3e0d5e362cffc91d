import type { BrowserContext } from '@playwright/test';
import type { ScheduledSession, SessionDetails } from '../src/contract/training-schemas.ts';
import { networkFailures } from './browser-errors.ts';
import { instantAt, shiftClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';

const hourMs = 3_600_000;

/** Completes a session in a page that stays offline until it is closed. */
async function completeOffline(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Complete Session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('By my own watch');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.close();
}

test('a completion from a phone whose clock is two days off arrives once and counts at its actual time @once', async ({
  context: _,
  browser,
  browserErrors,
  server,
  today,
}) => {
  browserErrors.allow(networkFailures, /Couldn't load preload assets/);
  const startsAt = instantAt('2026-05-14T12:00');
  for (const [name, offByMs] of [
    ['ahead', 48 * hourMs],
    ['behind', -48 * hourMs],
  ] as const) {
    await test.step(`two days ${name}`, async () => {
      await server.setClock(startsAt);
      const phone = await browser.newContext({ baseURL: server.url });
      browserErrors.watch(phone);
      await shiftClock(phone, server.clockOffsetMs() + offByMs);
      await signUp(phone, server.url, newGolfer());
      await enrollInBreak100(phone, server.url, today);
      const read = async <Body>(path: string): Promise<Body> =>
        (await phone.request.get(path)).json();
      const [first] = await read<ScheduledSession[]>(
        '/api/user/scheduled-sessions/current-program',
      );
      const address = `/my-schedule/session/${first?.id}`;
      await completeOffline(phone, address);

      // Three hours later on both clocks.
      await server.setClock(startsAt.add({ hours: 3 }));
      await shiftClock(phone, 3 * hourMs);
      const page = await phone.newPage();
      await page.goto(address);
      await expect(page.getByText('By my own watch')).toBeVisible();
      await expect(page.locator('.waiting-strip')).toBeHidden();

      const { completion } = await read<SessionDetails>(
        `/api/user/scheduled-session-details/${first?.id}`,
      );
      const madeAt = Temporal.Instant.from(completion?.completedAt ?? '');
      const minutesOff = Math.abs(madeAt.since(startsAt).total('minutes'));
      expect(minutesOff).toBeLessThan(30);
      const items = await read<{ date: string; isCompleted: boolean }[]>(
        '/api/user/activity-calendar',
      );
      expect(items.filter(({ isCompleted }) => isCompleted).map(({ date }) => date)).toEqual([
        today,
      ]);
      await phone.close();
    });
  }
});
