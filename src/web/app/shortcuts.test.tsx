import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboard } from '#contract/dashboard.ts';
import { aDashboard } from '#testing/a-dashboard.ts';
import { stubServer } from '#testing/stub-server.ts';
import { answerGolfer, answerVisitor, openApp } from '#testing/whole-app.tsx';

const server = stubServer();

test('the shortcut of today’s session opens it', async () => {
  answerGolfer(server);
  const { router } = openApp('/?open=session');
  await waitFor(() => expect(router.state.location.href).toBe('/my-schedule/session/thu'));
});

test('on a day without a session it opens the day', async () => {
  answerGolfer(server);
  const { todaysSession, ...rest } = aDashboard();
  const none = { ...todaysSession, noSessionToday: true, scheduledSessionId: null, session: null };
  server.answers(dashboard.get, { ...rest, todaysSession: none });
  const { router } = openApp('/?open=session');
  await waitFor(() => expect(router.state.location.href).toBe('/'));
});

test('the shortcut of a round opens its form, and is forgotten by the address', async () => {
  answerGolfer(server);
  const { router } = openApp('/?open=round');
  expect(await screen.findByRole('dialog', { name: 'Track Round' })).toBeDefined();
  expect(router.state.location.href).toBe('/');
});

test('a visitor signs in on the way', async () => {
  answerVisitor(server);
  openApp('/?open=round');
  const [way] = await screen.findAllByRole('link', { name: 'Start training' });
  expect(way?.getAttribute('href')).toContain(encodeURIComponent('/?open=round'));
});
