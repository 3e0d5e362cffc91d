import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notifications } from '#contract/notifications.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

const server = stubServer();

async function stop() {
  const { golfer } = await renderScreen(<UnsubscribeScreen token="abc" />);
  expect(server.calls(notifications.unsubscribe)).toEqual([]);
  await golfer.click(screen.getByRole('button', { name: 'Stop the weekly e-mail' }));
}

test('the unsubscribe link stops the weekly mail only after a press on the button', async () => {
  server.answers(notifications.unsubscribe, { success: true });
  await stop();
  const title = await screen.findByRole('heading', { name: 'The weekly e-mail is off' });
  expect(document.activeElement).toBe(title);
  expect(server.calls(notifications.unsubscribe)).toHaveLength(1);
});

test('a truncated link shows that it does not work', async () => {
  server.refuses('not_found');
  await stop();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined();
});

test('a link without a token immediately shows that it does not work', async () => {
  await renderScreen(<UnsubscribeScreen />);
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeDefined();
});

test('the button stays available after another failure', async () => {
  server.refuses('unavailable');
  await stop();
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy');
  expect(screen.getByRole('button', { name: 'Stop the weekly e-mail' })).toBeDefined();
});
