import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { push } from '#contract/push.ts';
import { anAchievement, hiddenOne } from '#testing/an-achievement.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { shownCelebration } from '#web/platform/celebration.ts';
import { installPromptShown, watchInstall } from '#web/platform/install-prompt.ts';
import { TestTools } from './test-tools.tsx';

const server = stubServer();

const show = () =>
  renderScreen(<TestTools />, {
    user: aGolfer({ isAdmin: true }),
    reads: { '/api/user/achievements': [hiddenOne, anAchievement({ isUnlocked: false })] },
  });

test('the celebration button celebrates a regular achievement', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'Celebration' }));
  await waitFor(() => expect(shownCelebration.get()?.achievement.name).toBe('Fifty done'));
});

test('the install prompt button triggers the install prompt', async () => {
  watchInstall();
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'Install prompt' }));
  expect(installPromptShown.get()).toBe('asked');
});

test('the welcome e-mail button shows what the mail server answers or that sending failed', async () => {
  const { golfer } = await show();
  const button = screen.getByRole('button', { name: 'Welcome e-mail' });
  const accepted = 'Accepted. It says: 250 queued';
  server.answers(accounts.testWelcomeEmail, { isSent: true, message: accepted });
  await golfer.click(button);
  expect(await screen.findByText(accepted)).toBeDefined();
  const refused = 'Not accepted. It says: 550 unknown';
  server.answers(accounts.testWelcomeEmail, { isSent: false, message: refused });
  await golfer.click(button);
  expect(await screen.findByText(refused)).toBeDefined();
  expect(screen.getByText('Email Failed')).toBeDefined();
  server.refuses('internal', accounts.testWelcomeEmail);
  await golfer.click(button);
  expect(await screen.findByText('Email Failed')).toBeDefined();
  expect(screen.getByText('Could not send test email.')).toBeDefined();
});

test('the push button shows the number of devices or the reason for a failure', async () => {
  const { golfer } = await show();
  const button = screen.getByRole('button', { name: 'Push' });
  server.answers(push.testAsAdmin, { message: 'Sent to 2 of your devices.' });
  await golfer.click(button);
  expect(await screen.findByText('Sent to 2 of your devices.')).toBeDefined();
  server.refuses('no_push_device', push.testAsAdmin);
  await golfer.click(button);
  expect(await screen.findByText('Push Notification Failed')).toBeDefined();
  expect(screen.getByText('None of your devices receives notifications yet.')).toBeDefined();
  server.refuses('internal', push.testAsAdmin);
  await golfer.click(button);
  expect(await screen.findByText('Could not send test push notification')).toBeDefined();
});
