import * as z from 'zod/mini';
import { type Effects, effects } from './effects.ts';
import { longestWait } from './offline.ts';

/** Who may call: anybody, a signed-in golfer, or an administrator. Every row has to say. */
export type Auth = 'public' | 'golfer' | 'admin';

/** How often one caller may ask; the numbers are in the server's rate limiter. */
export type RateClass = 'standard' | 'credentials' | 'logs' | 'uploads';

/** The `Cache-Control` of a successful answer. Errors are never stored. */
export type CachePolicy =
  | 'no-store'
  | `${'private' | 'public'}, max-age=${number}`
  | `private, max-age=${number}, immutable`;

/** A file: text or bytes, whole in memory. */
type FileAnswer = { readonly kind: 'file'; readonly mediaType: string };

/** A file that is sent while it is made, piece by piece. */
type StreamAnswer = { readonly kind: 'stream'; readonly mediaType: string };

/** A file of the storage: the parts of it that were asked for, or the address where it is. */
type StoredAnswer = { readonly kind: 'stored' };

type NoAnswer = { readonly kind: 'nothing' };

/** The browser goes on elsewhere, also after a failure: to this path, with its code as `problem`. */
type RedirectAnswer = { readonly kind: 'redirect'; readonly onFailure: `/${string}` };

export const file = (mediaType: string): FileAnswer => ({ kind: 'file', mediaType });
export const stream = (mediaType: string): StreamAnswer => ({ kind: 'stream', mediaType });

export const stored: StoredAnswer = { kind: 'stored' };

/** For an address that a browser is sent to. No failure of such a row is answered with JSON. */
export const redirect = (onFailure: RedirectAnswer['onFailure']): RedirectAnswer => ({
  kind: 'redirect',
  onFailure,
});

/** An answer without a body, status 204. */
export const nothing: NoAnswer = { kind: 'nothing' };

/** A file that a body carries. */
export type FileField = {
  /** What the sender may call it, such as `image/png`; what it really is, its content tells. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  readonly optional?: true;
  /** It is written to a temporary file instead of being held in memory. */
  readonly onDisk?: true;
};

/** A file as it arrived, whole in memory. */
export type ReceivedFile = { readonly mediaType: string; readonly bytes: Uint8Array };

/** A file as it arrived, at a path of the server until the request is answered. */
export type FileOnDisk = {
  readonly mediaType: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
};

/** Where a handler has found a file of the storage. */
export type StoredFile =
  | {
      /** Of the file on this server. */
      readonly path: string;
      readonly mediaType: string;
    }
  /** Of the file in a bucket; the browser is sent there when it can reach it. */
  | { readonly address: string; readonly isPublic: boolean };

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters stand in braces: `/api/programs/{id}`. */
  readonly path: `/api/${string}`;
  readonly auth: Auth;
  /** Nobody looks up who asks, so the answer does not wait for the database; `public` rows only. */
  readonly anonymous?: true;
  /** `standard` when left out. */
  readonly rateClass?: RateClass;
  /**
   * Whether a call is an act that the audit log keeps; when left out, every change of an `admin` row is. A part of
   * something larger is none, and a golfer's change is one when it makes an administrator.
   */
  readonly audited?: boolean;
  /** One line for the API page. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Files by field name. The body is `multipart/form-data` then, and its other fields are text. */
  readonly files?: Readonly<Record<string, FileField>>;
  /** Takes whatever body comes along, such as a form that a mail program posts, and reads none of it. */
  readonly ignoresBody?: true;
  /** Bytes of a JSON body; 256 KiB when left out. */
  readonly bodyLimit?: number;
  /**
   * For a change that an offline queue may send again: it takes an `Idempotency-Key`, and the same key
   * with the same request gets the answer of the first one for 14 days.
   */
  readonly idempotent?: true;
  /**
   * A golfer can make this change without a signal: the app keeps it on the device and sends it later, with
   * its age in `recorded-ago`. Such a row is `idempotent`.
   */
  readonly offline?: true;
  /**
   * Reads that a call of a golfer makes out of date, by the start of their URL. The golfer's other tabs
   * and devices fetch them again; for the tab that sent it, `useAction` says what to do.
   */
  readonly refresh?: readonly string[];
  /** A schema for JSON, or one of the kinds above; a change answers with JSON or nothing. */
  readonly response:
    | z.ZodMiniType
    | FileAnswer
    | StreamAnswer
    | StoredAnswer
    | RedirectAnswer
    | NoAnswer;
  /** Of a successful answer with a body; 200 when left out. */
  readonly status?: 200 | 201;
  /** `no-store` when left out. */
  readonly cache?: CachePolicy;
};

/** The rows of one feature, by the name that handlers and screens use. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** A UUID made once per intention of the golfer, such as when a form opens; kept for every retry. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.optional(z.uuid()) });

/** What a row that is `offline` takes beside the key. */
export const offlineHeaders = z.extend(idempotencyHeaders, {
  /** Whole seconds since the golfer made the change, by one and the same clock of the device. */
  'recorded-ago': z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/)),
      z.pipe(z.transform(Number), z.int().check(z.lte(longestWait))),
    ),
  ),
  /** The id of the golfer who made it; for anybody else who is signed in by now the answer is 401. */
  'recorded-by': z.optional(z.string().check(z.maxLength(100))),
});

type PartName = 'params' | 'query' | 'body';

type Part<Row extends Endpoint, Name extends PartName> = Row extends {
  readonly [Key in Name]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : never;

type Parsed<Schema> = [Schema] extends [never] ? undefined : z.output<Schema & z.ZodMiniType>;
type Sent<Schema> = [Schema] extends [never] ? undefined : z.input<Schema & z.ZodMiniType>;

/** The files of a row by field name, in whatever form `File` they have on this side. */
export type FilesAs<Row extends Endpoint, File, Missing, Large = File> = Row extends {
  readonly files: infer Fields extends Readonly<Record<string, FileField>>;
}
  ? {
      readonly [Name in keyof Fields]:
        | (Fields[Name] extends { readonly onDisk: true } ? Large : File)
        | (Fields[Name] extends { readonly optional: true } ? Missing : never);
    }
  : undefined;

/** What a handler receives: parsed, defaults filled in, unknown keys dropped. */
export type Received<Row extends Endpoint> = {
  readonly params: Parsed<Part<Row, 'params'>>;
  readonly query: Parsed<Part<Row, 'query'>>;
  readonly body: Parsed<Part<Row, 'body'>>;
  readonly files: FilesAs<Row, ReceivedFile, null, FileOnDisk>;
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

/** Whether what a row changes is written into the audit log. */
export const isAct = (row: Endpoint) => isChange(row) && (row.audited ?? row.auth === 'admin');

type AnswerTo<Response extends Endpoint['response']> = Response extends z.ZodMiniType
  ? z.output<Response>
  : Response extends FileAnswer
    ? string | Uint8Array
    : Response extends StreamAnswer
      ? AsyncIterable<string | Uint8Array>
      : Response extends StoredAnswer
        ? StoredFile
        : Response extends RedirectAnswer
          ? string
          : undefined;

/** What a handler answers. */
export type AnswerOf<Row extends Endpoint> = AnswerTo<Row['response']>;

/** What travels: a change is answered with what it caused as well. */
export type ResponseOf<Row extends Endpoint> = Row['response'] extends z.ZodMiniType
  ? IsChange<Row> extends true
    ? AnswerOf<Row> & { readonly effects: Effects }
    : AnswerOf<Row>
  : AnswerOf<Row>;

/** The schema of the JSON that travels; null when the answer is no JSON. */
export function responseSchema(row: Endpoint): z.ZodMiniType | null {
  if ('kind' in row.response) return null;
  return isChange(row) ? z.extend(row.response as z.ZodMiniObject, { effects }) : row.response;
}

/** Keeps a row's exact types, so that server and web infer theirs from it. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}
