import pg from 'pg';

/** The PostgreSQL error inside its wrappers, such as a DrizzleQueryError. */
function serverError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? serverError(error.cause) : undefined;
}

/** PostgreSQL's five-character code, or undefined when the error did not come from the database. */
export function sqlState(error: unknown): string | undefined {
  return serverError(error)?.code;
}

/** The name of the violated constraint. */
export function constraintOf(error: unknown): string | undefined {
  return serverError(error)?.constraint;
}

/**
 * Describes an error in one line for the log, without SQL, parameters or row values. Drizzle's
 * message quotes all of them, and PostgreSQL's message and detail quote values, so only names are
 * used.
 */
export function describeDatabaseError(error: unknown): string {
  const origin = serverError(error);
  if (origin === undefined) return describeOther(rootCause(error));
  const named = (['table', 'column', 'constraint', 'routine'] as const)
    .filter((field) => origin[field] !== undefined)
    .map((field) => `${field} ${origin[field]}`);
  return [`PostgreSQL error ${origin.code ?? 'without code'}`, ...named].join(', ');
}

/** The places in the code where an error comes from, for the log, without its message. */
export function framesOf(error: unknown): readonly string[] {
  const { stack = '' } = (rootCause(error) ?? {}) as Error;
  return (stack.match(/^ {4}at .*/gm) ?? []).slice(0, 40).map((line) => line.trim());
}

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}

/** Describes lost connections and similar errors, whose messages come from `pg`, Node or our code. */
function describeOther(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('query' in error) return `${error.constructor.name} without a cause`;
  const [firstLine = ''] = error.message.split('\n', 1);
  return `${error.name}: ${firstLine.slice(0, 200)}`;
}
