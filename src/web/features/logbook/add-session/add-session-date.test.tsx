import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AddSessionDialog } from './add-session-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

const onClose = vi.fn();
let arrive: (date: string) => void = () => {};

function Waiting({ open = true }: { open?: boolean }) {
  const [date, setDate] = useState<string>();
  arrive = (next) => act(() => setDate(next));
  return <AddSessionDialog open={open} onClose={onClose} date={date} />;
}

const press = (name: RegExp) => screen.getByRole('button', { name });
const date = () => screen.getByLabelText<HTMLInputElement>('Date').value;

test('both forms use a date that arrives while the dialog is open', async () => {
  const { golfer } = await renderScreen(<Waiting />, { user: aGolfer() });
  await golfer.click(press(/^Track Round/));
  expect(date()).toBe('14 May 2026');
  arrive('2026-05-16');
  await golfer.click(await screen.findByRole('button', { name: /^Training Session/ }));
  expect(date()).toBe('16 May 2026');
  await golfer.click(press(/^Back/));
  await golfer.click(press(/^Track Round/));
  expect(date()).toBe('16 May 2026');
});

test('the dialog appears only while it is open, and Close calls its handler', async () => {
  const closed = await renderScreen(<Waiting open={false} />, { user: aGolfer() });
  expect(screen.queryByRole('dialog')).toBeNull();
  closed.unmount();
  const { golfer } = await renderScreen(<Waiting />, { user: aGolfer() });
  await golfer.click(press(/^Close/));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a round on the course is offered for today only', async () => {
  const { golfer } = await renderScreen(<Waiting />, { user: aGolfer() });
  expect(screen.getByRole('link', { name: /^On the course/ })).toBeDefined();
  arrive('2026-05-16');
  await golfer.click(await screen.findByRole('button', { name: /^Track Round/ }));
  await golfer.click(press(/^Back/));
  expect(screen.queryByRole('link', { name: /^On the course/ })).toBeNull();
  arrive('2026-05-14');
  expect(await screen.findByRole('link', { name: /^On the course/ })).toBeDefined();
});

test('a date of more than a week ago says what the entry does not count for, before it is sent', async () => {
  const { golfer } = await renderScreen(<Waiting />, { user: aGolfer() });
  const says = () => screen.queryByText(/^More than a week ago: it counts in your log/) !== null;
  await golfer.click(press(/^Track Round/));
  expect(says()).toBe(false);
  arrive('2026-05-07');
  await golfer.click(await screen.findByRole('button', { name: /^Training Session/ }));
  expect([date(), says()]).toEqual(['7 May 2026', false]);
  arrive('2026-05-06');
  await golfer.click(await screen.findByRole('button', { name: /^Track Round/ }));
  expect([date(), says()]).toEqual(['6 May 2026', true]);
  await golfer.click(press(/^Back/));
  await golfer.click(press(/^Training Session/));
  expect(says()).toBe(true);
});
