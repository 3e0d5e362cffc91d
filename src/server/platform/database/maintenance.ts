import type pg from 'pg';

const EVERY_MS = 60_000;
/** Limits the recovery after a crash to about a second of replay. */
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
 * Does the upkeep that a PostgreSQL server leaves to background processes and the embedded engine lacks. Without it,
 * deleted rows keep their space, the planner has no statistics, and the write-ahead log grows until the process ends.
 */
export async function runMaintenance(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(dueTables);
  // One at a time, so that requests can run in between.
  for (const { name } of tables) await pool.query(`VACUUM (ANALYZE) ${name}`);
  const { rows } = await pool.query<{ bytes: number }>(walSinceCheckpoint);
  if ((rows[0]?.bytes ?? 0) > WAL_BETWEEN_CHECKPOINTS_BYTES) await pool.query('CHECKPOINT');
}

/** Runs `runMaintenance` every minute until stopped. A failed run is retried a minute later. */
export function startMaintenance(
  pool: pg.Pool,
  onFailure: (error: Error) => void = () => {},
): { stop: () => Promise<void> } {
  let run = Promise.resolve();
  const timer = setInterval(() => {
    run = run.then(() => runMaintenance(pool)).catch(onFailure);
  }, EVERY_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return run;
    },
  };
}
