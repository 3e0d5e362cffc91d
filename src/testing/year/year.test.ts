import { expect, test } from 'vitest';
import { engines } from '../database.ts';
import { seed } from '../scale.ts';
import { Year } from './year.ts';

/** `npm run year -- --days 60 --engine embedded --seed 7`; a failure message includes the seed and the day. */
const days = Number(process.env['YEAR_DAYS'] ?? 365);
const asked = process.env['YEAR_ENGINE'];
const onEngines = engines.filter((engine) => asked === undefined || engine === asked);

const tell = (text: string) => void process.stdout.write(`${text}\n`);

test.each(onEngines)(
  'a club lives on the %s database: the server stays up, and everything stored agrees with everything else',
  { timeout: 3_600_000 },
  async (engine) => {
    const year = await Year.begin(engine, seed);
    try {
      do {
        const broken = await year.step();
        tell(`${engine}, seed ${seed}, ${year.day}: ${JSON.stringify(year.sizes.at(-1))}`);
        expect(broken).toEqual([]);
      } while (year.daysPassed < days);
      tell([...year.tally].map(([act, { done, idle }]) => `${act}: ${done} + ${idle}`).join('\n'));
      expect(year.brokenGrowth()).toEqual([]);
      if (days >= 365) expect(year.neverDone()).toEqual([]);
    } catch (cause) {
      // Reports leave the cause out.
      const why = cause instanceof Error ? cause.stack : String(cause);
      const about = `Seed ${seed}, ${engine} database, ${year.day}: ${why}\nThe server’s last words: ${year.lastWords}`;
      throw new Error(about, { cause });
    } finally {
      await year.close();
    }
  },
);
