import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Endpoint, Endpoints, IsChange, Received } from '#contract/endpoint.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Caller } from '../auth/caller.ts';
import type { Change } from '../changes.ts';
import type { Db } from '../database/drizzle.ts';
import type { ReadAnywhere } from '../database/replica.ts';

/**
 * The input of a handler: the parsed request, the caller, the caller's current date, and for a row that changes a
 * golfer's data, the change that the request belongs to; for one that a replica may answer, the handle to read with.
 */
export type Call<Row extends Endpoint> = Received<Row> & {
  readonly caller: Row['auth'] extends 'public' ? Caller | null : Caller;
  readonly now: Temporal.Instant;
  readonly today: CalendarDate;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The revision that the client of a `revised` row has shown; undefined if it names none. */
  readonly opened: string | undefined;
} & (IsChange<Row> extends true ? { readonly change: Change } : unknown) &
  (Row extends { readonly fromReplica: true } ? { readonly db: Db } : unknown);

export type Handler<Row extends Endpoint> = (call: Call<Row>) => Promise<AnswerOf<Row>>;

/**
 * A handler with work before its change begins: slow work, or work outside the database such as storing a file. Its
 * effects remain if the change fails, so they must do no harm then.
 */
export type PreparedHandler<Row extends Endpoint> = {
  beforeChange(call: Omit<Call<Row>, 'change'>): Promise<Handler<Row>>;
};

type HandlerOf<Row extends Endpoint> =
  | Handler<Row>
  | (IsChange<Row> extends true ? PreparedHandler<Row> : never);

/** One handler per row; a missing handler does not compile. */
export type Handlers<Rows extends Endpoints> = {
  readonly [Name in keyof Rows]: HandlerOf<Rows[Name]>;
};

export type Binding = {
  readonly row: Endpoint;
  readonly handler: Handler<Endpoint> | PreparedHandler<Endpoint>;
};

/**
 * Returns the handler for a request, after running its `beforeChange` if it has one. That of a row which a replica may
 * answer runs where `readAnywhere` sends it.
 */
export async function handlerOf(
  { row, handler }: Binding,
  call: Call<Endpoint>,
  readAnywhere: ReadAnywhere,
): Promise<Handler<Endpoint>> {
  if (typeof handler !== 'function') return handler.beforeChange(call);
  if (!row.fromReplica) return handler;
  return (given) => readAnywhere((db) => handler({ ...given, db } as Call<Endpoint>));
}

/** Pairs every row of a feature with its handler. */
export function bind<Rows extends Endpoints>(rows: Rows, handlers: Handlers<Rows>): Binding[] {
  return Object.entries(rows).map(([name, row]) => ({
    row,
    // The mapped type above has checked the pair; a list of all features cannot keep each row's type.
    handler: handlers[name as keyof Rows] as unknown as Binding['handler'],
  }));
}
