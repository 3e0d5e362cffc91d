import { eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { sqlState } from '#server/platform/database/database-error.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { type Tx, transaction } from '#server/platform/database/drizzle.ts';
import { programs } from '../tables.ts';
import { lockProgram } from './draft-queries.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Takes a program out of use. A program that nobody ever enrolled in is deleted. Any other program disappears from
 * all lists, and its enrollments keep their plan. The row of a shipped program stays, so that loading does not bring
 * it back.
 * @throws AppError not_found
 */
export async function deleteProgram({ tx, now }: Change, id: string): Promise<void> {
  const program = await lockProgram(tx, id);
  if (program === undefined) throw new AppError('not_found');
  if (program.shippedHash === null && (await deleteUnused(tx, id))) return;
  const deletedAt = dateOf(now);
  await tx.update(programs).set({ deletedAt, isActive: false }).where(eq(programs.id, id));
}

/** Deletes a program unless a row of any feature refers to it. */
async function deleteUnused(tx: Tx, id: string): Promise<boolean> {
  try {
    await transaction(tx, (savepoint) => savepoint.delete(programs).where(eq(programs.id, id)));
    return true;
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}
