import type { BrowserContext } from '@playwright/test';
import type { ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { expect, test } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';

/** Completes the plan's first session with "Clock putting" using this score; returns the session's address. */
async function scores(context: BrowserContext, url: string, score: number): Promise<string> {
  const read = async (path: string) => (await context.request.get(`${url}${path}`)).json();
  const sessions: ScheduledSession[] = await read('/api/user/scheduled-sessions/current-program');
  const all: SessionDetails[] = await Promise.all(
    sessions.map(({ id }) => read(`/api/user/scheduled-session-details/${id}`)),
  );
  const details = all.find((each) =>
    each.session.exercises.some(({ exerciseId }) => exerciseId === 'clock-putting'),
  );
  if (details === undefined) throw new Error('no session with the drill');
  const session = details.scheduledSession;
  const answer = await context.request.post(`${url}/api/user/complete-session`, {
    headers: { origin: url },
    data: {
      scheduledSessionId: session.id,
      sessionId: session.sessionId,
      rating: 5,
      duration: 40,
      completedExercises: details.session.exercises.map(({ id }) => id),
      scores: [{ exerciseId: 'clock-putting', score }],
    },
  });
  expect(answer.ok()).toBe(true);
  return `/my-schedule/session/${session.id}`;
}

test('a golfer challenges a friend from a score; the friend does the drill, and both see the two results @once', async ({
  page,
  context,
  server,
  golfer,
  openContext,
  axe,
  inBothThemes,
  today,
}) => {
  const others = await openContext();
  await signUp(others, server.url, newGolfer({ firstName: 'Lars', lastName: 'Bakker' }));
  const send = (by: BrowserContext, method: 'post' | 'put', path: string, data: object) =>
    by.request[method](`${server.url}${path}`, { headers: { origin: server.url }, data });
  await send(others, 'post', '/api/social/friend-request', { addresseeEmail: golfer.email });
  const asked = await context.request.get(`${server.url}/api/social/friend-requests`);
  const [request]: { id: string }[] = await asked.json();
  await send(context, 'put', `/api/social/friend-request/${request?.id}`, { status: 'accepted' });
  // Otherwise, Lars's celebration could cover the screen.
  await expect(async () => {
    const answer = await others.request.get(`${server.url}/api/user/dashboard`);
    expect((await answer.json()).achievements).toMatchObject([{ id: 'first-friend' }]);
  }).toPass();
  await enrollInBreak100(others, server.url, today);
  const session = await scores(others, server.url, 14);
  const theirs = await others.newPage();

  await test.step('Lars sends a challenge from the scores of a session', async () => {
    await theirs.goto(session);
    const open = theirs.getByRole('button', { name: 'Challenge a friend: Clock putting' });
    await expect(open).toBeVisible();
    await checkLayout(theirs);
    await open.click();
    const dialog = theirs.getByRole('dialog', { name: 'Challenge a friend: Clock putting' });
    await expect(dialog.getByText(/sees 14 putts holed/)).toBeVisible();
    const choice = dialog.getByRole('button', { name: `Challenge ${golfer.firstName}` });
    await expect(choice).toBeVisible();
    await checkLayout(theirs);
    await axe(theirs);
    await choice.click();
    await expect(theirs.getByText(/^Challenge sent to/)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('Nora does the drill outside of a session', async () => {
    await page.goto('/social?tab=friends');
    await expect(page.getByRole('listitem', { name: 'Lars Bakker challenged you' })).toBeVisible();
    await checkLayout(page);
    await inBothThemes(() => axe(page));
    await page.getByRole('button', { name: 'Do it: Clock putting, from Lars Bakker' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clock putting' });
    await checkLayout(page);
    await inBothThemes(() => axe(page));
    await dialog.getByRole('spinbutton').fill('25');
    await dialog.getByRole('button', { name: 'Send score' }).click();
    await expect(dialog.getByText('This must be at most 24.')).toBeVisible();
    await dialog.getByRole('spinbutton').fill('16');
    await dialog.getByRole('button', { name: 'Send score' }).click();
    await expect(dialog).toBeHidden();
    const answered = page.getByRole('listitem', { name: 'You are ahead of Lars Bakker' });
    await expect(answered.getByText('16 you, 14 Lars Bakker')).toBeAttached();
    await inBothThemes(() => axe(page));
  });

  await test.step('Lars sees both results and the leaderboard of the week', async () => {
    await theirs.goto('/social?tab=friends');
    const answered = theirs.getByRole('listitem', { name: / is ahead of you$/ });
    await expect(answered.getByText(/^14 you, 16/)).toBeAttached();
    await answered.getByRole('button', { name: 'This week in Clock putting' }).click();
    const board = theirs.getByRole('dialog', { name: 'This week in Clock putting' });
    await expect(board.getByRole('listitem').first()).toContainText('16');
    await expect(board.getByRole('listitem').nth(1)).toContainText('You');
    await checkLayout(theirs);
    await axe(theirs);
  });
});
