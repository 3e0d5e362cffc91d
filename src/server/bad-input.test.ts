import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actOf } from '#contract/admin-acts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import type { Known } from '#testing/bad-input/cases.ts';
import { rowsWithCases as rows } from '#testing/bad-input/rows.ts';
import {
  absentRequests,
  type BodySchema,
  type Wire,
  wireOf,
  wrongRequests,
} from '#testing/bad-input/wrong-requests.ts';
import { knownGolfers } from '#testing/known-golfer.ts';
import { jobsDone } from '#testing/wake-queue.ts';

/** The fields of a part of an endpoint, as the API page documents them. */
function fieldsOf(part: z.ZodMiniType | undefined): BodySchema {
  const none = { properties: {}, required: [] };
  if (part === undefined) return none;
  return {
    ...none,
    ...z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }),
  } as BodySchema;
}

/** A golfer with the data that the cases refer to. */
type Caller = { readonly golfer: Golfer; readonly known: Known };

const namesOf = ({ params, query, body, files = {} }: Endpoint) => [
  ...[params, query, body].flatMap((part) => Object.keys(fieldsOf(part).properties)),
  ...Object.keys(files),
];

/** Adds a body to a change that takes none: nothing reads or stores it. */
const withForeignBody = (row: Endpoint, good: Wire): Wire =>
  row.method === 'GET' || row.body || row.files
    ? good
    : {
        ...good,
        headers: { ...good.headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ another: '\ud800' }),
      };

test.each(rows)('the bad input cases for $method $path cover every field', ({ row, cases }) => {
  const thoughtOf = new Set(Object.keys({ ...cases.faults, ...cases.fileFaults, ...cases.ids }));
  expect(namesOf(row).filter((name) => !thoughtOf.has(name))).toEqual([]);
});

/** One database is enough: bad input is refused before a query, or by behavior that both databases share. */
describe('bad input', () => {
  let server: TestApp;
  let other: Known;
  let caller: Caller;
  let administrator: Caller;
  let aCaller: () => Promise<Caller>;
  let anAdministrator: () => Promise<Caller>;
  beforeAll(async () => {
    server = await startTestApp('server');
    const knownOf = await knownGolfers(server);
    aCaller = async () => {
      const golfer = await aGolfer(server);
      return { golfer, known: await knownOf(golfer) };
    };
    anAdministrator = async () => {
      const { golfer, known } = await aCaller();
      await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
      return { golfer, known };
    };
    other = (await aCaller()).known;
    caller = await aCaller();
    administrator = await anAdministrator();
  });
  afterAll(() => server.close());

  async function call(golfer: Golfer | null, { headers, ...request }: Wire) {
    const { origin } = server.config.publicUrl;
    const cookie = golfer === null ? {} : { cookie: cookieOf(golfer) };
    const answer = await server.app.inject({
      ...request,
      headers: { origin, ...headers, ...cookie },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : {} };
  }

  /** Reading changes nothing, so all reads have the same callers; a change needs one of its own. */
  function callerOf({ method, auth }: Endpoint): Caller | Promise<Caller> {
    if (method === 'GET') return auth === 'admin' ? administrator : caller;
    return auth === 'admin' ? anAdministrator() : aCaller();
  }

  /** Counts the rows of every table and adds up their xmin, which grows with every write of a row. */
  async function everythingStored() {
    const tables = await server.db.execute<{ name: string }>(
      // Attempts are counted whatever the request contains.
      sql`select tablename as name from pg_tables
          where schemaname = 'public' and tablename <> 'attempts'`,
    );
    const sums = tables.rows.map(
      ({ name }) => sql`select ${name} as name, count(*)::int as n,
        sum(xmin::text::bigint) as sum from ${sql.identifier(name)}`,
    );
    // PostgreSQL may read the tables of a union at once: without an order their rows come as they are ready.
    return (await server.db.execute(sql`${sql.join(sums, sql` union all `)} order by name`)).rows;
  }

  /** Whether the newest entry of the audit log names something. */
  async function lastNamed() {
    const { rows } = await server.db.execute<{ subject: string | null }>(
      sql`select subject from audit_entries order by id desc limit 1`,
    );
    return rows[0]?.subject != null;
  }

  test.each(rows)('$method $path rejects bad input and stores nothing', async ({ row, cases }) => {
    const { golfer, known } = await callerOf(row);
    const owners = { own: known, other };
    const good = wireOf(row, cases.good(known));
    await jobsDone(server.db);
    const before = await everythingStored();

    for (const wrong of wrongRequests({ row, cases }, owners, fieldsOf(row.body))) {
      const { what, wire, status } = wrong;
      const answer = await call(golfer, wire);
      expect({ what, status: answer.status }).toEqual({ what, status });
      expect(answer.body).toEqual({
        message: expect.any(String),
        code: expect.any(String),
        issues: expect.any(Array),
        requestId: expect.any(String),
      });
      // Our own sentences, never a library's message or a bare code.
      for (const { message } of answer.body.issues) {
        expect(message).toMatch(/^[A-Z].* /);
        expect(message).not.toMatch(/Invalid|expected|received/);
      }
    }

    for (const absent of absentRequests({ row, cases }, owners)) {
      const answers = await Promise.all(absent.map((wire) => call(golfer, wire)));
      for (const { status, body } of answers) {
        const { message, issues, requestId } = body;
        expect({ status, body }).toEqual({
          status: 404,
          body: { message, issues, requestId, code: 'not_found' },
        });
        expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
      }
    }

    if (row.auth !== 'public') {
      expect(await call(null, good)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    }
    if (row.auth === 'admin') {
      const refused = await call(caller.golfer, good);
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await everythingStored()).toEqual(before);
    // The valid request succeeds, so none of the requests above was refused for another reason.
    const { status } = await call(golfer, withForeignBody(row, good));
    expect(status).toBe(cases.end ?? 200);
    if (row.act && status < 300) expect(await lastNamed()).toEqual(actOf(row.act).thing !== null);
  });
});
