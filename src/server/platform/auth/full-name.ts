import { type SQL, sql } from 'drizzle-orm';

/** The full name of a golfer in a query; empty if the golfer has erased it. @param alias of the table `users` */
export const fullNameOf = (alias: string): SQL<string> =>
  sql`concat_ws(' ', nullif(${sql.raw(alias)}.first_name, ''), nullif(${sql.raw(alias)}.last_name, ''))`;
