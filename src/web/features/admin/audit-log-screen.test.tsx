import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { admin } from '#contract/admin.ts';
import { actNames } from '#contract/admin-acts.ts';
import type { auditEntry } from '#contract/admin-schemas.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AuditLogScreen } from './audit-log-screen.tsx';

type Entry = z.output<typeof auditEntry>;

const server = stubServer();
const anEntry = (changes: Partial<Entry> = {}): Entry => ({
  id: 7,
  at: '2026-05-13T21:12:00Z',
  administrator: 'Nora Devlin',
  call: 'PATCH /api/admin/broadcasts/{id}',
  act: 'setBroadcast',
  subjectId: 'greens',
  subject: 'Greens closed',
  input: { isActive: false },
  ...changes,
});

const show = async (...entries: Entry[]) => {
  server.answers(admin.auditLog, { entries, nextCursor: '6' });
  const view = await renderScreen(<AuditLogScreen />, { user: aGolfer({ isAdmin: true }) });
  const items = await screen.findAllByRole('listitem');
  return { ...view, texts: items.map(({ textContent }) => textContent) };
};

test('an entry says who did what to which thing and when, and Show more loads older entries', async () => {
  const { golfer, texts } = await show(anEntry(), anEntry({ id: 6, administrator: null }));
  expect(texts[0]).toMatch(/^Nora Devlin turned the broadcast “Greens closed” off\..*9:12/);
  expect(texts[1]).toMatch(/^Deleted account turned/);
  server.answers(admin.auditLog, { entries: [anEntry({ id: 5 })], nextCursor: null });
  await golfer.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(server.calls(admin.auditLog).at(-1)?.query).toEqual({ cursor: '6' });
});

test('a change says what was changed, in words, and long values are not shown', async () => {
  const input = {
    name: 'Ladder',
    duration: 20,
    equipment: '[0]',
    instructions: '',
    exerciseId: 'x',
  };
  const act = 'changeExercise';
  const { texts } = await show(anEntry({ act, subject: 'Putting ladder', input }));
  expect(texts[0]).toMatch(
    /^Nora Devlin changed the exercise “Putting ladder”\..*name: Ladder, minutes: 20, instructions, equipment$/,
  );
});

test('a fact does not repeat the name in the sentence', async () => {
  const input = { title: 'Greens closed', message: 'Aeration' };
  const { texts } = await show(anEntry({ act: 'sendBroadcast', input }));
  expect(texts[0]).toMatch(/“Greens closed”\.[^“]*12message: Aeration$/);
});

test('entries of earlier releases show the id of the thing, or the request', async () => {
  const { texts } = await show(
    anEntry({ subject: null }),
    anEntry({ id: 6, act: null, call: 'POST /api/admin/old' }),
  );
  expect(texts[0]).toContain('the broadcast “greens” off');
  expect(texts[1]).toContain('Nora Devlin: POST /api/admin/old');
});

test('every act has a sentence of its own', async () => {
  const { texts } = await show(...actNames.map((act, id) => anEntry({ id, act })));
  for (const text of texts) expect(text).toMatch(/^Nora Devlin [a-z]/);
});

test('an empty log shows an empty state, and a log that fails to load can be retried', async () => {
  server.refuses('internal', admin.auditLog);
  const { golfer } = await renderScreen(<AuditLogScreen />, { user: aGolfer({ isAdmin: true }) });
  expect(await screen.findByRole('heading', { name: 'Unable to Load the Log' })).toBeDefined();
  server.answers(admin.auditLog, { entries: [], nextCursor: null });
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No actions yet' })).toBeDefined();
});
