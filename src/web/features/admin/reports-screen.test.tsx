import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AdminReport, feed } from '#contract/feed.ts';
import { aPerson } from '#testing/a-person.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ReportsScreen } from './reports-screen.tsx';

const server = stubServer();
const report: AdminReport = {
  id: 'report-1',
  createdAt: '2026-05-13T08:00:00Z',
  isOpen: true,
  reason: 'spam',
  note: 'Every day',
  comment: { id: '5', content: 'Buy my clubs' },
  reporter: aPerson({ firstName: 'Nora', lastName: 'Devlin' }),
  reported: aPerson({ firstName: 'Ida', lastName: 'Berg' }),
};

const show = () => renderScreen(<ReportsScreen />, { user: aGolfer({ isAdmin: true }) });

test('a report shows its author, reason, and content, and disappears once it is resolved', async () => {
  server.answers(feed.reports, { reports: [report], nextCursor: null });
  server.answers(feed.setReport, { ...report, isOpen: false });
  const { golfer } = await show();
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toBe(
    'Ida Berg Spam13 MayBuy my clubsEvery dayReported by Nora DevlinResolve',
  );
  server.answers(feed.reports, { reports: [], nextCursor: null });
  await golfer.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeDefined();
  expect(server.calls(feed.setReport)).toMatchObject([
    { params: { id: 'report-1' }, body: { isOpen: false } },
  ]);
});

test('reports that fail to load can be retried', async () => {
  server.refuses('internal', feed.reports);
  const { golfer } = await show();
  expect(await screen.findByRole('heading', { name: 'Unable to Load Reports' })).toBeDefined();
  server.answers(feed.reports, { reports: [report], nextCursor: null });
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Buy my clubs')).toBeDefined();
});
