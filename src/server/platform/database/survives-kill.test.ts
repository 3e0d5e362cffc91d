import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder } from '#testing/database.ts';
import { openEmbeddedDatabase } from './open-embedded.ts';

const ROUNDS = 2;
const module = new URL('./open-database.ts', import.meta.url).href;

/** Prints a number as soon as the session with that number is saved. */
const trainUntilKilled = (dataDir: string) => `
  const { openDatabase } = await import(${JSON.stringify(module)});
  const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
  await pool.query('CREATE TABLE IF NOT EXISTS sessions (id int PRIMARY KEY)');
  await pool.query('CREATE TABLE IF NOT EXISTS drills (session_id int, score int)');
  const { rows } = await pool.query('SELECT coalesce(max(id), 0) AS last FROM sessions');
  let next = rows[0].last;
  const golfer = async () => {
    const client = await pool.connect();
    for (;;) {
      const id = (next += 1);
      await client.query('BEGIN');
      await client.query('INSERT INTO sessions VALUES ($1)', [id]);
      await client.query('INSERT INTO drills VALUES ($1, 1), ($1, 2)', [id]);
      await client.query('COMMIT');
      process.stdout.write(id + '\\n');
    }
  };
  await Promise.all([golfer(), golfer(), golfer()]);`;

let dataDir: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await createDataFolder('none');
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function trainAndPullThePlug(): Promise<number[]> {
  const started = spawn(
    process.execPath,
    ['--input-type=module', '-e', trainUntilKilled(dataDir)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  child = started;
  const saved: number[] = [];
  const lines = createInterface({ input: started.stdout });
  lines.on('line', (line) => saved.push(Number(line)));
  await once(lines, 'line');
  await delay(300 + 200 * Math.random());
  started.kill('SIGKILL');
  await once(started, 'close');
  return saved;
}

test('a saved session is still there, whole, after the process was killed', async () => {
  const saved: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) saved.push(...(await trainAndPullThePlug()));
  expect(saved.length).toBeGreaterThan(20);

  const { pool, close } = await openEmbeddedDatabase({ dataDir });
  try {
    const { rows: kept } = await pool.query<{ id: number }>('SELECT id FROM sessions');
    const ids = new Set(kept.map((row) => row.id));
    expect(saved.filter((id) => !ids.has(id))).toEqual([]);
    const { rows: halves } = await pool.query(
      `SELECT session_id FROM sessions FULL JOIN drills ON session_id = id
       GROUP BY session_id HAVING count(id) <> 2 OR count(session_id) <> 2`,
    );
    expect(halves).toEqual([]);
    await pool.query('REINDEX TABLE sessions');
  } finally {
    await close();
  }
});
