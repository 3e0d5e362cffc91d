import { expect, type Page, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { endCelebration } from './steps.ts';

type Played = { readonly par?: 3 | 5; readonly strokes: number; readonly putts: number };

const card: readonly Played[] = [
  ...[
    { strokes: 5, putts: 2 },
    { strokes: 4, putts: 1 },
    { par: 3, strokes: 3, putts: 2 } as const,
  ],
  ...[
    { strokes: 6, putts: 3 },
    { par: 5, strokes: 7, putts: 2 } as const,
    { strokes: 4, putts: 2 },
  ],
  ...[
    { strokes: 5, putts: 2 },
    { par: 3, strokes: 4, putts: 2 } as const,
    { strokes: 8, putts: 2 },
  ],
];

const inWords = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Plays the hole on the screen and goes to the next one. @returns the number of taps */
async function playHole(page: Page, { par, strokes, putts }: Played, hole: number) {
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).first().click();
  };
  if (par !== undefined) {
    taps += 1;
    await page.getByText(`Par ${par}`, { exact: true }).click();
  }
  await tap(inWords(strokes, 'stroke'));
  await tap(inWords(putts, 'putt'));
  if (par !== 3) await tap('Fairway: hit');
  if (strokes === 8) await tap('Up 1');
  await tap(hole === 9 ? 'Scorecard' : `Hole ${hole + 1}`);
  return taps;
}

test('a nine-hole round survives a reload and is stored with correct totals', async ({
  page,
  golfer: _,
  axe,
}) => {
  const look = async () => {
    await axe(page);
    await checkLayout(page);
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: /^On the course/ }).click();
  await expect(page.getByRole('heading', { name: 'Round on the course' })).toBeVisible();
  await look();
  await page.getByLabel('Course').fill('Kennemer');
  await page.getByText('9', { exact: true }).click();
  await page.getByRole('button', { name: 'Start on hole 1' }).click();

  await test.step('entering a hole takes at most six taps', async () => {
    for (const [index, hole] of card.entries()) {
      const number = index + 1;
      await expect(page.getByRole('heading', { name: `Hole ${number}` })).toBeFocused();
      expect(await playHole(page, hole, number)).toBeLessThanOrEqual(6);
      if (number === 5) {
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Hole 6' })).toBeVisible();
        await look();
        await page.goto('/');
        await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Add Session' });
        await dialog.getByRole('link', { name: 'Resume: hole 6 Kennemer' }).click();
      }
    }
  });

  await test.step('the scorecard is complete', async () => {
    await expect(page.getByText('46 strokes, +11 against par after 9 holes')).toBeAttached();
    await look();
    await page.getByRole('button', { name: 'Finish round' }).click();
    await look();
    await page.getByRole('button', { name: 'Add round' }).click();
    await expect(page.getByText('Round Added', { exact: true })).toBeVisible();
    await endCelebration(page, 'First card');
  });

  await test.step('the round is stored with its holes and totals', async () => {
    const answer = await page.request.get('/api/user/activity-calendar');
    const [round] = (await answer.json()) as { data: { scorecard: Played[] } }[];
    expect(round).toMatchObject({
      title: 'Kennemer',
      data: {
        holes: 9,
        totalScore: 46,
        coursePar: 35,
        putts: 18,
        penalties: 1,
        fairwaysHit: 7,
        greensInRegulation: 2,
        courseName: 'Kennemer',
      },
    });
    expect(round?.data.scorecard.map(({ strokes }) => strokes)).toEqual(
      card.map(({ strokes }) => strokes),
    );
    await page.goto('/calendar-list');
    await page.getByRole('link', { name: /Kennemer/ }).click();
    await expect(page).toHaveURL(/\/rounds\/[\w-]+$/);
    const scorecard = page.getByRole('region', { name: 'Scorecard' });
    await expect(scorecard.getByRole('columnheader')).toHaveCount(10);
    await axe(page);
  });

  await test.step('a wrong hole is corrected afterwards, and the totals follow', async () => {
    const dialog = page.getByRole('dialog', { name: 'Edit round' });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(dialog.getByText('46 strokes, +11 against par after 9 holes')).toBeAttached();
    await look();
    await dialog.getByRole('button', { name: 'Hole 9, Par 4, 8 strokes, 2 putts' }).click();
    await expect(dialog.getByRole('heading', { name: 'Hole 9' })).toBeFocused();
    await look();
    await dialog.getByRole('button', { name: '7 strokes' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const corrected = dialog.getByRole('button', { name: 'Hole 9, Par 4, 7 strokes, 2 putts' });
    await expect(corrected).toBeFocused();
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').getByText('Score 45', { exact: true })).toBeVisible();
    await page.goto('/rounds');
    await expect(page.getByRole('link', { name: /9 holes.*45/ })).toBeVisible();
    await look();
    await page.goto('/rounds/new');
    await expect(page.getByRole('button', { name: 'Start on hole 1' })).toBeVisible();
  });
});
