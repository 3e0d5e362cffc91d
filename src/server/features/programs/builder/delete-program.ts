import { eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { programs } from '../tables.ts';
import { lockProgram } from './draft-queries.ts';

/**
 * Takes a program out of use: it disappears from all lists, and its enrollments keep their plan. Its row, plan and draft
 * stay, so that it can be restored and loading does not bring back a shipped program.
 * @throws AppError not_found
 */
export async function deleteProgram({ tx, now }: Change, id: string): Promise<void> {
  if ((await lockProgram(tx, id)) === undefined) throw new AppError('not_found');
  const deletedAt = dateOf(now);
  await tx.update(programs).set({ deletedAt, isActive: false }).where(eq(programs.id, id));
}

/**
 * Restores a deleted program with its plan and draft, inactive. Does nothing if the program is not deleted.
 * @throws AppError not_found
 */
export async function restoreProgram({ tx }: Change, id: string): Promise<void> {
  const restored = await tx
    .update(programs)
    .set({ deletedAt: null })
    .where(eq(programs.id, id))
    .returning({ id: programs.id });
  if (restored.length === 0) throw new AppError('not_found');
}
