import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FriendRequest } from '#contract/friends.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { confirmAddress } from '#testing/confirm-address.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';
import { deleteOldInvitations } from './invitation-queries.ts';

const address = 'cleo@example.com';
const subject = 'Nora Devlin invites you to Pinhigh';
const invites = (golfer: Golfer, email = address) =>
  golfer.send('POST', '/api/social/send-invitation', { email });
const requestsTo = (golfer: Golfer) =>
  ok<FriendRequest[]>(golfer.get('/api/social/friend-requests'));

let server: TestApp;
afterEach(() => server.close());

/** Waits until every requested invitation is processed and every mail is sent. */
const jobsDone = () =>
  vi.waitFor(async () => {
    const { rows } = await server.db.execute(sql`
      select name from pgboss.job
      where name in ('send-invitation', 'send-mail', 'after-commit') and state < 'completed'`);
    expect(rows).toEqual([]);
  }, longWait);

describe('with a mail server', () => {
  let sent: { to: string; subject: string; text: string }[];
  beforeEach(async () => {
    sent = [];
    server = await startTestApp(
      'server',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      { wait: async () => {}, deliver: async (mail) => void sent.push(mail) },
    );
  });

  const mailsTo = (email: string, about: string) =>
    sent.filter((mail) => mail.to === email && mail.subject === about);

  /** Signs up and verifies the address. */
  async function joins(email: string): Promise<Golfer> {
    const golfer = visitor(server, email);
    const account = { email, password: 'fairway-finder', name: 'Nora Devlin' };
    await ok(golfer.send('POST', '/api/auth/sign-up/email', account));
    const confirm = 'Confirm your e-mail for Pinhigh';
    await vi.waitFor(() => expect(mailsTo(email, confirm)).toHaveLength(1), longWait);
    await confirmAddress(server, mailsTo(email, confirm)[0]?.text ?? '');
    await ok(golfer.send('POST', '/api/auth/sign-in/email', account));
    return golfer;
  }

  test('an invited golfer who signs up has a friend request from each inviter', async () => {
    const [ana, ben] = [await joins('ana@example.com'), await joins('ben@example.com')];
    await ok(invites(ana));
    await ok(invites(ben));
    await jobsDone();
    const cleo = await joins(address);
    await vi.waitFor(async () => expect(await requestsTo(cleo)).toHaveLength(2), longWait);
    const [request] = await requestsTo(cleo);
    await ok(cleo.send('PUT', `/api/social/friend-request/${request?.id}`, { status: 'accepted' }));
    expect(await ok(cleo.get('/api/social/friends'))).toHaveLength(1);
    const { rows } = await server.db.execute(sql`select * from invitations`);
    expect(rows).toEqual([]);
  });

  test('an email address gets one invitation a week from all golfers together, and never if it has an account', async () => {
    const [ana, ben] = [await joins('ana@example.com'), await joins('ben@example.com')];
    for (const golfer of [ana, ben, ana]) await ok(invites(golfer, 'Cleo@Example.com'));
    const known = await invites(ana, ben.email);
    expect(known).toMatchObject({ status: 200, body: { success: true } });
    await jobsDone();
    expect(mailsTo(address, subject)).toHaveLength(1);
    expect(mailsTo(address, subject)[0]?.text).toContain('/sign-up');
    expect(mailsTo(ben.email, subject)).toEqual([]);
    expect(await requestsTo(ben)).toEqual([]);

    server.setNow('2026-05-20T23:59:59Z');
    await ok(invites(ben));
    await jobsDone();
    expect(mailsTo(address, subject)).toHaveLength(1);
    server.setNow('2026-05-21T00:00:00Z');
    await ok(invites(ben));
    await jobsDone();
    expect(mailsTo(address, subject)).toHaveLength(2);
  });
});

test('an account with an unverified email address does not see who invited it', async () => {
  server = await startTestApp('server');
  await ok(invites(await aGolfer(server)));
  await jobsDone();
  const cleo = await aGolfer(server, { email: address });
  await jobsDone();
  expect(await requestsTo(cleo)).toEqual([]);
});

test('a golfer can send twenty invitations a day', async () => {
  server = await startTestApp('server', { RATE_LIMIT_SCALE: '1' });
  const golfer = await aGolfer(server);
  for (let sent = 1; sent <= 20; sent += 1) await ok(invites(golfer, `friend-${sent}@example.com`));
  expect(await invites(golfer, 'one-more@example.com')).toMatchObject({ status: 429 });
});

test('an invitation does not store the email address and is deleted after 90 days', async () => {
  server = await startTestApp('server');
  const [early, late] = [await aGolfer(server), await aGolfer(server)];
  await ok(invites(early));
  server.setNow('2026-05-15T00:00:00Z');
  await ok(invites(late));
  await jobsDone();
  const stored = async () =>
    (await server.db.execute(sql`select email_hash from invitations`)).rows;
  expect(await stored()).toHaveLength(2);
  expect(JSON.stringify(await stored())).not.toContain('cleo');
  const now = Temporal.Instant.from('2026-08-12T00:00:01Z');
  await deleteOldInvitations(server.db, now);
  expect(await stored()).toHaveLength(1);
});
