import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import type { Known, Sent } from '#testing/bad-input/cases.ts';
import { type RowWithCases, rowsWithCases } from '#testing/bad-input/rows.ts';
import { type Wire, wireOf } from '#testing/bad-input/wrong-requests.ts';
import { type Chances, chancesFrom } from '#testing/chances.ts';
import { enginesAtScale } from '#testing/database.ts';
import { knownGolfers } from '#testing/known-golfer.ts';
import { atScale, seed } from '#testing/scale.ts';

const requests = atScale({ short: 400, long: 10_000 });
/** Requests by one golfer; some of them succeed and use up what the cases refer to. */
const requestsByGolfer = 100;

const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
const values: readonly unknown[] = [
  ...[null, true, -1, 0, 0.1, 1e300, -0, 2 ** 53, 2 ** 31, 65_536],
  ...['', ' ', '\u0000', '\ud800', '\u202e', 'x'.repeat(70_000), '__proto__', '%00', '../../etc'],
  ...[
    "' or 1=1 --",
    '{{7*7}}',
    '<svg onload=alert(1)>',
    '2026-02-30',
    '9999-12-31',
    '-10.05',
    'NaN',
  ],
  ...[[], [null], {}, { $ne: null }, { __proto__: { isAdmin: true } }, deep, ['x', ['y']]],
  Array.from({ length: 1000 }, () => 1),
];
const headers: readonly Readonly<Record<string, string>>[] = [
  ...['text/plain', 'application/json; charset=utf-7', 'multipart/form-data', 'x/y'].map(
    (type) => ({
      'content-type': type,
    }),
  ),
  { 'idempotency-key': 'x' },
  { 'recorded-ago': '-1' },
  { 'recorded-by': 'nobody' },
  { 'accept-language': 'x'.repeat(5000) },
  { range: 'bytes=9-1' },
  { cookie: 'pinhigh.session_token=%' },
  { 'if-none-match': '"' },
];

/** Spoils one random thing in what an endpoint takes. */
function spoil(sent: Sent, chances: Chances): Sent {
  const part =
    chances.one(['params', 'query', 'body', 'body', 'body', 'headers'] as const) ?? 'body';
  if (part === 'headers') return { ...sent, headers: { ...sent.headers, ...chances.one(headers) } };
  const fields = Object.keys(sent[part] ?? {});
  const field = chances.is(0.1) ? 'another' : chances.one(fields);
  if (field === undefined) return sent;
  const value = chances.one(values);
  const isText = part !== 'body';
  return {
    ...sent,
    [part]: { ...sent[part], [field]: isText ? String(value).toWellFormed() : value },
  };
}

/** Cuts off or repeats a piece of a body. */
function spoilBytes(wire: Wire, chances: Chances): Wire {
  if (wire.payload === undefined || !chances.is(0.1)) return wire;
  const bytes = Buffer.from(wire.payload);
  const at = chances.count(0, bytes.length);
  const [start, end] = [bytes.subarray(0, at), bytes.subarray(at)];
  return { ...wire, payload: chances.is(0.5) ? start : Buffer.concat([start, start, end]) };
}

function spoiled({ row, cases }: RowWithCases, known: Known, chances: Chances): Wire {
  let sent = cases.good(known);
  for (let faults = chances.count(1, 3); faults > 0; faults -= 1) sent = spoil(sent, chances);
  return spoilBytes(wireOf(row, sent), chances);
}

describe.each(enginesAtScale)('random bad requests on the %s database', (engine) => {
  let server: TestApp;
  let knownOf: Awaited<ReturnType<typeof knownGolfers>>;
  beforeAll(async () => {
    server = await startTestApp(engine, { LOG_LEVEL: 'error' });
    knownOf = await knownGolfers(server);
  });
  afterAll(() => server.close());

  async function anAdministrator(): Promise<{ golfer: Golfer; known: Known }> {
    const golfer = await aGolfer(server);
    const known = await knownOf(golfer);
    await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
    return { golfer, known };
  }

  /** Sends a request; returns what is wrong with the response, or null. */
  async function faultOf({ headers: own, ...wire }: Wire, golfer: Golfer): Promise<string | null> {
    const { origin } = server.config.publicUrl;
    const cookie = cookieOf(golfer);
    const answer = await server.app.inject({ ...wire, headers: { origin, cookie, ...own } });
    const { statusCode: status } = answer;
    if (status >= 500) return `${status} ${answer.body}`;
    if (status < 400 || status === 416) return null;
    const { message, code, requestId } = answer.json();
    return message && code && requestId ? null : `${status} without a reason: ${answer.body}`;
  }

  test('are answered with a reason, and never end in a fault of the server', {
    timeout: 60_000 + requests * 400,
  }, async () => {
    const chances = chancesFrom(seed);
    const faults: string[] = [];
    for (let sent = 0; sent < requests; sent += requestsByGolfer) {
      const { golfer, known } = await anAdministrator();
      for (let count = 0; count < requestsByGolfer; count += 1) {
        const row = chances.one(rowsWithCases);
        if (row === undefined) throw new Error('no endpoints');
        const wire = spoiled(row, known, chances);
        const fault = await faultOf(wire, golfer);
        if (fault !== null)
          faults.push(
            `${row.method} ${row.path}: ${fault}, to ${JSON.stringify(wire).slice(0, 500)}`,
          );
      }
    }
    expect(faults, `seed ${seed}`).toEqual([]);
    expect(server.logged, `seed ${seed}`).toEqual([]);
  });
});
