import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test('initials replace a picture that fails to load, until there is a new picture', () => {
  const { container, rerender } = render(<Avatar initials="ND" picture="/api/avatars/a" />);
  expect(container.textContent).toBe('');
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.textContent).toBe('ND');
  rerender(<Avatar initials="ND" picture="/api/avatars/b" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/avatars/b');
});
