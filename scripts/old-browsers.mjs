// Checks that the built web app uses nothing that is newer than the oldest browsers in scripts/browsers.mjs:
// `node scripts/old-browsers.mjs [folder of the build]`. What they lack must be compiled by the build, filled in by
// src/web/app/fill-in.ts, or asked for first; the lists below say which. The data are MDN's.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss from 'postcss';
import { oldestBrowsers } from './browsers.mjs';
import { inRoot } from './root.mjs';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Support */

/** @type {import('@mdn/browser-compat-data').CompatData} */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Newer parts of the language and the browser that the code may use, with the reason. @type {Record<string, string>} */
const allowedInCode = {
  Temporal: 'loaded where it is missing: src/web/app/start.tsx',
  'Intl.DurationFormat': 'only if it is there: temporal-polyfill',
  'Promise.withResolvers': 'filled in',
  'AbortSignal.any': 'filled in',
  'AbortSignal.timeout': 'older browsers only give another reason',
  'Map.groupBy': 'filled in',
  'URL.parse': 'filled in',
  'URL.canParse': 'filled in',
  'String.toWellFormed': 'filled in',
  'Set.union': 'filled in',
  'Set.intersection': 'filled in',
  'Set.difference': 'filled in',
  'Set.symmetricDifference': 'filled in',
  'Set.isSubsetOf': 'filled in',
  'Set.isSupersetOf': 'filled in',
  'Set.isDisjointFrom': 'filled in',
  'Element.checkVisibility': 'filled in',
  'Error.captureStackTrace': 'asked for first: zod',
  'Document.startViewTransition': 'asked for first',
  'Element.startViewTransition': 'asked for first',
  'HTMLElement.showPopover': 'asked for first',
  'HTMLElement.hidePopover': 'asked for first',
  'Navigator.share': 'asked for first',
  'Navigator.vibrate': 'asked for first',
  'Window.requestIdleCallback': 'asked for first',
  'Navigator.install': 'a method of our own has this name',
};

/**
 * Newer CSS that the stylesheets may use, with the reason. A property stands for all its values.
 * @type {Record<string, string>}
 */
const allowedInStyles = {
  ...phoneHasNone('accent-color', 'cursor', 'resize', 'scrollbar-width', 'zoom'),
  ...plainer('@property', 'content-visibility', 'contain-intrinsic-size', 'field-sizing'),
  ...plainer('overflow-anchor', 'overscroll-behavior', 'text-wrap', 'view-transition-name'),
  ...plainer(':view-transition', ':view-transition-group', ':view-transition-new'),
  ...plainer(':view-transition-old', ':-webkit-inner-spin-button'),
  ...plainer('-webkit-tap-highlight-color', '-webkit-touch-callout'),
  ':has': 'Firefox has it since 121; before, some parts have other margins',
};

/** @param {string[]} names @param {string} reason */
function because(names, reason) {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

/** @param {string[]} names */
function plainer(...names) {
  return because(names, 'without it, things look or move plainer, and all is there');
}

/** @param {string[]} names */
function phoneHasNone(...names) {
  return because(names, 'a phone, or a browser without it, shows its own');
}

/** Interfaces whose methods are recognized by their names alone. Other names are too common. */
const known = [
  ...['Array', 'Document', 'Element', 'HTMLElement', 'Navigator', 'RegExp', 'Set', 'String'],
  ...['Uint8Array', 'Window'],
];

/** The names of these browsers in the data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
};

/** @param {string | false | null | undefined} version @param {string} oldest */
const isIn = (version, oldest) =>
  typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= Number(oldest);

/** Whether one of the oldest browsers lacks it. @param {Identifier | undefined} feature */
function isNewer(feature) {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return Object.entries(oldestBrowsers).some(([name, oldest]) => {
    const key = /** @type {'chrome'} */ (names[/** @type {keyof typeof names} */ (name)]);
    const statements = /** @type {Support[]} */ ([support[key] ?? []].flat());
    return !statements.some(
      ({
        version_added: added,
        version_removed: removed,
        flags,
        prefix,
        alternative_name: other,
      }) => isIn(added, oldest) && !removed && !flags && !prefix && !other,
    );
  });
}

/** @param {object | undefined} parent @returns {[string, Identifier][]} */
const partsOf = (parent = {}) =>
  Object.entries(parent).filter(([name]) => name !== '__compat' && !name.endsWith('_event'));

/** Returns what is newer: whole names such as `Map.groupBy`, and names of methods with their owners. */
function newerCode() {
  /** @type {Set<string>} */
  const whole = new Set();
  /** @type {Map<string, string>} */
  const methods = new Map();
  /** @type {Set<string>} */
  const old = new Set();
  const owners = [
    ...partsOf(data.javascript['builtins']),
    ...partsOf(data.api),
    ...partsOf(data.javascript['builtins']?.['Intl']).map(
      ([name, part]) => /** @type {[string, Identifier]} */ ([`Intl.${name}`, part]),
    ),
  ];
  for (const [owner, parts] of owners) {
    if (isNewer(parts)) whole.add(owner);
    for (const [key, part] of partsOf(parts)) {
      const name = key.replace(/_static$/, '');
      if (!isNewer(part)) old.add(name);
      else if (known.includes(owner) && key === name) methods.set(name, `${owner}.${name}`);
      if (isNewer(part)) whole.add(`${owner}.${name}`);
    }
  }
  for (const name of old) methods.delete(name);
  return { whole, methods };
}

/** @param {string} text @param {ReturnType<typeof newerCode>} newer @returns {string[]} */
function newerIn(text, { whole, methods }) {
  const names = [...text.matchAll(/(?<![\w$."'`])[A-Z]\w*(?:\.[a-zA-Z]\w*){0,2}/g)].flatMap(
    ([all]) => {
      const [a = '', b = '', c = ''] = all.split('.');
      return [b && `${a}.${b}`, c && `${a}.${b}.${c}`];
    },
  );
  const made = [...text.matchAll(/\bnew ([A-Z]\w*)/g)].map(([, name = '']) => name);
  // After three dots stands a function of ours, whose short name may be that of a method.
  const called = [...text.matchAll(/(?<!\.)\.([a-zA-Z]\w*)\(/g)].map(
    ([, name = '']) => methods.get(name) ?? '',
  );
  return [...new Set([...names, ...made].filter((name) => whole.has(name)).concat(called))].filter(
    Boolean,
  );
}

/** @param {string} text @returns {string[]} */
function newerStyles(text) {
  const { properties = {}, selectors = {}, types = {}, 'at-rules': rules = {} } = data.css;
  const functions = new Map(Object.values(types).flatMap((type) => partsOf(type)));
  for (const [name, part] of partsOf(types)) functions.set(name, part);
  /** @type {Set<string>} */
  const found = new Set();
  const sheet = postcss.parse(text);
  /** @param {postcss.ChildNode | postcss.Document | postcss.Container | undefined} node @returns {boolean} */
  const isAskedFor = (node) =>
    node !== undefined &&
    ((node.type === 'atrule' && /** @type {postcss.AtRule} */ (node).name === 'supports') ||
      isAskedFor(node.parent));
  sheet.walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'atrule' && isNewer(rules[node.name])) found.add(`@${node.name}`);
    if (node.type === 'rule') {
      if (node.parent?.type === 'rule') found.add('nested rules');
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        if (isNewer(selectors[name])) found.add(`:${name}`);
    }
    if (node.type !== 'decl' || node.prop.startsWith('--')) {
      if (node.type === 'decl' && /\blight-dark\(/.test(node.value)) found.add('light-dark()');
      return;
    }
    const isPrefixed = node.parent?.some(
      (other) => other.type === 'decl' && new RegExp(`^-\\w+-${node.prop}$`).test(other.prop),
    );
    if (isNewer(properties[node.prop]) && !isPrefixed) found.add(node.prop);
    for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
      if (isNewer(functions.get(name))) found.add(`${name}()`);
    for (const word of node.value.split(/[\s,]+/))
      if (isNewer(properties[node.prop]?.[word])) found.add(`${node.prop}: ${word}`);
  });
  return [...found];
}

/** @param {string} name */
const isAllowed = (name) => name in allowedInCode || name.startsWith('Temporal.');

const folder = process.argv[2] ?? inRoot('dist', 'web');
if (existsSync(folder)) {
  const newer = newerCode();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|css|svg)$/.test(name) && !name.startsWith('.') && name !== 'fill-in.js',
  );
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const found = {
      // The build does not compile drawings.
      svg: () => (text.includes('light-dark(') ? ['light-dark()'] : []),
      css: () => newerStyles(text).filter((name) => !(name.replace(/: .*/, '') in allowedInStyles)),
      js: () => newerIn(text, newer).filter((name) => !isAllowed(name)),
    }[/** @type {'svg' | 'css' | 'js'} */ (file.split('.').at(-1))]();
    return found.map((name) => `${file}: ${name} is newer than the oldest browsers`);
  });
  for (const fault of faults.sort()) console.log(fault);
  console.log(`${files.length} files`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else console.log('There is no build.');
