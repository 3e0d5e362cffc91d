import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ImportedKind } from '#contract/account-data.ts';
import type { FieldFault } from '#contract/errors.ts';
import { faultOf } from '#contract/field-fault.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { ImportedRow } from '#server/platform/import-rules.ts';
import type { ImportedTable } from '#server/platform/personal-data.ts';
import { unzip } from '#server/platform/unzip.ts';
import { isSettings } from './golfer-rows.ts';
import { type ImportMoment, rowSchema } from './row-schema.ts';
import { exportVersion } from './write-rows.ts';
import { wrongFile } from './wrong-file.ts';

const mebibyte = 1024 * 1024;

/** An export has about forty files. */
const mostInZip = { entries: 200, bytes: { file: 8 * mebibyte, all: 24 * mebibyte } };

/** Limit for all kinds together: about thirty years of daily training. */
const mostRows = 50_000;

/** Maximum number of faulty rows that are reported. A longer list would not help. */
const mostFaults = 10;

/** How many lists and objects of an export lie within each other, at most. Ours have six. */
const deepest = 16;

/** Rows that are checked before other requests get their turn: a few milliseconds. */
const rowsInTurn = 250;

/** The importable contents of an export: rows by kind, each checked on its own, and the picture. */
export type ReadImport = {
  readonly rows: ReadonlyMap<ImportedTable, readonly ImportedRow[]>;
  readonly avatar: Uint8Array | null;
};

const picture = 'avatar.webp';
const pathOf = ({ exportedAs }: ImportedTable) => `json/${exportedAs}.json`;

/**
 * Reads the importable parts of an export. A repacked ZIP may have a folder around its files.
 * @throws AppError import_invalid with the file, and with row and field when a row is at fault
 */
export async function readImport(
  bytes: Uint8Array,
  kinds: readonly ImportedTable[],
  moment: ImportMoment,
): Promise<ReadImport> {
  const known = new Set([picture, ...kinds.map(pathOf)]);
  const files = await unzip(bytes, {
    ...mostInZip,
    wrong: (name, code) => wrongFile(name ?? 'export', code),
    nameOf(path) {
      const [name = ''] = /(?<=^|\/)(?:json\/[a-z-]+\.json|avatar\.webp)$/.exec(path) ?? [];
      return known.has(name) ? name : null;
    },
  });
  const rows = new Map<ImportedTable, readonly ImportedRow[]>();
  const raw: RawRows = new Map();
  let room = mostRows;
  for (const kind of kinds) {
    const found = readFile(kind, files.get(pathOf(kind)));
    room -= found.length;
    if (room < 0) throw wrongFile(pathOf(kind), 'too_many_rows');
    raw.set(kind.exportedAs, found);
    rows.set(kind, await parseRows(kind, withFormer(kind, found, raw), moment));
  }
  return { rows, avatar: files.get(picture) ?? null };
}

const envelope = z.object({ schema: z.string(), version: z.int(), rows: z.array(z.unknown()) });

type RawRows = Map<ImportedKind, readonly unknown[]>;

/** Adds to rows of an earlier export what other rows of it know: see `former` of the import rules. */
function withFormer(
  { import: { former } }: ImportedTable,
  rows: readonly unknown[],
  raw: RawRows,
): readonly unknown[] {
  if (former === undefined) return rows;
  const { column, from, of } = former;
  const named = (raw.get(of) ?? []).map(
    (row) => [fieldOf(row, 'id'), fieldOf(row, column)] as const,
  );
  const known = new Map(named.filter(([id]) => id !== undefined));
  return rows.map((row) => {
    const value = known.get(fieldOf(row, from));
    return value === undefined ? row : { [column]: value, ...(row as object) };
  });
}

const fieldOf = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null && Object.hasOwn(row, name)
    ? (row as ImportedRow)[name]
    : undefined;

/** Reads the rows of a file. Every export has a profile; an older one may lack other kinds. */
function readFile(kind: ImportedTable, file: Buffer | undefined): readonly unknown[] {
  const path = pathOf(kind);
  if (file === undefined) {
    if (kind.exportedAs === 'profile') throw wrongFile('export', 'no_export');
    return [];
  }
  const { schema, version, rows } = parseFile(path, file);
  if (schema !== `pinhigh/${kind.exportedAs}`) throw wrongFile(path, 'no_export');
  if (version !== exportVersion) throw wrongFile(path, 'export_version');
  const most = isSettings(kind) ? 1 : mostRows;
  const least = kind.exportedAs === 'profile' ? 1 : 0;
  if (rows.length < least || (most === 1 && rows.length > 1)) throw wrongFile(path, 'one_row');
  if (rows.length > most) throw wrongFile(path, 'too_many_rows');
  return rows;
}

function parseFile(path: string, file: Buffer) {
  // Millions of brackets within each other would keep the parser busy for half a second.
  if (isDeeper(file, deepest)) throw wrongFile(path, 'file_damaged');
  try {
    return z.parse(envelope, JSON.parse(file.toString()));
  } catch {
    throw wrongFile(path, 'file_damaged');
  }
}

/** The codes of `"`, `\\`, `[`, `{`, `]` and `}`. */
const code = { quote: 0x22, escape: 0x5c, list: 0x5b, object: 0x7b, endList: 0x5d, end: 0x7d };

/** Whether more than `most` lists and objects lie within each other anywhere in this JSON. */
function isDeeper(json: Buffer, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number;
    if (byte === code.quote) isText = !isText;
    else if (isText) at += byte === code.escape ? 1 : 0;
    else if (byte === code.list || byte === code.object) depth += 1;
    else if (byte === code.endList || byte === code.end) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** A fault's path looks like `json/xp.json 3 xp`: field `xp` of the third row, counted from 1. */
async function parseRows(kind: ImportedTable, rows: readonly unknown[], moment: ImportMoment) {
  const schema = rowSchema(kind, moment);
  const { accepts } = kind.import;
  const faults: FieldFault[] = [];
  const parsed: ImportedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsInTurn === rowsInTurn - 1) await nextTurn();
    const result = z.safeParse(schema, row);
    const checked = result.success && accepts ? z.safeParse(accepts, row) : result;
    const [issue] = checked.error?.issues ?? [];
    if (issue !== undefined) {
      const { path, ...fault } = faultOf({ ...issue, path: [...issue.path] });
      faults.push({ ...fault, path: `${pathOf(kind)} ${index + 1} ${path}`.trimEnd() });
      if (faults.length === mostFaults) break;
    }
    parsed.push(result.data as ImportedRow);
  }
  if (faults.length > 0) throw new AppError('import_invalid', faults);
  return parsed;
}
