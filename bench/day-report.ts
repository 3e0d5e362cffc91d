import type { DayFigures, DayUse } from './day.ts';
import type { Section } from './page.ts';
import { kilobytes, machine, table } from './table.ts';

type Row = readonly [name: string, say: (use: DayUse) => string];

const rows: readonly Row[] = [
  ['requests', ({ requests }) => requests.toFixed(0)],
  ['SQL statements', ({ statements }) => statements.toFixed(0)],
  ['processor time of the node, ms', ({ nodeMs }) => nodeMs.toFixed(0)],
  ['processor time of PostgreSQL, ms', ({ databaseMs }) => databaseMs.toFixed(0)],
  ['sent to the phone', ({ receivedBytes }) => kilobytes(receivedBytes)],
  ['log of PostgreSQL', ({ logBytes }) => kilobytes(logBytes)],
];

/** Returns the section about what one golfer takes in a day. */
export const daySection = ({ opening, training, load }: DayFigures): Section => ({
  heading: 'A golfer’s day',
  lines: [
    '',
    `${machine}. The requests that the app sends, as seen in a browser, eight golfers at a time,`,
    'on a PostgreSQL server with 1,000 golfers and a year of history each. A day with training: the app is opened three',
    'times, a session of four drills is trained, each of ten attempts saved at once, and completed; the feed and the',
    'progress screen are opened.',
    'Averages of 100 golfers, without the app itself, which a phone keeps, and without the full pages that a server in',
    `service adds to its log after each checkpoint. The machine had a load of ${load.toFixed(1)} before.`,
    '',
    ...table(
      ['one golfer'],
      ['opens the app', 'a day with training'],
      rows.map(([name, say]) => [name, say(opening), say(training)]),
    ),
  ],
});
