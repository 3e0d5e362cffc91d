import { createHash } from 'node:crypto';

const withDashes = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** An id for each name; `md5(name)::uuid` in SQL. */
export const idNamed = (name: string): string =>
  withDashes(createHash('md5').update(name).digest('hex'));

/** An id for each number, which is greater for a greater number. */
export const nthId = (number: number): string =>
  withDashes(`00000000000070008000${number.toString(16).padStart(12, '0')}`);

/** The same in SQL, for a number there. */
export const nthIdInSql = (number: string): string =>
  `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
