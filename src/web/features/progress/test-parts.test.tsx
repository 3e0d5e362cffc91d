import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { aSkillTest } from '#testing/a-skill-profile.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { TestParts } from './test-parts.tsx';

const now = [8, 6, 4, 2, 0, 7, 4, 2, 5, 3];
const before = [4, 2, 2, 0, 0, 2, 2, 2, 2, 2];

const show = (parts: Parameters<typeof TestParts>[0]['test']['parts'], user: Partial<User> = {}) =>
  renderScreen(<TestParts test={aSkillTest('putting-test', { parts })} />, {
    user: aGolfer(user),
  });

test('putts are shown by distance, next to golfers of the same handicap and to the first test', async () => {
  await show({ now, before });
  const table = screen.getByRole('table', { name: 'Putts holed by distance' });
  const rows = within(table).getAllByRole('row');
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts[0]).toEqual(['', '90 cm', '1.8 m', '2.7 m', '3.6 m', '4.5 m']);
  expect(texts[1]).toEqual(['last', '4', '3', '2', '1', '0']);
  expect(texts[2]?.[0]).toBe('golfers at 18');
  expect(texts[3]).toEqual(['first', '2', '1', '1', '0', '0']);
  expect(screen.getByText('10 of 20')).toBeDefined();
  const zones = within(screen.getByRole('region', { name: 'Points by distance' }));
  expect(zones.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['6 m7 of 8', '9 m5 of 8', '12 m4 of 8', '15 m3 of 8', '18 m2 of 8'],
  ]);
});

test('a golfer with imperial units reads feet, and one without a handicap is compared with nobody', async () => {
  await show({ now, before: null }, { preferredUnits: 'imperial', currentHandicap: null });
  expect(screen.getByRole('columnheader', { name: '3 ft' })).toBeDefined();
  expect(screen.queryByText(/golfers at/)).toBeNull();
  expect(screen.queryByText('first')).toBeNull();
});

test('a test whose sum was entered has no parts', async () => {
  await show(null);
  expect(screen.queryByRole('table')).toBeNull();
});
