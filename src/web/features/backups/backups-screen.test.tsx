import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type BackupsState, backups } from '#contract/backups.ts';
import { anArchive, someBackups } from '#testing/some-backups.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { BackupsScreen } from './backups-screen.tsx';

const server = stubServer();

async function opens(changes: Partial<BackupsState> = {}) {
  server.answers(backups.read, someBackups(changes));
  const shown = await renderScreen(<BackupsScreen />, { user: aGolfer({ isAdmin: true }) });
  await screen.findByRole('heading', { name: 'Backup' });
  return shown;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the page says when the last backup was made, how many are kept, and when the next one comes', async () => {
  await opens();
  expect(screen.getByText('Times are on the server’s clock: Europe/Berlin.')).toBeDefined();
  const figures = region('Backup')
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(figures).toEqual([
    ...['03:30', '14 May, 46 MB'],
    ...['03:31', '14 May, 31 tables and 212 files as saved'],
    ...['2', '2 daily, 0 weekly'],
    ...['03:30', '15 May, 68 GB free'],
  ]);
});

test('fourteen nights are marked, and a missed one stands in the list with its reason', async () => {
  const nights = someBackups().nights.map((night) =>
    night.date === '2026-05-12'
      ? { ...night, state: 'missed' as const, fault: 'full' as const }
      : night,
  );
  await opens({ nights });
  const marks = region('Last fourteen nights').getAllByRole('listitem');
  expect(marks).toHaveLength(14);
  expect(marks[11]?.textContent).toContain('12 May: no backup');
  expect(region('Last fourteen nights').getByText('1 missed')).toBeDefined();
  const rows = region('Backups').getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[2]?.textContent).toBe(
    'Tue 12 MayNo room was left in the backup folder or in DATA_DIR.',
  );
});

test('an archive is verified on request, and the row says what was found', async () => {
  const { golfer } = await opens();
  const rows = () => region('Backups').getAllByRole('listitem');
  expect(rows()[1]?.textContent).toContain('Daily. Not verified yet');
  server.answers(backups.verify, { success: true });
  const [first, second] = someBackups().archives;
  if (!first || !second) throw new Error('no archives');
  const running = { state: 'running' as const, at: '2026-05-14T02:00:00Z', fault: null };
  server.answers(backups.read, someBackups({ archives: [first, { ...second, check: running }] }));
  await golfer.click(screen.getByRole('button', { name: /^Verify the backup of Wed 13 May/ }));
  expect(server.calls(backups.verify)[0]?.params).toEqual({ name: second.name });
  expect(await screen.findByText('Daily. Being verified')).toBeDefined();
  const bad = { state: 'bad' as const, at: '2026-05-14T02:00:00Z', fault: 'damaged' as const };
  server.answers(backups.read, someBackups({ archives: [first, { ...second, check: bad }] }));
  const says = /It is damaged: not everything is as it was saved\. Found Thu 14 May/;
  expect(await screen.findByText(says, {}, { timeout: 5000 })).toBeDefined();
});

test('an archive is downloaded by a link, and the page says what whoever has it can read', async () => {
  await opens();
  const link = screen.getByRole('link', { name: /^Download the backup of Thu 14 May/ });
  expect(link.getAttribute('href')).toBe('/api/admin/backups/pinhigh-2026-05-14T013000Z.zip');
  expect(link.getAttribute('download')).toBe('pinhigh-2026-05-14T013000Z.zip');
  expect(screen.getByText(/whoever has it can read everything/)).toBeDefined();
});

test('with a passphrase, the page says that a download opens only with it', async () => {
  await opens({ place: { ...someBackups().place, isEncrypted: true } });
  expect(screen.getByText(/It opens only with the passphrase/)).toBeDefined();
  expect(screen.getByText(/Keep the passphrase elsewhere/)).toBeDefined();
});

test('the administrator makes a backup, and the button is busy until it is made', async () => {
  const { golfer } = await opens();
  server.answers(backups.make, { success: true });
  server.answers(backups.read, someBackups({ makingSince: '2026-05-14T08:00:00Z' }));
  const button = screen.getByRole('button', { name: 'Back up now' });
  await golfer.click(button);
  expect(await screen.findByText('Backup started', { selector: '.toast b' })).toBeDefined();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  server.answers(backups.read, someBackups());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe(null), { timeout: 5000 });
});

test('a failure says what is wrong, what to do, and which backup is the newest', async () => {
  const nights = someBackups().nights.map((night) =>
    night.date >= '2026-05-13'
      ? { ...night, state: 'missed' as const, fault: 'forbidden' as const }
      : night,
  );
  await opens({
    nights,
    archives: [anArchive({ name: 'pinhigh-x.zip', madeAt: '2026-05-12T01:30:00Z' })],
    trouble: { fault: 'forbidden', at: '2026-05-14T01:30:00Z' },
  });
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { name: 'The last 2 nights have no backup.' })).toBeDefined();
  expect(
    alert.getByText(/may not write in the backup folder\. Give its user the right/),
  ).toBeDefined();
  expect(alert.getByText(/^The newest one is from Tue 12 May/)).toBeDefined();
});

test('before the first backup, the page says when it comes', async () => {
  const nights = someBackups().nights.map((night) => ({ ...night, state: 'unknown' as const }));
  await opens({ archives: [], nights, contents: null });
  expect(screen.getByRole('heading', { name: 'No backup yet' })).toBeDefined();
  expect(screen.getByText('The first one is made at 03:30, or now if you want.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Backups' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Last fourteen nights' })).toBeNull();
});

test.each([
  [11, '11 copies'],
  [null, 'club-backup does not respond.'],
])('of a bucket with %s copies, the page says “%s”', async (copies, says) => {
  await opens({ bucket: { name: 'club-backup', copies } });
  expect(region('Where they go').getByText(says)).toBeDefined();
});

test('a restore is a command, with the newest archive in it', async () => {
  await opens();
  expect(screen.getByLabelText<HTMLInputElement>('Command').value).toBe(
    'npm run restore -- /data/backups/pinhigh-2026-05-14T013000Z.zip',
  );
});

test('a server that makes no backups says so, and offers nothing', async () => {
  await opens({
    place: { ...someBackups().place, folder: null },
    archives: [],
    nights: [],
    nextAt: null,
  });
  expect(screen.getByText(/^This server makes no backups by itself/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that fails to load says so, and loads again', async () => {
  server.refuses('internal', backups.read);
  const { golfer } = await renderScreen(<BackupsScreen />, { user: aGolfer({ isAdmin: true }) });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Backups' })).toBeDefined();
  server.answers(backups.read, someBackups());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Backup' })).toBeDefined();
});
