import type { Page } from '@playwright/test';
import { readValue } from './browser-database.ts';
import { expect } from './fixtures.ts';
import type { Drill } from './golfer-in-training.ts';

/** Presses a key of range mode, even if a celebration covers it. */
export const tap = (page: Page, name: 'Hit' | 'Miss' | 'Undo') =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`), includeHidden: true })
    .first()
    .dispatchEvent('click');

/** Starts or continues a session in range mode and goes to one of its drills, counted from 0. */
export async function openRange(page: Page, url: string, at: number): Promise<void> {
  await page.goto(url);
  const drill = page.getByRole('heading', { name: /^Drill \d+ of \d+$/ });
  const warmUp = page.getByRole('dialog', { name: 'Warm-up stretches' });
  await expect(drill.or(warmUp)).toBeVisible();
  if (await warmUp.isVisible()) await page.keyboard.press('Escape');
  await expect(drill).toBeVisible();
  for (let drills = 0; drills < at; drills += 1)
    await page.getByRole('button', { name: 'Next drill', exact: true }).click();
  // Waits until the position is on disk. If the battery died earlier, the session would restart at the first drill.
  const id = /session\/([^/]+)\/train/.exec(url)?.[1];
  const number = at + 1;
  await expect.poll(() => readValue(page, `session-place:${id}`)).toMatchObject({ number });
}

type Progress = {
  readonly drills: readonly { readonly exerciseId: string; readonly attempts: readonly number[] }[];
};

/** Resolves when the disk has these attempts in a drill. */
export async function showsAttempts(
  page: Page,
  { session, id }: Drill,
  attempts: readonly number[],
): Promise<void> {
  const counted = async () => {
    const progress = await readValue<Progress>(page, `session-progress:${session.id}`);
    return progress?.drills.find(({ exerciseId }) => exerciseId === id)?.attempts ?? [];
  };
  await expect.poll(counted, { intervals: [0, 5, 10, 20], timeout: 120_000 }).toEqual(attempts);
}
