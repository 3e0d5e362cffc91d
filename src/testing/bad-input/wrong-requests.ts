import type { Endpoint } from '#contract/endpoint.ts';
import { revisionHeader } from '#contract/revision.ts';
import type { Cases, Known, Sent, SentFile } from './cases.ts';

/** A raw HTTP request. */
export type Wire = {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
};

export type WrongRequest = {
  readonly what: string;
  readonly wire: Wire;
  /** The status of the response. */
  readonly status: number;
};

type Row = { readonly row: Endpoint; readonly cases: Cases };
type Owners = { readonly own: Known; readonly other: Known };

const boundary = 'between-the-files-of-a-form';

/** A multipart form body as sent by browsers. */
function formOf(files: Readonly<Record<string, SentFile>>): Buffer {
  const parts = Object.entries(files).flatMap(([name, { mediaType, bytes }]) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n`,
    `Content-Type: ${mediaType}\r\n\r\n`,
    bytes,
    '\r\n',
  ]);
  return Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
}

export function wireOf({ method, path }: Endpoint, sent: Sent): Wire {
  const { params, query, headers, body, files } = sent;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const url = filled + search;
  if (files !== undefined) {
    const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return { method, url, headers: { ...headers, ...form }, payload: formOf(files) };
  }
  const json = body !== undefined && { 'content-type': 'application/json' };
  return {
    method,
    url,
    headers: { ...headers, ...json },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
}

/** The part of the request that contains a field. */
function partOf(good: Sent, field: string): keyof Sent {
  const part = (['params', 'query', 'headers', 'body'] as const).find(
    (one) => field in (good[one] ?? {}),
  );
  if (part === undefined) throw new Error(`The right input does not name ${field}`);
  return part;
}

function withField(good: Sent, field: string, value: unknown): Sent {
  const part = partOf(good, field);
  return { ...good, [part]: { ...good[part], [field]: value } };
}

/** Bodies that every endpoint with a body refuses, whatever its fields. */
function brokenBodies(good: Wire): WrongRequest[] {
  const body = (what: string, payload: string): WrongRequest => ({
    what,
    wire: { ...good, payload },
    status: 400,
  });
  const typed = (type: string): WrongRequest => ({
    what: `a body of ${type}`,
    wire: { ...good, headers: { ...good.headers, 'content-type': type } },
    status: 415,
  });
  return [
    body('nothing', ''),
    body('half of it', String(good.payload).slice(0, -1)),
    ...['[]', 'null', '5', '"text"', '{}{}', '{"__proto__":{"a":1}}'].map((json) =>
      body(json, json),
    ),
    ...['text/plain', 'application/xml', 'multipart/form-data; boundary=x'].map(typed),
    {
      what: 'a megabyte',
      wire: { ...good, payload: JSON.stringify({ more: 'x'.repeat(1_000_000) }) },
      status: 413,
    },
  ];
}

/** Each required field left out, each field replaced by an object, and each field fault. */
function brokenFields({ row, cases }: Row, good: Sent, schema: BodySchema): WrongRequest[] {
  const named = Object.keys(schema.properties);
  const send = (what: string, field: string, value: unknown): WrongRequest => ({
    what: `${field} ${what}`,
    wire: wireOf(row, withField(good, field, value)),
    status: 400,
  });
  return [
    ...named.map((field) => send('as an object', field, { $ne: null })),
    ...schema.required.map((field) => send('left out', field, undefined)),
    ...Object.entries(cases.faults ?? {}).flatMap(([field, faults]) =>
      Object.entries(faults).map(([what, value]) => send(what, field, value)),
    ),
  ];
}

/** The fields of a body, as described on the API page. */
export type BodySchema = { readonly properties: object; readonly required: readonly string[] };

/** Invalid ids in the path. A malformed token results in 404, like an unknown one. */
function brokenPaths({ row }: Row, good: Sent): WrongRequest[] {
  return Object.keys(good.params ?? {}).flatMap((field) => {
    const send = (what: string, value: string, status: number): WrongRequest => ({
      what: `${field} ${what}`,
      wire: wireOf(row, withField(good, field, value)),
      status,
    });
    const unlike = field === 'token' ? 404 : 400;
    const unreadable = row.path.replace(`{${field}}`, '%zz');
    return [
      send('with a control character', 'a\u0000b', unlike),
      send('too long', 'x'.repeat(65), unlike),
      send('without end', 'x'.repeat(1000), 404),
      {
        what: `${field} that is no text`,
        wire: { ...wireOf(row, good), url: unreadable },
        status: 400,
      },
    ];
  });
}

/** Forms without a file, with an extra file, cut off, or of another type, and each wrong file. */
function brokenForms({ row, cases }: Row, good: Sent): WrongRequest[] {
  if (good.files === undefined) return [];
  const wire = wireOf(row, good);
  const send = (what: string, files: Sent['files'], status = 400): WrongRequest => ({
    what,
    wire: wireOf(row, { ...good, files: files ?? {} }),
    status,
  });
  const asJson = { ...wire.headers, 'content-type': 'application/json' };
  const [file] = Object.values(good.files);
  return [
    { what: 'JSON', wire: { ...wire, headers: asJson, payload: '{}' }, status: 415 },
    {
      what: 'half a form',
      wire: { ...wire, payload: Buffer.from(wire.payload ?? '').subarray(0, 200) },
      status: 400,
    },
    send('no file', {}),
    send('another file', { ...good.files, ...(file && { another: file }) }, 413),
    ...(file ? [send('a file under another name', { another: file })] : []),
    ...Object.entries(cases.fileFaults ?? {}).flatMap(([name, faults]) =>
      Object.entries(faults).map(([what, fault]) =>
        send(`${name} ${what}`, { ...good.files, [name]: fault.file }, fault.status),
      ),
    ),
  ];
}

const wrongLength = { empty: '', 'too long': 'x'.repeat(100) };

/** Invalid idempotency keys and revisions. */
function brokenHeaders({ row }: Row, good: Sent): WrongRequest[] {
  const send = (header: string, faults: Readonly<Record<string, string>>) =>
    Object.entries(faults).map(([what, value]) => ({
      what: `${header} ${what}`,
      wire: wireOf(row, { ...good, headers: { [header]: value } }),
      status: 400,
    }));
  return [
    ...(row.idempotent ? send('idempotency-key', { ...wrongLength, 'no UUID': 'again' }) : []),
    ...(row.revised ? send(revisionHeader, wrongLength) : []),
  ];
}

/** All wrong requests for an endpoint, except those with ids of missing data. */
export function wrongRequests(row: Row, { own }: Owners, schema: BodySchema): WrongRequest[] {
  const good = row.cases.good(own);
  return [
    ...(good.body === undefined ? [] : brokenBodies(wireOf(row.row, good))),
    ...brokenFields(row, good, schema),
    ...brokenForms(row, good),
    ...brokenPaths(row, good),
    ...brokenHeaders(row, good),
  ];
}

/** Requests for data that is missing: with an id that never existed, and with another golfer's id. */
export function absentRequests({ row, cases }: Row, { own, other }: Owners): Wire[][] {
  const [good, theirs] = [cases.good(own), cases.good(other)];
  return Object.entries(cases.ids ?? {}).map(([field, owner]) => {
    const part = partOf(good, field);
    const foreign = (theirs[part] as Record<string, unknown>)[field];
    const ids = owner === 'own' ? ['never-was', foreign] : ['never-was'];
    return ids.map((id) => wireOf(row, withField(good, field, id)));
  });
}
