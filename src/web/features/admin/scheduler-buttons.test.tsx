import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#contract/admin.ts';
import { reminders } from '#contract/reminders.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { SchedulerButtons } from './scheduler-buttons.tsx';

const server = stubServer();

const cases = [
  ['Test Reminders', reminders.testReminders, 'Test Successful', 'Test Failed'],
  ['Restart Scheduler', admin.restartReminders, 'Restart Successful', 'Restart Failed'],
] as const;

test.each(cases)('%s shows success or failure', async (name, row, done, failed) => {
  const { golfer } = await renderScreen(<SchedulerButtons />);
  const button = screen.getByRole('button', { name });
  server.answers(row, { message: 'Nobody has a reminder due now.' });
  await golfer.click(button);
  expect(await screen.findByText(done)).toBeDefined();
  expect(screen.getByText('Nobody has a reminder due now.')).toBeDefined();
  server.refuses('internal', row);
  await golfer.click(button);
  expect(await screen.findByText(failed)).toBeDefined();
  expect(screen.getByText('Please try again later.')).toBeDefined();
});
