import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#contract/admin.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AuditLogScreen } from './audit-log-screen.tsx';

const server = stubServer();
const entry = {
  id: 7,
  at: '2026-05-13T21:12:00Z',
  administrator: 'Nora Devlin',
  call: 'PATCH /api/admin/broadcasts/{id}',
  subjectId: 'greens',
  input: { isActive: false },
};

const show = () => renderScreen(<AuditLogScreen />, { user: aGolfer({ isAdmin: true }) });

test('an entry shows its administrator, action, object, and time, and Show more loads older entries', async () => {
  const entries = [entry, { ...entry, id: 6, administrator: null, input: {} }];
  server.answers(admin.auditLog, { entries, hasMore: true });
  const { golfer } = await show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /^Nora Devlin.*9:12.*broadcasts\/\{id\} · greensisActive: false$/,
  );
  expect(second?.textContent).toMatch(/^Deleted account/);
  server.answers(admin.auditLog, { entries: [{ ...entry, id: 5 }], hasMore: false });
  await golfer.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(server.calls(admin.auditLog).at(-1)?.query).toEqual({ before: '6' });
});

test('an empty log shows an empty state, and a log that fails to load can be retried', async () => {
  server.refuses('internal', admin.auditLog);
  const { golfer } = await show();
  expect(await screen.findByRole('heading', { name: 'Unable to Load the Log' })).toBeDefined();
  server.answers(admin.auditLog, { entries: [], hasMore: false });
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No actions yet' })).toBeDefined();
});
