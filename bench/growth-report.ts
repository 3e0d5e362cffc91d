import type { GrowthFigures } from './growth.ts';
import type { Section } from './page.ts';
import { machine, megabytes, table, thousands } from './table.ts';

const ms = (milliseconds: number) => milliseconds.toFixed(2);

/** Returns the section about growing numbers of golfers, with a column of times per database, smallest first. */
export function growthSection(figures: readonly GrowthFigures[]): Section {
  const [least] = figures;
  const most = figures.at(-1);
  if (least === undefined || most === undefined) throw new Error('No size was given');
  const sizes = figures.map(
    ({ golfers, bytes, makingSeconds }) =>
      `${thousands(golfers)} golfers take ${megabytes(bytes)} (made in ${Math.round(makingSeconds)} s)`,
  );
  const rows = least.cases.map(({ name, median }) => {
    const own = figures.map(({ cases }) => cases.find((one) => one.name === name));
    const growth = (own.at(-1)?.median ?? Number.NaN) / median;
    const times = own.map((one) => `${ms(one?.median ?? 0)} / ${ms(one?.p99 ?? 0)}`);
    return [name, ...times, growth.toFixed(2)];
  });
  return {
    heading: 'Growth',
    lines: [
      '',
      `${machine}. The same calls, one at a time and by turns on databases of a PostgreSQL server with more and more`,
      'golfers, each with a year of history: 153 completed sessions with their results, 26 rounds, 40 practices, XP,',
      'feed items, notifications.',
      `${sizes.join(', ')}.`,
      `The machine had a load of ${least.load.toFixed(1)} before, which slows the calls of all columns alike.`,
      '',
      ...table(
        ['median / p99 ms'],
        [...figures.map(({ golfers }) => `${thousands(golfers)} golfers`), 'median grows'],
        rows,
      ),
    ],
  };
}
