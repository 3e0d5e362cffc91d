import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/web.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { Field } from './field.tsx';
import { Sheet } from './sheet.tsx';

const drills: readonly ComboboxOption[] = Array.from({ length: 20_000 }, (_, index) => ({
  value: `drill-${index + 1}`,
  label: `Übung ${index + 1}`,
}));

function Choice({ options }: { readonly options: readonly ComboboxOption[] }) {
  const [value, setValue] = useState('');
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} title="Add Exercise">
      <Field label="Exercise">
        <Combobox
          {...{ name: 'exercise', value, options, placeholder: 'Choose an exercise' }}
          onChange={setValue}
        />
      </Field>
      <p>{`Chosen: ${value}`}</p>
    </Sheet>
  );
}

async function show(options = drills) {
  const { golfer } = await renderScreen(<Choice options={options} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Exercise' });
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  /** The option that a screen reader currently reads out. */
  const active = () => {
    const id = input.getAttribute('aria-activedescendant');
    return id && document.getElementById(id)?.textContent;
  };
  return { golfer, input, offered, active };
}

test('the list offers the first fifty of 20,000 options and asks to type', async () => {
  const { golfer, input, offered } = await show();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await golfer.click(input);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(offered()).toHaveLength(50);
  expect(screen.getByText('The first 50 of 20,000. Type to narrow.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('20,000 to choose from');
  expect(screen.getByRole('listbox', { name: 'Exercise' })).toBeDefined();
});

test('typing finds words in any order, ignoring case and accents', async () => {
  const { golfer, input, offered } = await show();
  await golfer.type(input, '19999 UBUNG');
  expect(offered()).toEqual(['Übung 19999']);
  expect(screen.getByRole('status').textContent).toBe('1 to choose from');
  await golfer.click(screen.getByRole('option', { name: 'Übung 19999' }));
  expect(screen.getByText('Chosen: drill-19999')).toBeDefined();
  expect(input.value).toBe('Übung 19999');
  expect(offered()).toEqual([]);
});

test('arrow keys move through the list and wrap at its ends, and Enter selects an option', async () => {
  const { golfer, input, active, offered } = await show(drills.slice(0, 3));
  await golfer.tab();
  await golfer.click(input);
  expect(active()).toBe('Übung 1');
  await golfer.keyboard('{ArrowUp}');
  expect(active()).toBe('Übung 3');
  await golfer.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Übung 2');
  await golfer.keyboard('{Enter}');
  expect(screen.getByText('Chosen: drill-2')).toBeDefined();
  // When reopened, the chosen option is active.
  await golfer.keyboard('{ArrowDown}');
  expect(active()).toBe('Übung 2');
  const chosen = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  expect(chosen.textContent).toBe('Übung 2');
  await golfer.tab();
  expect(offered()).toEqual([]);
});

test('Escape first closes the list and keeps the selection, and then closes the dialog', async () => {
  const { golfer, input, offered } = await show(drills.slice(0, 3));
  await golfer.type(input, '3{Enter}');
  await golfer.type(input, '1');
  await golfer.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(input.value).toBe('Übung 3');
  expect(screen.getByRole('dialog', { name: 'Add Exercise' })).toBeDefined();
  await golfer.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an empty result shows a message, and Enter selects nothing', async () => {
  const { golfer, input } = await show(drills.slice(0, 3));
  await golfer.type(input, 'bunker');
  expect(screen.getByText('Nothing found', { selector: 'p' })).toBeDefined();
  await golfer.keyboard('{Enter}');
  expect(screen.getByText('Chosen:')).toBeDefined();
});
