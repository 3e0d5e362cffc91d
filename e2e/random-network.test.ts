import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createServerDatabase } from './database.ts';
import { test } from './fixtures.ts';
import { type OwnBrowser, ownBrowser } from './own-browser.ts';
import { randomFrom } from './random-from.ts';
import { RandomTraining } from './random-training.ts';
import { startServer } from './server.ts';

/** `npm run random-network -- --browser --steps 10000 --seed 7`; a failure message includes the seed. */
const steps = Number(process.env['NETWORK_STEPS'] ?? 100);
const seed = Number(process.env['NETWORK_SEED'] ?? 1);
const isAsked = 'NETWORK_STEPS' in process.env;
/** Steps per golfer and phone, and steps between two comparisons with the database. */
const [stepsOfGolfer, stepsUntilCompared] = [500, 250];

/** Counts how often each step was taken. */
const summary = (done: readonly string[]) =>
  Object.entries(Object.groupBy(done, (step) => step))
    .map(([step, all]) => `${step} ${all?.length}`)
    .join(', ');

/** Prints progress, but only in a run started with `npm run random-network`. */
function tell(text: string): void {
  if (isAsked) process.stdout.write(`${text}\n`);
}

test('each change counts exactly once under random network failures in any order @long', async ({
  context: _,
}, testInfo) => {
  test.setTimeout(300_000 + steps * 3000);
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-network-'));
  const { url: databaseUrl, drop } = await createServerDatabase();
  const server = await startServer({ dataDir, databaseUrl });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const random = randomFrom(seed);
  const done: string[] = [];
  const begun = performance.now();
  const minutes = () => ((performance.now() - begun) / 60_000).toFixed(1);
  let lostAnswers = 0;
  let browser: OwnBrowser | undefined;
  let training: RandomTraining | undefined;
  try {
    while (done.length < steps) {
      browser = await ownBrowser();
      training = await RandomTraining.begin({ browser, server, database, random });
      const end = Math.min(steps, done.length + stepsOfGolfer);
      while (done.length < end) {
        done.push(await training.step());
        if (done.length % stepsUntilCompared === 0 || done.length === end) {
          await training.compare();
          tell(`${done.length} steps, ${minutes()} minutes`);
        }
      }
      lostAnswers += training.phone.lostAnswers;
      await browser.remove();
    }
    tell(
      `${steps} steps, seed ${seed}: ${summary(done)}, answers lost ${lostAnswers}, ${minutes()} minutes`,
    );
  } catch (error) {
    const path = testInfo.outputPath('screen.png');
    await training?.phone.page.screenshot({ path }).catch(() => {});
    const last = done.slice(-30).join(', ');
    throw new Error(`Seed ${seed}, step ${done.length + 1}, after: ${last}`, { cause: error });
  } finally {
    await browser?.remove();
    await server.stop();
    await database.end();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
