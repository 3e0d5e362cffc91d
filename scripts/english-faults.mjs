import { parseAst } from 'vite';

/**
 * A node of the syntax tree, as ESTree names them.
 * @typedef {{ type: string, start: number, name?: unknown, value?: unknown, key?: unknown,
 *   property?: unknown, object?: unknown, callee?: unknown, quasis?: unknown }} Node
 */

/** Attributes and properties whose strings are shown or read aloud to users. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|text|lead|legend|caption|message|subject|summary|description|heading|unit|words?)$/;
const word = /\p{L}{2}/u;
/** A key, a class name or a color. */
const key = /^[#a-z][\w.$:-]*$/;
/** Several words that start like a sentence, unlike class names, keys, SQL and headers. */
const sentence = /^\p{Lu}\p{Ll}+(['’]\p{L}+)?,? (\p{L}|\d|\$)/u;
/** Names that are the same in every language. */
const name = /^Pinhigh$/;
/** Calls whose text golfers do not see: logs, the console, messages to the operator when the server starts. */
const unspokenCall =
  /^(log|logToServer|console|announce|say)\b|\.(log|warn|error|info|debug|fatal|write|refuse)$/;
/** Endpoint rows contain the text of the API documentation, which is in English. */
const documentation = /^src\/contract\//;

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

/** @param {unknown} name @returns {string} */
function nameOf(name) {
  if (!isNode(name)) return '';
  const { name: plain, value, property, object } = name;
  if (isNode(object)) return `${nameOf(object)}.${nameOf(property)}`;
  return typeof plain === 'string' ? plain : typeof value === 'string' ? value : nameOf(plain);
}

/** @param {Node} node the words of a string or of a template */
function wordsOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral') return '';
  const parts = /** @type {{ value: { cooked: string } }[]} */ (node.quasis);
  return parts.map(({ value }) => value.cooked).join('$');
}

/** Returns whether only operators and programmers see the text inside. @param {Node} node */
function isUnspoken(node) {
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
    return !/^TS(As|Satisfies|NonNull)/.test(node.type);
  }
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee));
  if (node.type === 'CallExpression') return unspokenCall.test(nameOf(node.callee));
  return node.type === 'TaggedTemplateExpression';
}

/**
 * Returns whether a string is English text, judging by its role or its wording.
 * @param {Node} node @param {string} role name of the attribute or property it is the value of
 */
function isEnglish(node, role) {
  const words = wordsOf(node);
  if (name.test(words)) return false;
  if (node.type === 'JSXText') return word.test(words);
  return (spoken.test(role) && word.test(words) && !key.test(words)) || sentence.test(words);
}

/**
 * Returns the role of a child: its own name if it is a named value, otherwise the role of its parent.
 * @param {Node} node @param {string} role
 */
function roleWithin(node, role) {
  if (node.type === 'JSXAttribute') return nameOf(node.name);
  if (node.type === 'Property') return nameOf(node.key);
  const passes =
    /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|TSAsExpression)$/;
  return passes.test(node.type) ? role : '';
}

/**
 * @param {Node} node @param {string} role @param {string | null} unread a role that golfers do not read
 * @returns {Node[]}
 */
function findEnglish(node, role, unread) {
  if (isUnspoken(node) || role === unread) return [];
  const own = isEnglish(node, role) ? [node] : [];
  const inner = roleWithin(node, role);
  const children = childrenOf(node).filter(
    (child) => node.type !== 'Property' || child !== node.key,
  );
  return [...own, ...children.flatMap((child) => findEnglish(child, inner, unread))];
}

/**
 * Finds English text that is in code instead of a catalog, one line each.
 * @param {{ path: string, code: string }} source
 */
export function englishFaults({ path, code }) {
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseAst(code, { lang })));
  return findEnglish(program, '', documentation.test(path) ? 'summary' : null).map((node) => {
    const line = code.slice(0, node.start).split('\n').length;
    return `${path}:${line}: ${wordsOf(node).trim().replaceAll(/\s+/g, ' ')}`;
  });
}
