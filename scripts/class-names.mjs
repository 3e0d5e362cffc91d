import { parseSync } from '@swc/core';

/** @typedef {{ [key: string]: unknown, type: string }} Node */
/**
 * The class names in a source file. `words`: every word in its strings. `starts`: beginnings of words that end in an
 * expression, such as `focus-`. `classes`: the complete class names in its JSX.
 * @typedef {{ words: Set<string>, starts: Set<string>, classes: Set<string> }} ClassNames
 */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .flatMap((value) => {
      if (isNode(value)) return [value];
      // Arguments and array elements are inside a wrapper without a type.
      const inner = typeof value === 'object' && value !== null && Object.values(value);
      return inner ? inner.filter(isNode) : [];
    });

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/** @param {Node} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '');

/**
 * Reads the words of one string or template; a word completed by an expression is only a start.
 * @param {Node} node @returns {{ words: string[], starts: string[] }}
 */
function readText(node) {
  if (node.type === 'StringLiteral') return { words: wordsOf(textOf(node['value'])), starts: [] };
  if (node.type === 'JSXText') return { words: [], starts: [] };
  if (node.type !== 'TemplateLiteral') return { words: [], starts: [] };
  const parts = /** @type {{ cooked?: string }[]} */ (node['quasis']);
  /** @type {{ words: string[], starts: string[] }} */
  const read = { words: [], starts: [] };
  parts.forEach(({ cooked = '' }, index) => {
    const words = wordsOf(cooked);
    if (index > 0 && /^\S/.test(cooked)) words.shift();
    const open = index < parts.length - 1 && /\S$/.test(cooked) ? words.pop() : undefined;
    if (open !== undefined) read.starts.push(open);
    read.words.push(...words);
  });
  return read;
}

/** Comparison operators: strings next to them are compared values, not class names. */
const comparisons = new Set(['===', '!==', '<', '<=', '>', '>=']);

/**
 * Reads the class names in the value of `className`, except conditions and function arguments.
 * @param {Node} node @param {(word: string) => void} add
 */
function readClasses(node, add) {
  if (node.type === 'CallExpression' || node.type === 'MemberExpression') return;
  if (node.type === 'BinaryExpression' && comparisons.has(textOf(node['operator']))) return;
  for (const word of readText(node).words) add(word);
  const { test, ...rest } = node;
  const inner = node.type === 'ConditionalExpression' ? { ...rest, type: node.type } : node;
  // The expression that completes a word of a template is not a class name by itself.
  if (node.type === 'TemplateLiteral' && readText(node).starts.length > 0) return;
  for (const child of childrenOf(inner)) readClasses(child, add);
}

/**
 * @param {string} code of a TypeScript file, with or without JSX
 * @param {{ tsx: boolean }} options
 * @returns {ClassNames}
 */
export function readClassNames(code, { tsx }) {
  /** @type {ClassNames} */
  const found = { words: new Set(), starts: new Set(), classes: new Set() };
  const program = parseSync(code, { syntax: 'typescript', tsx });
  walk(/** @type {Node} */ (/** @type {unknown} */ (program)), (node) => {
    const { words, starts } = readText(node);
    for (const word of words) found.words.add(word);
    for (const start of starts) found.starts.add(start);
    const name = node['name'];
    if (node.type !== 'JSXAttribute' || !isNode(name) || name['value'] !== 'className') return;
    if (isNode(node['value'])) readClasses(node['value'], (word) => found.classes.add(word));
  });
  return found;
}
