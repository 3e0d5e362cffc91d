import { afterEach, beforeEach, vi } from 'vitest';
import { clientLog } from '#contract/client-log.ts';
import type { Effects } from '#contract/effects.ts';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type HeadersOf,
  type IsChange,
  isChange,
  type ParamsOf,
  type QueryOf,
} from '#contract/endpoint.ts';
import { type ErrorCode, errors, type Issue } from '#contract/errors.ts';
import { health } from '#contract/health.ts';
import { endpoints } from '#contract/index.ts';
import { training } from '#contract/training.ts';
import sentences from '#i18n/en/errors.json' with { type: 'json' };
import { noEffects } from './effects.ts';

type Features = typeof endpoints;
type RowsOf<Feature> = Feature[keyof Feature];
type Rows = { [Name in keyof Features]: RowsOf<Features[Name]> }[keyof Features];
type ReadRows = Extract<Rows, { readonly method: 'GET' }>;
type UrlOf<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${UrlOf<Rest>}`
  : Path;
/** The answer of an endpoint. Tests name only the relevant effects of a change. */
type Answer<Row extends Endpoint> =
  AnswerOf<Row> extends (infer Item)[]
    ? readonly Item[]
    : IsChange<Row> extends true
      ? AnswerOf<Row> & { readonly effects?: Partial<Effects> }
      : AnswerOf<Row>;

/** Answers to GET requests by URL, typed by the endpoint of the URL. */
export type Reads = {
  readonly [Row in ReadRows as UrlOf<Row['path']>]?: Answer<Row> | undefined;
};

/** A request made by a screen. */
export type Call<Row extends Endpoint> = {
  readonly params: ParamsOf<Row>;
  readonly query: QueryOf<Row>;
  readonly body: BodyOf<Row>;
  readonly headers: HeadersOf<Row>;
};

type Reply = (call: Call<Endpoint>) => Response | Promise<Response>;
/** A reply for one endpoint, one URL, or every request. */
type Rule = { readonly row?: Endpoint; readonly url?: string; readonly reply: Reply };
type Made = { readonly row: Endpoint; readonly url: string; readonly call: Call<Endpoint> };

const rows: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) =>
  Object.values(feature),
);

/** The endpoint of a request and the params in its path. */
function rowOf(method: string, path: string) {
  for (const row of rows) {
    const pattern = row.path
      .replaceAll('.', '\\.')
      .replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`);
    const found = method === row.method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {});
    return {
      row,
      params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
    };
  }
  return null;
}

const disconnected = () => Promise.reject(new TypeError('Failed to fetch'));

/** The server's error response for a code. */
function refusal(code: ErrorCode, issues: readonly Issue[] = []): Response {
  const body = { code, message: sentences[code], issues, requestId: 'request-1' };
  return Response.json(body, { status: errors[code] });
}

/** The response of an endpoint. The response to a change always has effects. */
function success<Row extends Endpoint>(row: Row, answer: Answer<Row>): Response {
  if (!isChange(row)) return Response.json(answer);
  const { effects, ...rest } = answer as { readonly effects?: Partial<Effects> };
  return Response.json({ ...rest, effects: { ...noEffects, ...effects } });
}

type State = { rules: readonly Rule[]; made: readonly Made[]; faults: readonly string[] };

/** Requests that the app makes by itself over any screen. */
const background: readonly Rule[] = [
  // Tests also cause errors on purpose.
  { row: clientLog.send, reply: () => new Response(null, { status: 204 }) },
  // Asked when another request has failed. Unless a test answers it, the server is unreachable.
  { row: health.live, reply: disconnected },
  // Unless a test answers it, the app stays as it is before this answer.
  { row: training.coming, reply: () => new Promise(() => {}) },
];

/** The `fetch` of a stubbed server: answers with the newest matching rule, and records every request. */
const fetchFrom =
  (state: State) =>
  async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(String(input), 'http://stub');
    const method = init.method ?? 'GET';
    // Drawings and other static files of the app.
    if (!pathname.startsWith('/api/')) return new Response(null, { status: 404 });
    const url = `${method} ${pathname}${search}`;
    const known = rowOf(method, pathname);
    const rule = state.rules.find(
      (one) => (!one.row || one.row === known?.row) && (!one.url || one.url === url),
    );
    if (!known || !rule) {
      state.faults = [...state.faults, `no answer for ${url}`];
      return disconnected();
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const refused = known.row.body?.safeParse(body).error?.message;
    if (refused) state.faults = [...state.faults, `${url} does not take this: ${refused}`];
    const call: unknown = {
      params: known.params,
      query: Object.fromEntries(searchParams),
      body,
      headers: init.headers,
    };
    state.made = [...state.made, { row: known.row, url, call: call as Call<Endpoint> }];
    return rule.reply(call as Call<Endpoint>);
  };

/**
 * Stubs the server in the tests of one file: answers `fetch` by endpoint. The newest matching rule wins and lasts
 * until the end of the test. A request without a matching rule, or with an invalid body, fails the test with its
 * name.
 */
export function stubServer() {
  const state: State = { rules: [], made: [], faults: [] };
  beforeEach(() => {
    Object.assign(state, { rules: background, made: [], faults: [] });
    vi.stubGlobal('fetch', fetchFrom(state));
  });
  afterEach(() => {
    const [fault] = state.faults;
    state.faults = [];
    if (fault) throw new Error(`The stubbed server: ${fault}`);
  });

  const add = (...more: readonly Rule[]) => {
    state.rules = [...more, ...state.rules];
  };

  return {
    /** Answers an endpoint. */
    answers: <Row extends Endpoint>(row: Row, response: Answer<Row>) =>
      add({ row, reply: () => success(row, response) }),
    /** Answers an endpoint depending on the request. */
    answersBy: <Row extends Endpoint>(row: Row, answer: (call: Call<Row>) => Answer<Row>) =>
      add({ row, reply: (call) => success(row, answer(call as Call<Row>)) }),
    /** Answers GET requests by URL. */
    reads: (answers: Reads) =>
      add(
        ...Object.entries(answers).map(([url, answer]) => ({
          url: `GET ${url}`,
          reply: () => Response.json(answer),
        })),
      ),
    /** Replies with any response, such as a proxy's, for one endpoint or for all. */
    replies: (reply: () => Response | Promise<Response>, row?: Endpoint) =>
      add({ reply, ...(row && { row }) }),
    /** Refuses one endpoint, or all, with an error of the contract. */
    refuses: (code: ErrorCode, row?: Endpoint, issues?: readonly Issue[]) =>
      add({ reply: () => refusal(code, issues), ...(row && { row }) }),
    /** Simulates a missing connection for one endpoint, or for all. */
    isUnreachable: (row?: Endpoint) => add({ reply: disconnected, ...(row && { row }) }),
    /** Delays the answer of an endpoint until the returned function is called. */
    holds: <Row extends Endpoint>(row: Row, response: Answer<Row>): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      add({ row, reply: () => promise.then(() => success(row, response)) });
      return resolve;
    },
    /** Never answers any request. */
    hangs: () => add({ reply: () => new Promise(() => {}) }),
    /** The requests to an endpoint so far, oldest first. */
    calls: <Row extends Endpoint>(row: Row): readonly Call<Row>[] =>
      state.made.filter((one) => one.row === row).map(({ call }) => call as Call<Row>),
    /** Method and URL of every request so far, except those in the background. */
    log: (): readonly string[] =>
      state.made
        .filter((one) => background.every(({ row }) => row !== one.row))
        .map(({ url }) => url),
  };
}

export type StubServer = ReturnType<typeof stubServer>;
