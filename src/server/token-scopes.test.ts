import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { includesScope, tokenScopes } from '#domain/access-tokens/access-token.ts';
import { makesAccessToken } from '#testing/access-tokens.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import type { Known } from '#testing/bad-input/cases.ts';
import { type RowWithCases, rowsWithCases } from '#testing/bad-input/rows.ts';
import { wireOf } from '#testing/bad-input/wrong-requests.ts';
import { knownGolfers } from '#testing/known-golfer.ts';

// The golfer is an administrator, so that only the token can be why something is refused.
describe.each(tokenScopes)('an access token with the scope %s', (scope) => {
  let server: TestApp;
  let known: Known;
  let token = '';
  beforeAll(async () => {
    server = await startTestApp('server');
    const golfer = await aGolfer(server);
    known = await (await knownGolfers(server))(golfer);
    await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
    token = (await makesAccessToken(golfer, { scope })).token;
  });
  afterAll(() => server.close());

  /** How the good request of each row is refused, sent with the token, without a cookie and from nowhere. */
  async function refusals(rows: readonly RowWithCases[]) {
    const refused: Record<string, string | null> = {};
    for (const { row, cases } of rows) {
      const { headers, ...wire } = wireOf(row, cases.good(known));
      const authorization = `Bearer ${token}`;
      const answer = await server.app.inject({ ...wire, headers: { ...headers, authorization } });
      const isRefused = answer.statusCode === 401 || answer.statusCode === 403;
      refused[`${row.method} ${row.path}`] = isRefused ? answer.json().code : null;
    }
    return refused;
  }
  const ofGolfers = rowsWithCases.filter(({ auth }) => auth !== 'public');

  test('is accepted by exactly the calls that declare it, and refused by all others with the reason', async () => {
    const expected = ofGolfers.map(({ method, path, row }) => {
      const allowed = row.token !== undefined && includesScope(scope, row.token);
      const reason = row.token === undefined ? 'token_refused' : 'token_scope';
      return [`${method} ${path}`, allowed ? null : reason];
    });
    expect(await refusals(ofGolfers)).toEqual(Object.fromEntries(expected));
  });

  test('makes no difference for calls that anybody may send', async () => {
    const rows = rowsWithCases.filter(({ auth }) => auth === 'public');
    expect(Object.values(await refusals(rows)).filter((code) => code?.includes('token'))).toEqual(
      [],
    );
  });
});
