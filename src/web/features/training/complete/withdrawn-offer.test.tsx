import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { training } from '#contract/training.ts';
import { aCompletion, theAnswer, theDetails } from '#testing/a-session.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CompleteSessionDialog } from './complete-session-dialog.tsx';
import { readWithdrawn, storeWithdrawn } from './draft.ts';

const server = stubServer();

const session = {
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  title: 'Landing spots',
  language: 'en',
  totalDuration: 45,
};
const show = () =>
  renderScreen(<CompleteSessionDialog session={session} open onClose={() => {}} />, {
    user: aGolfer(),
    reads: { '/api/user/scheduled-session-details/thu': theDetails() },
  });
const duration = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' });

test('after reopening, the dialog starts with defaults, and values reused from before are kept and sent', async () => {
  server.answers(training.details, theDetails());
  server.answers(training.complete, theAnswer());
  storeWithdrawn({ ...aCompletion(), leftOut: ['ladder'] });
  const first = await show();
  expect(screen.getByText('5 of 5')).toBeDefined();
  expect(duration().value).toBe('45');
  await first.golfer.click(screen.getByRole('button', { name: 'Use again' }));
  first.unmount();
  const { golfer } = await show();
  expect(screen.getByText('4 of 5')).toBeDefined();
  expect(screen.getByText(/^Before you reopened it/)).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Complete Session' }));
  await screen.findByText('Session completed!');
  expect(server.calls(training.complete)[0]?.body).toMatchObject({
    rating: 4,
    duration: 50,
    completedExercises: ['chip'],
  });
  expect(readWithdrawn('thu')).toBeNull();
});
