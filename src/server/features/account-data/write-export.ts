import { once } from 'node:events';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { ExportedTable } from '#server/platform/personal-data.ts';
import { fieldsOf, golferRows } from './golfer-rows.ts';
import { asCsv, asJson } from './write-rows.ts';

export type ExportContents = {
  readonly tables: readonly ExportedTable[];
  readonly golferId: string;
  /** The text of README.txt, the first file of the ZIP. */
  readonly readme: string;
  readonly avatar: Uint8Array | null;
  readonly now: Temporal.Instant;
};

/**
 * Writes the ZIP as fast as `to` accepts it, with a JSON and a CSV file for each table. All files are read
 * in the transaction, so they all show the same moment.
 * @throws the error of the query or stream that failed, or of the aborted signal
 */
export async function writeExport(
  tx: Tx,
  contents: ExportContents,
  { to, signal }: { readonly to: FileHandle; readonly signal: AbortSignal },
): Promise<void> {
  const { tables, golferId, readme, avatar, now } = contents;
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const mtime = dateOf(now);
  zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime });
  if (avatar !== null) zip.addBuffer(Buffer.from(avatar), 'avatar.webp', { mtime });
  for (const kind of tables) {
    const name = kind.exportedAs;
    const rows = () => golferRows(tx, kind, golferId);
    const columns = fieldsOf(kind).map(([field]) => field);
    // The ZIP opens each file only after it has written the one before, so only one table is read at a time.
    zip.addReadStreamLazy(`json/${name}.json`, { mtime }, (open) =>
      open(null, asJson(name, rows())),
    );
    zip.addReadStreamLazy(`csv/${name}.csv`, { mtime }, (open) =>
      open(null, asCsv(columns, rows())),
    );
  }
  zip.end();
  const failed = once(zip, 'error', { signal }).then(([error]) => {
    throw error;
  });
  const written = pipeline(
    zip.outputStream,
    async (chunks) => {
      for await (const chunk of chunks) await to.appendFile(chunk);
    },
    { signal },
  );
  await Promise.race([written, failed]);
}
