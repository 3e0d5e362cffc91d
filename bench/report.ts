import { cpus, totalmem } from 'node:os';
import type { BroadcastFigures, Waits } from './broadcast.ts';
import type { FeedCase, FeedFigures } from './feed.ts';
import type { Figures } from './load.ts';
import type { ScreenWeight } from './screens.ts';
import type { SocketFigures } from './sockets.ts';
import type { UserFigures } from './users.ts';

type Measured = {
  readonly engines: readonly { readonly name: string; readonly figures: readonly Figures[] }[];
  readonly sockets: SocketFigures;
  readonly feed: FeedFigures;
  readonly broadcast: BroadcastFigures;
  readonly users: UserFigures;
  readonly screens: readonly ScreenWeight[];
  readonly seconds: number;
};

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function engineTable(figures: readonly Figures[]): string[] {
  return [
    '| route | connections | requests/s | median ms | p99 ms | requests | failures |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...figures.map(
      ({ name, connections, rate, median, p99, requests, failures }) =>
        `| ${name} | ${connections} | ${Math.round(rate)} | ${median} | ${p99} | ${requests} | ${failures} |`,
    ),
    '',
  ];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

function socketTable({ sockets, openSeconds, broadcastMs, memory }: SocketFigures): string[] {
  const perSocket = kilobytes((memory.after - memory.before) / sockets);
  return [
    '## Sockets',
    '',
    'One node on the PostgreSQL server, a golfer for each socket. A broadcast is over when the last',
    'socket has it.',
    '',
    '| sockets | open s | broadcast median ms | slowest ms | memory before | with all | each |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${sockets} | ${openSeconds.toFixed(1)} | ${Math.round(broadcastMs.median)} | ${Math.round(broadcastMs.slowest)} | ${megabytes(memory.before)} | ${megabytes(memory.after)} | ${perSocket} |`,
    '',
  ];
}

const thousands = (count: number) => count.toLocaleString('en');

function feedTable({ golfers, friendships, items, inboxRows, ...feed }: FeedFigures): string[] {
  return [
    '## The feed',
    '',
    `The statement for a page of 20 items, on a PostgreSQL server with ${thousands(golfers)} golfers,`,
    `${thousands(friendships)} friendships (50 a golfer, 2,000 for one in ten thousand) and`,
    `${thousands(items)} items: four of five golfers have one, the fifth twenty. Beside it an inbox for each`,
    'golfer, with the newest twentieth of the items. Items take',
    `${megabytes(feed.itemsBytes)} with their indexes, the inbox ${megabytes(feed.inboxBytes)} for ${thousands(inboxRows)} rows.`,
    '',
    ...statementTable(feed.cases),
  ];
}

const statementTable = (cases: readonly FeedCase[]) => [
  '| statement | median ms | p99 ms |',
  '| --- | ---: | ---: |',
  ...cases.map(({ name, median, p99 }) => `| ${name} | ${median.toFixed(1)} | ${p99.toFixed(1)} |`),
  '',
];

/** The section about what administrators read of all accounts. */
const userTable = ({ accounts, cases }: UserFigures): string[] => [
  '## Lists of administrators',
  '',
  `Pages of a PostgreSQL server with ${thousands(accounts)} accounts, each with an enrollment. The first page`,
  'of each list counts all of them as well.',
  '',
  ...statementTable(cases),
];

const waits = ({ median, p99, slowest }: Waits) => `${median} | ${p99} | ${slowest}`;

/** The section about a broadcast to all golfers. */
export function broadcastTable({ golfers, delivered, seconds, cases }: BroadcastFigures): string[] {
  return [
    '## A broadcast to everybody',
    '',
    `One node on the PostgreSQL server delivers a broadcast to ${thousands(golfers)} golfers, none of whom has a`,
    `device for pushes: ${thousands(delivered)} notifications in ${Math.round(seconds)} s, ${thousands(Math.round(delivered / seconds))} a second. Four golfers at a`,
    'time go on using the app on the same node; what they wait for, before and meanwhile:',
    '',
    '| a golfer | before: median ms | p99 ms | slowest ms | meanwhile: median ms | p99 ms | slowest ms | requests |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...cases.map(
      ({ name, before, meanwhile }) =>
        `| ${name} | ${waits(before)} | ${waits(meanwhile)} | ${meanwhile.requests} |`,
    ),
    '',
  ];
}

/** docs/benchmarks.md, written by the run that measured. */
export function benchmarkPage({
  engines,
  sockets,
  feed,
  broadcast,
  users,
  screens,
  seconds,
}: Measured): string {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; do not edit. All figures of a table come from one run on one machine,',
    'with the load generator on the same cores, so compare within a table and not between machines.',
    'The bare route is Fastify with one prepared, indexed query on the same database: what this stack',
    'can do at most.',
    '',
    `Machine: ${machine}. ${seconds} s a read case; every completion is a session of its own.`,
    '',
    ...engines.flatMap(({ name, figures }) => [`## ${name}`, '', ...engineTable(figures)]),
    ...socketTable(sockets),
    ...feedTable(feed),
    ...broadcastTable(broadcast),
    ...userTable(users),
    '## Weight of the screens',
    '',
    'First visit on a phone, gzip.',
    '',
    '| screen | scripts | script | style | API calls |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...screens.map(
      ({ name, scripts, scriptBytes, styleBytes, calls }) =>
        `| ${name} | ${scripts} | ${kilobytes(scriptBytes)} | ${kilobytes(styleBytes)} | ${calls} |`,
    ),
    '',
  ].join('\n');
}
