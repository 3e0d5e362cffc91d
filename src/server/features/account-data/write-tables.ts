import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { ExportedTable } from '#server/platform/personal-data.ts';
import { fieldsOf, golferRows } from './golfer-rows.ts';
import { csvText, jsonText } from './write-rows.ts';

type Input = {
  readonly tables: readonly ExportedTable[];
  readonly golferId: string;
  /** Where the files are written. */
  readonly folder: string;
  readonly signal: AbortSignal;
};

/** A file of the export: its name there, and its path on this machine. */
type WrittenFile = { readonly name: string; readonly path: string };

/**
 * Writes a JSON and a CSV file for each table. All files are read in the transaction, so they all show the same moment.
 * @throws the error of the query or file that failed, or an AbortError
 */
export async function writeTables(
  tx: Tx,
  { tables, golferId, folder, signal }: Input,
): Promise<readonly WrittenFile[]> {
  const written: WrittenFile[] = [];
  for (const kind of tables) {
    const { exportedAs: name } = kind;
    const rows = () => golferRows(tx, kind, golferId);
    const columns = fieldsOf(kind).map(([field]) => field);
    const texts = { json: jsonText(name, rows()), csv: csvText(columns, rows()) };
    for (const [format, text] of Object.entries(texts)) {
      const path = join(folder, `${name}.${format}`);
      await writeFile(path, text, { mode: 0o600, signal });
      written.push({ name: `${format}/${name}.${format}`, path });
    }
  }
  return written;
}
