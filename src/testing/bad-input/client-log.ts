import type { clientLog, LogEntry } from '#contract/client-log.ts';
import { type CasesOf, textFaults } from './cases.ts';

const entry: LogEntry = {
  level: 'error',
  message: 'TypeError: x is undefined',
  timestamp: '2026-05-14T00:00:00.000Z',
  url: 'http://localhost:5000/progress',
  userAgent: 'Mozilla/5.0',
};

const entries = (fault: object) => [{ ...entry, ...fault }];

/** Faults of one text of a log entry, each in its own list. */
const textsOf = (name: keyof LogEntry, max: number) =>
  Object.fromEntries(
    Object.entries(textFaults(max)).map(([what, text]) => [
      `${name} ${what}`,
      entries({ [name]: text }),
    ]),
  );

export const clientLogCases: CasesOf<typeof clientLog> = {
  send: {
    good: () => ({ body: { logs: [entry] } }),
    end: 204,
    faults: {
      logs: {
        'no list': entry,
        empty: [],
        'too many': Array.from({ length: 51 }, () => entry),
        'a list of texts': ['TypeError'],
        'an unknown level': entries({ level: 'fatal' }),
        'no message': entries({ message: '' }),
        'no time': entries({ timestamp: 'yesterday' }),
        ...textsOf('message', 2000),
        ...textsOf('url', 500),
        ...textsOf('userAgent', 400),
        'meta in a list': entries({ meta: ['a'] }),
        'meta without end': entries({ meta: { a: 'x'.repeat(501) } }),
        'meta in meta': entries({ meta: { a: { b: 1 } } }),
        'too much meta': entries({
          meta: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`m${index}`, 1])),
        }),
      },
    },
  },
};
