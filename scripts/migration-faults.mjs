// What in a migration the version before could not work with. During an update, nodes of two versions use one database:
// a migration adds first, and takes away only what the released version before does not use any more.

/** Statements after which reads or writes of the version before would fail. */
const breaking = [
  /\bDROP\s+(?:TABLE|COLUMN|TYPE|FUNCTION|SCHEMA|SEQUENCE)\b/i,
  /\bDROP\s+(?:MATERIALIZED\s+)?VIEW\b/i,
  /\bDROP\s+DEFAULT\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
  /\bADD\s+CONSTRAINT\b/i,
  /\bCREATE\s+UNIQUE\s+INDEX\b/i,
];
const addsColumn = /\bADD\s+COLUMN\b/i;
const note = /^\s*--\s*unused since (\d+\.\d+\.\d+): \S/m;
const comment = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const quoted = /'(?:[^']|'')*'/g;
const viewName = /\bVIEW\s+(?:IF\s+EXISTS\s+)?((?:"\w+"|\w+)(?:\.(?:"\w+"|\w+))?)/i;
const tableName =
  /\b(?:CREATE TABLE|ALTER TABLE|INDEX \S+ ON)\s+(?:IF NOT EXISTS\s+)?(?:ONLY\s+)?("?[\w."]+)/i;

/** @param {string} statement @param {RegExp} pattern */
const named = (statement, pattern) => pattern.exec(statement)?.[1]?.replaceAll(/"|public\./g, '');

/**
 * @param {string} statement without comments and texts
 * @param {ReadonlySet<string | undefined>} made tables and views that the same migration makes
 */
function isBreaking(statement, made) {
  if (made.has(named(statement, tableName))) return false;
  if (/\bDROP\s+VIEW\b/i.test(statement) && made.has(named(statement, viewName))) return false;
  const isRequired =
    /\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b|\bGENERATED\b/i.test(statement);
  return (
    breaking.some((each) => each.test(statement)) || (addsColumn.test(statement) && isRequired)
  );
}

/**
 * Returns a sentence for each statement that the version before could not work with and that does not say since which
 * released version nothing uses what it takes away.
 * @param {string} path
 * @param {string} text of the migration
 * @param {readonly string[]} released versions
 * @returns {string[]}
 */
export function migrationFaults(path, text, released) {
  const statements = text.split('--> statement-breakpoint').map((statement) => ({
    said: note.exec(statement)?.[1],
    plain: statement.replaceAll(comment, '').replaceAll(quoted, "''").trim(),
  }));
  const makes = statements.filter(({ plain }) =>
    /^CREATE\s+(TABLE|(OR REPLACE\s+)?VIEW)\b/i.test(plain),
  );
  const made = new Set(
    makes.flatMap(({ plain }) => [named(plain, tableName), named(plain, viewName)]),
  );
  made.delete(undefined);
  return statements
    .filter(({ plain, said }) => isBreaking(plain, made) && !released.includes(said ?? ''))
    .map(({ plain, said }) => {
      const start = plain.replaceAll(/\s+/g, ' ').slice(0, 80);
      const wanted = 'the comment "-- unused since <released version>: why" before it';
      return said === undefined
        ? `${path}: the version before could not work with "${start}"; add first, or write ${wanted}`
        : `${path}: ${said} is not in CHANGELOG.md, so nodes of the version before may still need "${start}"`;
    });
}
