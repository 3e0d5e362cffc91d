import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type RecalculationJob, recalculation } from '#contract/recalculation.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { Recalculate, RecalculationProgress } from './recalculate.tsx';

const server = stubServer();

beforeEach(() => loadTexts('recalculation'));

const job: RecalculationJob = {
  id: 'job-1',
  state: 'running',
  total: 40,
  done: 10,
  failed: 0,
  startedAt: '2026-05-14T08:00:00Z',
  stoppedAt: null,
};

const outdated = [
  {
    id: 'quiet',
    name: 'Quiet Mind',
    language: 'en' as const,
    version: 3,
    plans: 37,
    sessions: { updated: 30, added: 4, removed: 2 },
  },
  {
    id: 'scoring',
    name: 'Scoring Zone',
    language: 'en' as const,
    version: 2,
    plans: 3,
    sessions: { updated: 3, added: 0, removed: 0 },
  },
];

const show = () =>
  renderScreen(
    <>
      <Recalculate />
      <RecalculationProgress />
    </>,
    { user: aGolfer({ isAdmin: true }) },
  );

const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

async function openDialog() {
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'Recalculate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recalculate all programs' }));
  const start = () => golfer.click(dialog.getByRole('button', { name: 'Recalculate' }));
  return { golfer, dialog, start };
}

test('the dialog shows what would change before it starts the recalculation', async () => {
  server.answers(recalculation.state, { programs: outdated, job: null });
  const { dialog } = await openDialog();
  expect(
    await dialog.findByText(/^40 running plans would be .* 39 planned sessions change\.$/),
  ).toBeDefined();
  const rows = dialog.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toBe('Quiet Mind37 plansTo version 3: 30 changed, 4 new, 2 removed');
  expect(server.calls(recalculation.start)).toEqual([]);
});

test('the start button is disabled when every plan is up to date', async () => {
  server.answers(recalculation.state, { programs: [], job: null });
  const { dialog } = await openDialog();
  expect(await dialog.findByText('Every plan already has the newest version.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Recalculate' })).toHaveProperty('disabled', true);
});

test('running plans that fail to load show an error and can be loaded again', async () => {
  server.refuses('internal', recalculation.state);
  const { golfer, dialog } = await openDialog();
  const title = { name: 'Unable to Load the Running Plans' };
  expect(await dialog.findByRole('heading', title)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Recalculate' })).toHaveProperty('disabled', true);
  server.answers(recalculation.state, { programs: outdated, job: null });
  await golfer.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText(/^40 running plans/)).toBeDefined();
});

test('the dialog loads the expected changes again each time it opens', async () => {
  server.answers(recalculation.state, { programs: [], job: null });
  const { golfer, dialog } = await openDialog();
  await dialog.findByText('Every plan already has the newest version.');
  await golfer.click(dialog.getByRole('button', { name: 'Cancel' }));
  server.answers(recalculation.state, { programs: outdated, job: null });
  await golfer.click(await screen.findByRole('button', { name: 'Recalculate' }));
  expect(await screen.findByText(/^40 running plans/)).toBeDefined();
});

test('the screen shows the progress of the recalculation until it is complete', async () => {
  server.answers(recalculation.state, { programs: outdated, job: null });
  const { dialog, start } = await openDialog();
  await dialog.findByText(/^40 running plans/);
  server.answers(recalculation.start, { message: '40 plans are being brought along.', job });
  await start();
  expect(await toast('40 plans are being brought along.')).toBeDefined();
  const progress = within(
    await screen.findByRole('region', { name: 'Recalculating all programs', hidden: true }),
  );
  expect(progress.getByText('10 of 40')).toBeDefined();
  const complete = { ...job, state: 'complete' as const, done: 39, failed: 1 };
  server.answers(recalculation.state, { programs: [], job: complete });
  const done = { selector: '.toast b' };
  expect(await screen.findByText('Recalculation Complete', done, { timeout: 5000 })).toBeDefined();
  expect(
    screen.getByText('39 plans have the newest version. 1 plan stays as it was.', {
      selector: '.toast p',
    }),
  ).toBeDefined();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Recalculating all programs' })).toBeNull(),
  );
});

test('the administrator can stop the recalculation', async () => {
  server.answers(recalculation.state, { programs: outdated, job });
  const { golfer } = await show();
  const stop = await screen.findByRole('button', { name: 'Stop' });
  const stopped = { ...job, state: 'stopped' as const };
  server.answers(recalculation.stop, { message: 'Recalculation was stopped.', job: stopped });
  server.answers(recalculation.state, { programs: outdated, job: stopped });
  await golfer.click(stop);
  expect(await toast('Recalculation was stopped.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
});

test('a recalculation that fails to start shows an error', async () => {
  server.answers(recalculation.state, { programs: outdated, job: null });
  const { dialog, start } = await openDialog();
  await dialog.findByText(/^40 running plans/);
  server.refuses('internal', recalculation.start);
  await start();
  expect(await toast('Recalculation Failed')).toBeDefined();
  expect(screen.getByText('Please try again later.', { selector: '.toast p' })).toBeDefined();
});
