import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { admin } from '#contract/admin.ts';
import { builder } from '#contract/builder.ts';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import {
  aBuilderProgram,
  aBuilderSession,
  aBuilderWeek,
  aListedProgram,
} from '#testing/a-builder-program.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { AdminProgramsScreen } from './programs-screen.tsx';

const server = stubServer();

beforeEach(() => loadTexts('builder', 'admin'));

const opened = aBuilderProgram({ hasChanges: true });
const withSession = (session: Parameters<typeof aBuilderSession>[0]) =>
  aBuilderProgram({
    hasChanges: true,
    planRevision: 'plan of the other',
    weeks: [
      aBuilderWeek({ sessions: [aBuilderSession({ revision: 's1 of the other', ...session })] }),
    ],
  });
const edited = withSession({ title: 'Half done' });

const show = async (program: BuilderProgram = opened) => {
  server.answers(builder.get, program);
  const shown = await renderScreen(<BuilderScreen programId={program.id} />, {
    user: aGolfer({ isAdmin: true }),
  });
  await screen.findByRole('button', { name: 'Publish' });
  return shown;
};
const headersOf = (row: Parameters<typeof server.calls>[0]) =>
  server.calls(row).map(({ headers }) => headers?.['opened-revision']);
const editsTheSession = async ({ golfer }: Awaited<ReturnType<typeof show>>) => {
  await golfer.click(screen.getByRole('button', { name: 'More for Start line' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Session' }));
};

test('publishing a plan that somebody else has changed shows what is different and asks again', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  server.refuses('edited_meanwhile', builder.publish);
  server.answers(builder.get, edited);
  await golfer.click(dialog.getByRole('button', { name: 'Publish' }));
  const again = await dialog.findByRole('button', { name: 'Publish with these changes' });
  expect(dialog.getByText(/^Somebody else has changed the plan/)).toBeDefined();
  const difference = within(dialog.getByText('Title').parentElement as HTMLElement);
  expect(difference.getByText(/Start line/).textContent).toBe('When you opened it\nStart line');
  expect(difference.getByText(/Half done/).textContent).toBe('Now\nHalf done');
  server.answers(builder.publish, { ...edited, hasChanges: false, version: 2 });
  await golfer.click(again);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(headersOf(builder.publish)).toEqual(['plan as opened', 'plan of the other']);
});

test('an open publish dialog follows what somebody else changes', async () => {
  const { golfer, client } = await show();
  await golfer.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  server.answers(builder.get, aBuilderProgram({ version: 2, planRevision: 'published' }));
  refreshReads(client, ['/api/admin/programs']);
  expect(await dialog.findByText(/^Somebody else has published version 2/)).toBeDefined();
});

test('a form whose part somebody else has changed shows both values and keeps what was typed', async () => {
  const shown = await show();
  const dialog = await editsTheSession(shown);
  await shown.golfer.type(dialog.getByRole('textbox', { name: /^Description/ }), 'From afar.');
  server.refuses('edited_meanwhile', builder.updateSession);
  server.answers(builder.get, edited);
  await shown.golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Somebody else has changed this in the meantime.')).toBeDefined();
  expect(dialog.getByText(/^Now/).parentElement?.textContent).toBe('Now\nHalf done');
  server.answers(builder.updateSession, { id: 's1', program: edited });
  await shown.golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(headersOf(builder.updateSession)).toEqual(['s1 as opened', 's1 of the other']);
  expect(server.calls(builder.updateSession).at(-1)?.body).toEqual({ description: 'From afar.' });
});

test('a form whose part somebody else has deleted says so', async () => {
  const shown = await show();
  const dialog = await editsTheSession(shown);
  server.answers(builder.get, aBuilderProgram({ weeks: [aBuilderWeek({ sessions: [] })] }));
  refreshReads(shown.client, ['/api/admin/programs']);
  expect(await dialog.findByText('Somebody else has deleted this in the meantime.')).toBeDefined();
});

test('the details of a program that somebody else has changed are shown before they are saved', async () => {
  server.answers(builder.deleted, []);
  server.answers(admin.programs, [aListedProgram()]);
  const { golfer } = await renderScreen(<AdminProgramsScreen />, {
    user: aGolfer({ isAdmin: true }),
  });
  await golfer.click(await screen.findByRole('button', { name: 'More for Fairway Finder' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit program' }));
  await golfer.type(dialog.getByRole('textbox', { name: 'Name' }), '!');
  server.refuses('edited_meanwhile', builder.update);
  const other = { revision: 'of the other', isActive: false };
  server.answers(admin.programs, [aListedProgram(other)]);
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Somebody else has changed this in the meantime.')).toBeDefined();
  server.answers(builder.update, aBuilderProgram(other));
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(headersOf(builder.update)).toEqual(['program as opened', 'of the other']),
  );
});
