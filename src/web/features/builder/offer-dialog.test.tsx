import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { admin } from '#contract/admin.ts';
import { builder } from '#contract/builder.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { offers } from '#contract/offers.ts';
import { aBuilderProgram, aListedProgram } from '#testing/a-builder-program.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { AdminProgramsScreen } from './programs-screen.tsx';

const server = stubServer();

beforeEach(() => {
  server.answers(builder.deleted, []);
  return loadTexts('builder');
});
afterEach(dismissToast);

const user = aGolfer({ isAdmin: true });
const offered = { origin: 'changed', hasOffer: true } as const;

const offer: AnswerOf<typeof offers.program> = {
  parts: [
    {
      kind: 'program',
      partId: 'fairway-finder',
      title: 'Fairway Finder',
      change: 'changed',
      fields: [
        { field: 'color', before: 'orange', after: 'blue' },
        { field: 'fromHandicap', before: null, after: '20.0' },
      ],
    },
    {
      kind: 'session',
      partId: 's1',
      title: 'Find the corridor',
      change: 'changed',
      fields: [{ field: 'dayNumber', before: 1, after: 3 }],
    },
    { kind: 'exercise', partId: 'x2', title: 'Ladder', change: 'added', fields: [] },
    { kind: 'week', partId: 'w9', title: '', change: 'removed', fields: [] },
  ],
};

async function showOffer() {
  server.answers(admin.programs, [aListedProgram(offered)]);
  const { golfer } = await renderScreen(<AdminProgramsScreen />, { user });
  expect(await screen.findByText('Newer version')).toBeDefined();
  expect(screen.getByText('Shipped, edited')).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'More for Fairway Finder' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'See what is new' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is new' }));
  return { golfer, dialog };
}

const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

test('an offer shows added, changed, and removed parts with old and new values side by side', async () => {
  server.answers(offers.program, offer);
  const { dialog } = await showOffer();
  expect(await dialog.findByText(/^The new version replaces your changes/)).toBeDefined();
  for (const count of ['1 added', '2 changed', '1 removed'])
    expect(dialog.getByText(count)).toBeDefined();
  const parts = dialog.getAllByRole('listitem');
  expect(parts.map((part) => part.querySelector('p')?.textContent)).toEqual([
    'ProgramFairway FinderChanged',
    'SessionFind the corridorChanged',
    'ExerciseLadderAdded',
    'WeekUntitledRemoved',
  ]);
  const values = (name: string) => dialog.getAllByRole(name).map(({ textContent }) => textContent);
  expect(values('term')).toEqual(['Color', 'From handicap', 'Day']);
  expect(values('definition')).toEqual([
    ...['Now\nOrange', 'New\nBlue'],
    ...['Now\nNone', 'New\n20.0'],
    ...['Now\nMonday', 'New\nWednesday'],
  ]);
});

test.each([
  ['Use it', offers.takeProgram, 'New Version Applied', /new version could not/],
  ['Keep mine', offers.declineProgram, 'Your Version Kept', /^Your version could not/],
] as const)('%s answers the offer and can be retried after a failure', async (...each) => {
  const [press, row, done, failed] = each;
  server.answers(offers.program, offer);
  const { golfer, dialog } = await showOffer();
  const answer = async () => golfer.click(await dialog.findByRole('button', { name: press }));
  server.refuses('internal', row);
  await answer();
  expect(await screen.findByText(failed, { selector: '.toast b' })).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'What is new' })).toBeDefined();
  server.answers(row, aBuilderProgram());
  server.answers(admin.programs, [aListedProgram()]);
  await answer();
  expect(await toast(done)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Newer version')).toBeNull());
  expect(server.calls(row)).toMatchObject([
    { params: { id: 'fairway-finder' } },
    { params: { id: 'fairway-finder' } },
  ]);
});

test('an offer that fails to load can be retried and cannot be answered before', async () => {
  server.refuses('internal', offers.program);
  const { golfer, dialog } = await showOffer();
  expect(
    await dialog.findByRole('heading', { name: 'Unable to Load the New Version' }),
  ).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  server.answers(offers.program, { parts: [] });
  await golfer.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('Golfers would not notice any difference.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Keep mine' })).toBeDefined();
});

test('the builder also shows the offer', async () => {
  const program = aBuilderProgram(offered);
  const { golfer } = await renderScreen(<BuilderScreen programId={program.id} />, {
    user,
    reads: { '/api/admin/programs/fairway-finder': program },
  });
  server.answers(offers.program, offer);
  await golfer.click(screen.getByRole('button', { name: 'See what is new' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is new' }));
  server.answers(offers.takeProgram, aBuilderProgram({ version: 2 }));
  await golfer.click(await dialog.findByRole('button', { name: 'Use it' }));
  expect(await toast('New Version Applied')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'See what is new' })).toBeNull());
});

test('a program without an offer shows no sign of an offer', async () => {
  server.answers(admin.programs, [aListedProgram({ origin: 'changed' })]);
  const { golfer } = await renderScreen(<AdminProgramsScreen />, { user });
  await golfer.click(await screen.findByRole('button', { name: 'More for Fairway Finder' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'See what is new' })).toBeNull();
  expect(screen.queryByText('Newer version')).toBeNull();
});
