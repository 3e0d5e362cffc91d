import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ExportedRow } from './golfer-rows.ts';

/** Of the files in the export; grows when what a file says changes its form. */
export const exportVersion = 1;

/** Rows as one JSON text, made as it is read. */
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

/** A text that a spreadsheet would take for a formula gets a quote in front, which shows it as text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Rows as CSV with a line of names, made as it is read. */
export function asCsv(columns: readonly string[], rows: AsyncIterable<ExportedRow>): Readable {
  const csv = stringify({
    columns: [...columns],
    header: true,
    // Without it spreadsheets take UTF-8 for something else.
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
