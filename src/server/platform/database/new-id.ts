import { randomBytes } from 'node:crypto';

const perMillisecond = 0x1000;
const version = 0x7000;
const variant = 0x80;
const variantBits = 0x3f;

/** The milliseconds of the last id, and how many had the same. */
let last = { at: 0, count: 0 };

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * Makes an id for a new row: a UUID of version 7, which begins with the time. Ids of one process increase, so rows that
 * are written together stand together in the table and its indexes. Node's own version 7 is in no order within a
 * millisecond. Not a secret: whoever knows one id can guess when the next ones are made.
 */
export function newId(): string {
  const now = Date.now();
  if (now > last.at) last = { at: now, count: 0 };
  else if (last.count + 1 < perMillisecond) last = { at: last.at, count: last.count + 1 };
  else last = { at: last.at + 1, count: 0 };
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & variantBits) | variant;
  const time = hex(last.at, 12);
  const tail = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(version | last.count, 4)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
