import type { ImportedKind, ImportResult } from '#contract/account-data.ts';
import type { Change } from '#server/platform/changes.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { ImportedRow } from '#server/platform/import-rules.ts';
import type { ImportedTable } from '#server/platform/personal-data.ts';
import { writeRows } from './write-imported.ts';
import { wrongFile } from './wrong-file.ts';

type Rows = ReadonlyMap<ImportedTable, readonly ImportedRow[]>;
type LeftOut = ImportResult['leftOut'][number];

/** Maximum number of content names that the report lists per kind. */
const mostNames = 20;

/** Maps ids in the export to ids of this installation. Rows that were left out have no entry. */
type Ids = Map<ImportedKind, Map<string, string>>;

/** Orders the tables so that each row is written after the rows that it refers to. */
function inOrder(kinds: readonly ImportedTable[]): ImportedTable[] {
  const ordered = new Set<ImportedTable>();
  const add = (kind: ImportedTable) => {
    const names = (kind.import.references ?? []).flatMap(({ to }) => to);
    for (const other of kinds) if (names.includes(other.exportedAs)) add(other);
    ordered.add(kind);
  };
  for (const kind of kinds) add(kind);
  return [...ordered];
}

/**
 * Writes the rows of an export to the golfer's account, with new ids. Rows that refer to content missing
 * here are left out, together with all rows that refer to them.
 * @throws AppError import_invalid for rows that contradict each other
 */
export async function importRows(change: Change, rows: Rows): Promise<ImportResult> {
  const ids: Ids = new Map();
  const result: { imported: ImportResult['imported']; leftOut: LeftOut[] } = {
    imported: [],
    leftOut: [],
  };
  for (const kind of inOrder([...rows.keys()])) {
    const { kept, leftOut } = await adopt(change, { kind, rows: rows.get(kind) ?? [], ids });
    await writeRows(change, kind, kept);
    if (kept.length > 0) result.imported.push({ kind: kind.exportedAs, count: kept.length });
    result.leftOut.push(...leftOut);
  }
  return result;
}

type Adopted = {
  readonly kind: ImportedTable;
  readonly rows: readonly ImportedRow[];
  readonly ids: Ids;
};

/** Returns the rows of a kind with ids of this installation, and a report of the rows that were left out. */
async function adopt({ tx, golfer }: Change, { kind, rows, ids }: Adopted) {
  const { exportedAs, import: rules } = kind;
  const missing = await rules.findMissing?.(tx, golfer.id);
  const known = new Map<string, string>();
  ids.set(exportedAs, known);
  const kept: ImportedRow[] = [];
  const orphans: LeftOut = { ...none(exportedAs), reason: 'belongs_to_left_out' };
  const unknown: LeftOut = { ...none(exportedAs), reason: 'no_such_content' };
  for (const row of rows) {
    const referring = withReferences(kind, row, ids);
    const name = referring === null ? null : (missing?.(referring) ?? null);
    if (referring === null) orphans.count += 1;
    else if (name !== null) {
      unknown.count += 1;
      if (unknown.names.length < mostNames && !unknown.names.includes(name))
        unknown.names.push(name);
    } else kept.push(withId(kind, { ...referring, ...rules.set?.(referring) }, known));
  }
  return { kept, leftOut: [orphans, unknown].filter(({ count }) => count > 0) };
}

const none = (kind: ImportedKind) => ({ kind, count: 0, names: [] as string[] });

/** Returns the row with ids of this installation; null when it refers to a row that was left out. */
function withReferences(kind: ImportedTable, row: ImportedRow, ids: Ids): ImportedRow | null {
  const changed: Record<string, unknown> = { ...row };
  for (const { column, to, when, isOptional } of kind.import.references ?? []) {
    if (when?.(row) === false) continue;
    const old = String(row[column]);
    const found = to.map((name) => ids.get(name)?.get(old)).find((id) => id !== undefined);
    if (found === undefined && !isOptional) return null;
    changed[column] = found ?? old;
  }
  return changed;
}

/** Returns the row with its new id, and remembers that id for rows that refer to it. */
function withId(kind: ImportedTable, row: ImportedRow, known: Map<string, string>): ImportedRow {
  const column = kind.import.key ?? 'id';
  const old = row[column];
  if (typeof old !== 'string') return row;
  if (known.has(old)) throw wrongFile(`json/${kind.exportedAs}.json ${old}`, 'row_twice');
  const id = kind.import.key === undefined ? newId() : old;
  known.set(old, id);
  return { ...row, [column]: id };
}
