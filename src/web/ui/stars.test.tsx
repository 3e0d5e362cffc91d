import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

function Rating({ first = null }: { first?: number | null }) {
  const [value, setValue] = useState(first);
  return <Stars label="How did it go?" value={value} onValueChange={setValue} />;
}

test('a golfer can choose stars with the keyboard alone', async () => {
  const user = userEvent.setup();
  render(<Rating first={3} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '3 stars' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('4 of 5')).toBeTruthy();
  expect(screen.getByRole('radio', { name: '4 stars', checked: true })).toBeTruthy();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('2 of 5')).toBeTruthy();
});

test('the question labels the stars, and no star is selected at first', async () => {
  const user = userEvent.setup();
  render(<Rating />);
  expect(screen.getByRole('radiogroup', { name: 'How did it go?' })).toBeTruthy();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '1 star' }));
  expect(screen.getByText('1 of 5')).toBeTruthy();
});
