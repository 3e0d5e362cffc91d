import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { FocusCard } from './focus-card.tsx';

const focuses = [
  { focus: 'putting', minutes: 60, planned: 100 },
  { focus: 'driving', minutes: 20, planned: 100 },
] as const;

test('minutes by focus stand next to what the program plans, as shares and in minutes', async () => {
  await renderScreen(<FocusCard focuses={focuses} />, { user: aGolfer() });
  const [, ...rows] = within(screen.getByRole('table', { name: 'By focus' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Putting', '75%', '50%', '60 of 100'],
    ['Driving', '25%', '50%', '20 of 100'],
  ]);
  expect(
    screen.getByText('Driving is behind the plan: 25% of your time, 50% in the program.'),
  ).toBeDefined();
});

test('without a program, there is no card', async () => {
  await renderScreen(<FocusCard focuses={[]} />, { user: aGolfer() });
  expect(screen.queryByRole('region', { name: 'By focus' })).toBeNull();
});
