import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboard } from '#contract/dashboard.ts';
import { aDashboard } from '#testing/a-dashboard.ts';
import { stubServer } from '#testing/stub-server.ts';
import { answerGolfer, answerVisitor, openApp } from '#testing/whole-app.tsx';

const server = stubServer();

test('the shortcut for today’s session opens the session', async () => {
  answerGolfer(server);
  const { router } = openApp('/?open=session');
  await waitFor(() => expect(router.state.location.href).toBe('/my-schedule/session/thu'));
});

test('the shortcut for today’s session opens the home screen on a day without a session', async () => {
  answerGolfer(server);
  const { todaysSession, ...rest } = aDashboard();
  const none = { ...todaysSession, noSessionToday: true, scheduledSessionId: null, session: null };
  server.answers(dashboard.get, { ...rest, todaysSession: none });
  const { router } = openApp('/?open=session');
  await waitFor(() => expect(router.state.location.href).toBe('/'));
});

test('the round shortcut opens the round form and removes itself from the URL', async () => {
  answerGolfer(server);
  const { router } = openApp('/?open=round');
  expect(await screen.findByRole('dialog', { name: 'Track Round' })).toBeDefined();
  expect(router.state.location.href).toBe('/');
});

test('a visitor who opens a shortcut is returned to it after signing in', async () => {
  answerVisitor(server);
  openApp('/?open=round');
  const [way] = await screen.findAllByRole('link', { name: 'Start training' });
  expect(way?.getAttribute('href')).toContain(encodeURIComponent('/?open=round'));
});
