import pg from 'pg';
import { vi } from 'vitest';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The connection that ran the statement. */
  readonly client: unknown;
};

/** Whether this is the connection that checks every second whether the database server is alive. */
const isWatch = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === 'pinhigh watch';

/** Whether a statement is background work of the job queue or the listener, which can run at any time. */
const isBackground = (text: string) => /pgboss|pg_listening_channels/.test(text);

/** The statements that requests run on any connection while `run` runs. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    return query.mock.calls
      .map((given, at): Statement => {
        const client = query.mock.contexts[at];
        const [statement, values = []] = given as unknown as [
          string | { text?: string; values?: unknown[] },
          unknown[]?,
        ];
        return typeof statement === 'string'
          ? { text: statement, values, client }
          : { text: String(statement.text), values: statement.values ?? values, client };
      })
      .filter(({ text, client }) => !isWatch(client) && !isBackground(text));
  } finally {
    query.mockRestore();
  }
}
