import pg from 'pg';

const oid = { int8: 20, numeric: 1700, date: 1082 };
const arrayOid = { int8: 1016, numeric: 1231, date: 1182, text: 1009 };

const readText = (text: string) => text;
const readTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(arrayOid.text);
const readNumbers = (text: string) => readTexts(text).map((part) => part && Number(part));

/**
 * How to read column values that `pg` would read wrongly. Dates stay `YYYY-MM-DD`: as a JavaScript
 * Date, March 8 becomes March 7 east of Greenwich. `numeric` stays exact text. `int8` (every count
 * and sum) becomes a number, since no value here comes near 2^53.
 */
const readers = new Map<number, (text: string) => unknown>([
  [oid.int8, Number],
  [oid.numeric, readText],
  [oid.date, readText],
  [arrayOid.int8, readNumbers],
  [arrayOid.numeric, readTexts],
  [arrayOid.date, readTexts],
]);

/** For the `types` option of a pool; changes nothing globally. */
export const valueTypes = {
  getTypeParser: ((id: number, format?: 'text') =>
    readers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
