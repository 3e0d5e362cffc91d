import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { exercises, theAnswer } from '#testing/a-session.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import {
  CompleteSessionDialog,
  type CompleteSessionDialogProps,
} from './complete-session-dialog.tsx';
import { dropDraft } from './draft.ts';

const server = stubServer();

beforeEach(() => server.answers(training.exercises, exercises));
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
    reads: { '/api/session-exercises/session-1': exercises },
  });

const submit = () => screen.getByRole('button', { name: 'Complete Session' });
const duration = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' });
const score = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Chip to a landing zone: Score/ });
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });

const sent = () => server.calls(training.complete)[0]?.body;
const answers = (answer = theAnswer()) => server.answers(training.complete, answer);

test('who just confirms sends five stars, everything done and the minutes of the session', async () => {
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

test('a session without minutes is taken for half an hour', async () => {
  await show({ session: { ...session, totalDuration: 0 } });
  expect(duration().value).toBe('30');
});

test('what was filled in is what is sent', async () => {
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

test('two quick presses send once', async () => {
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

test('a failure keeps everything that was typed, also through closing and opening', async () => {
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

test('without a network the dialog says so, and that nothing is lost', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.isUnreachable();
  const { golfer } = await show();
  await golfer.click(submit());
  expect(await screen.findByText('You are offline. Everything you typed is kept.')).toBeDefined();
  online.mockRestore();
});

test('the toast tells what was earned, unless the screen does', async () => {
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

test('what was typed outlives the page, until the session is completed', async () => {
  answers();
  const first = await show();
  await first.golfer.type(notes(), 'Windy.');
  first.unmount();
  const { golfer } = await show();
  expect(notes().value).toBe('Windy.');
  await golfer.click(submit());
  await screen.findByText('Session completed!');
  expect(localStorage.getItem('complete-session:thu')).toBeNull();
});

test('an impossible score is told and nothing is sent', async () => {
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

test('an exercise that was left out keeps no score', async () => {
  answers();
  const { golfer } = await show();
  await golfer.type(score(), '21');
  await golfer.click(screen.getByRole('checkbox', { name: /^Chip/ }));
  await golfer.click(submit());
  await screen.findByText('Session completed!');
  expect(sent()).toMatchObject({ completedExercises: ['ladder'], scores: [] });
});

test('minutes that make no sense are ignored, and an empty field asks for them', async () => {
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
  'too many minutes stay, and the field says how many there may be',
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

test('a minus is not taken before the minutes', async () => {
  const { golfer } = await show();
  await golfer.clear(duration());
  await golfer.type(duration(), '-5');
  expect(duration().value).toBe('5');
});

test('on the week screen minutes that are no number are the usual thirty', async () => {
  await show({ durationFallback: 30 });
  fireEvent.change(duration(), { target: { value: '' } });
  fireEvent.blur(duration());
  expect(duration().value).toBe('30');
});

test('long notes show how much room is left', async () => {
  await show();
  fireEvent.change(notes(), { target: { value: 'x'.repeat(1799) } });
  expect(screen.queryByText(/of 2,000/)).toBeNull();
  fireEvent.change(notes(), { target: { value: 'x'.repeat(1950) } });
  expect(screen.getByText('1,950 of 2,000')).toBeDefined();
});

test.each([{ programCompleted: true }, { isLastSession: true }])(
  'the last session of a program is said to be the last: %o',
  async (last) => {
    answers(theAnswer(last));
    const { golfer } = await show();
    await golfer.click(submit());
    expect(await screen.findByText('Program Completed!')).toBeDefined();
    expect(screen.getByText(/^Session completed! 16 done, 2 skipped\./)).toBeDefined();
  },
);

test('the session screen tells a failure in the words of the server', async () => {
  server.refuses('session_skipped');
  const { golfer } = await show({ showsServerMessage: true });
  await golfer.click(submit());
  expect(await screen.findByText('This session was skipped. Reopen it first.')).toBeDefined();
});

test('a server that says nothing is quoted by its status', async () => {
  server.replies(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const { golfer } = await show({ showsServerMessage: true });
  await golfer.click(submit());
  expect(await screen.findByText('Server error: 502')).toBeDefined();
});

test('the exercises to tick are loaded with the dialog', async () => {
  server.answers(training.exercises, exercises);
  await renderScreen(<Opener />, { user: aGolfer() });
  expect(await screen.findByRole('checkbox', { name: /^Chip/ })).toBeDefined();
  expect(server.log()).toEqual(['GET /api/session-exercises/session-1']);
});

test('exercises that could not be read can be asked for again', async () => {
  server.isUnreachable();
  const { golfer } = await renderScreen(<Opener />, { user: aGolfer() });
  expect(await screen.findByText('The exercises could not be loaded.')).toBeDefined();
  expect(submit().hasAttribute('disabled')).toBe(true);
  server.answers(training.exercises, exercises);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('checkbox', { name: /^Chip/ })).toBeDefined();
});
