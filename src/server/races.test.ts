import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isChange } from '#contract/endpoint.ts';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';
import { type RowWithCases, rowsWithCases } from '#testing/bad-input/rows.ts';
import { wireOf } from '#testing/bad-input/wrong-requests.ts';
import { enginesAtScale } from '#testing/database.ts';
import { brokenHistories } from '#testing/invariants/histories.ts';
import { brokenSums } from '#testing/invariants/sums.ts';
import { knownGolfers } from '#testing/known-golfer.ts';
import { atScale } from '#testing/scale.ts';

/** How often each request is sent at the same time. */
const copies = atScale({ short: 3, long: 50 });
/** `npm test` takes one in this many endpoints. */
const oneIn = atScale({ short: 10, long: 1 });

const changes = rowsWithCases
  .filter(({ row }) => isChange(row))
  .filter((_, index) => index % oneIn === 0);
const repeatable = changes.filter(({ row }) => row.idempotent);

const withoutId = (body: string) => body.replace(/"requestId":"[^"]*"/, '');

describe.each(enginesAtScale)(
  `${copies} times the same change at once, on the %s database,`,
  (engine) => {
    let server: TestApp;
    let knownOf: Awaited<ReturnType<typeof knownGolfers>>;
    beforeAll(async () => {
      server = await startTestApp(engine, { LOG_LEVEL: 'error' });
      knownOf = await knownGolfers(server);
    });
    afterAll(() => server.close());

    /** Sends copies of the request of a golfer who is also an administrator, and returns the responses. */
    async function sendAtOnce({ row, cases }: RowWithCases, own: Readonly<Record<string, string>>) {
      const golfer = await aGolfer(server);
      const wire = wireOf(row, cases.good(await knownOf(golfer)));
      await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
      const { origin } = server.config.publicUrl;
      const headers = { origin, cookie: cookieOf(golfer), ...wire.headers, ...own };
      return Promise.all(
        Array.from({ length: copies }, async () => {
          const { statusCode: status, body } = await server.app.inject({ ...wire, headers });
          return { status, body };
        }),
      );
    }

    async function expectNothingBroken({ isBusy = false } = {}) {
      expect(await brokenSums(server.db)).toEqual([]);
      expect(
        await brokenHistories(server.db, Temporal.Instant.from('2026-05-14T00:00:00Z')),
      ).toEqual([]);
      const logged = server.logged.splice(0);
      expect(logged.filter((line) => !isBusy || !line.includes('unavailable'))).toEqual([]);
    }

    test.each(changes)('$method $path leaves every sum equal to its rows', async (row) => {
      const answers = await sendAtOnce(row, {});
      const faults = answers.filter(({ status }) => status >= 500);
      // Only a few pictures wait to be decoded; the others are asked to come again.
      const isBusy = row.row.rateClass === 'uploads' && answers.some(({ status }) => status < 300);
      expect(faults.filter(({ status }) => !isBusy || status !== 503)).toEqual([]);
      await expectNothingBroken({ isBusy });
    });

    test.each(repeatable)(
      '$method $path with one key gets the same answer each time',
      async (row) => {
        const answers = await sendAtOnce(row, { 'idempotency-key': randomUUID() });
        // A refusal is not stored; each has the id of its own request.
        const texts = answers.map(({ status, body }) => `${status} ${withoutId(body)}`);
        expect(new Set(texts).size).toBe(1);
        await expectNothingBroken();
      },
    );
  },
);
