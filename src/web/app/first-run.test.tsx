import { expect, test } from 'vitest';
import { installation } from '#contract/installation.ts';
import { secondStep } from '#contract/second-step.ts';
import { anInstallation } from '#testing/an-installation.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { loadFirstRun } from './first-run.ts';

const server = stubServer();

/** Where the first page sends this user; null if it stays. */
async function leadsTo(
  user: ReturnType<typeof aGolfer> | null,
  isNew: boolean,
  { isNeeded = false } = {},
) {
  server.answers(secondStep.read, { codes: false, recoveryCodesLeft: 0, passkeys: [], isNeeded });
  server.answers(installation.read, anInstallation({ isNew }));
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, user);
  const sent = await loadFirstRun(client).then(
    () => null,
    (error: unknown) => error,
  );
  return sent === null ? null : (sent as { readonly target: { readonly to: string } }).target.to;
}

test('the first administrator of an unused installation sees the first page', async () => {
  expect(await leadsTo(aGolfer({ isAdmin: true }), true)).toBeNull();
});

test('an administrator of an installation that is in use never has to see it', async () => {
  expect(await leadsTo(aGolfer({ isAdmin: true }), false)).toBe('/');
  const noHandicaps = { currentHandicap: null, goalHandicap: null };
  expect(await leadsTo(aGolfer({ isAdmin: true, ...noHandicaps }), false)).toBe('/welcome');
});

test('an administrator who has to set up a second step first is sent where that is said', async () => {
  const admin = aGolfer({ isAdmin: true });
  expect(await leadsTo(admin, true, { isNeeded: true })).toBe('/admin/installation');
  expect(server.calls(installation.read)).toEqual([]);
});

test('golfers and visitors are sent home', async () => {
  expect(await leadsTo(aGolfer(), true)).toBe('/');
  expect(await leadsTo(null, true)).toBe('/');
  expect(server.calls(installation.read)).toEqual([]);
});
