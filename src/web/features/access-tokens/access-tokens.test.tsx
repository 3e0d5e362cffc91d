import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type AccessToken, accessTokens } from '#contract/access-tokens.ts';
import { mostTokens } from '#domain/access-tokens/access-token.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { AccessTokens } from './access-tokens.tsx';

const server = stubServer();
const token = 'pinhigh_secret';

beforeEach(() => loadTexts('access-tokens'));

const aToken = (changes: Partial<AccessToken> = {}): AccessToken => ({
  id: 't1',
  name: 'Spreadsheet',
  scope: 'read',
  createdAt: '2026-05-14T00:00:00.000Z',
  expiresAt: '2026-08-12T00:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
  ...changes,
});

async function show(...tokens: readonly AccessToken[]) {
  server.answers(accessTokens.list, [...tokens]);
  const view = await renderScreen(<AccessTokens />, { at: '/profile', user: aGolfer() });
  await waitFor(() => expect(server.calls(accessTokens.list)).toHaveLength(1));
  return view;
}

const makeToken = () => screen.findByRole('button', { name: 'Make a token' });
const revokeToken = () => screen.findByRole('button', { name: 'Revoke the token Spreadsheet' });

test('each token shows what it may do, when it ends, and when it was last used', async () => {
  await show(
    aToken(),
    aToken({ id: 't2', name: 'Watch', scope: 'log', expiresAt: null }),
    aToken({ id: 't3', isExpired: true, lastUsedAt: '2026-05-15T10:00:00.000Z' }),
  );
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(
      /^SpreadsheetReads your trainingMade on 14 May 2026Works until 12 August 2026Not used yet/,
    ),
    expect.stringMatching(/^WatchReads your training and logs for you.*Works until you revoke it/),
    expect.stringMatching(/Expired on 12 August 2026Last used on 15 May 2026/),
  ]);
  const docs = screen.getByRole('link', { name: 'How to use them' });
  expect(docs.getAttribute('href')).toBe('/api/docs');
});

test('the golfer makes a token for a tool, which can be copied only once', async () => {
  const { golfer } = await show();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server.answers(accessTokens.create, { accessToken: aToken(), token, effects: noEffects });
  await golfer.click(await makeToken());
  const form = within(screen.getByRole('dialog', { name: 'New access token' }));
  await golfer.type(form.getByLabelText('Name'), 'Watch');
  await golfer.selectOptions(
    form.getByLabelText('What it may do'),
    'Reads your training and logs for you',
  );
  await golfer.selectOptions(form.getByLabelText('Works for'), 'Until you revoke it');
  await golfer.click(form.getByRole('button', { name: 'Make the token' }));
  const made = within(await screen.findByRole('dialog', { name: 'Token for Spreadsheet' }));
  expect(server.calls(accessTokens.create).map(({ body }) => body)).toEqual([
    { name: 'Watch', scope: 'log', days: null },
  ]);
  expect(made.getByLabelText('Access token')).toHaveProperty('value', token);
  await golfer.click(made.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(token);
  await golfer.click(made.getByRole('button', { name: 'Done' }));
  await golfer.click(await makeToken());
  expect(screen.queryByDisplayValue(token)).toBeNull();
});

test('the form proposes a token that reads for 90 days, and rejects one without a name at the name field', async () => {
  const { golfer } = await show();
  server.answers(accessTokens.create, { accessToken: aToken(), token, effects: noEffects });
  await golfer.click(await makeToken());
  await golfer.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText('Name is required')).toBeDefined();
  expect(server.calls(accessTokens.create)).toEqual([]);
  await golfer.type(screen.getByLabelText('Name'), 'Sheet');
  await golfer.click(screen.getByRole('button', { name: 'Make the token' }));
  await screen.findByRole('dialog', { name: 'Token for Spreadsheet' });
  expect(server.calls(accessTokens.create).map(({ body }) => body)).toEqual([
    { name: 'Sheet', scope: 'read', days: 90 },
  ]);
});

test('a rejected token shows the reason in the form and keeps the typed name', async () => {
  const { golfer } = await show();
  server.refuses('access_tokens_full', accessTokens.create);
  await golfer.click(await makeToken());
  await golfer.type(screen.getByLabelText('Name'), 'Watch');
  await golfer.click(screen.getByRole('button', { name: 'Make the token' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/ten access tokens/);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Watch');
});

test('the golfer cannot make another token while ten work', async () => {
  const ids = Array.from({ length: mostTokens }, (_, index) => `t${index}`);
  await show(...ids.map((id) => aToken({ id })), aToken({ id: 'old', isExpired: true }));
  expect(await screen.findByText(/^10 tokens can work at the same time/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make a token' })).toBeNull();
});

test('revoking a token asks for confirmation first', async () => {
  const { golfer } = await show(aToken());
  server.answers(accessTokens.revoke, { success: true, effects: noEffects });
  await golfer.click(await revokeToken());
  const dialog = within(screen.getByRole('alertdialog', { name: 'Revoke the token Spreadsheet?' }));
  expect(server.calls(accessTokens.revoke)).toEqual([]);
  server.answers(accessTokens.list, []);
  await golfer.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Token revoked')).toBeDefined();
  expect(server.calls(accessTokens.revoke).map(({ params }) => params)).toEqual([{ id: 't1' }]);
  await waitFor(() => expect(screen.queryByText('Spreadsheet')).toBeNull());
});

test('a token that fails to be revoked stays listed and shows an error', async () => {
  const { golfer } = await show(aToken());
  server.refuses('internal', accessTokens.revoke);
  await golfer.click(await revokeToken());
  await golfer.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Failed to revoke the token')).toBeDefined();
  expect(screen.getByText('Spreadsheet')).toBeDefined();
});

test('the section shows an error when the tokens fail to load', async () => {
  server.refuses('internal', accessTokens.list);
  await renderScreen(<AccessTokens />, { at: '/profile', user: aGolfer() });
  expect(await screen.findByRole('alert')).toBeDefined();
});
