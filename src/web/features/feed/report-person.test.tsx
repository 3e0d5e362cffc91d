import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { feed } from '#contract/feed.ts';
import { aPerson } from '#testing/a-person.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { ReportPerson } from './report-person.tsx';

const server = stubServer();
beforeEach(() => loadTexts('feed'));

async function report() {
  const { golfer } = await renderScreen(<ReportPerson person={aPerson()} />, { user: aGolfer() });
  await golfer.click(await screen.findByRole('button', { name: 'Report Lars Bakker' }));
  await golfer.selectOptions(
    await screen.findByRole('combobox', { name: 'Reason' }),
    'Impersonation',
  );
  await golfer.type(screen.getByRole('textbox', { name: 'Note optional' }), 'That is my name');
  await golfer.click(screen.getByRole('button', { name: 'Send report' }));
}

test('the golfer can report another golfer with a reason and a note', async () => {
  server.answers(feed.reportPerson, { success: true });
  await report();
  expect(await screen.findByText('Golfer reported')).toBeDefined();
  expect(server.calls(feed.reportPerson)[0]).toMatchObject({
    params: { id: 'golfer-2' },
    body: { reason: 'impersonation', note: 'That is my name' },
  });
});

test('a report that fails to send keeps the typed note', async () => {
  server.refuses('unavailable', feed.reportPerson);
  await report();
  expect(await screen.findByText('Failed to report golfer')).toBeDefined();
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note optional' });
  expect(note.value).toBe('That is my name');
});
