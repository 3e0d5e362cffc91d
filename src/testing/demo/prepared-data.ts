import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicUrl } from '../year/browser.ts';
import { metricsToken, untilJobsAreDone } from '../year/club.ts';
import { liveAYear, moveClockToTime } from './club-year.ts';
import { startInProcess } from './server.ts';

const cache = fileURLToPath(new URL('../../../.cache/demo', import.meta.url));

export type World = {
  /** How many days the golfers have lived before the day of the demo. */
  readonly days: number;
  readonly day: Temporal.PlainDate;
  readonly timeZone: string;
  readonly seed: number;
  /** Changes with the code that makes the world. */
  readonly sources: string;
};

/** Deletes the folders of earlier days; each takes some dozen megabytes. */
async function deleteOld(): Promise<void> {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of await readdir(cache)) {
    const folder = join(cache, name);
    if ((await stat(folder)).mtimeMs < yesterday) await rm(folder, { recursive: true });
  }
}

/**
 * Returns the data folder of the club on this day, made when it is asked for the first time. It is read only: copy it.
 */
async function prepare(world: World, tell: (line: string) => void): Promise<string> {
  const { day, days, timeZone, seed, sources } = world;
  const name = [day, days, timeZone.replaceAll('/', '-'), seed, sources].join('_');
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  await deleteOld();
  tell(`The club lives the ${days} days before ${day}, which takes a minute or two, once …`);
  const firstDay = day.subtract({ days });
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  // The clock of a running server only goes forward.
  moveClockToTime(firstDay, timeZone, '08:00');
  const server = await startInProcess({
    PORT: '0',
    PUBLIC_URL: publicUrl,
    DATA_DIR: draft,
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_SCALE: '100000',
  });
  const url = await server.listen();
  const setupToken = /token=(\S+)/.exec(server.announced.join())?.[1];
  const onMonth = (month: Temporal.PlainDate) =>
    tell(month.toLocaleString('en', { month: 'long', year: 'numeric' }));
  await liveAYear({ ...world, firstDay, url, setupToken, onMonth });
  await untilJobsAreDone(url);
  await server.close();
  await rename(draft, folder);
  return folder;
}

/** Makes a data folder with the club on this day, and returns it; the caller deletes it. */
export async function throwAwayData(world: World, tell: (line: string) => void): Promise<string> {
  const prepared = await prepare(world, tell);
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-demo-'));
  for (const part of ['postgres', 'files', 'secret']) {
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    await cp(join(prepared, part), join(dataDir, part), options);
  }
  return dataDir;
}
