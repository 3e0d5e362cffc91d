import type pg from 'pg';

export type Session = {
  readonly id: string;
  readonly sessionId: string;
  status: 'planned' | 'completed' | 'skipped';
  scheduledDate: string;
};

/** The changes a golfer was told are saved. Every line has unique text, so that duplicates are detected as well. */
export type Ledger = {
  readonly sessions: readonly Session[];
  /** Notes of the current completions, by scheduled session id. */
  readonly completions: Map<string, string>;
  readonly practices: string[];
  readonly rounds: string[];
  readonly handicaps: string[];
  /** The attempts in the drill being trained. */
  readonly attempts: number[];
  /** Returns a number that no line has yet. */
  readonly next: () => number;
};

export function emptyLedger(sessions: readonly Session[]): Ledger {
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  const logged = { practices: [], rounds: [], handicaps: [] };
  return { ...logged, sessions, completions: new Map(), attempts: [], next };
}

/** Converts the ledger to database rows. */
export const toldOf = (ledger: Ledger) => ({
  sessions: ledger.sessions
    .map(({ id, status, scheduledDate }) => `${id} ${status} ${scheduledDate}`)
    .sort(),
  completions: [...ledger.completions].map(([id, notes]) => `${id} ${notes}`).sort(),
  practices: ledger.practices.toSorted(),
  rounds: ledger.rounds.toSorted(),
  handicaps: ledger.handicaps.toSorted(),
  attempts: ledger.attempts,
});

type Place = { readonly golferId: string; readonly trainedId: string; readonly drill: string };

/** Reads a golfer's rows from the database. */
export async function storedOf(
  database: pg.Client,
  { golferId, trainedId, drill }: Place,
): Promise<ReturnType<typeof toldOf>> {
  const lines = async (query: string): Promise<string[]> => {
    const { rows } = await database.query<{ line: string }>(query, [golferId]);
    return rows.map(({ line }) => line).sort();
  };
  const { rows } = await database.query<{ attempts: number[] }>(
    `SELECT drill->'attempts' AS attempts
     FROM session_progress, jsonb_array_elements(progress->'drills') AS drill
     WHERE scheduled_session_id = $1 AND drill->>'exerciseId' = $2`,
    [trainedId, drill],
  );
  return {
    sessions: await lines(
      `SELECT id || ' ' || status || ' ' || scheduled_date AS line
       FROM scheduled_sessions WHERE user_id = $1`,
    ),
    completions: await lines(
      `SELECT completion.scheduled_session_id || ' ' || completion.notes || coalesce(
         (SELECT ', score ' || sum(score) FROM exercise_results AS result
           WHERE result.scheduled_session_id = completion.scheduled_session_id),
         '') AS line
       FROM session_completions AS completion WHERE user_id = $1`,
    ),
    practices: await lines('SELECT title AS line FROM practice_sessions WHERE user_id = $1'),
    rounds: await lines(
      `SELECT name || ', ' || total_score AS line FROM golf_rounds WHERE user_id = $1`,
    ),
    handicaps: await lines(
      `SELECT notes || ', ' || handicap AS line FROM handicap_entries WHERE user_id = $1`,
    ),
    attempts: rows[0]?.attempts ?? [],
  };
}
