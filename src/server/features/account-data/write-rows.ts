import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ExportedRow } from './golfer-rows.ts';

/** Version of the files in the export. Increase it when the format of a file changes. */
export const exportVersion = 1;

/** Streams rows as one JSON text. */
export const asJson = (kind: string, rows: AsyncIterable<ExportedRow>): Readable =>
  Readable.from(jsonText(kind, rows), { objectMode: false });

async function* jsonText(kind: string, rows: AsyncIterable<ExportedRow>) {
  const head = JSON.stringify({ schema: `pinhigh/${kind}`, version: exportVersion });
  yield `${head.slice(0, -1)},"rows":[`;
  let separator = '\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Puts a quote before text that a spreadsheet would take for a formula, so that it is shown as text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Streams rows as CSV with a header line. */
export function asCsv(columns: readonly string[], rows: AsyncIterable<ExportedRow>): Readable {
  const csv = stringify({
    columns: [...columns],
    header: true,
    // Without a byte order mark, spreadsheets do not recognize UTF-8.
    bom: true,
    record_delimiter: 'windows',
    cast: {
      string: harmless,
      date: (instant) => instant.toISOString(),
      boolean: String,
      object: (value) => harmless(JSON.stringify(value)),
    },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
