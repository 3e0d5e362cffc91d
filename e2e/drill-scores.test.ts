import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { SessionExercise } from '../src/contract/programs.ts';
import { expect, type Page, test } from './fixtures.ts';
import { endCelebration } from './steps.ts';

/** A scored drill, and the first two sessions of the plan with the same task for it. */
async function repeatedDrill(page: Page) {
  const read = async (path: string) => (await page.request.get(path)).json();
  const sessions: ScheduledSession[] = await read('/api/user/scheduled-sessions/current-program');
  const before = new Map<string, ScheduledSession>();
  for (const second of sessions) {
    const exercises: SessionExercise[] = await read(`/api/session-exercises/${second.sessionId}`);
    for (const { exerciseId, name, scoring, series } of exercises) {
      if (scoring?.better !== 'higher' || scoring.shape?.kind === 'cells') continue;
      const asked = [exerciseId, series, JSON.stringify(scoring.shape)].join();
      const first = before.get(asked);
      if (first) return { first, second, name, scoring };
      before.set(asked, second);
    }
  }
  throw new Error('No drill is scored in two sessions.');
}

async function completeWithScore(page: Page, drill: { name: string }, score: number) {
  await page.getByRole('button', { name: 'Complete Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Session' });
  await dialog.getByRole('spinbutton', { name: `${drill.name}: Score` }).fill(String(score));
  await dialog.getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByText('Session completed!', { exact: true })).toBeVisible();
}

test('a drill shows its best and last scores from earlier sessions @once', async ({
  page,
  enrollment: _,
  axe,
}) => {
  const drill = await repeatedDrill(page);
  const { min, step } = drill.scoring;
  const [high, low] = [min + 3 * step, min + step];
  const line = (best: number, last: number) =>
    page.getByRole('button', {
      name: `Your scores in ${drill.name}: Best ${best}, last ${last}`,
    });

  await page.goto(`/my-schedule/session/${drill.first.id}`);
  const row = page.getByRole('link', { name: new RegExp(`^${drill.name}`) });
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Best \d/)).toHaveCount(0);
  await completeWithScore(page, drill, high);

  await page.goto(`/my-schedule/session/${drill.second.id}`);
  await row.click();
  await expect(line(high, high)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByRole('dialog').getByText(`Best ${high}, last ${high}`)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await completeWithScore(page, drill, low);
  await endCelebration(page, 'First hour');

  await row.click();
  await line(high, low).click();
  const record = page.getByRole('dialog', { name: drill.name }).last();
  await expect(record.getByRole('row')).toHaveCount(3);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(line(high, low)).toBeFocused();
});
