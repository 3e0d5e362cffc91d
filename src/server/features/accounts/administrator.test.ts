import { expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { admin } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { aGolfer, startTestApp } from '#testing/app.ts';
import { engines } from '#testing/database.ts';
import { ok } from '#testing/scenario.ts';

const password = 'fairway-finder';

test.each(engines)(
  'the setup link makes the first golfer who opens it administrator and then stops working: %s',
  async (engine) => {
    const server = await startTestApp(engine);
    const token = /token=([\w-]+)/.exec(server.announced.join('\n'))?.[1];
    const [first, second] = [await aGolfer(server), await aGolfer(server)];
    const claim = (golfer: typeof first) => golfer.send('POST', '/api/setup/claim', { token });
    expect(await claim(first)).toMatchObject({ status: 200, body: { isAdmin: true } });
    expect(await claim(second)).toMatchObject({ status: 404 });
    expect(await ok<User>(second.get('/api/auth/user'))).toMatchObject({ isAdmin: false });
    const { entries } = await ok<AnswerOf<typeof admin.auditLog>>(
      first.get('/api/admin/audit-log'),
    );
    expect(entries).toMatchObject([{ call: 'POST /api/setup/claim', input: {} }]);
    await server.close();
  },
);

test('a golfer listed in ADMIN_EMAILS becomes an administrator by signing in, not by signing up', async () => {
  const email = 'greenkeeper@example.com';
  const server = await startTestApp('embedded', { ADMIN_EMAILS: email });
  const golfer = await aGolfer(server, { email });
  expect(await ok<User>(golfer.get('/api/auth/user'))).toMatchObject({ isAdmin: false });
  await golfer.send('POST', '/api/auth/sign-in/email', { email, password });
  expect(await ok<User>(golfer.get('/api/auth/user'))).toMatchObject({ isAdmin: true });
  await server.close();
});

test('the setup link does not work once there is an administrator', async () => {
  const email = 'greenkeeper@example.com';
  const server = await startTestApp('embedded', { ADMIN_EMAILS: email });
  const token = /token=([\w-]+)/.exec(server.announced.join('\n'))?.[1];
  const golfer = await aGolfer(server, { email });
  await ok(golfer.send('POST', '/api/auth/sign-in/email', { email, password }));
  const claim = (await aGolfer(server)).send('POST', '/api/setup/claim', { token });
  expect(await claim).toMatchObject({ status: 404 });
  await server.close();
});
