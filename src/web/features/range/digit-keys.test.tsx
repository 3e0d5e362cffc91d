import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { DigitKeys } from './digit-keys.tsx';

test('a number that cannot be reached says which ones can, and is not saved', async () => {
  await loadTexts('range');
  const onSave = vi.fn();
  const isPossible = (value: number) => value % 3 === 0;
  const { golfer } = await renderScreen(
    <DigitKeys most={60} isPossible={isPossible} paused={false} onSave={onSave} />,
  );
  await golfer.keyboard('31 ');
  const save = screen.getByRole<HTMLButtonElement>('button', {
    name: '31 is not possible: 30 or 33',
  });
  expect(save.disabled).toBe(true);
  expect(onSave).not.toHaveBeenCalled();
  await golfer.keyboard('{Backspace}3 ');
  expect(onSave).toHaveBeenCalledWith(33);
});
