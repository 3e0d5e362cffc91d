import type { BroadcastFigures, Waits } from './broadcast.ts';
import type { ColdStarts } from './cold-start.ts';
import type { FeedCase, FeedFigures } from './feed.ts';
import type { Section } from './page.ts';
import type { ScreenWeight } from './screens.ts';
import type { SocketFigures } from './sockets.ts';
import { kilobytes, machine, megabytes, table, thousands } from './table.ts';
import type { UserFigures } from './users.ts';

/** Returns the section about open sockets. */
export function socketSection({
  sockets,
  openSeconds,
  broadcastMs,
  memory,
}: SocketFigures): Section {
  const perSocket = kilobytes((memory.after - memory.before) / sockets);
  const lines = [
    '',
    'One node on the PostgreSQL server, a golfer for each socket. A broadcast is over when the last',
    'socket has it.',
    '',
    ...table(
      [],
      [
        ...['sockets', 'open s', 'broadcast median ms', 'slowest ms'],
        ...['memory before', 'with all', 'each'],
      ],
      [
        [
          ...[sockets, openSeconds.toFixed(1)],
          ...[Math.round(broadcastMs.median), Math.round(broadcastMs.slowest)],
          ...[megabytes(memory.before), megabytes(memory.after), perSocket],
        ],
      ],
    ),
  ];
  return { heading: 'Sockets', lines };
}

/** Returns the section about the feed of friends. */
export function feedSection({
  golfers,
  friendships,
  items,
  inboxRows,
  ...feed
}: FeedFigures): Section {
  const lines = [
    '',
    `The statement for a page of 20 items, on a PostgreSQL server with ${thousands(golfers)} golfers,`,
    `${thousands(friendships)} friendships (50 a golfer, 2,000 for one in ten thousand) and`,
    `${thousands(items)} items: four of five golfers have one, the fifth twenty. Beside it an inbox for each`,
    'golfer, with the newest twentieth of the items. Items take',
    `${megabytes(feed.itemsBytes)} with their indexes, the inbox ${megabytes(feed.inboxBytes)} for ${thousands(inboxRows)} rows.`,
    '',
    ...statementTable(feed.cases),
  ];
  return { heading: 'The feed', lines };
}

const statementTable = (cases: readonly FeedCase[]) =>
  table(
    ['statement'],
    ['median ms', 'p99 ms'],
    cases.map(({ name, median, p99 }) => [name, median.toFixed(1), p99.toFixed(1)]),
  );

/** Returns the section about administrators' lists of all accounts. */
export const userSection = ({ accounts, cases }: UserFigures): Section => ({
  heading: 'Lists of administrators',
  lines: [
    '',
    `Pages of a PostgreSQL server with ${thousands(accounts)} accounts, each with an enrollment. The first page`,
    'of each list says about how many there are, too.',
    '',
    ...statementTable(cases),
  ],
});

const waits = ({ median, p99, slowest }: Waits) => [median, p99, slowest];

/** Returns the section about a broadcast to all golfers. */
export function broadcastSection({
  golfers,
  delivered,
  seconds,
  cases,
}: BroadcastFigures): Section {
  const lines = [
    '',
    `One node on the PostgreSQL server delivers a broadcast to ${thousands(golfers)} golfers, none of whom has a`,
    `device for pushes: ${thousands(delivered)} notifications in ${Math.round(seconds)} s, ${thousands(Math.round(delivered / seconds))} a second. Four golfers at a`,
    'time go on using the app on the same node; what they wait for, before and meanwhile:',
    '',
    ...table(
      ['a golfer'],
      [
        ...['before: median ms', 'p99 ms', 'slowest ms'],
        ...['meanwhile: median ms', 'p99 ms', 'slowest ms', 'requests'],
      ],
      cases.map(({ name, before, meanwhile }) => [
        ...[name, ...waits(before), ...waits(meanwhile), meanwhile.requests],
      ]),
    ),
  ];
  return { heading: 'A broadcast to everybody', lines };
}

/** Returns the section about the downloads of a first visit. */
export const screenSection = (screens: readonly ScreenWeight[]): Section => ({
  heading: 'Weight of the screens',
  lines: [
    '',
    'First visit on a phone, gzip, until the network is quiet: with what the app fetches ahead for the next screens,',
    'and without scripts that stand in the page itself.',
    '',
    ...table(
      ['screen'],
      ['scripts', 'script', 'style', 'API calls'],
      screens.map(({ name, scripts, scriptBytes, styleBytes, calls }) => [
        ...[name, scripts, kilobytes(scriptBytes), kilobytes(styleBytes), calls],
      ]),
    ),
  ],
});

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

export const coldStartSection = ({ starts, load }: ColdStarts): Section => {
  const row = (name: string, of: readonly number[]) => {
    const rounded = sorted(of).map((value) => Math.round(value));
    return [
      name,
      rounded[0] ?? 0,
      rounded[Math.floor(rounded.length / 2)] ?? 0,
      rounded.at(-1) ?? 0,
    ];
  };
  return {
    heading: 'The installed app, opened cold',
    lines: [
      '',
      `A browser that has just started, with the app on the device and without a network, four times less`,
      `processor time as on Lighthouse’s slow phone; ${starts.length} starts, milliseconds since the navigation began.`,
      `The machine had a load of ${load.toFixed(1)} before: ${machine}. The target is a shell within 1000 ms.`,
      '',
      ...table(
        ['until'],
        ['best', 'median', 'worst'],
        [
          row(
            'first paint',
            starts.map(({ paint }) => paint),
          ),
          row(
            'shell: header and navigation',
            starts.map(({ shell }) => shell),
          ),
          row(
            'home screen with what was known last',
            starts.map(({ screen }) => screen),
          ),
          row(
            'of it processor time of the main thread',
            starts.map(({ processor }) => processor),
          ),
        ],
      ),
    ],
  };
};
