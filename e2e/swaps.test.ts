import type { FittingDrills } from '../src/contract/drill-swaps.ts';
import type { ScheduledSession, SessionDetails } from '../src/contract/training-schemas.ts';
import { checkAccessibility } from './accessibility.ts';
import { expect, type Page, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { chooseForSession } from './steps.ts';

const read = async (page: Page, path: string) => (await page.request.get(path)).json();

test('a golfer swaps a drill and undoes it, fits a session to 20 minutes at home, and completes it @once', async ({
  page,
  enrollment: _,
}) => {
  // The first week's sessions contain tests, which no other drill can replace.
  const [, , , first]: ScheduledSession[] = await read(
    page,
    '/api/user/scheduled-sessions/current-program',
  );
  if (first === undefined) throw new Error('No session');
  const details = async (): Promise<SessionDetails> =>
    read(page, `/api/user/scheduled-session-details/${first.id}`);
  const drills = async () =>
    (await details()).session.exercises.map(({ exerciseId }) => exerciseId);
  const planned = await drills();
  const { places }: FittingDrills = await read(page, `/api/user/session-swaps/${first.id}`);
  const at = places.findIndex(({ alternatives }) => alternatives.length > 0);

  await page.goto(`/my-schedule/session/${first.id}`);
  const sheet = page.getByRole('dialog').last();

  await test.step('a drill is swapped, and the toast undoes it', async () => {
    await page.locator('.drill-row').nth(at).click();
    await page.getByRole('button', { name: /^Swap / }).click();
    await expect(sheet.getByRole('listitem').first()).toBeVisible();
    await checkLayout(page);
    await checkAccessibility(page);
    await sheet.getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByText('Session changed this time', { exact: true })).toBeVisible();
    expect(await drills()).not.toEqual(planned);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('As it was before', { exact: true })).toBeVisible();
    expect(await drills()).toEqual(planned);
  });

  await test.step('the whole session is fitted to 20 minutes at home', async () => {
    await chooseForSession(page, 'Less time or another place?');
    await sheet.getByText('Home', { exact: true }).click();
    await expect(sheet.getByRole('listitem').first()).toBeVisible();
    await checkLayout(page);
    await checkAccessibility(page);
    await sheet.getByRole('button', { name: /^Apply, \d+ min$/ }).click();
    await expect(page.getByText(/drills? (is|are) changed this time/)).toBeVisible();
    const { session } = await details();
    expect(session.exercises.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(
      20,
    );
    await expect(page.locator('.drill-row b')).toHaveText(
      session.exercises.map(({ name }) => name),
    );
  });

  await test.step('the completed session has the drills that were done', async () => {
    const fitted = await details();
    await page.getByRole('button', { name: 'Complete Session' }).click();
    await sheet.getByRole('button', { name: 'Complete Session' }).click();
    await expect.poll(async () => (await details()).isCompleted).toBe(true);
    const { completion, session } = await details();
    expect(session.exercises.map(({ exerciseId }) => exerciseId)).toEqual(
      fitted.session.exercises.map(({ exerciseId }) => exerciseId),
    );
    expect(completion?.completedExercises).toEqual(session.exercises.map(({ id }) => id));
  });
});
