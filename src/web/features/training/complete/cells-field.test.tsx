import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { theAnswer, theDetails } from '#testing/a-session.ts';
import { drivingTest } from '#testing/drills-to-count.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CompleteSessionDialog } from './complete-session-dialog.tsx';
import { dropDraft } from './draft.ts';

const server = stubServer();

const details = theDetails('planned', [drivingTest]);
beforeEach(() => server.answers(training.details, details));
afterEach(() => {
  dropDraft('thu');
});

const session = {
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  title: 'Tee shots',
  language: 'en',
  totalDuration: 40,
};

const show = (preferredUnits: 'metric' | 'imperial') =>
  renderScreen(<CompleteSessionDialog session={session} open onClose={() => {}} />, {
    user: { ...aGolfer(), preferredUnits },
    reads: { '/api/user/scheduled-session-details/thu': details },
  });

const part = (name: RegExp) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const submit = () => screen.getByRole('button', { name: 'Complete Session' });

test('the golfer enters a test part by part, sees the total, and the carry is sent in meters', async () => {
  server.answers(training.complete, theAnswer());
  const { golfer } = await show('imperial');
  await golfer.type(part(/Balls in play/), '9');
  await golfer.type(part(/Median carry, yards/), '187');
  expect(screen.getByText('43 of 74')).toBeDefined();
  expect(part(/Median carry, yards/).value).toBe('187');
  await golfer.click(submit());
  expect(await screen.findByText('Session completed!')).toBeDefined();
  const [sent] = server.calls(training.complete);
  expect(sent?.body.scores).toEqual([{ exerciseId: 'driving', score: 43, cells: [9, 171] }]);
});

test('a part that is not a number says so, and keeps what was typed', async () => {
  const { golfer } = await show('metric');
  await golfer.type(part(/Median carry, meters/), '171.5');
  expect(part(/Median carry, meters/).value).toBe('171.5');
  vi.spyOn(part(/Balls in play/), 'validity', 'get').mockReturnValue({ badInput: true } as never);
  // A browser has no value for a text such as "1e".
  fireEvent.input(part(/Balls in play/), { target: { value: '9' } });
  fireEvent.input(part(/Balls in play/), { target: { value: '' } });
  await golfer.click(submit());
  expect(await screen.findByText('Balls in play: type a number.')).toBeDefined();
  expect(server.calls(training.complete)).toEqual([]);
});

test('an invalid or missing part shows the reason and is not sent', async () => {
  const { golfer } = await show('metric');
  await golfer.type(part(/Balls in play/), '15');
  await golfer.click(submit());
  expect(await screen.findByText('Balls in play: not above 14.')).toBeDefined();
  await golfer.clear(part(/Balls in play/));
  await golfer.type(part(/Balls in play/), '12');
  const missing = 'Fill in Median carry too, or leave all of them empty.';
  expect(await screen.findByText(missing)).toBeDefined();
  await golfer.type(part(/Median carry, meters/), '401');
  expect(await screen.findByText('Median carry: not above 400.')).toBeDefined();
  expect(server.calls(training.complete)).toEqual([]);
});
