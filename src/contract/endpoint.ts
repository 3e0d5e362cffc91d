import * as z from 'zod/mini';
import { type Effects, effects } from './effects.ts';

/** Who may call: anybody, a signed-in golfer, or an administrator. Every row has to say. */
export type Auth = 'public' | 'golfer' | 'admin';

/** How often one caller may ask; the numbers stand with the server's rate limiter. */
export type Limit = 'standard' | 'credentials';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters stand in braces: `/api/programs/{id}`. */
  readonly path: `/api/${string}`;
  readonly auth: Auth;
  readonly limit?: Limit;
  /** One line for the API page. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * For a change that an offline queue may send again: it takes an `Idempotency-Key`, and the same key
   * with the same request gets the answer of the first one for 14 days.
   */
  readonly idempotent?: true;
  readonly response: z.ZodMiniType;
  /** Set when the answer is no JSON; the response is then text of this media type. */
  readonly produces?: 'image/svg+xml' | 'text/calendar';
};

/** The rows of one feature, by the name that handlers and screens use. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** A UUID made once per intention of the golfer, such as when a form opens; kept for every retry. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.optional(z.uuid()) });

type PartName = 'params' | 'query' | 'body';

type Part<Row extends Endpoint, Name extends PartName> = Row extends {
  readonly [Key in Name]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : never;

type Parsed<Schema> = [Schema] extends [never] ? undefined : z.output<Schema & z.ZodMiniType>;
type Sent<Schema> = [Schema] extends [never] ? undefined : z.input<Schema & z.ZodMiniType>;

/** What a handler receives: parsed, defaults filled in, unknown keys dropped. */
export type Received<Row extends Endpoint> = {
  readonly params: Parsed<Part<Row, 'params'>>;
  readonly query: Parsed<Part<Row, 'query'>>;
  readonly body: Parsed<Part<Row, 'body'>>;
};

export type ParamsOf<Row extends Endpoint> = Sent<Part<Row, 'params'>>;
export type QueryOf<Row extends Endpoint> = Sent<Part<Row, 'query'>>;
export type BodyOf<Row extends Endpoint> = Sent<Part<Row, 'body'>>;
/** Headers that a call may carry beyond the usual ones. */
export type HeadersOf<Row extends Endpoint> = Row extends { readonly idempotent: true }
  ? z.input<typeof idempotencyHeaders> | undefined
  : undefined;

/** Whether calls of a row change the data of a signed-in golfer. */
export type IsChange<Row extends Endpoint> = Row['method'] extends 'GET'
  ? false
  : Row['auth'] extends 'public'
    ? false
    : true;

/** The same at run time. */
export const isChange = ({ method, auth }: Endpoint) => method !== 'GET' && auth !== 'public';

/** What a handler answers. */
export type AnswerOf<Row extends Endpoint> = z.output<Row['response']>;

/** What travels: a change is answered with what it caused as well. */
export type ResponseOf<Row extends Endpoint> =
  IsChange<Row> extends true ? AnswerOf<Row> & { readonly effects: Effects } : AnswerOf<Row>;

/** The schema of what travels. */
export const responseSchema = (row: Endpoint): z.ZodMiniType =>
  isChange(row) ? z.extend(row.response as z.ZodMiniObject, { effects }) : row.response;

/** Keeps a row's exact types, so that server and web infer theirs from it. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}
