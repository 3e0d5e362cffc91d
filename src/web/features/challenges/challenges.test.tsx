import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { challenges } from '#contract/challenges.ts';
import { aChallenge, aDrillBoard, challengeLists } from '#testing/a-challenge.ts';
import { aPerson } from '#testing/a-person.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { Challenges } from './challenges.tsx';

const server = stubServer();

beforeEach(() => loadTexts('challenges'));

const open = () =>
  renderScreen(<Challenges />, { user: aGolfer({ timeZone: 'Pacific/Auckland' }), at: '/social' });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const shows = (lists: Parameters<typeof challengeLists>[0]) =>
  server.answers(challenges.list, challengeLists(lists));

test('a challenge shows its sender, the drill, the score to beat, and its deadline', async () => {
  shows({ received: [aChallenge()] });
  await open();
  const received = await row('Lars Bakker challenged you');
  expect(received.getByText('Clock putting')).toBeDefined();
  expect(received.getByText('Until 28 May: 14 putts holed to beat')).toBeDefined();
  expect(received.getByRole('link', { name: 'Lars Bakker' })).toBeDefined();
});

test('the golfer enters a score next to the drill instructions and then sees both results', async () => {
  shows({ received: [aChallenge()] });
  const { golfer } = await open();
  await golfer.click(
    await screen.findByRole('button', { name: 'Do it: Clock putting, from Lars Bakker' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Clock putting' }));
  expect(dialog.getByText('Go around twice.')).toBeDefined();
  expect(dialog.getByText(/Count the balls you hole\./)).toBeDefined();
  await golfer.type(dialog.getByRole('spinbutton', { name: 'Your score: putts holed' }), '16');
  server.answers(challenges.answer, { outcome: 'ahead' });
  shows({ answered: [aChallenge({ ownScore: 16, outcome: 'ahead' })] });
  await golfer.click(dialog.getByRole('button', { name: 'Send score' }));
  const answered = await row('You are ahead of Lars Bakker');
  expect(answered.getByText('16 you, 14 Lars Bakker')).toBeDefined();
  expect(server.calls(challenges.answer)).toMatchObject([
    { params: { id: 'challenge-1' }, body: { score: 16 } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a score outside the range of the drill shows an error at its field and stays there', async () => {
  shows({ received: [aChallenge()] });
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: /^Do it/ }));
  const field = await screen.findByRole('spinbutton', { name: 'Your score: putts holed' });
  await golfer.type(field, '25');
  await golfer.click(screen.getByRole('button', { name: 'Send score' }));
  expect(await screen.findByText('This must be at most 24.')).toBeDefined();
  expect(field).toHaveProperty('value', '25');
  expect(server.calls(challenges.answer)).toEqual([]);
});

test('a score that the server rejects shows the server’s error at its field and stays there', async () => {
  shows({ received: [aChallenge()] });
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: /^Do it/ }));
  const field = await screen.findByRole('spinbutton', { name: 'Your score: putts holed' });
  await golfer.type(field, '20');
  const message = 'This must be at most 18.';
  server.refuses('invalid_input', challenges.answer, [{ path: 'score', message }]);
  await golfer.click(screen.getByRole('button', { name: 'Send score' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(field).toHaveProperty('value', '20');
});

test('what the golfer has typed stays when the friend takes the challenge back', async () => {
  shows({ received: [aChallenge()] });
  const { golfer, client } = await open();
  await golfer.click(
    await screen.findByRole('button', { name: 'Do it: Clock putting, from Lars Bakker' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Clock putting' }));
  const score = dialog.getByRole<HTMLInputElement>('spinbutton');
  await golfer.type(score, '15');
  shows({});
  await client.invalidateQueries({ queryKey: [challenges.list.path] });
  await waitFor(() => expect(server.calls(challenges.list)).toHaveLength(2));
  expect(score.value).toBe('15');
  expect(score.isConnected).toBe(true);
  server.refuses('not_found', challenges.answer);
  await golfer.click(dialog.getByRole('button', { name: 'Send score' }));
  expect(await screen.findByText('Failed to send the score')).toBeDefined();
});

test('an empty score is not sent', async () => {
  shows({ received: [aChallenge()] });
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: /^Do it/ }));
  await golfer.click(await screen.findByRole('button', { name: 'Send score' }));
  const field = screen.getByRole('spinbutton', { name: 'Your score: putts holed' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(server.calls(challenges.answer)).toEqual([]);
});

test('declining a challenge removes it and keeps the focus in the list', async () => {
  shows({ received: [aChallenge()] });
  const { golfer } = await open();
  const name = 'Decline the challenge from Lars Bakker: Clock putting';
  server.answers(challenges.decline, { success: true });
  const button = await screen.findByRole('button', { name });
  shows({});
  await golfer.click(button);
  expect(await screen.findByText('Challenge declined')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(document.activeElement?.textContent).toContain('Challenge a friend with your score');
});

test('a sent challenge shows its deadline, and a failed withdrawal shows an error', async () => {
  shows({ sent: [aChallenge({ isOwn: true, ownScore: 12, otherScore: null })] });
  const { golfer } = await open();
  const sent = await row('You challenged Lars Bakker');
  expect(sent.getByText('Until 28 May: 12 putts holed to beat')).toBeDefined();
  server.refuses('not_found', challenges.withdraw);
  await golfer.click(sent.getByRole('button', { name: /^Withdraw the challenge to Lars/ }));
  expect(await screen.findByText('Failed to withdraw the challenge')).toBeDefined();
});

test.each([
  ['Lars Bakker is ahead of you', 'behind', 9],
  ['All square with Lars Bakker', 'level', 14],
] as const)(
  'an answered challenge shows "%s" with both scores',
  async (title, outcome, ownScore) => {
    shows({ answered: [aChallenge({ ownScore, outcome })] });
    await open();
    const answered = await row(title);
    expect(answered.getByText(`${ownScore} you, 14 Lars Bakker`)).toBeDefined();
  },
);

test('the weekly board ranks the golfer and friends and gives equal scores the same rank', async () => {
  const you = aPerson({ id: aGolfer().id });
  const first = { id: 'golfer-2', rank: 1, score: 14, user: aPerson() };
  const shared = { id: you.id, rank: 1, score: 14, user: you };
  shows({ answered: [aChallenge({ ownScore: 14, outcome: 'level' })] });
  server.answers(challenges.board, aDrillBoard({ entries: [first, shared], own: shared }));
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: 'This week in Clock putting' }));
  const board = within(await screen.findByRole('dialog', { name: 'This week in Clock putting' }));
  const places = (await board.findAllByRole('listitem')).map((item) => item.textContent);
  expect(places).toEqual([
    expect.stringMatching(/^1.*Lars Bakker.*14$/),
    expect.stringMatching(/^1.*You14$/),
  ]);
  expect(board.getByText('putts holed')).toBeDefined();
});

test('the weekly board can be loaded again after a failure and says when it has no scores', async () => {
  shows({ answered: [aChallenge({ ownScore: 14, outcome: 'level' })] });
  server.refuses('unavailable', challenges.board);
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: /^This week/ }));
  expect(await screen.findByText('Unable to load the board')).toBeDefined();
  server.answers(challenges.board, aDrillBoard());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nobody has a score this week.')).toBeDefined();
});

test('an empty list explains how to send a challenge', async () => {
  shows({});
  await open();
  expect(await screen.findByText(/^Challenge a friend with your score/)).toBeDefined();
});

test('challenges that fail to load show an error and can be loaded again', async () => {
  server.refuses('unavailable', challenges.list);
  const { golfer } = await open();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Unable to load challenges')).toBeDefined();
  shows({});
  await golfer.click(alert.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Challenges' })).toBeDefined();
});
