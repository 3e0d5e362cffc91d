import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findNode } from './node.mjs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';

/** @typedef {import('./ha-golfers.mjs').Diary} Diary */
/** @typedef {import('./ha-place.mjs').Env} Env */

/** What the database has, one row for each golfer, kind and thing. */
const stored = `
  select user_id::text as id, 'practices' as kind, title as thing, count(*)::int as times
    from practice_sessions group by 1, 3
  union all
  select user_id::text, 'sessions', scheduled_session_id::text, count(*)::int
    from session_completions group by 1, 3`;

const jobs = `
  select name, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now() group by 1`;
/** A job of a node that died waits until another node notices. */
const jobSeconds = 240;

/** @param {pg.Client} client @returns {Promise<string[]>} the jobs that nobody does */
async function jobsLeft(client) {
  for (let waited = 0; ; waited += 1) {
    const { rows } = await client.query(jobs);
    if (rows.length === 0) return [];
    if (waited > jobSeconds) return rows.map(({ name, count }) => `not done: ${count} ${name}`);
    await delay(1_000);
  }
}

/** What golfers were told and the database must have. @param {Diary[]} diaries */
const told = (diaries) =>
  diaries.flatMap(({ id, ...lists }) =>
    Object.entries(lists).flatMap(([kind, things]) =>
      things.map((thing) => `${id} ${kind} ${thing}`),
    ),
  );

/**
 * Compares what golfers were told with what is stored, the sums with their rows, and waits until all jobs are done.
 * @param {Diary[]} diaries
 * @param {Env} settings of a node
 * @returns {Promise<string[]>} what is wrong
 */
export async function differences(diaries, settings) {
  const client = new pg.Client(settings['DATABASE_URL']);
  await client.connect();
  /** @type {{ rows: { id: string, kind: string, thing: string, times: number }[] }} */
  const { rows } = await client.query(stored);
  const left = await jobsLeft(client);
  await client.end();
  const times = new Map(rows.map((row) => [`${row.id} ${row.kind} ${row.thing}`, row.times]));
  const known = new Set(told(diaries));
  const lost = [...known].filter((one) => !times.has(one)).map((one) => `lost: ${one}`);
  const twice = [...times].filter(([, count]) => count > 1).map(([one]) => `stored twice: ${one}`);
  const more = [...times.keys()]
    .filter((one) => !known.has(one))
    .map((one) => `never told: ${one}`);
  const sums = await capture(findNode(), [inRoot('dist', 'server', 'main.js'), 'reconcile'], {
    env: settings,
  });
  const wrongSums = sums.output.includes('0 corrected') ? [] : [`sums: ${sums.output}`];
  return [...lost, ...twice, ...more, ...wrongSums, ...left];
}
