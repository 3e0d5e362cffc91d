const contractFile = /\/src\/contract\/[\w-]+\.ts$/;

/** The only web module that validates with schemas; all others use them as types only. */
const schemasFor = /\/src\/web\/platform\/form\/body-schema\.ts$/;

const withSchemas = '?schemas';

/** The fields of a row that are needed to send its request. */
const kept = ['method', 'path', 'auth', 'idempotent', 'offline', 'refresh'];

/**
 * A syntax node, with the fields used here.
 * @typedef {{ type: string, start: number, end: number, name?: unknown, key?: unknown, callee?: unknown,
 *   arguments?: unknown, properties?: unknown, declaration?: unknown, init?: unknown, local?: unknown }} Node
 */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {Node} node @returns {Node[]} */
const nodesIn = (node) => Object.values(node).flat().filter(isNode);

/** Returns the rows below a node, as the arguments of `endpoint`. @param {Node} node @returns {Node[]} */
function rowsBelow(node) {
  const { callee, arguments: rows } = node;
  if (isNode(callee) && callee.name === 'endpoint') return [rows].flat().filter(isNode);
  return nodesIn(node).flatMap(rowsBelow);
}

/** Returns the expressions that initialize the module's constants. @param {Node} module @returns {Node[]} */
const valuesOf = (module) =>
  nodesIn(module)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(nodesIn)
    .flatMap(({ init }) => (isNode(init) ? [init] : []));

/** Returns the end of a list item, including its comma. @param {string} code @param {number} end */
const endOfItem = (code, end) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

/** @typedef {{ start: number, end: number, text: string }} Edit */

/** Returns the identifiers outside of imports and of removed code. @param {Node} node @param {Edit[]} removed @returns {string[]} */
function identifiersIn(node, removed) {
  const isGone = removed.some(({ start, end }) => start <= node.start && node.end <= end);
  if (isGone || node.type === 'ImportDeclaration') return [];
  const own = node.type === 'Identifier' ? [String(node.name)] : [];
  return [...own, ...nodesIn(node).flatMap((inside) => identifiersIn(inside, removed))];
}

/**
 * Removes imports of which nothing is used any more. The bundler would put the imported module into the same chunk.
 * @param {Node} module @param {Edit[]} removed @returns {Edit[]}
 */
function unusedImports(module, removed) {
  const used = new Set(identifiersIn(module, removed));
  return nodesIn(module)
    .filter(({ type }) => type === 'ImportDeclaration')
    .filter((declaration) =>
      nodesIn(declaration).every(({ local }) => !isNode(local) || !used.has(String(local.name))),
    )
    .map(({ start, end }) => ({ start, end, text: '' }));
}

/**
 * Returns a contract file for the browser: rows without their schemas, constants that the bundler may drop when they
 * are unused, and no imports that only schemas need.
 * @param {string} code
 * @param {Node} module its syntax tree
 */
export function withoutSchemas(code, module) {
  const edits = rowsBelow(module)
    .flatMap(({ properties }) => [properties].flat().filter(isNode))
    .filter(({ key }) => isNode(key) && !kept.includes(String(key.name)))
    .map(({ start, end }) => ({ start, end: endOfItem(code, end), text: '' }));
  const pure = valuesOf(module).flatMap(({ start, end }) => [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]);
  return [...unusedImports(module, edits), ...edits, ...pure]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * Keeps schemas out of first visits. A browser needs them only for forms, which load all rows with their schemas:
 * src/web/platform/form/body-schema.ts.
 * @returns {import('vite').Plugin}
 */
export function contractRows() {
  return {
    name: 'contract-rows',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const isForSchemas = schemasFor.test(importer) || importer.endsWith(withSchemas);
      if (!isForSchemas || source.endsWith(withSchemas)) return null;
      const found = await this.resolve(source, importer.replace(withSchemas, ''), options);
      return found && contractFile.test(found.id) ? `${found.id}${withSchemas}` : found;
    },
    transform: {
      filter: { id: contractFile },
      handler(code) {
        const module = /** @type {Node} */ (
          /** @type {unknown} */ (this.parse(code, { lang: 'ts' }))
        );
        return { code: withoutSchemas(code, module), map: null, moduleSideEffects: false };
      },
    },
  };
}
