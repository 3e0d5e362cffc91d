import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someHealth } from '#testing/admin-statistics.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DiskNotice } from './disk-notice.tsx';

const megabyte = 1024 * 1024;
const show = (state: 'ok' | 'low' | 'full') =>
  renderScreen(<DiskNotice />, {
    user: aGolfer({ isAdmin: true }),
    reads: {
      '/api/health/detail': someHealth({ disk: { state, freeBytes: 300 * megabyte } }),
    },
  });

test('an administrator sees a notice when the server’s disk is nearly full', async () => {
  await show('low');
  expect((await screen.findByRole('status')).textContent).toContain('has 300 MB left');
});

test('an administrator sees a notice when the server’s disk is full', async () => {
  await show('full');
  expect((await screen.findByRole('status')).textContent).toContain('disk is full');
});

test('an administrator sees no notice while the disk has enough room', async () => {
  await show('ok');
  expect(screen.queryByText(/administrators/)).toBeNull();
});
