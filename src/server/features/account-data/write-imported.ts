import { eq } from 'drizzle-orm';
import type { Change } from '#server/platform/changes.ts';
import { sqlState } from '#server/platform/database/database-error.ts';
import type { ImportedRow } from '#server/platform/import-rules.ts';
import type { ImportedTable } from '#server/platform/personal-data.ts';
import { isSettings, ownerOf } from './golfer-rows.ts';
import { wrongFile } from './wrong-file.ts';

/** Rows per statement; a statement takes at most 65,535 values. */
const chunkSize = 1000;

/** PostgreSQL's error classes for a value that does not fit (22) and a violated constraint (23). */
const faultsOfRows = /^2[23]/;

/**
 * Writes rows to the golfer's account.
 * @throws AppError import_invalid when the table's constraints reject them
 */
export async function writeRows(
  change: Change,
  kind: ImportedTable,
  rows: readonly ImportedRow[],
): Promise<void> {
  try {
    if (isSettings(kind)) await replaceSettings(change, kind, rows);
    else await insertHistory(change, kind, rows);
  } catch (error) {
    if (!faultsOfRows.test(sqlState(error) ?? '')) throw error;
    throw wrongFile(`json/${kind.exportedAs}.json`, 'rows_disagree');
  }
}

async function insertHistory(
  { tx, golfer }: Change,
  { table }: ImportedTable,
  rows: readonly ImportedRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize);
    await tx.insert(table).values(chunk.map((row) => ({ ...row, userId: golfer.id })));
  }
}

async function replaceSettings(
  { tx, golfer }: Change,
  kind: ImportedTable,
  rows: readonly ImportedRow[],
): Promise<void> {
  const owner = ownerOf(kind);
  for (const row of rows) {
    if (kind.import.only !== undefined) {
      await tx.update(kind.table).set(row).where(eq(owner, golfer.id));
      continue;
    }
    const values = { ...row, userId: golfer.id };
    await tx.insert(kind.table).values(values).onConflictDoUpdate({ target: owner, set: values });
  }
}
