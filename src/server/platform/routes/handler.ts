import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Endpoint, Endpoints, IsChange, Received } from '#contract/endpoint.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Change } from '../changes.ts';
import type { Caller } from './caller.ts';

/**
 * What a handler gets: parsed input, the caller, the caller's own today, and for a row that changes a
 * golfer's data the change that it is part of.
 */
export type Call<Row extends Endpoint> = Received<Row> & {
  readonly caller: Row['auth'] extends 'public' ? Caller | null : Caller;
  readonly now: Temporal.Instant;
  readonly today: CalendarDate;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
} & (IsChange<Row> extends true ? { readonly change: Change } : unknown);

export type Handler<Row extends Endpoint> = (call: Call<Row>) => Promise<AnswerOf<Row>>;

/**
 * A handler with work before its change begins: what takes long or leaves the database, such as storing
 * a file. What it did stays when the change fails, so it must do no harm then.
 */
export type PreparedHandler<Row extends Endpoint> = {
  beforeChange(call: Omit<Call<Row>, 'change'>): Promise<Handler<Row>>;
};

type HandlerOf<Row extends Endpoint> =
  | Handler<Row>
  | (IsChange<Row> extends true ? PreparedHandler<Row> : never);

/** One handler for each row: a row without one does not compile. */
export type Handlers<Rows extends Endpoints> = {
  readonly [Name in keyof Rows]: HandlerOf<Rows[Name]>;
};

export type Binding = {
  readonly row: Endpoint;
  readonly handler: Handler<Endpoint> | PreparedHandler<Endpoint>;
};

/** The handler of a call, once what comes before its change is done. */
export const handlerOf = async ({ handler }: Binding, call: Call<Endpoint>) =>
  typeof handler === 'function' ? handler : handler.beforeChange(call);

/** Pairs every row of a feature with its handler. */
export function bind<Rows extends Endpoints>(rows: Rows, handlers: Handlers<Rows>): Binding[] {
  return Object.entries(rows).map(([name, row]) => ({
    row,
    // The mapped type above has checked the pair; a list of all features cannot keep each row's type.
    handler: handlers[name as keyof Rows] as unknown as Binding['handler'],
  }));
}
