import pg from 'pg';
import { vi } from 'vitest';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The connection that it went over. */
  readonly client: unknown;
};

/** It asks every second whether the server is there. */
const isWatch = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === 'pinhigh watch';

/** What the job queue and the listener ask on their own account, at any time. */
const isBackground = (text: string) => /pgboss|pg_listening_channels/.test(text);

/** The statements that calls ask the database for while `run` runs, on whichever connection. */
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
