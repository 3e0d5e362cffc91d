import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { theAnswer, theDetails } from '#testing/a-session.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import {
  CompleteSessionDialog,
  type CompleteSessionDialogProps,
} from './complete-session-dialog.tsx';
import { dropDraft, readDraft } from './draft.ts';

const server = stubServer();

beforeEach(() => server.answers(training.details, theDetails()));
afterEach(() => {
  dropDraft('thu');
});

const session = {
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  title: 'Landing spots',
  language: 'en',
  totalDuration: 45,
};

function Opener(props: Partial<CompleteSessionDialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CompleteSessionDialog
        session={session}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const show = (props: Partial<CompleteSessionDialogProps> = {}) =>
  renderScreen(<Opener {...props} />, {
    user: aGolfer(),
    reads: { '/api/user/scheduled-session-details/thu': theDetails() },
  });

const submit = () => screen.getByRole('button', { name: 'Complete Session' });
const duration = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' });
const score = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Chip to a landing zone: Score/ });
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });

const sent = () => server.calls(training.complete)[0]?.body;
const answers = (answer = theAnswer()) => server.answers(training.complete, answer);

test('confirming without changes sends five stars, all exercises, and the minutes of the session', async () => {
  answers();
  const { golfer } = await show();
  expect(screen.getByText('5 of 5')).toBeDefined();
  expect(duration().value).toBe('45');
  await golfer.click(submit());
  expect(await screen.findByText('Session completed!')).toBeDefined();
  expect(sent()).toEqual({
    scheduledSessionId: 'thu',
    sessionId: 'session-1',
    completedExercises: ['chip', 'ladder'],
    rating: 5,
    duration: 45,
    notes: '',
    scores: [],
  });
});

test('a session without minutes starts with 30 minutes', async () => {
  await show({ session: { ...session, totalDuration: 0 } });
  expect(duration().value).toBe('30');
});

test('the dialog sends the values that the golfer entered', async () => {
  answers();
  const { golfer } = await show();
  await golfer.click(screen.getByRole('radio', { name: '4 stars' }));
  await golfer.click(screen.getByRole('checkbox', { name: /^Ladder putting/ }));
  await golfer.type(score(), '11');
  await golfer.click(screen.getByRole('button', { name: 'Up 1 min' }));
  await golfer.type(notes(), 'Short-sided twice.');
  await golfer.click(submit());
  await screen.findByText('Session completed!');
  expect(sent()).toMatchObject({
    completedExercises: ['chip'],
    rating: 4,
    duration: 46,
    notes: 'Short-sided twice.',
    scores: [{ exerciseId: 'chip', score: 11 }],
  });
});

test('rapid presses send the completion once', async () => {
  const arrive = server.holds(training.complete, theAnswer());
  const { golfer } = await show();
  const button = submit();
  await golfer.dblClick(button);
  await golfer.click(button);
  expect(button.textContent).toContain('Completing...');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(server.log()).toHaveLength(1);
  arrive();
  expect(await screen.findByText('Session completed!')).toBeDefined();
});

test('a failure keeps all typed values, even after closing and reopening the dialog', async () => {
  server.isUnreachable();
  const { golfer } = await show();
  await golfer.click(screen.getByRole('radio', { name: '3 stars' }));
  await golfer.type(notes(), 'Windy.');
  await golfer.type(score(), '8');
  await golfer.click(submit());
  expect(await screen.findByText('Error')).toBeDefined();
  expect(screen.getByText('Failed to complete session. Please try again.')).toBeDefined();
  expect(notes().value).toBe('Windy.');

  await golfer.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await golfer.click(screen.getByRole('button', { name: 'Open' }));
  expect(notes().value).toBe('Windy.');
  expect(score().value).toBe('8');
  expect(screen.getByText('3 of 5')).toBeDefined();

  answers();
  await golfer.click(submit());
  expect(await screen.findByText('Session completed!')).toBeDefined();
});

test('without a connection, the dialog says that the golfer is offline and that the typed values are kept', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.isUnreachable();
  const { golfer } = await show();
  await golfer.click(submit());
  expect(await screen.findByText('You are offline. Everything you typed is kept.')).toBeDefined();
  online.mockRestore();
});

test('the toast shows the earned XP, unless the screen shows it', async () => {
  answers();
  const earned = () => document.querySelector('.toast p')?.textContent;
  const { golfer, unmount } = await show();
  await golfer.click(submit());
  await screen.findByText('Session completed!');
  expect(earned()).toContain('XP');
  unmount();
  const second = await show({ onCompleted: () => {} });
  await second.golfer.click(submit());
  await waitFor(() => expect(earned()).toBeUndefined());
  expect(screen.getByText('Session completed!')).toBeDefined();
});

test('typed values survive leaving the page until the session is completed', async () => {
  answers();
  const first = await show();
  await first.golfer.type(notes(), 'Windy.');
  first.unmount();
  const { golfer } = await show();
  expect(notes().value).toBe('Windy.');
  await golfer.click(submit());
  await screen.findByText('Session completed!');
  expect(readDraft('thu')).toBeNull();
});

test('an impossible score shows an error and is not sent', async () => {
  const { golfer } = await show();
  expect(screen.getByText('0 to 20, target 9')).toBeDefined();
  await golfer.type(score(), '21');
  await golfer.click(submit());
  expect(screen.getByText('No score is higher than 20.')).toBeDefined();
  expect(document.activeElement).toBe(score());
  expect(server.log()).toEqual([]);
  await golfer.clear(score());
  expect(screen.queryByText('No score is higher than 20.')).toBeNull();
});

test('a left-out exercise sends no score', async () => {
  answers();
  const { golfer } = await show();
  await golfer.type(score(), '21');
  await golfer.click(screen.getByRole('checkbox', { name: /^Chip/ }));
  await golfer.click(submit());
  await screen.findByText('Session completed!');
  expect(sent()).toMatchObject({ completedExercises: ['ladder'], scores: [] });
});

test('invalid minutes are ignored, and an empty minutes field shows an error', async () => {
  const { golfer } = await show();
  expect([duration().min, duration().max]).toEqual(['1', '180']);
  for (const value of ['-5', '0']) {
    fireEvent.change(duration(), { target: { value } });
    fireEvent.blur(duration());
    expect(duration().value).toBe('45');
  }
  fireEvent.change(duration(), { target: { value: '' } });
  fireEvent.blur(duration());
  expect(duration().value).toBe('0');
  await golfer.click(submit());
  expect(screen.getByText('From 1 to 180 minutes.')).toBeDefined();
  expect(server.log()).toEqual([]);
});

test.each([undefined, 30])(
  'too many minutes stay in the field and show the allowed range',
  async (durationFallback) => {
    answers();
    const { golfer } = await show({ ...(durationFallback && { durationFallback }) });
    fireEvent.change(duration(), { target: { value: '999' } });
    fireEvent.blur(duration());
    await golfer.click(submit());
    expect(screen.getByText('From 1 to 180 minutes.')).toBeDefined();
    expect(duration().value).toBe('999');
    expect(server.log()).toEqual([]);
    await golfer.click(screen.getByRole('button', { name: 'Down 1 min' }));
    await golfer.click(submit());
    await screen.findByText('Session completed!');
    expect(sent()).toMatchObject({ duration: 180 });
  },
);

test('negative minutes are ignored, and the field says so', async () => {
  answers();
  const { golfer } = await show();
  fireEvent.change(duration(), { target: { value: '-5' } });
  expect(duration().value).toBe('-5');
  expect(screen.getByText(/^Only whole minutes from 1 to 180 count here\. 45 min/)).toBeDefined();
  fireEvent.blur(duration());
  expect(duration().value).toBe('45');
  await golfer.click(submit());
  await screen.findByText('Session completed!');
  expect(sent()).toMatchObject({ duration: 45 });
});

test('on the week screen, empty minutes become 30', async () => {
  await show({ durationFallback: 30 });
  fireEvent.change(duration(), { target: { value: '' } });
  fireEvent.blur(duration());
  expect(duration().value).toBe('30');
});

test('long notes show the number of characters used and allowed', async () => {
  await show();
  fireEvent.change(notes(), { target: { value: 'x'.repeat(1799) } });
  expect(screen.queryByText(/of 2,000/)).toBeNull();
  fireEvent.change(notes(), { target: { value: 'x'.repeat(1950) } });
  expect(screen.getByText('1,950 of 2,000')).toBeDefined();
});

test.each([{ programCompleted: true }, { isLastSession: true }])(
  'completing the last session says that the program is completed: %o',
  async (last) => {
    answers(theAnswer(last));
    const { golfer } = await show();
    await golfer.click(submit());
    expect(await screen.findByText('Program Completed!')).toBeDefined();
    expect(screen.getByText(/^Session completed! 16 done, 2 skipped\./)).toBeDefined();
  },
);

test('the server’s reason for a failure is shown', async () => {
  server.refuses('session_skipped');
  const { golfer } = await show();
  await golfer.click(submit());
  expect(await screen.findByText('This session was skipped. Reopen it first.')).toBeDefined();
});

test('a failure without a reason from the server shows its status code', async () => {
  server.replies(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const { golfer } = await show();
  await golfer.click(submit());
  expect(await screen.findByText('Server error: 502')).toBeDefined();
});

test('opening the dialog loads the session, which its own screen has loaded already', async () => {
  server.answers(training.details, theDetails());
  await renderScreen(<Opener />, { user: aGolfer() });
  expect(await screen.findByRole('checkbox', { name: /^Chip/ })).toBeDefined();
  expect(server.log()).toEqual(['GET /api/user/scheduled-session-details/thu']);
});

test('exercises that fail to load can be loaded again', async () => {
  server.isUnreachable();
  const { golfer } = await renderScreen(<Opener />, { user: aGolfer() });
  expect(await screen.findByText('The exercises could not be loaded.')).toBeDefined();
  expect(submit().hasAttribute('disabled')).toBe(true);
  server.answers(training.details, theDetails());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('checkbox', { name: /^Chip/ })).toBeDefined();
});
