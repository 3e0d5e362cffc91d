import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/web.tsx';
import { dropProgress, keepProgress } from './keep-progress.ts';
import { places } from './place-store.ts';
import { ResumeSessionLink } from './resume-link.tsx';

const touched = (exerciseId: string) => ({
  ...({ exerciseId, state: 'done', attempts: [], score: null, seconds: 60, changedAt: 1 } as const),
});

afterEach(() => {
  dropProgress('thu');
  places.drop('thu');
});

const show = () =>
  renderScreen(
    <ResumeSessionLink scheduledSessionId="thu" total={2}>
      <button type="button">Start session</button>
    </ResumeSessionLink>,
  );

test('a session that has not been started keeps its start button', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Start session' })).toBeDefined();
});

test('a started session links back to the drill where the golfer left it', async () => {
  keepProgress('thu', { startedAt: 0, drills: [] });
  places.keep('thu', {
    exerciseId: 'ladder',
    number: 2,
    runningSince: null,
    pausedAt: null,
    restUntil: null,
  });
  await show();
  const link = await screen.findByRole('link', { name: 'Resume: drill 2 of 2' });
  expect(link.getAttribute('href')).toBe('/my-schedule/session/thu/train');
});

test('a session started on another device resumes after the drills completed there', async () => {
  keepProgress('thu', { startedAt: 0, drills: [touched('chip')] });
  await show();
  expect(await screen.findByRole('link', { name: 'Resume: drill 2 of 2' })).toBeDefined();
});

test('a session with all drills completed links only to finishing it', async () => {
  keepProgress('thu', { startedAt: 0, drills: [touched('chip'), touched('ladder')] });
  await show();
  expect(await screen.findByRole('link', { name: 'Resume: finish' })).toBeDefined();
});
