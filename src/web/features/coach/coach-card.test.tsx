import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CoachLink, coach, type RevokedCoachLink } from '#contract/coach.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { CoachCard } from './coach-card.tsx';

const server = stubServer();
const url = 'https://golf.example.org/coach/secret';

beforeEach(() => {
  server.answers(coach.revokedLinks, []);
  return loadTexts('coach');
});

const aLink = (changes: Partial<CoachLink> = {}): CoachLink => ({
  id: 'l1',
  name: 'Tom',
  createdAt: '2026-05-14T00:00:00.000Z',
  openedAt: null,
  expiresAt: '2026-08-12T00:00:00.000Z',
  isExpired: false,
  ...changes,
});

const aRevokedLink = (changes: Partial<RevokedCoachLink> = {}): RevokedCoachLink => ({
  id: 'l1',
  name: 'Tom',
  restorableUntil: '2026-05-21T00:00:00.000Z',
  ...changes,
});

async function show(...links: readonly CoachLink[]) {
  server.answers(coach.links, [...links]);
  const view = await renderScreen(<CoachCard />, { at: '/profile', user: aGolfer() });
  await waitFor(() => expect(server.calls(coach.links)).toHaveLength(1));
  return view;
}

const makeLink = () => screen.findByRole('button', { name: 'Make a link' });

test('each link shows the coach’s name, when it expires, and when it was last opened', async () => {
  await show(
    aLink(),
    aLink({ id: 'l2', name: 'Ana', openedAt: '2026-05-15T10:00:00.000Z' }),
    aLink({ id: 'l3', name: 'Ben', isExpired: true, expiresAt: '2026-05-01T00:00:00.000Z' }),
  );
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^TomMade on 14 May 2026Works until 12 August 2026Not opened yet/),
    expect.stringMatching(/^Ana.*Last opened on 15 May 2026/),
    expect.stringMatching(/^Ben.*Expired on 1 May 2026/),
  ]);
});

test('the golfer creates a link for a name and a number of days and can copy its address only once', async () => {
  const { golfer } = await show();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server.answers(coach.createLink, { link: aLink(), url, effects: noEffects });
  await golfer.click(await makeLink());
  const form = within(screen.getByRole('dialog', { name: 'Link for a coach' }));
  await golfer.type(form.getByLabelText('Coach’s name'), 'Tom');
  await golfer.selectOptions(form.getByLabelText('Works for'), '30 days');
  await golfer.click(form.getByRole('button', { name: 'Make the link' }));
  const made = within(await screen.findByRole('dialog', { name: 'Link for Tom' }));
  expect(server.calls(coach.createLink).map(({ body }) => body)).toEqual([
    { name: 'Tom', days: 30 },
  ]);
  expect(made.getByLabelText('Address')).toHaveProperty('value', url);
  await golfer.click(made.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(url);
  await golfer.click(made.getByRole('button', { name: 'Done' }));
  await golfer.click(await makeLink());
  expect(screen.queryByDisplayValue(url)).toBeNull();
  expect(screen.getByLabelText('Coach’s name')).toHaveProperty('value', '');
});

test('the form proposes 90 days and rejects a link without a name at the name field', async () => {
  const { golfer } = await show();
  await golfer.click(await makeLink());
  expect(screen.getByLabelText('Works for')).toHaveProperty('value', '90');
  await golfer.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText('Name is required')).toBeDefined();
  expect(server.calls(coach.createLink)).toEqual([]);
});

test('a rejected link shows the reason in the form and keeps the typed name', async () => {
  const { golfer } = await show();
  server.refuses('coach_links_full', coach.createLink);
  await golfer.click(await makeLink());
  await golfer.type(screen.getByLabelText('Coach’s name'), 'Tom');
  await golfer.click(screen.getByRole('button', { name: 'Make the link' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/five active links/);
  expect(screen.getByLabelText('Coach’s name')).toHaveProperty('value', 'Tom');
});

test('the golfer cannot create another link while five links are active', async () => {
  const ids = ['l1', 'l2', 'l3', 'l4', 'l5'];
  await show(...ids.map((id) => aLink({ id })), aLink({ id: 'old', isExpired: true }));
  expect(await screen.findByText(/^5 links can work at the same time/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
});

test('revoking a link asks for confirmation first', async () => {
  const { golfer } = await show(aLink());
  server.answers(coach.revokeLink, { success: true, effects: noEffects });
  await golfer.click(await screen.findByRole('button', { name: 'Revoke the link for Tom' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Revoke the link for Tom?' }));
  expect(server.calls(coach.revokeLink)).toEqual([]);
  expect(dialog.getByText(/For 7 days you can restore the link/)).toBeDefined();
  server.answers(coach.links, []);
  await golfer.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Link revoked')).toBeDefined();
  expect(server.calls(coach.revokeLink).map(({ params }) => params)).toEqual([{ id: 'l1' }]);
  await waitFor(() => expect(screen.queryByText('Tom')).toBeNull());
});

test('a revoked link says until when it can be restored, and works again after it was', async () => {
  server.answers(coach.revokedLinks, [aRevokedLink()]);
  server.answers(coach.restoreLink, { success: true, effects: noEffects });
  const { golfer } = await show();
  const restore = await screen.findByRole('button', { name: 'Restore the link for Tom' });
  expect(screen.getByRole('heading', { name: 'Revoked links' })).toBeDefined();
  expect(screen.getByText(/^Until 21 May 2026 you can restore this link/)).toBeDefined();
  server.answers(coach.revokedLinks, []);
  server.answers(coach.links, [aLink()]);
  await golfer.click(restore);
  expect(await screen.findByText('Link restored')).toBeDefined();
  expect(server.calls(coach.restoreLink).map(({ params }) => params)).toEqual([{ id: 'l1' }]);
  expect(await screen.findByRole('button', { name: 'Revoke the link for Tom' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Revoked links' })).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});

test('a link that cannot be restored while five links are active stays listed and says why', async () => {
  server.answers(coach.revokedLinks, [aRevokedLink()]);
  server.refuses('coach_links_full', coach.restoreLink);
  const { golfer } = await show(aLink({ id: 'l2', name: 'Ana' }));
  await golfer.click(await screen.findByRole('button', { name: 'Restore the link for Tom' }));
  expect(await screen.findByText('The link was not restored')).toBeDefined();
  expect(screen.getByText(/^You already have five active links/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Restore the link for Tom' })).toBeDefined();
});

test('a link that fails to be revoked stays listed and shows an error', async () => {
  const { golfer } = await show(aLink());
  server.refuses('internal', coach.revokeLink);
  await golfer.click(await screen.findByRole('button', { name: 'Revoke the link for Tom' }));
  await golfer.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Failed to revoke the link')).toBeDefined();
  expect(screen.getByText('Tom')).toBeDefined();
});

test('the card shows an error when the links fail to load', async () => {
  server.refuses('internal', coach.links);
  await renderScreen(<CoachCard />, { at: '/profile', user: aGolfer() });
  expect(await screen.findByRole('alert')).toBeDefined();
});
