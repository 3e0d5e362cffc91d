import type { ScheduledSession } from '../src/contract/training-schemas.ts';
import { networkFailures } from './browser-errors.ts';
import { expect, type Page, test } from './fixtures.ts';
import { endCelebration } from './steps.ts';

test.use({ keepsApp: true });

const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the first session of the plan. */
async function firstSession(page: Page) {
  const plan: ScheduledSession[] = await read(page, '/api/user/scheduled-sessions/current-program');
  const [first] = plan;
  if (first === undefined) throw new Error('no sessions');
  return first;
}

/** Counts the session's drills that are in this state on the server. */
const countOnServer = (page: Page, id: string, state: string) => async () => {
  const { progress } = await read(page, `/api/user/session-progress/${id}`);
  const drills: { state: string }[] = progress?.drills ?? [];
  return drills.filter((drill) => drill.state === state).length;
};

async function leaveOut(page: Page): Promise<void> {
  await key(page, 'Pause').click();
  await key(page, 'Leave this drill out').click();
}

test('a golfer starts a session on the phone and finishes it on the desktop @once', async ({
  page,
  context,
  enrollment: _,
  openContext,
  browserErrors,
}) => {
  // The phone may send once more before it learns that the session is over.
  browserErrors.allow(networkFailures, /status of 409 .*session-progress/);
  const { id } = await firstSession(page);
  await page.goto(`/my-schedule/session/${id}/train`);
  const drill = (on: Page) => on.getByRole('heading', { name: /^Drill \d of \d$/ });
  const warmUp = page.getByRole('dialog', { name: 'Warm-up stretches' });
  await expect(drill(page).or(warmUp)).toBeVisible();
  if (await warmUp.isVisible()) await page.keyboard.press('Escape');
  await leaveOut(page);
  await expect.poll(countOnServer(page, id, 'left_out')).toBe(1);

  const elsewhere = await openContext();
  await elsewhere.addCookies(await context.cookies());
  const desktop = await elsewhere.newPage();
  await test.step('the desktop continues where the phone stopped', async () => {
    await desktop.goto(`/my-schedule/session/${id}`);
    await desktop.getByRole('link', { name: /^Resume: drill 2 of/ }).click();
    await expect(desktop.getByRole('heading', { name: /^Drill 2 of/ })).toBeVisible();
  });

  await test.step('scores entered offline on the phone are merged later', async () => {
    await context.setOffline(true);
    await leaveOut(page);
    await desktop.waitForTimeout(2500);
    expect(await countOnServer(desktop, id, 'left_out')()).toBe(1);
    await context.setOffline(false);
    await expect.poll(countOnServer(desktop, id, 'left_out')).toBe(2);
  });

  await test.step('the desktop completes the session', async () => {
    await key(desktop, 'Pause').click();
    await key(desktop, 'Finish early').click();
    await key(desktop, 'Finish').click();
    const dialog = desktop.getByRole('dialog', { name: 'Complete Session' });
    await dialog.getByRole('button', { name: 'Complete Session' }).click();
    await endCelebration(desktop, 'First session');
    const { completion } = await read(desktop, `/api/user/scheduled-session-details/${id}`);
    expect(completion).not.toBeNull();
    expect((await read(desktop, `/api/user/session-progress/${id}`)).progress).toBeNull();
  });
});
