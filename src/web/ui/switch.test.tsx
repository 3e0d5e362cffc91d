import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';
import { Switch } from './switch.tsx';

function Reminders({ disabled = false }: { disabled?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    <Switch label="Session reminders" checked={on} onCheckedChange={setOn} disabled={disabled} />
  );
}

test('a switch exposes its state and toggles with the keyboard', async () => {
  const user = userEvent.setup();
  render(<Reminders />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Session reminders', checked: true })).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
});

test('a disabled switch does not change', async () => {
  const user = userEvent.setup();
  render(<Reminders disabled />);
  await user.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
});

test.each([
  [3, '3'],
  [9, '9'],
  [10, '9+'],
])('a badge for %i shows %s', (count, text) => {
  render(<Badge count={count} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a count of zero shows no badge', () => {
  const { container } = render(<Badge count={0} />);
  expect(container.textContent).toBe('');
});
