import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { coach } from '#contract/coach.ts';
import { aCoachNote } from '#testing/a-coach-page.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { CoachNote } from './coach-note.tsx';

const server = stubServer();

beforeEach(() => loadTexts('coach'));

const open = () => renderScreen(<CoachNote scheduledSessionId="thu" />, { user: aGolfer() });

test('the session shows the golfer the coach’s note and the name of the coach', async () => {
  server.answers(coach.note, { note: aCoachNote({ text: 'Slower.\nhttps://example.org' }) });
  await open();
  const note = within(await screen.findByRole('region', { name: 'Note from Tom' }));
  // In a language that nobody knows, whatever the language of the page is.
  expect(note.getByText(/^Slower\./).lang).toBe('');
  expect(note.getByText(/^Slower\./).hasAttribute('lang')).toBe(true);
  expect(note.getByText('13 May')).toBeDefined();
  expect(note.queryByRole('link')).toBeNull();
});

test.each(['without a note', 'that is not there'])(
  'a session %s shows no coach note',
  async (which) => {
    if (which === 'without a note') server.answers(coach.note, { note: null });
    else server.refuses('not_found', coach.note);
    await open();
    await waitFor(() => expect(server.calls(coach.note)).toHaveLength(1));
    expect(screen.queryByText(/^Note from/)).toBeNull();
  },
);
