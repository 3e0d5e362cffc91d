import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { backupFaults } from '#contract/backups.ts';
import { enumChecks } from '../database/checks.ts';
import { instant } from '../database/instant-column.ts';
import type { Contents } from './manifest.ts';

/** Work on backups: one is made at night or by hand, or an archive is read again and compared. */
const runKinds = ['night', 'hand', 'check'] as const;

/** What was done for backups, with its outcome: the archives alone do not tell what failed, and most of them are deleted. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: runKinds }).notNull(),
    /** The name of the archive that is checked, or was made; null while it is made. */
    archive: text('archive'),
    startedAt: instant('started_at').notNull(),
    /** Null while it runs. */
    endedAt: instant('ended_at'),
    /** Why it has failed; null if it has not. */
    fault: text('fault', { enum: backupFaults }),
    /** What is in the archive that was made. */
    contents: jsonb('contents').$type<Contents>(),
  },
  (table) => [
    // One backup is made at a time, and each archive is checked once at a time.
    uniqueIndex('backup_runs_one_running')
      .on(sql`coalesce(${table.archive}, '')`)
      .where(sql`${table.endedAt} is null`),
    index('backup_runs_started_at').on(table.startedAt),
    ...enumChecks(table),
  ],
);
