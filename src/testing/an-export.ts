import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ImportResult } from '#contract/account-data.ts';
import { cookieOf, type Golfer, type Reply, type TestApp } from './app.ts';

/** The files in a ZIP by name, in their order in the ZIP. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

/** A ZIP with these files. A list of contents creates several files with the same name. */
export async function zipped(
  files: Readonly<Record<string, string | Buffer | readonly string[]>>,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, contents] of Object.entries(files)) {
    const list = Array.isArray(contents) ? contents : [contents];
    for (const content of list) zip.addBuffer(Buffer.from(content), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

type Row = Record<string, unknown>;

/** The JSON export file for a kind of data. */
export const exportFile = (kind: string, rows: readonly Row[], version = 1) =>
  JSON.stringify({ schema: `pinhigh/${kind}`, version, rows });

/** The files of a golfer's export. */
export async function exportOf({ app }: TestApp, golfer: Golfer) {
  const headers = { cookie: cookieOf(golfer) };
  const answer = await app.inject({ url: '/api/user/export', headers });
  return Object.fromEntries(await unzip(answer.rawPayload));
}

export type ExportFiles = Awaited<ReturnType<typeof exportOf>>;

/** The rows of a kind of data in an export. */
export const rowsOf = (files: ExportFiles, kind: string): Row[] =>
  JSON.parse(String(files[`json/${kind}.json`])).rows;

/** A copy of the export with changed rows of one kind. */
export const withRows = (files: ExportFiles, kind: string, change: (rows: Row[]) => Row[]) => ({
  ...files,
  [`json/${kind}.json`]: Buffer.from(exportFile(kind, change(rowsOf(files, kind)))),
});

/** Imports a ZIP, given as bytes or as its files. */
export async function sendImport(golfer: Golfer, export_: Buffer | ExportFiles): Promise<Reply> {
  const zip = Buffer.isBuffer(export_) ? export_ : await zipped(export_);
  const form = new FormData();
  form.append('export', new Blob([Uint8Array.from(zip)], { type: 'application/zip' }), 'me.zip');
  return golfer.send('POST', '/api/user/import', form);
}

export type Imported = ImportResult & { readonly effects: Row };
