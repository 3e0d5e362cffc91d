import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isChange } from '#contract/endpoint.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import type { Known } from '#testing/bad-input/cases.ts';
import { type RowWithCases, rowsWithCases } from '#testing/bad-input/rows.ts';
import { wireOf } from '#testing/bad-input/wrong-requests.ts';
import { enginesAtScale } from '#testing/database.ts';
import { knownGolfers } from '#testing/known-golfer.ts';

/** Who sends a request, and from where. */
const callers = {
  'a visitor': 401,
  'a visitor with a forged cookie': 401,
  'a golfer who has signed out': 401,
  'a golfer whose sessions an administrator has ended': 401,
  'a golfer who has asked to delete the account': 401,
  'a golfer': 403,
  'an administrator on a page of another site': 403,
} as const;
type Caller = keyof typeof callers;

/** Whether the caller is refused at this endpoint. */
const isRefused = (caller: Caller, { row }: RowWithCases) => {
  if (caller === 'a golfer') return row.auth === 'admin';
  if (caller === 'an administrator on a page of another site') return isChange(row);
  return row.auth !== 'public';
};

describe.each(enginesAtScale)('on the %s database', (engine) => {
  let server: TestApp;
  let knownOf: Awaited<ReturnType<typeof knownGolfers>>;
  let known: Known;
  const cookies = new Map<Caller, string>();
  beforeAll(async () => {
    server = await startTestApp(engine);
    knownOf = await knownGolfers(server);
    const administrator = await aGolfer(server);
    known = await knownOf(administrator);
    await server.db.execute(
      sql`update users set is_admin = true where email = ${administrator.email}`,
    );
    for (const caller of Object.keys(callers) as Caller[])
      cookies.set(caller, await cookieFor(caller, administrator));
  });
  afterAll(() => server.close());

  async function cookieFor(caller: Caller, administrator: Golfer): Promise<string> {
    if (caller === 'a visitor') return '';
    if (caller === 'a visitor with a forged cookie')
      return cookieOf(administrator).replace('.', 'x.');
    if (caller === 'an administrator on a page of another site') return cookieOf(administrator);
    const golfer = await aGolfer(server);
    const cookie = cookieOf(golfer);
    if (caller === 'a golfer who has signed out')
      await golfer.send('POST', '/api/auth/sign-out', {});
    if (caller === 'a golfer whose sessions an administrator has ended') {
      const { body } = await golfer.get('/api/auth/user');
      const { id } = body as { id: string };
      await administrator.send('DELETE', `/api/admin/users/${id}/sessions`);
    }
    if (caller === 'a golfer who has asked to delete the account') {
      const account = { email: golfer.email, password: 'fairway-finder' };
      await golfer.send('POST', '/api/user/deletion', account);
    }
    return cookie;
  }

  describe.each(Object.keys(callers) as Caller[])('%s', (caller) => {
    const refused = rowsWithCases.filter((row) => isRefused(caller, row));

    test(`is refused at ${refused.length} endpoints and learns nothing`, async () => {
      const isForeign = caller === 'an administrator on a page of another site';
      const origin = isForeign ? 'https://elsewhere.example.com' : server.config.publicUrl.origin;
      const answers = refused.map(async ({ row, cases }) => {
        const { headers, ...wire } = wireOf(row, cases.good(known));
        const sent = { ...headers, origin, cookie: cookies.get(caller) };
        const answer = await server.app.inject({ ...wire, headers: sent });
        return { call: `${row.method} ${row.path}`, status: answer.statusCode };
      });
      expect(await Promise.all(answers)).toEqual(
        refused.map(({ row }) => ({ call: `${row.method} ${row.path}`, status: callers[caller] })),
      );
    });
  });
});
