import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Ledger, Session } from './ledger.ts';
import { logPractice } from './queue-steps.ts';
import { chooseForSession } from './steps.ts';

/**
 * Completes, skips or reopens a session with the buttons of its screen, which `page` shows; fills the completion form
 * with notes and one score. Resolves to the name of the action when the screen confirms it.
 */
export async function changeOnScreen(
  page: Page,
  { ledger, session, random }: { ledger: Ledger; session: Session; random: () => number },
): Promise<string> {
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  if (session.status !== 'planned') {
    await press('Reopen Session');
    await expect(page.getByRole('button', { name: 'Complete Session' })).toBeVisible();
    session.status = 'planned';
    ledger.completions.delete(session.id);
    return 'reopen on the screen';
  }
  const completes = random() < 0.7;
  if (completes) await press('Complete Session');
  else await chooseForSession(page, 'Skip Workout');
  if (completes) {
    const dialog = page.getByRole('dialog', { name: 'Complete Session' });
    const notes = `completion ${ledger.next()}`;
    await dialog.getByLabel('Notes').fill(notes);
    await dialog
      .getByRole('spinbutton', { name: /: Score/ })
      .first()
      .fill('1');
    await dialog.getByRole('button', { name: 'Complete Session' }).click();
    ledger.completions.set(session.id, `${notes}, score 1`);
  }
  // A celebration may cover the button.
  const reopen = page.getByRole('button', { name: 'Reopen Session', includeHidden: true });
  await expect(reopen).toBeVisible();
  session.status = completes ? 'completed' : 'skipped';
  return `${completes ? 'complete' : 'skip'} on the screen`;
}

/** Logs practice with the form on the home screen, which `page` shows. */
export async function logOnScreen(page: Page, ledger: Ledger): Promise<string> {
  const title = `Practice ${ledger.next()}`;
  await logPractice(page, title);
  ledger.practices.push(title);
  return 'practice on the screen';
}
