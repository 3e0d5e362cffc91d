import { stringify } from 'csv-stringify/sync';
import type { ExportedRow } from './golfer-rows.ts';

/** Version of the files in the export. Increase it when the format of a file changes. */
export const exportVersion = 1;

type Chunks = AsyncIterable<readonly ExportedRow[]>;

/** Writes rows as one JSON text, in parts. */
export async function* jsonText(kind: string, chunks: Chunks): AsyncGenerator<string> {
  const head = JSON.stringify({ schema: `pinhigh/${kind}`, version: exportVersion });
  yield `${head.slice(0, -1)},"rows":[`;
  let separator = '\n';
  for await (const rows of chunks) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}

const isNumber = /^[+-]?\d+(?:\.\d+)?$/;
/** Some spreadsheets skip spaces at the start, and take full-width characters for their usual forms. */
const startsFormula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * Puts a quote before text that a spreadsheet would take for a formula, so that it is shown as text. A number stays one,
 * such as the handicap -2.4.
 */
const harmless = (text: string) =>
  startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;

/** Writes rows as CSV with a header line, in parts. */
export async function* csvText(columns: readonly string[], chunks: Chunks): AsyncGenerator<string> {
  const write = (rows: readonly ExportedRow[], isFirst: boolean) =>
    stringify([...rows], {
      columns: [...columns],
      header: isFirst,
      // Without a byte order mark, spreadsheets do not recognize UTF-8.
      bom: isFirst,
      record_delimiter: 'windows',
      cast: {
        string: harmless,
        date: (instant) => instant.toISOString(),
        boolean: String,
        object: (value) => harmless(JSON.stringify(value)),
      },
    });
  yield write([], true);
  for await (const rows of chunks) yield write(rows, false);
}
