import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { health } from '#contract/health.ts';
import { someHealth } from '#testing/admin-statistics.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ServiceList } from './service-list.tsx';

const server = stubServer();
const show = () => renderScreen(<ServiceList />, { user: aGolfer({ isAdmin: true }) });

test('the list says which services respond, which are not set up, and why one cannot be used', async () => {
  server.answers(health.detail, someHealth());
  await show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Mail serversmtp.example.org:587 refuses the connection.',
    'Redisredis.example.org:6379 responds.',
    'ffmpegffmpeg is not installed.',
  ]);
  expect(screen.getByText('1 needs attention')).toBeDefined();
});

test('a list that cannot be loaded can be tried again', async () => {
  server.refuses('internal', health.detail);
  const { golfer } = await show();
  expect(await screen.findByRole('heading', { name: 'Unable to Load Connections' })).toBeDefined();
  server.answers(health.detail, someHealth());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
