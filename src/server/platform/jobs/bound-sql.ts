import { type SQL, sql } from 'drizzle-orm';

/** Text with `$1`-style places and its values as one statement, so that it can run in a transaction. */
export function boundSql(text: string, values: readonly unknown[] = []): SQL {
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, index) =>
    index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
  );
  return sql.join(chunks);
}
