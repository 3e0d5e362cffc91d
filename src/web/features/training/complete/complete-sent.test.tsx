import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { training } from '#contract/training.ts';
import { theAnswer, theDetails } from '#testing/a-session.ts';
import { startQueue } from '#testing/follow-queue.tsx';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { CompleteSessionDialog } from './complete-session-dialog.tsx';
import { readDraft } from './draft.ts';

const start = startQueue();
const server = stubServer();
beforeEach(() => {
  localStorage.clear();
  dismissToast();
  server.answers(training.details, theDetails());
});

const session = {
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  title: 'Landing spots',
  language: 'en',
  totalDuration: 45,
};

/** Types notes into the form of a session, and completes it. */
async function complete() {
  const view = await renderScreen(
    <CompleteSessionDialog session={session} open onClose={() => {}} />,
    { user: aGolfer(), reads: { '/api/user/scheduled-session-details/thu': theDetails() } },
  );
  start(view);
  await view.golfer.type(screen.getByRole('textbox', { name: 'Notes' }), 'Windy');
  await view.golfer.click(screen.getByRole('button', { name: 'Complete Session' }));
  return view;
}

test('a session sent when the sign-in had ended waits, and its form is not kept', async () => {
  server.refuses('unauthorized', training.complete);
  await complete();
  await screen.findByText('Unauthorized');
  await waitFor(() =>
    expect(waitingRequests.get()).toMatchObject([{ title: 'Landing spots', refusal: null }]),
  );
  expect(readDraft('thu')).toBeNull();
});

test('a session that is being sent is in the queue, and its form is not kept', async () => {
  const answer = server.holds(training.complete, theAnswer());
  const { unmount } = await complete();
  await waitFor(() => expect(server.calls(training.complete)).toHaveLength(1));
  expect(readDraft('thu')).toBeNull();
  unmount();
  answer();
});

test('a refused session keeps its form, with the server’s reason', async () => {
  server.refuses('session_skipped', training.complete);
  await complete();
  expect(await screen.findByText('This session was skipped. Reopen it first.')).toBeDefined();
  expect(readDraft('thu')).toMatchObject({ notes: 'Windy' });
  expect(waitingRequests.get()).toEqual([]);
});
