import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { NumberStepper, type NumberStepperProps } from './number-stepper.tsx';

type Options = Partial<NumberStepperProps> & { first?: number | null; clears?: boolean };

function Duration({ first = 45, clears, ...rest }: Options) {
  const [value, setValue] = useState<number | null>(first);
  return (
    <Field label="Duration">
      <NumberStepper
        min={1}
        max={180}
        unit="min"
        {...rest}
        value={value}
        onValueChange={setValue}
        {...(clears && { onClear: () => setValue(null) })}
      />
      <output>{String(value ?? 'none')}</output>
    </Field>
  );
}

const box = () => screen.getByRole('spinbutton', { name: 'Duration' });
const shown = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' }).value;
const kept = () => screen.getByRole('status').textContent;

async function type(text: string) {
  const user = userEvent.setup();
  await user.clear(box());
  await user.type(box(), text);
  return user;
}

test('the buttons stop at the limits', async () => {
  const user = userEvent.setup();
  render(<Duration first={179} />);
  const up = screen.getByRole('button', { name: 'Up 1 min' });
  await user.click(up);
  expect(kept()).toBe('180');
  expect((up as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Down 1 min' }));
  expect(kept()).toBe('179');
});

test('a typed number counts immediately, and a number beyond the limits stays for the form to reject', async () => {
  render(<Duration />);
  const user = await type('90');
  expect(kept()).toBe('90');
  await user.clear(box());
  await user.type(box(), '500');
  await user.tab();
  expect([shown(), kept()]).toEqual(['500', '500']);
});

test('invalid text stays, and the form receives NaN', async () => {
  render(<Duration />);
  const user = await type('abc');
  await user.tab();
  expect([shown(), kept()]).toEqual(['abc', 'NaN']);
});

test('a negative number stays as typed, also when all values are positive', async () => {
  render(<Duration />);
  const user = await type('-5');
  expect([shown(), kept()]).toEqual(['-5', '-5']);
  await user.tab();
  expect(shown()).toBe('-5');
});

test('arrow and page keys step within the limits', async () => {
  const user = userEvent.setup();
  render(<Duration first={5} />);
  await user.click(box());
  await user.keyboard('{ArrowUp}{PageUp}');
  expect(kept()).toBe('16');
  await user.keyboard('{PageDown}{PageDown}');
  expect(kept()).toBe('1');
});

test('the field gives a screen reader its value with the unit and its limits', () => {
  render(<Duration />);
  expect(box().getAttribute('aria-valuetext')).toBe('45 min');
  expect(box().getAttribute('aria-valuemin')).toBe('1');
  expect(box().getAttribute('aria-valuemax')).toBe('180');
});

test('the first press without a value uses the start value', async () => {
  const user = userEvent.setup();
  render(<Duration first={null} start={30} />);
  expect(kept()).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Up 1 min' }));
  expect(kept()).toBe('30');
});

test('a press moves a number beyond the limits back within them', async () => {
  render(<Duration />);
  const user = await type('500');
  await user.click(screen.getByRole('button', { name: 'Down 1 min' }));
  expect([shown(), kept()]).toEqual(['180', '180']);
});

test('a disabled field does not show its typed text', async () => {
  const { rerender } = render(<Duration />);
  await type('abc');
  rerender(<Duration disabled />);
  expect(shown()).toBe('');
});

test('an empty field shows an example', () => {
  render(<Duration first={null} placeholder="45" />);
  expect([(box() as HTMLInputElement).value, (box() as HTMLInputElement).placeholder]).toEqual([
    '',
    '45',
  ]);
});

test('an empty field shows a faint number, and presses count from it', async () => {
  const user = userEvent.setup();
  render(<Duration first={null} min={0} faint={0} />);
  expect((box() as HTMLInputElement).placeholder).toBe('0');
  expect(kept()).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Up 1 min' }));
  expect(kept()).toBe('1');
});

test('pressing down from the faint number makes it a real value', async () => {
  const user = userEvent.setup();
  render(<Duration first={null} min={0} faint={0} />);
  await user.click(screen.getByRole('button', { name: 'Down 1 min' }));
  expect(kept()).toBe('0');
});

test('clearing a clearable field removes its value', async () => {
  render(<Duration clears faint={0} />);
  const user = userEvent.setup();
  await user.clear(box());
  await user.tab();
  expect(kept()).toBe('none');
  expect((box() as HTMLInputElement).value).toBe('');
});

test('Enter accepts the shown number, even beyond the limits', async () => {
  render(<Duration />);
  const user = await type('500');
  await user.keyboard('{Enter}');
  expect([shown(), kept()]).toEqual(['500', '500']);
});
