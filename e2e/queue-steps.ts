import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The line with the number of changes waiting on this device. */
export const strip = (page: Page) => page.locator('.waiting-strip');

/** The toast for a change that could not be sent and is waiting. */
export const saved = (page: Page) => page.getByText('Saved on this device', { exact: true });

/** Logs practice for today with the form. */
export async function logPractice(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Training Session/ }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Add session' }).click();
  await expect(dialog).toBeHidden();
}
