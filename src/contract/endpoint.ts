import * as z from 'zod/mini';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { ActName } from './admin-acts.ts';
import { type Effects, effects } from './effects.ts';
import { longestWait } from './offline.ts';
import { revisionHeader } from './revision.ts';

/**
 * Who may send the request: anybody, a signed-in golfer, or an administrator. Required in every row; whether an access
 * token may stand for the golfer is said by `token`.
 */
export type Auth = 'public' | 'golfer' | 'admin';

/** How often one client may send requests; the limits are in the server's rate limiter. */
export type RateClass = 'standard' | 'credentials' | 'logs' | 'uploads';

/** The `Cache-Control` of a successful answer. Errors are never stored. */
export type CachePolicy =
  | 'no-store'
  | `${'private' | 'public'}, max-age=${number}`
  | `private, max-age=${number}, immutable`;

/** A file, text or bytes, held in memory as a whole. */
type FileAnswer = { readonly kind: 'file'; readonly mediaType: string };

/** A file that is streamed while it is generated. */
type StreamAnswer = { readonly kind: 'stream'; readonly mediaType: string };

/** A stored file: the requested byte ranges, or a redirect to its address. */
type StoredAnswer = { readonly kind: 'stored' };

type NoAnswer = { readonly kind: 'nothing' };

/** A redirect. Failures redirect too: to this path, with the error code as `problem`. */
type RedirectAnswer = { readonly kind: 'redirect'; readonly onFailure: `/${string}` };

export const file = (mediaType: string): FileAnswer => ({ kind: 'file', mediaType });
export const stream = (mediaType: string): StreamAnswer => ({ kind: 'stream', mediaType });

export const stored: StoredAnswer = { kind: 'stored' };

/** For an address that a browser is sent to. Failures of this kind of row are never answered with JSON. */
export const redirect = (onFailure: RedirectAnswer['onFailure']): RedirectAnswer => ({
  kind: 'redirect',
  onFailure,
});

/** An answer without a body, status 204. */
export const nothing: NoAnswer = { kind: 'nothing' };

/** A file in a request body. */
export type FileField = {
  /** Types the client may declare, such as `image/png`. The server checks the real type from the content. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  readonly optional?: true;
  /** Written to a temporary file instead of being held in memory. */
  readonly onDisk?: true;
};

/** An uploaded file, held in memory as a whole. */
export type ReceivedFile = { readonly mediaType: string; readonly bytes: Uint8Array };

/** An uploaded file on the server's disk, until the request is answered. */
export type FileOnDisk = {
  readonly mediaType: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
};

/** Where a handler found a stored file. */
export type StoredFile =
  | {
      /** The path on this server. */
      readonly path: string;
      readonly mediaType: string;
    }
  /** The address in a bucket; the browser is redirected there if it can reach it. */
  | { readonly address: string; readonly isPublic: boolean };

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are in braces: `/api/programs/{id}`. */
  readonly path: `/api/${string}`;
  readonly auth: Auth;
  /** Skips looking up the session, so that the request does not wait for the database. `public` rows only. */
  readonly anonymous?: true;
  /**
   * The scope of access tokens that may send the request for their golfer: `read` for reads of the golfer's own training,
   * `log` for changes that add to it or correct it. When left out, no token may. `golfer` rows only.
   */
  readonly token?: TokenScope;
  /** `standard` when left out. */
  readonly rateClass?: RateClass;
  /**
   * What the audit log records. Every change of an `admin` row has one, or false if it is part of a larger act. Of
   * golfers' changes, only the one that makes somebody an administrator has one.
   */
  readonly act?: ActName | false;
  /** One line for the API page. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Files by field name. The body is then `multipart/form-data`, and its other fields are text. */
  readonly files?: Readonly<Record<string, FileField>>;
  /** Accepts any body, such as a form posted by an email program, without reading it. */
  readonly ignoresBody?: true;
  /** Bytes of a JSON body; 256 KiB when left out. */
  readonly bodyLimit?: number;
  /**
   * For a change that an offline queue may send again: it takes an `Idempotency-Key`. For 14 days, the same request
   * with the same key gets the first answer.
   */
  readonly idempotent?: true;
  /**
   * For a change of something that two people can edit: in `opened-revision`, the request may name the `revision` that
   * its client has shown. If the thing has changed since, the answer is 409 `edited_meanwhile`. When left out, the last
   * change wins.
   */
  readonly revised?: true;
  /**
   * A golfer can make this change offline: the app keeps it on the device and sends it later, with its age in
   * `recorded-ago`. Such a row is `idempotent`.
   */
  readonly offline?: true;
  /**
   * URL prefixes of reads that become stale after the request. The tab that sent it and the golfer's other tabs and
   * devices fetch them again.
   */
  readonly refresh?: readonly string[];
  /**
   * A read whose cost grows with the number of golfers. A replica of the database may answer it, if there is one; it has
   * everything that was stored when the request came.
   */
  readonly fromReplica?: true;
  /** A schema for JSON, or one of the kinds above; a change is answered with JSON or nothing. */
  readonly response:
    | z.ZodMiniType
    | FileAnswer
    | StreamAnswer
    | StoredAnswer
    | RedirectAnswer
    | NoAnswer;
  /** The status of a successful answer with a body; 200 when left out. */
  readonly status?: 200 | 201;
  /** `no-store` when left out. */
  readonly cache?: CachePolicy;
};

/** The rows of one feature, by the names that handlers and screens use. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** A UUID for each thing the golfer intends to do, created for example when a form opens; reused for every retry. */
const idempotencyHeaders = z.object({ 'idempotency-key': z.optional(z.uuid()) });

const revisionHeaders = z.object({
  [revisionHeader]: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** The additional headers of an `offline` row. */
export const offlineHeaders = z.extend(idempotencyHeaders, {
  /** Whole seconds since the golfer made the change, measured with a single clock of the device. */
  'recorded-ago': z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/)),
      z.pipe(z.transform(Number), z.int().check(z.lte(longestWait))),
    ),
  ),
  /** The id of the golfer who made the change; if another golfer is signed in by now, the answer is 401. */
  'recorded-by': z.optional(z.string().check(z.maxLength(100))),
});

/** The headers that a row takes in addition to the usual ones; undefined if there are none. */
export function headersOf(row: Endpoint): z.ZodMiniObject | undefined {
  if (row.offline) return offlineHeaders;
  if (!row.revised) return row.idempotent && idempotencyHeaders;
  return row.idempotent ? z.extend(idempotencyHeaders, revisionHeaders.shape) : revisionHeaders;
}

type PartName = 'params' | 'query' | 'body';

type Part<Row extends Endpoint, Name extends PartName> = Row extends {
  readonly [Key in Name]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : never;

type Parsed<Schema> = [Schema] extends [never] ? undefined : z.output<Schema & z.ZodMiniType>;
type Sent<Schema> = [Schema] extends [never] ? undefined : z.input<Schema & z.ZodMiniType>;

/** The files of a row by field name; `File` is the server's or the client's type for a file. */
export type FilesAs<Row extends Endpoint, File, Missing, Large = File> = Row extends {
  readonly files: infer Fields extends Readonly<Record<string, FileField>>;
}
  ? {
      readonly [Name in keyof Fields]:
        | (Fields[Name] extends { readonly onDisk: true } ? Large : File)
        | (Fields[Name] extends { readonly optional: true } ? Missing : never);
    }
  : undefined;

/** The input of a handler: parsed, with defaults, without unknown keys. */
export type Received<Row extends Endpoint> = {
  readonly params: Parsed<Part<Row, 'params'>>;
  readonly query: Parsed<Part<Row, 'query'>>;
  readonly body: Parsed<Part<Row, 'body'>>;
  readonly files: FilesAs<Row, ReceivedFile, null, FileOnDisk>;
};

export type ParamsOf<Row extends Endpoint> = Sent<Part<Row, 'params'>>;
export type QueryOf<Row extends Endpoint> = Sent<Part<Row, 'query'>>;
export type BodyOf<Row extends Endpoint> = Sent<Part<Row, 'body'>>;
type KeyHeaders<Row extends Endpoint> = Row extends { readonly idempotent: true }
  ? z.input<typeof idempotencyHeaders>
  : unknown;

/** Headers that a request carries in addition to the usual ones. The app always says which revision it has shown. */
export type HeadersOf<Row extends Endpoint> = Row extends { readonly revised: true }
  ? { readonly [revisionHeader]: string } & KeyHeaders<Row>
  : Row extends { readonly idempotent: true }
    ? KeyHeaders<Row> | undefined
    : undefined;

/** Whether requests to a row change the data of a signed-in golfer. */
export type IsChange<Row extends Endpoint> = Row['method'] extends 'GET'
  ? false
  : Row['auth'] extends 'public'
    ? false
    : true;

/** A readable stream of Node. */
type ByteStream = AsyncIterable<Uint8Array> & { destroy(): unknown };

/** The runtime version of `IsChange`. */
export const isChange = ({ method, auth }: Endpoint) => method !== 'GET' && auth !== 'public';

type AnswerTo<Response extends Endpoint['response']> = Response extends z.ZodMiniType
  ? z.output<Response>
  : Response extends FileAnswer
    ? string | Uint8Array
    : Response extends StreamAnswer
      ? ByteStream
      : Response extends StoredAnswer
        ? StoredFile
        : Response extends RedirectAnswer
          ? string
          : undefined;

/** The return value of a handler. */
export type AnswerOf<Row extends Endpoint> = AnswerTo<Row['response']>;

/** The response on the wire. For a change, it also contains the effects. */
export type ResponseOf<Row extends Endpoint> = Row['response'] extends z.ZodMiniType
  ? IsChange<Row> extends true
    ? AnswerOf<Row> & { readonly effects: Effects }
    : AnswerOf<Row>
  : AnswerOf<Row>;

/** The schema of the JSON on the wire; null when the answer is not JSON. */
export function responseSchema(row: Endpoint): z.ZodMiniType | null {
  if ('kind' in row.response) return null;
  return isChange(row) ? z.extend(row.response as z.ZodMiniObject, { effects }) : row.response;
}

/** Keeps a row's exact type, so that server and web infer their types from it. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}
