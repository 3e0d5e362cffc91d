import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DiskNotice } from './disk-notice.tsx';

const megabyte = 1024 * 1024;
const show = (state: 'ok' | 'low' | 'full') =>
  renderScreen(<DiskNotice />, {
    user: aGolfer({ isAdmin: true }),
    reads: {
      '/api/health/detail': { database: 'embedded', disk: { state, freeBytes: 300 * megabyte } },
    },
  });

test('an administrator reads that the disk of the server is nearly full', async () => {
  await show('low');
  expect((await screen.findByRole('status')).textContent).toContain('has 300 MB left');
});

test('a full disk is told as such', async () => {
  await show('full');
  expect((await screen.findByRole('status')).textContent).toContain('disk is full');
});

test('an administrator with room on the disk reads nothing', async () => {
  await show('ok');
  expect(screen.queryByText(/administrators/)).toBeNull();
});
