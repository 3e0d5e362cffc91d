import { screen, waitFor, within } from '@testing-library/react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { PhoneCalendarDialog } from './phone-calendar-dialog.tsx';

const server = stubServer();

const address = 'https://golf.example.org/api/calendar/secret.ics';
const webcal = 'webcal://golf.example.org/api/calendar/secret.ics';

function Opener() {
  const [shown, setShown] = useState(address);
  const [open, setOpen] = useState(true);
  return (
    <PhoneCalendarDialog open={open} address={shown} onRenewed={setShown} onOpenChange={setOpen} />
  );
}

async function show() {
  server.answers(calendarFeed.subscriptionUrl, {
    subscriptionUrl: address,
    restorableUntil: null,
    calendarName: 'Training: Lindensee',
  });
  const shown = await renderScreen(<Opener />, { user: aGolfer() });
  await screen.findByRole('dialog', { name: 'Sync to Phone Calendar' });
  return shown;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const pathOf = (text: string) => toSvgPath(generate(text));
const path = () =>
  screen.getByRole('img', { name: 'QR code of the calendar address' }).firstElementChild;

test('a golfer can see and copy the address', async () => {
  const { golfer } = await show();
  expect(field().value).toBe(address);
  expect(field().readOnly).toBe(true);
  await golfer.click(button('Copy'));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(button('Copied')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('the address is selected when the browser does not allow copying', async () => {
  const { golfer } = await show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await golfer.click(button('Copy'));
  await waitFor(() => expect(field().selectionEnd).toBe(address.length));
  expect(field().selectionStart).toBe(0);
  expect(screen.getAllByText(/^The address is selected/)).toHaveLength(2);
  vi.restoreAllMocks();
});

test('links pass the address to calendar apps and the large calendar services', async () => {
  await show();
  expect(link('Open in calendar app').href).toBe(webcal);
  const google = new URL(link('Google Calendar').href);
  expect(google.origin).toBe('https://calendar.google.com');
  expect(google.searchParams.get('cid')).toBe(webcal);
  for (const [name, host] of [
    ['Outlook.com', 'outlook.live.com'],
    ['Microsoft 365', 'outlook.office.com'],
  ] as const) {
    const { host: to, searchParams } = new URL(link(name).href);
    expect([to, searchParams.get('url')]).toEqual([host, address]);
    expect(searchParams.get('name')).toBe('Training: Lindensee');
  }
  for (const name of ['Google Calendar', 'Outlook.com', 'Microsoft 365', 'Open in a new tab']) {
    expect(link(name).target).toBe('_blank');
    expect(link(name).rel).toBe('noopener noreferrer');
  }
});

test('the link opens the feed in a new tab', async () => {
  const { golfer } = await show();
  expect([link('Open in a new tab').href, link('Open in a new tab').target]).toEqual([
    address,
    '_blank',
  ]);
  // Prevents the test browser from following the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await golfer.click(link('Open in a new tab'));
  expect(await screen.findByText('Calendar Subscription')).toBeDefined();
});

test('the dialog shows the address as a QR code and explains how often the feed refreshes', async () => {
  await show();
  expect(path()?.getAttribute('d')).toBe(pathOf(webcal));
  expect(screen.getByRole('heading', { name: 'How often it refreshes' })).toBeDefined();
  expect(screen.getByText(/^Your calendar app decides/)).toBeDefined();
});

test('a new address replaces the old address everywhere in the dialog', async () => {
  const subscriptionUrl = 'https://golf.example.org/api/calendar/new.ics';
  const { golfer } = await show();
  const renewed = { subscriptionUrl, restorableUntil: null, calendarName: 'Training: Lindensee' };
  server.answers(calendarFeed.rotate, renewed);
  server.answers(calendarFeed.subscriptionUrl, renewed);
  await golfer.click(button('Copy'));
  await golfer.click(button('New calendar address'));
  const question = within(screen.getByRole('alertdialog'));
  await golfer.click(question.getByRole('button', { name: 'New calendar address' }));
  expect(await screen.findByDisplayValue(subscriptionUrl)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(button('Copy')).toBeDefined();
  expect(link('Open in a new tab').href).toBe(subscriptionUrl);
  expect(path()?.getAttribute('d')).toBe(pathOf(subscriptionUrl.replace('https', 'webcal')));
});
