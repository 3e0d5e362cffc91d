import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { training } from '#contract/training.ts';
import { exercises, theDetails } from '#testing/a-session.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CompleteSessionDialog } from './complete-session-dialog.tsx';

const server = stubServer();

/** Renders the dialog with exercises of a program version; `version` is the suffix of their ids. */
async function show(version: string) {
  const rows = exercises.map((exercise) => ({ ...exercise, id: exercise.id + version }));
  server.answers(training.details, theDetails('planned', rows));
  const session = {
    scheduledSessionId: 'thu',
    sessionId: `session-1${version}`,
    title: 'Landing spots',
    language: 'en',
    totalDuration: 45,
  };
  const shown = await renderScreen(
    <CompleteSessionDialog session={session} open onClose={() => {}} />,
    { user: aGolfer() },
  );
  await screen.findAllByRole('checkbox');
  return shown;
}

const tick = () => screen.getByRole('checkbox', { name: /^Ladder putting/ });
const score = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Chip to a landing zone: Score/ });

test('typed values stay when the plan moves to a newer version in the meantime', async () => {
  const { golfer, unmount } = await show('');
  await golfer.type(score(), '9');
  await golfer.click(tick());
  unmount();
  await show('@2');
  expect(tick().getAttribute('aria-checked')).toBe('false');
  expect(score().value).toBe('9');
});
