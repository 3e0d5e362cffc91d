import { and, eq, or, type SQL } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/drizzle.ts';
import type { Storage } from './storage.ts';
import type { media, pictures } from './tables.ts';

type FileTable = typeof pictures | typeof media;

/** Files in the storage whose rows are in a table. */
type StoredFiles = {
  readonly db: Db;
  readonly storage: Pick<Storage, 'delete'>;
  readonly table: FileTable;
  readonly keyOf: (hash: string) => string;
};

/**
 * For the end of an insert that found a row of the same file: `onConflictDoUpdate` leaves a row alone whose file is
 * being deleted, and then returns no row.
 * @throws AppError unavailable: the file can be stored again in a moment
 */
export function refuseDeleted(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new AppError('unavailable');
}

/**
 * Deletes the unused files and their rows. No transaction waits for the storage: a row is marked first, and a marked
 * one that is left over from a failure is deleted the next time.
 * @param isUnused SQL condition; a row that meets it must not become used again
 * @param hash of the only file to delete; by default all unused files are deleted
 * @returns how many files were deleted
 * @throws AppError unavailable
 */
export async function deleteUnused(
  { db, storage, table, keyOf }: StoredFiles,
  isUnused: SQL | undefined,
  hash?: string,
): Promise<number> {
  const marked = await db
    .update(table)
    .set({ isDeleted: true })
    .where(
      and(hash === undefined ? undefined : eq(table.hash, hash), or(table.isDeleted, isUnused)),
    )
    .returning({ hash: table.hash });
  for (const row of marked) {
    await storage.delete(keyOf(row.hash));
    await db.delete(table).where(and(eq(table.hash, row.hash), table.isDeleted));
  }
  return marked.length;
}
