import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { provideQueue } from './current-queue.ts';
import type { Queue } from './queue.ts';
import { withQueue } from './with-queue.ts';

afterEach(() => provideQueue(null));

test.each([
  ['the queue cannot be loaded', () => provideQueue(() => Promise.reject(new Error('offline')))],
  ['the device refuses to store it', () => provideQueue(async () => ({}) as Queue)],
])('a decision is not made when %s, and the golfer is told', async (_when, provide) => {
  provide();
  await renderScreen(<p>Waiting</p>, { user: aGolfer() });
  const full = () => Promise.reject(new Error('The disk is full'));
  expect(await withQueue(full)).toBe(false);
  expect(await screen.findByText(/^Not saved on this device/)).toBeDefined();
});
