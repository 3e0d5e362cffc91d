import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Broadcast, broadcasts } from '#contract/broadcasts.ts';
import { longWait } from '#testing/long-wait.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { broadcastsQuery } from './broadcast-queries.ts';
import { BroadcastsScreen } from './broadcasts-screen.tsx';

const server = stubServer();

const closed: Broadcast = {
  id: 'closed',
  title: 'Range closed',
  message: 'It is mown on Sunday.',
  targetAudience: 'all_users',
  isActive: true,
  createdAt: '2026-05-12T08:00:00Z',
  revision: 'as shown',
  expiresAt: '2126-05-17T12:00:00Z',
  progress: { golfers: 1284, reached: 1284, delivered: 1280, isComplete: true },
};
const half = { golfers: 5000, reached: 2000, delivered: 1900, isComplete: false };

const show = async (list?: readonly Broadcast[]) => {
  if (list) server.answers(broadcasts.list, list);
  server.answers(broadcasts.audiences, { all_users: 1284, active_users: 1 });
  const shown = await renderScreen(
    <BroadcastsScreen
      preview={({ title, message }) => (
        <p data-testid="preview">
          {title}: {message}
        </p>
      )}
    />,
    { user: aGolfer({ isAdmin: true }) },
  );
  return shown.golfer;
};
const toast = (text: string) => screen.findByText(text, { selector: '.toast p' });
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('heading', { name: title })).closest('li');
  return within(row as HTMLElement);
};
const open = async (golfer: Awaited<ReturnType<typeof show>>) => {
  await golfer.click(screen.getByRole('button', { name: 'Send New Message' }));
  return within(await screen.findByRole('dialog', { name: 'Send New Message' }));
};

test('a sent broadcast shows its text, audience, dates, and the number of recipients', async () => {
  await show([closed]);
  const row = await rowOf('Range closed');
  expect(row.getByText('It is mown on Sunday.')).toBeDefined();
  for (const fact of [
    'Active',
    'All users',
    '12 May',
    'Until 17 May 2126',
    'Delivered to 1,280 golfers',
  ])
    expect(row.getByText(new RegExp(`^${fact}`))).toBeDefined();
});

test('an ended broadcast shows its end, and a broadcast without an end shows No end', async () => {
  const ended = { ...closed, id: 'ended', title: 'Downtime', expiresAt: '2026-03-18T11:00:00Z' };
  await show([ended, { ...closed, title: 'Rest days', isActive: false, expiresAt: null }]);
  const over = await rowOf('Downtime');
  expect(over.getByText(/^Ended 18 Mar/)).toBeDefined();
  expect(over.getByText('Inactive')).toBeDefined();
  const row = await rowOf('Rest days');
  expect(row.getByText('No end')).toBeDefined();
  expect(row.getByText('Inactive')).toBeDefined();
});

test('the screen updates the delivery progress until the delivery is complete', async () => {
  await show([{ ...closed, progress: half }]);
  const row = await rowOf('Range closed');
  expect(row.getByText('2,000 of 5,000 so far')).toBeDefined();
  const bar = row.getByRole('progressbar', { name: 'Delivery: Range closed' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  server.answers(broadcasts.list, [closed]);
  await waitFor(() => expect(row.getByText('Delivered to 1,280 golfers')).toBeDefined(), longWait);
});

test('a stopped delivery shows how many golfers it reached', async () => {
  await show([{ ...closed, isActive: false, progress: half }]);
  const row = await rowOf('Range closed');
  expect(row.getByText('Stopped at 2,000 of 5,000')).toBeDefined();
});

test('the switch hides a broadcast and shows a confirmation', async () => {
  const golfer = await show([closed]);
  const off = { ...closed, isActive: false };
  server.answers(broadcasts.setActive, off);
  const toggle = await screen.findByRole('switch', { name: 'Show to golfers: Range closed' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  server.answers(broadcasts.list, [off]);
  await golfer.click(toggle);
  expect(await toast('Broadcast status updated.')).toBeDefined();
  const [call] = server.calls(broadcasts.setActive);
  expect(call).toMatchObject({ params: { id: 'closed' }, body: { isActive: false } });
  expect(await screen.findByText('Inactive')).toBeDefined();
});

test('a switch that fails to save returns to its old state', async () => {
  const golfer = await show([closed]);
  server.refuses('internal', broadcasts.setActive);
  const toggle = await screen.findByRole('switch');
  await golfer.click(toggle);
  expect(await toast('Failed to update the broadcast. Please try again.')).toBeDefined();
  expect(toggle.getAttribute('aria-checked')).toBe('true');
});

test('the screen shows an empty state without broadcasts', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeDefined();
});

test('a list that fails to load shows an error and can be retried', async () => {
  server.refuses('internal', broadcasts.list);
  const golfer = await show();
  expect(await screen.findByRole('heading', { name: 'Unable to load broadcasts' })).toBeDefined();
  expect(await toast('Failed to load broadcasts. Please try again.')).toBeDefined();
  server.answers(broadcasts.list, [closed]);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rowOf('Range closed')).toBeDefined();
});

test('a blank title and message show errors at the fields and in a toast, and nothing is sent', async () => {
  const golfer = await show([]);
  const dialog = await open(golfer);
  await golfer.type(dialog.getByLabelText('Title'), '   ');
  await golfer.click(dialog.getByRole('button', { name: /Send message/ }));
  expect(await toast('Please fill in both title and message.')).toBeDefined();
  expect(dialog.getByText('Enter a title.')).toBeDefined();
  expect(dialog.getByText('Enter a message.')).toBeDefined();
  expect(server.calls(broadcasts.send)).toEqual([]);
});

test('a last day that is past or not a date is rejected', async () => {
  const golfer = await show([]);
  const dialog = await open(golfer);
  await golfer.type(dialog.getByLabelText('Title'), 'Fast greens');
  await golfer.type(dialog.getByLabelText('Message'), 'Rolled.');
  const day = dialog.getByLabelText('Last day optional');
  await golfer.type(day, '2020-01-01');
  await golfer.click(dialog.getByRole('button', { name: /Send message/ }));
  expect(await toast('Check the last day.')).toBeDefined();
  expect(dialog.getByText('Choose today or a later day.')).toBeDefined();
  await golfer.clear(day);
  await golfer.type(day, 'whenever');
  expect(await dialog.findByText('Enter a day, or leave this empty.')).toBeDefined();
});

test('each audience shows its number of golfers before sending', async () => {
  const golfer = await show([]);
  const dialog = await open(golfer);
  expect(await dialog.findByText(/^1,284 golfers\./)).toBeDefined();
  await golfer.click(dialog.getByRole('radio', { name: 'Active users' }));
  expect(await dialog.findByText(/^1 golfer\. Everyone who has used the app/)).toBeDefined();
});

test('the preview shows the typed text as golfers see it', async () => {
  const golfer = await show([]);
  const dialog = await open(golfer);
  expect(dialog.getByTestId('preview').textContent).toMatch(/^Title: Your message/);
  await golfer.type(dialog.getByLabelText('Title'), 'Fast greens');
  await golfer.type(dialog.getByLabelText('Message'), 'Rolled.');
  expect(dialog.getByTestId('preview').textContent).toBe('Fast greens: Rolled.');
});

test('a double click sends the broadcast once, to the chosen audience and until the end of its last day', async () => {
  const golfer = await show([]);
  const answer = server.holds(broadcasts.send, closed);
  const dialog = await open(golfer);
  await golfer.type(dialog.getByLabelText('Title'), ' Fast greens ');
  await golfer.type(dialog.getByLabelText('Message'), 'Rolled.');
  await golfer.click(dialog.getByRole('radio', { name: 'Active users' }));
  await golfer.type(dialog.getByLabelText('Last day optional'), '2126-05-31');
  await golfer.dblClick(dialog.getByRole('button', { name: /Send message/ }));
  server.answers(broadcasts.list, [closed]);
  answer();
  expect(await toast('Your message has been sent to golfers successfully!')).toBeDefined();
  expect(server.calls(broadcasts.send)).toEqual([
    expect.objectContaining({
      body: {
        title: ' Fast greens ',
        message: 'Rolled.',
        targetAudience: 'active_users',
        // Midnight in the administrator's time zone (Auckland).
        expiresAt: '2126-05-31T12:00:00Z',
      },
    }),
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rowOf('Range closed')).toBeDefined();
});

test('a typed broadcast is still there after the form was closed, and gone after Cancel', async () => {
  const golfer = await show([]);
  const first = await open(golfer);
  await golfer.type(first.getByLabelText('Title'), 'Greens');
  await golfer.keyboard('{Escape}');
  const second = await open(golfer);
  expect(second.getByLabelText<HTMLInputElement>('Title').value).toBe('Greens');
  await golfer.click(second.getByRole('button', { name: 'Cancel' }));
  const third = await open(golfer);
  expect(third.getByLabelText<HTMLInputElement>('Title').value).toBe('');
});

test.each([
  () => server.refuses('internal', broadcasts.send),
  () => server.isUnreachable(broadcasts.send),
])(
  'a failed broadcast keeps the typed text, and a retry repeats the same request',
  async (fail) => {
    const text = 'Failed to create broadcast. Please try again.';
    const golfer = await show([]);
    fail();
    const dialog = await open(golfer);
    await golfer.type(dialog.getByLabelText('Title'), 'Fast greens');
    await golfer.type(dialog.getByLabelText('Message'), 'Rolled.');
    const send = dialog.getByRole('button', { name: /Send message/ });
    await golfer.click(send);
    expect(await screen.findByText(text, { selector: '.toast p' })).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Fast greens');
    server.answers(broadcasts.send, closed);
    await golfer.click(send);
    expect(await toast('Your message has been sent to golfers successfully!')).toBeDefined();
    const keys = server.calls(broadcasts.send).map(({ headers }) => headers?.['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  },
);

test('the list refetches only during a delivery and while online', () => {
  const under = { ...closed, progress: half };
  const interval = (...data: Broadcast[]) => broadcastsQuery.refetchInterval({ state: { data } });
  expect(interval(closed, under)).toBe(2000);
  expect(interval(closed)).toBe(false);
  expect(interval({ ...under, isActive: false })).toBe(false);
  expect(interval({ ...under, expiresAt: '2026-03-18T11:00:00Z' })).toBe(false);
  using _ = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(interval(under)).toBe(false);
});
