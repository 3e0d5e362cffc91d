import type { SessionExercise } from '../src/contract/programs.ts';
import type { ScheduledSession } from '../src/contract/training-schemas.ts';
import { networkFailures } from './browser-errors.ts';
import { inEachLanguage } from './each-language.ts';
import { expect, type Page, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { endCelebration } from './steps.ts';
import { textsIn } from './texts.ts';

const read = async (page: Page, path: string) => (await page.request.get(path)).json();

/** Returns the plan's first session with a drill of this shape, and the drill's position in it, from 1. */
async function sessionWith(page: Page, kind: string) {
  const plan: ScheduledSession[] = await read(page, '/api/user/scheduled-sessions/current-program');
  for (const { id, sessionId } of plan) {
    const exercises: SessionExercise[] = await read(page, `/api/session-exercises/${sessionId}`);
    const at = exercises.findIndex(({ scoring }) => scoring?.shape?.kind === kind);
    if (at >= 0) return { id, at, exercises };
  }
  throw new Error(`No session has a drill of the shape ${kind}.`);
}

const detailsOf = (page: Page, id: string) =>
  read(page, `/api/user/scheduled-session-details/${id}`);
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Starts a session on its own screen and goes to one of its drills. */
async function startAt(page: Page, id: string, at: number): Promise<void> {
  await page.goto(`/my-schedule/session/${id}`);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  const drill = page.getByRole('heading', { name: /^Drill \d of \d$/ });
  const warmUp = page.getByRole('dialog', { name: 'Warm-up stretches' });
  await expect(drill.or(warmUp)).toBeVisible();
  if (await warmUp.isVisible()) await page.keyboard.press('Escape');
  await expect(drill).toBeVisible();
  for (let drills = 0; drills < at; drills += 1) await key(page, 'Next drill').click();
}

/** Returns how much of the page is below the fold, in pixels. */
const below = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test('a ten-ball drill takes at most twelve taps and keeps its score through an undo, a reload, and a pause @once', async ({
  page,
  enrollment: _,
  browserErrors,
}) => {
  browserErrors.allow(networkFailures);
  const { id, at, exercises } = await sessionWith(page, 'points');
  await startAt(page, id, at);
  let taps = 0;
  const tap = async (name: string) => {
    await key(page, name).click();
    taps += 1;
  };
  for (const points of [3, 0, 2, 1, 4]) await tap(points === 1 ? '1 point' : `${points} points`);

  await test.step('a mistaken tap is undone', async () => {
    await key(page, 'Undo').click();
    await key(page, '2 points').click();
  });

  await test.step('all scores are there after a reload', async () => {
    await page.reload();
    await expect(page.getByText('points, 5 of 10')).toBeVisible();
  });

  await test.step('pausing keeps the scores', async () => {
    await key(page, 'Pause').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add a note' }).click();
    await page.getByLabel('Note').fill('The 9-iron rolls better.');
    await key(page, 'Go on').click();
  });

  for (const points of [3, 3, 0, 2]) await tap(`${points} points`);
  await tap('1 point');
  await expect(page.getByText(/^On target|off the target/)).toBeVisible();
  const isLast = at === exercises.length - 1;
  await tap(isLast ? 'See results' : 'Next drill');
  expect(taps).toBeLessThanOrEqual(12);

  if (!isLast) {
    await key(page, 'Pause').click();
    await key(page, 'Finish early').click();
  }
  await test.step('the form is filled with the score and the note, and completes the session', async () => {
    await key(page, 'Finish').click();
    const dialog = page.getByRole('dialog', { name: 'Complete Session' });
    await expect(dialog.getByRole('spinbutton', { name: /: Score/ })).toHaveValue('17');
    await expect(dialog.getByLabel('Notes')).toHaveValue('The 9-iron rolls better.');
    await dialog.getByRole('button', { name: 'Complete Session' }).click();
    await endCelebration(page, 'First session');
    await expect(page.getByRole('heading', { name: /^\+\d+ XP$/ })).toBeVisible();
  });
  const { completion } = await detailsOf(page, id);
  expect(completion).toMatchObject({
    notes: 'The 9-iron rolls better.',
    scores: [{ exerciseId: exercises[at]?.id, score: 17 }],
    completedExercises: [exercises[at]?.id],
  });
});

test('a golfer counts a skill test ball by ball, over an undo and a reload, and the session keeps every ball @once', async ({
  page,
  enrollment: _,
}) => {
  const { id, at, exercises } = await sessionWith(page, 'cells');
  await startAt(page, id, at);
  const chips = [4, 4, 2, 2, 2, 2, 1, 1, 1, 1];
  const pitches = [3, 3, 3, 3, 3, 0, 0, 0, 0, 0];
  const bunkerShots = [2, 2, 2, 2, 2, 2, 2, 2, 2, 0];
  const balls = [...chips, ...pitches, ...bunkerShots];
  const hit = (points: number) =>
    page.getByRole('button', { name: new RegExp(`^${points} points?,`) }).click();
  for (const points of [...chips.slice(0, 4), 0]) await hit(points);
  await key(page, 'Undo').click();
  await page.reload();
  await expect(page.getByText('Ball 5 of 30: Chips, 8 m')).toBeVisible();
  await expect(page.getByRole('img', { name: /^The target with the balls/ })).toBeVisible();
  expect(await below(page)).toBeLessThanOrEqual(0);
  for (const points of balls.slice(4)) await hit(points);
  await expect(page.getByText('First result. Two set your starting point.')).toBeVisible();
  await key(page, 'Next drill').click();
  await key(page, 'Pause').click();
  await key(page, 'Finish early').click();
  await key(page, 'Finish').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Session' });
  await expect(dialog.getByText('53 of 120')).toBeVisible();
  await expect(dialog.getByRole('spinbutton', { name: /Pitches/ })).toHaveValue('15');
  await dialog.getByRole('button', { name: 'Complete Session' }).click();
  await endCelebration(page, 'First session');
  await page.goto(`/my-schedule/session/${id}`);
  const parts = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect(parts).toHaveText(['Chips20', 'Pitches15', 'Bunker shots18']);
  const { completion } = await detailsOf(page, id);
  expect(completion.scores).toEqual([
    { exerciseId: exercises[at]?.id, score: 53, cells: [20, 15, 18], balls },
  ]);
});

test('a golfer counts strokes with the keyboard, and the session resumes where the golfer left it @once', async ({
  page,
  enrollment: _,
}) => {
  const { id, at, exercises } = await sessionWith(page, 'strokes');
  const drill = exercises[at];
  await startAt(page, id, 0);
  for (let drills = 0; drills < at; drills += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: `Drill ${at + 1} of` })).toBeVisible();
  const { shape, min = 0 } = drill?.scoring ?? {};
  const [balls, par] =
    shape?.kind === 'strokes' ? [shape.balls, shape.par ?? min / shape.balls] : [];
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.keyboard.press('Backspace');

  await key(page, 'Pause').click();
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: `Resume: drill ${at + 1} of` }).click();
  await expect(page.getByRole('listitem').first()).toHaveText(new RegExp(`^1: ${(par ?? 0) + 1}`));
  await page.locator('main').focus();
  for (let ball = 1; ball < (balls ?? 0); ball += 1) await page.keyboard.press('Space');
  const total = (par ?? 0) * (balls ?? 0) + 1;
  await expect(page.getByRole('status').filter({ hasText: drill?.name ?? '' })).toContainText(
    String(total),
  );
});

test('range mode fits portrait, landscape, short, and narrow phones, and large text', async ({
  page,
  enrollment: _,
  axe,
}) => {
  const { id, at } = await sessionWith(page, 'hits');
  await startAt(page, id, at);
  for (const name of ['Hit', 'Miss', 'Hit']) await key(page, name).click();
  await axe(page);
  await checkLayout(page);
  const own = page.viewportSize() ?? { width: 0, height: 0 };

  await test.step('no button is smaller than 56 px', async () => {
    const heights = await page
      .locator('.range button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
  });

  for (const [width, height] of [
    [390, 700],
    [360, 640],
    [844, 390],
  ] as const) {
    await test.step(`${width} x ${height} px need no scrolling`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => below(page)).toBeLessThanOrEqual(0);
    });
  }
  await page.setViewportSize(own);

  await key(page, 'Sunlight view').click();
  await axe(page);
  await page.reload();
  await expect(key(page, 'Sunlight view')).toHaveAttribute('aria-pressed', 'true');

  await key(page, 'Pause').click();
  await axe(page);
  await checkLayout(page);
  await key(page, 'Finish early').click();
  await axe(page);
  await checkLayout(page);
});

test('range mode fits in every language @long', async ({
  page,
  enrollment: _,
  server: { url },
}) => {
  const t = textsIn('en');
  const press = (name: string) => key(page, t('range', name)).last();
  const fits = () => inEachLanguage(page, url, () => checkLayout(page));
  const { id } = await sessionWith(page, 'hits');
  await startAt(page, id, 0);
  const total = await page.locator('.range-progress i').count();
  for (let drills = 0; drills < total; drills += 1) {
    await fits();
    if (drills < total - 1) await page.keyboard.press('ArrowRight');
  }
  await press('pause.title').click();
  await fits();
  await press('pause.type').click();
  await fits();
  await press('saveScore').click();
  await expect(press('rest.goOn').or(press('rest.toSummary'))).toBeVisible();
  await fits();
});
