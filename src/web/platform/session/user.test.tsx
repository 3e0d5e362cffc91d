import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { useEnter, useGolfer, useUser } from './user.ts';

test('signing in removes all earlier reads', async () => {
  function SignIn() {
    const enter = useEnter();
    return (
      <button type="button" onClick={() => enter(aGolfer())}>
        {useUser()?.firstName ?? 'Visitor'}
      </button>
    );
  }
  const { client, golfer } = await renderScreen(<SignIn />, {
    reads: { '/api/user/stats': statsInWeekFive },
  });
  await golfer.click(screen.getByRole('button', { name: 'Visitor' }));
  expect(await screen.findByRole('button', { name: 'Nora' })).toBeDefined();
  expect(client.getQueryData(['/api/user/stats'])).toBeUndefined();
});

test('a golfer’s screen shown to a visitor throws an error', async () => {
  function Private() {
    return useGolfer().email;
  }
  await renderScreen(<Private />);
  expect(await screen.findByText(/useGolfer is for screens behind sign-in/)).toBeDefined();
});
