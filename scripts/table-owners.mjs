// Checks that SQL text names only tables of its own feature or of the platform, and in the platform only the
// platform's: `node scripts/table-owners.mjs [folder]`. The import rules check imported tables.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from './root.mjs';

/** @typedef {{ path: string, text: string, owner: string }} Source */
/**
 * The fields of a node in swc's syntax tree that this script reads.
 * @typedef {object} Node
 * @property {string} [type]
 * @property {string} [value]
 * @property {Node} [object]
 * @property {Node} [tag]
 * @property {Node} [template]
 * @property {Node} [callee]
 * @property {{ expression: Node }[]} [arguments]
 * @property {{ raw: string }[]} [quasis]
 * @property {Node[]} [expressions]
 */

const declaration = /\bpg(?:Table|View|MaterializedView)\(\s*(['"`])(\w+)\1/g;
const quoted = /'(?:[^']|'')*'/g;
const comment = /--[^\n]*|\/\*[\s\S]*?\*\//g;

/** @param {string} project @returns {Source[]} */
function readSources(project) {
  const folder = join(project, 'src', 'server');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => {
      const owner = /^features\/([^/]+)\//.exec(path)?.[1] ?? 'platform';
      return { path: `src/server/${path}`, text: readFileSync(join(folder, path), 'utf8'), owner };
    });
}

/** Returns whether a node is `sql` or one of its functions. @param {Node | undefined} node */
const isSql = (node) => node?.value === 'sql' || node?.object?.value === 'sql';

/**
 * Returns the texts in a syntax tree. `inSql` marks text that is certainly SQL: it is in a template or a call of
 * `sql`. Other texts may still be passed to a database directly.
 * @param {unknown} tree
 * @param {boolean} inSql
 * @returns {{ text: string, inSql: boolean }[]}
 */
function textsIn(tree, inSql = false) {
  if (tree === null || typeof tree !== 'object') return [];
  /** @type {Node} */
  const node = tree;
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'StringLiteral') return [{ text: node.value ?? '', inSql }];
  if (node.type === 'TemplateLiteral') {
    const text = (node.quasis ?? []).map(({ raw }) => raw).join(' $ ');
    return [{ text, inSql }, ...(node.expressions ?? []).flatMap((inner) => textsIn(inner))];
  }
  if (node.type === 'TaggedTemplateExpression') return textsIn(node.template, isSql(node.tag));
  if (node.type === 'CallExpression' && isSql(node.callee)) {
    return (node.arguments ?? []).flatMap(({ expression }) => textsIn(expression, true));
  }
  // Arrays are handled the same way: their values are nodes.
  return Object.values(node).flatMap((inner) => textsIn(inner));
}

/**
 * Returns whether a text reads or writes a table. In SQL, every mention counts except aliases and columns; in other
 * texts, which may be sentences, only a mention after an SQL keyword.
 * @param {{ text: string, inSql: boolean }} found
 * @param {string} table
 */
function names({ text, inSql }, table) {
  const sql = text.replaceAll(comment, ' ').replaceAll(quoted, "''");
  const identifier = `"?\\b${table}\\b"?`;
  const before = inSql
    ? '(?<![.\\w]|\\bas\\s+"?)'
    : '(?<=\\b(?:from|join|into|update|table|only|truncate)\\s+)';
  return new RegExp(`${before}${identifier}`, 'i').test(sql);
}

const sources = readSources(process.argv[2] ?? root);
const ownerOf = new Map(
  sources.flatMap(({ text, owner }) =>
    [...text.matchAll(declaration)].map(([, , table = '']) => [table, owner]),
  ),
);
const violations = sources.flatMap(({ path, text, owner }) => {
  const foreign = [...ownerOf].filter(([, other]) => other !== owner && other !== 'platform');
  const texts = textsIn(parseSync(text, { syntax: 'typescript', target: 'es2022' }));
  return foreign
    .filter(([table]) => texts.some((found) => names(found, table)))
    .map(([table, other]) => `${path}: names ${table}, a table of ${other}`);
});
for (const violation of violations) console.log(violation);
console.log(`${ownerOf.size} tables, ${violations.length} foreign names in SQL`);
process.exit(violations.length ? 1 : 0);
