import type { EngineFigures } from './api.ts';
import { type Figures, warmUpCalls } from './load.ts';
import type { Section } from './page.ts';
import { machine, megabytes, table } from './table.ts';

const loadColumns = [
  ...['connections', 'requests/s', 'median ms', 'p99 ms', 'failures'],
  ...['processor ms', 'times bare', 'loop delay ms'],
];

/** Returns the section of one database engine. */
export function engineSection(
  heading: string,
  { cases, bare, startMs, memory, statements }: EngineFigures,
  seconds: number,
): Section {
  const bareAt = (connections: number) =>
    bare.find((figures) => figures.connections === connections)?.processor ?? Number.NaN;
  const row = (figures: Figures) => [
    ...[figures.name, figures.connections, Math.round(figures.rate)],
    ...[Math.round(figures.median), Math.round(figures.p99), figures.failures],
    figures.processor.toFixed(3),
    (figures.processor / bareAt(figures.connections)).toFixed(1),
    Math.round(figures.loopDelay),
  ];
  const resident = [
    ['idle', megabytes(memory.idle)],
    ...memory.after.map(([connections, bytes]) => [
      `after ${connections} connections`,
      megabytes(bytes),
    ]),
  ];
  return {
    heading,
    lines: [
      '',
      `${machine}. ${seconds} s a read case, after ${warmUpCalls} calls that do not count; every completion is a session`,
      "of its own. Processor time is that of the server's process for a request; the bare route is Fastify with one",
      'prepared, indexed query on the same database, on a connection of its own. Loop delay: how late the event',
      'loop was, in 99 of 100 looks.',
      '',
      ...table(['route'], loadColumns, [...cases, ...bare].map(row)),
      `First answer ${(startMs / 1000).toFixed(2)} s after the start, on a database that is there already. Memory (resident):`,
      '',
      ...table(['memory'], ['resident'], resident),
      ...table(
        ['call'],
        ['SQL statements'],
        statements.map(({ name, statements: count }) => [name, count]),
      ),
    ],
  };
}
