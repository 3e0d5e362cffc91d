import type pg from 'pg';

const EVERY_MS = 60_000;
/** The rest of a crash's recovery: about a second of replay. */
const WAL_BETWEEN_CHECKPOINTS_BYTES = 32 * 1024 * 1024;

/** PostgreSQL's own thresholds for autovacuum and autoanalyze. */
const dueTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
     or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

const walSinceCheckpoint = `
  select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

/**
 * What a PostgreSQL server does in processes of its own and the embedded engine never does: without
 * it deleted rows keep their space, the planner knows no sizes, and the write-ahead log grows
 * until the process ends.
 */
export async function keepUp(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(dueTables);
  // One by one, so that requests get in between.
  for (const { name } of tables) await pool.query(`VACUUM (ANALYZE) ${name}`);
  const { rows } = await pool.query<{ bytes: number }>(walSinceCheckpoint);
  if ((rows[0]?.bytes ?? 0) > WAL_BETWEEN_CHECKPOINTS_BYTES) await pool.query('CHECKPOINT');
}

/** Repeats `keepUp` every minute until stopped. A run that fails is tried again at its next turn. */
export function startMaintenance(
  pool: pg.Pool,
  onFailure: (error: Error) => void = () => {},
): { stop: () => Promise<void> } {
  let run = Promise.resolve();
  const timer = setInterval(() => {
    run = run.then(() => keepUp(pool)).catch(onFailure);
  }, EVERY_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return run;
    },
  };
}
