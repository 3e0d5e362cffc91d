import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

beforeEach(() => {
  // It is Thursday in Auckland, but still Wednesday in the time zone of the test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-13T20:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const changes = vi.fn<(value: string) => void>();
const onClose = vi.fn();

function InDialog({ value: first, ...limits }: Pick<DateFieldProps, 'value' | 'min' | 'max'>) {
  const [value, setValue] = useState(first);
  const onChange = (next: string) => {
    changes(next);
    setValue(next);
  };
  return (
    <Sheet open onOpenChange={onClose} title="Move session">
      <Field label="New date">
        <DateField {...limits} value={value} onChange={onChange} />
      </Field>
    </Sheet>
  );
}

type Shown = Partial<Pick<DateFieldProps, 'value' | 'min' | 'max'>> & { readonly browser?: string };

async function show({ value = '', browser = 'en-GB', ...limits }: Shown = {}) {
  changes.mockClear();
  onClose.mockClear();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  return renderScreen(<InDialog value={value} {...limits} />, { user: aGolfer() });
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New date' });
const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const opener = (name = 'Choose a day') => screen.getByRole('button', { name });
const chooser = () => screen.queryByRole('dialog', { name: 'Choose a day' });

test.each(['en-GB', 'en-US', 'de-DE'])(
  'a browser in %s shows a date like all texts of the app',
  async (browser) => {
    await show({ value: '2026-05-16', browser });
    expect(field().value).toBe('16 May 2026');
  },
);

test.each([
  ['en-GB', '3/4/2026', '2026-04-03', '3 Apr 2026'],
  ['en-US', '3/4/2026', '2026-03-04', '4 Mar 2026'],
  ['de-DE', '3.4.2026', '2026-04-03', '3 Apr 2026'],
  ['en-US', '2026-12-01', '2026-12-01', '1 Dec 2026'],
])(
  'in %s, the field reads %s as %s and writes it as text after typing',
  async (browser, text, date, written) => {
    const { golfer } = await show({ browser });
    await golfer.type(field(), text);
    expect(field().value).toBe(text);
    expect(changes).toHaveBeenLastCalledWith(date);
    await golfer.tab();
    expect(field().value).toBe(written);
  },
);

test('a field without a date says how to write one, and a nonexistent date stays as typed', async () => {
  const { golfer } = await show();
  const hint = () => screen.queryByText('Enter a date as 14 May 2026 or 2026-05-14.');
  expect(field().getAttribute('aria-describedby')).toBe(hint()?.id);
  await golfer.type(field(), '31/02/2026');
  expect(changes).toHaveBeenLastCalledWith('31/02/2026');
  await golfer.tab();
  expect(field().value).toBe('31/02/2026');
  expect(field().getAttribute('aria-describedby')).toBe(hint()?.id);
  await golfer.clear(field());
  await golfer.type(field(), '2026-05-20');
  expect(hint()).toBeNull();
});

test('clearing the field clears its date', async () => {
  const { golfer } = await show({ value: '2026-05-16' });
  await golfer.clear(field());
  expect(changes).toHaveBeenLastCalledWith('');
});

test('the calendar opens on the chosen day, and a click on a day selects it', async () => {
  const { golfer } = await show({ value: '2026-07-16' });
  await golfer.click(opener('Change the day, 16 July 2026'));
  expect(screen.getByRole('grid', { name: 'New date July 2026' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(day('Thursday 16 July 2026')));
  expect(day('Thursday 16 July 2026').getAttribute('aria-pressed')).toBe('true');
  await golfer.click(day('Friday 17 July 2026'));
  expect(changes).toHaveBeenCalledExactlyOnceWith('2026-07-17');
  await waitFor(() => expect(chooser()).toBeNull());
  expect(field().value).toBe('17 Jul 2026');
  expect(document.activeElement).toBe(opener('Change the day, 17 July 2026'));
});

test('the calendar opens on today when no day is chosen, and works with the keyboard alone', async () => {
  const { golfer } = await show();
  field().focus();
  await golfer.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(document.activeElement).toBe(day('Thursday 14 May 2026')));
  await golfer.keyboard('{ArrowDown}{ArrowLeft}{PageDown}{Shift>}{PageDown}{/Shift}');
  expect(document.activeElement).toBe(day('Sunday 20 June 2027'));
  await golfer.keyboard('{Enter}');
  expect(changes).toHaveBeenCalledExactlyOnceWith('2027-06-20');
});

test('Escape closes only the calendar', async () => {
  const { golfer } = await show();
  await golfer.click(opener());
  expect(chooser()).not.toBeNull();
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(chooser()).toBeNull());
  expect(changes).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(opener());
});

test('days outside the limits are disabled in the calendar but can be typed', async () => {
  const { golfer } = await show({ min: '2026-05-12', max: '2026-05-20' });
  await golfer.click(opener());
  const grid = within(screen.getByRole('grid'));
  const open = grid.getAllByRole<HTMLButtonElement>('button').filter((each) => !each.disabled);
  expect(open.map((each) => each.textContent)).toEqual(
    [12, 13, 14, 15, 16, 17, 18, 19, 20].map(String),
  );
  expect(day('Previous month').disabled).toBe(true);
  expect(day('Next month').disabled).toBe(true);
  await golfer.keyboard('{PageDown}');
  expect(document.activeElement).toBe(day('Wednesday 20 May 2026'));
  await golfer.keyboard('{Escape}');
  await golfer.type(field(), '2026-05-21');
  expect(changes).toHaveBeenLastCalledWith('2026-05-21');
});

test('the calendar button’s description names its field', async () => {
  await show();
  const described = opener().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('New date');
});
