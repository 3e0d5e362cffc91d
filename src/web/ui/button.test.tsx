import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button shows its busy text, ignores a second press, and keeps the focus', async () => {
  const user = userEvent.setup();
  const save = vi.fn();
  const button = (busy: boolean) => (
    <Button busy={busy} busyText="Updating..." onClick={save}>
      Update Handicap
    </Button>
  );
  const { rerender } = render(button(false));
  await user.click(screen.getByRole('button', { name: 'Update Handicap' }));
  rerender(button(true));
  const busy = screen.getByRole('button', { name: 'Updating...' });
  await user.click(busy);
  expect(save).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(busy);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});

test('a busy button does not submit its form a second time', async () => {
  const user = userEvent.setup();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('a link can have the style of a button', () => {
  render(
    <Button asChild size="tall">
      <a href="/session">Start session</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Start session' }).className).toBe(
    'button button-primary button-tall',
  );
});
