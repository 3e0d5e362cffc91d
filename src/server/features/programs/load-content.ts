import { eq, sql } from 'drizzle-orm';
import { type Content, shippedContent } from '#content/content.ts';
import type { Program } from '#content/programs/program.ts';
import { type Db, type Tx, transaction } from '#server/platform/database/drizzle.ts';
import { upsertById } from '#server/platform/database/upsert.ts';
import { isChangedProgram } from './overview.ts';
import { hashOfContent, hashOfProgram, shippedExercises, shippedVersion } from './shipped-rows.ts';
import {
  contentVersions,
  exercises,
  programSessions,
  programs,
  programVersions,
  programWeeks,
  sessionExercises,
} from './tables.ts';

const shipped = 'shipped';

/**
 * Writes the shipped content to the tables if it differs from the last load. A program whose plan or English text
 * changed gets a new version; enrollments keep theirs. An exercise is updated in place. Rows changed by an
 * administrator stay as they are and are marked with an offer of the newer content.
 */
export async function loadContent(db: Db, content: Content = shippedContent): Promise<void> {
  const hash = hashOfContent(content);
  const [known] = await db.select().from(contentVersions).where(eq(contentVersions.name, shipped));
  if (known?.hash === hash) return;
  await transaction(db, async (tx) => {
    await loadExercises(tx, content);
    for (const program of content.programs) await loadProgram(tx, program, content);
    await tx
      .insert(contentVersions)
      .values({ name: shipped, hash })
      .onConflictDoUpdate({ target: contentVersions.name, set: { hash, loadedAt: sql`now()` } });
  });
}

async function loadExercises(tx: Tx, content: Content): Promise<void> {
  const { id, source, shippedHash } = exercises;
  const known = await tx.select({ id, source, shippedHash }).from(exercises).for('update');
  const changed = new Map(known.flatMap((row) => (row.source === 'admin' ? [[row.id, row]] : [])));
  const rows = shippedExercises(content);
  await upsertById(
    tx,
    exercises,
    rows.filter((row) => !changed.has(row.id)),
  );
  for (const row of rows) {
    const taken = changed.get(row.id);
    if (taken === undefined) continue;
    const offeredHash = taken.shippedHash === row.shippedHash ? null : row.shippedHash;
    await tx.update(exercises).set({ offeredHash }).where(eq(id, row.id));
  }
}

/**
 * Loads a shipped program as its next version. If administrators have changed the program, it only records the offer.
 */
export async function loadProgram(tx: Tx, program: Program, content: Content): Promise<void> {
  const hash = hashOfProgram(program, content);
  const known = await lockProgram(tx, program.id);
  if (known?.isDeleted) return;
  const isNewer = known?.shippedHash !== hash;
  if (known?.isChanged) {
    await tx
      .update(programs)
      .set({ offeredHash: isNewer ? hash : null })
      .where(eq(programs.id, program.id));
    return;
  }
  const current = known?.version ?? 0;
  const rows = shippedVersion(content, program, isNewer ? current + 1 : current);
  await upsertById(tx, programs, [rows.program]);
  await tx.insert(programVersions).values(rows.version).onConflictDoNothing();
  // In a version that already exists, only translations can differ.
  await upsertById(tx, programWeeks, rows.weeks);
  await upsertById(tx, programSessions, rows.sessions);
  await upsertById(tx, sessionExercises, rows.exercises);
}

/** Reads and locks a program, with a flag for changes that an administrator made to its current version. */
async function lockProgram(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      version: programs.version,
      shippedHash: programs.shippedHash,
      isChanged: isChangedProgram,
      isDeleted: sql<boolean>`${programs.deletedAt} is not null`,
    })
    .from(programs)
    .where(eq(programs.id, id))
    .for('update');
  return row;
}
