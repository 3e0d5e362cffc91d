import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LostByReopening, reopening } from '#contract/reopening.ts';
import { training } from '#contract/training.ts';
import { landingSpots } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { useAction } from '#web/platform/action/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useReopenQuestion } from './use-reopen-question.ts';

const server = stubServer();

const nothing = { comments: 0, kudos: 0, challenges: 0 };

function Reopen({ isCompleted }: { isCompleted: boolean }) {
  const action = useAction(training.reopen, { success: { title: 'Done' } });
  const { busy, send, question } = useReopenQuestion(action, isCompleted);
  return (
    <>
      <Button busy={busy} onClick={() => send({ params: { scheduledSessionId: 'thu' } })}>
        Reopen Session
      </Button>
      {question}
    </>
  );
}

/** Presses Reopen Session when friends would lose this; null if the server does not say. */
async function press(lost: Partial<LostByReopening> | null, isCompleted = true) {
  if (lost) server.answers(reopening.lost, { ...nothing, ...lost });
  else server.refuses('internal', reopening.lost);
  server.answers(training.reopen, {
    scheduledSession: landingSpots(),
    completion: null,
    programCompleted: false,
    isLastSession: false,
    sessions: { done: 16, skipped: 2 },
  });
  const { golfer } = await renderScreen(<Reopen isCompleted={isCompleted} />);
  await golfer.click(screen.getByRole('button', { name: 'Reopen Session' }));
  return golfer;
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Reopen this session?' });
const reopened = () => server.calls(training.reopen).length;

test('a session without reactions is reopened without a question', async () => {
  await press({});
  expect(await screen.findByText('Done')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(server.calls(reopening.lost)).toMatchObject([{ params: { scheduledSessionId: 'thu' } }]);
});

test.each([
  [
    { comments: 2, kudos: 3 },
    'This deletes 2 comments and 3 kudos from friends. Completing the session again does not bring that back.',
  ],
  [
    { comments: 1 },
    'This deletes 1 comment from friends. Completing the session again does not bring that back.',
  ],
  [{ challenges: 1 }, '1 challenge with a friend loses its result.'],
  [
    { kudos: 1, challenges: 2 },
    'This deletes 1 kudos from friends. Completing the session again does not bring that back.' +
      '2 challenges with friends lose their results.',
  ],
])('the question says what friends lose: %j', async (lost, words) => {
  await press(lost);
  const { textContent } = await dialog();
  expect(textContent).toBe(`Reopen this session?${words}CancelReopen`);
  expect(reopened()).toBe(0);
});

test('Cancel keeps the session as it is, and the next press asks again', async () => {
  const golfer = await press({ kudos: 1 });
  const cancel = within(await dialog()).getByRole('button', { name: 'Cancel' });
  expect(document.activeElement).toBe(cancel);
  await golfer.click(cancel);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Reopen Session' });
  expect(document.activeElement).toBe(button);
  await golfer.click(button);
  expect(await dialog()).toBeDefined();
  expect(reopened()).toBe(0);
});

test('Reopen in the dialog closes it and reopens the session', async () => {
  const golfer = await press({ kudos: 1 });
  await golfer.click(within(await dialog()).getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Done')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reopened()).toBe(1);
});

test('a skipped session, which friends do not see, is reopened without asking the server', async () => {
  await press({ kudos: 1 }, false);
  expect(await screen.findByText('Done')).toBeDefined();
  expect(server.calls(reopening.lost)).toEqual([]);
});

test('a session is reopened without a question if it is not known what friends lose', async () => {
  await press(null);
  expect(await screen.findByText('Done')).toBeDefined();
});
