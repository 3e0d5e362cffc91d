import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountData, importLimits } from '#contract/account-data.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { AccountData } from './account-data.tsx';

const server = stubServer();

const zip = (bytes = 4) => new File([new Uint8Array(bytes)], 'pinhigh.zip', { type: '' });

async function openDialog() {
  const { golfer } = await renderScreen(<AccountData />);
  await golfer.click(screen.getByRole('button', { name: /^Import my data/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import my data' }));
  const start = dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' });
  const choose = (file: File) =>
    golfer.upload(dialog.getByLabelText(/Choose the ZIP|\.zip$/), file);
  return { golfer, dialog, start, choose };
}

test('an import lists the imported data and the omitted data with reasons', async () => {
  server.answers(accountData.importData, {
    imported: [
      { kind: 'profile', count: 1 },
      { kind: 'practice', count: 1200 },
    ],
    leftOut: [
      { kind: 'enrollments', count: 1, reason: 'no_such_content', names: ['break-60 (3)'] },
      { kind: 'scheduled-sessions', count: 24, reason: 'belongs_to_left_out', names: [] },
    ],
  });
  const { golfer, start, choose } = await openDialog();
  expect(start.disabled).toBe(true);
  await choose(zip());
  await golfer.click(start);
  const done = within(await screen.findByRole('dialog', { name: 'Import complete' }));
  const lines = done.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Profile: 1',
    'Practice: 1,200',
    'Programs: 1, not available here (break-60 (3))',
    'Sessions: 24, part of what was left out',
  ]);
  expect(server.calls(accountData.importData)).toHaveLength(1);
});

test('a rejected import names the faulty file and allows choosing another export', async () => {
  server.refuses('import_invalid', accountData.importData, [
    { path: 'json/xp.json 3 xp', message: 'At least 1.' },
  ]);
  const { golfer, dialog, start, choose } = await openDialog();
  await choose(zip());
  await golfer.click(start);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(/The import failed.*Nothing has changed.*json\/xp\.json 3 xp/);
  await choose(zip());
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(start.disabled).toBe(false);
});

test('an import into an account with history is rejected with a message', async () => {
  server.refuses('has_history', accountData.importData);
  const { golfer, dialog, start, choose } = await openDialog();
  await choose(zip());
  await golfer.click(start);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/already has a history/);
});

test('a file above the server’s size limit is not sent', async () => {
  const { dialog, start, choose } = await openDialog();
  await choose(zip(importLimits.maxBytes + 1));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/larger than 8 MB/);
  expect(start.disabled).toBe(true);
});
