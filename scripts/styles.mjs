// Checks that stylesheets and sources match: `node scripts/styles.mjs [folder]`. Faults are a class that no source
// uses, a JSX class name that no stylesheet has, one whose stylesheet in another folder the file does not import, a
// custom property that is never used or never set, a stylesheet that is never imported, what Safari does not
// understand, and, if there is a build, more bytes of CSS than the budget allows.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import postcss from 'postcss';
import { readClassNames } from './class-names.mjs';
import { root } from './root.mjs';
import { sizesOfStyles, styleBudget } from './style-sizes.mjs';

const project = process.argv[2] ?? root;
const folders = ['src/web', 'src/drawing', 'index.html'];
/** Class names that are set by libraries. */
const ofLibraries = /^(lucide|active$)/;
/** A selector for elements of a class, wherever they stand. */
const anywhere = /^\.([a-zA-Z_][\w-]*)(?:[.:[][^\s>+~]*)?$/;
/** A feature or the app, whose files are loaded with its screens; the parts of other folders stand by themselves. */
const room = /^src\/web\/(?:features\/[^/]+|app)\//;
/** Custom properties that are set by libraries. */
const setByLibraries = /^--radix-/;

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(join(project, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(project, path), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll(sep, '/')}`)
    .filter((name) => /\.(css|tsx?|svg)$/.test(name) && !/\.test\.tsx?$/.test(name));
}

/** @param {string} path */
const read = (path) => readFileSync(join(project, path), 'utf8');
const paths = folders.flatMap(filesBelow);

/** @type {string[]} */
const faults = [];

/** Returns the custom properties that a text refers to. @param {string} text */
const referencesIn = (text) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Returns the files of the project that a file imports at once, without its types. @param {string} path */
const importsIn = (path) =>
  [...read(path).matchAll(/^(?:@?import|export)\s(?!type\s)[^;'"]*['"]([^'"]+)['"]/gm)].map(
    ([, to = '']) =>
      to.startsWith('#web/')
        ? to.replace('#web/', 'src/web/')
        : posix.join(posix.dirname(path), to),
  );

/** @type {Map<string, string[]>} */
const imports = new Map(
  paths.filter((path) => /\.(css|tsx?)$/.test(path)).map((path) => [path, importsIn(path)]),
);

/** Returns everything that is loaded with a file. @param {string} from */
function loadedWith(from) {
  const seen = new Set([from]);
  // The set grows while it is iterated, so that indirect imports are included.
  for (const each of seen) for (const other of imports.get(each) ?? []) seen.add(other);
  return seen;
}

/** @param {postcss.ChildNode} node @returns {boolean} */
const isNested = ({ parent }) =>
  parent !== undefined &&
  (parent.type === 'rule' || isNested(/** @type {postcss.ChildNode} */ (parent)));

/** Reads the names that the stylesheets define and use, each with its file. */
function readStyles() {
  /** @type {Map<string, string>} */
  const classes = new Map();
  /** @type {Map<string, string>} */
  const properties = new Map();
  /** @type {Map<string, string>} */
  const references = new Map();
  /**
   * The stylesheets that style a class wherever it stands.
   * @type {Map<string, Set<string>>}
   */
  const homes = new Map();
  for (const path of paths.filter((each) => each.endsWith('.css'))) {
    const sheet = postcss.parse(read(path), { from: path });
    sheet.walkRules(({ selector }) => {
      const bare = selector.replace(/\[[^\]]*\]/g, '');
      for (const [, name = ''] of bare.matchAll(/\.([a-zA-Z_][\w-]*)/g)) classes.set(name, path);
    });
    sheet.walkRules((rule) => {
      if (isNested(rule) || !rule.some((node) => node.type === 'decl')) return;
      for (const selector of rule.selectors) {
        const [, name] = anywhere.exec(selector) ?? [];
        if (name) homes.set(name, (homes.get(name) ?? new Set()).add(path));
      }
    });
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) properties.set(prop, path);
      for (const name of referencesIn(value)) references.set(name, path);
      // The build splits it, but not with a variable in it.
      if (prop === 'text-decoration' && value.includes('var(')) {
        faults.push(`${path}: Safari reads only the line from ${prop}: ${value}`);
      }
    });
    sheet.walkAtRules('property', ({ params }) => void properties.set(params, path));
  }
  return { classes, homes, properties, references };
}

/** Reads the names in the sources: all words, beginnings of words such as `focus-`, and the classes in JSX. */
function readSources() {
  const words = new Set();
  const starts = new Set();
  /**
   * By file.
   * @type {Map<string, Set<string>>}
   */
  const classes = new Map();
  /** @type {Map<string, string>} */
  const references = new Map();
  for (const path of paths.filter((each) => !each.endsWith('.css'))) {
    const text = read(path);
    // A diagram in its own file has its own properties.
    if (path.startsWith('src/web/')) {
      for (const name of referencesIn(text)) references.set(name, path);
    }
    if (!/\.tsx?$/.test(path)) {
      for (const word of text.split(/[\s"'=<>]+/)) words.add(word);
      continue;
    }
    const found = readClassNames(text, { tsx: path.endsWith('x') });
    for (const word of found.words) for (const part of word.split(/[.,\s]/)) words.add(part);
    for (const start of found.starts) starts.add(start);
    classes.set(path, found.classes);
  }
  return { words, starts: [...starts].filter((start) => start.endsWith('-')), classes, references };
}

const styles = readStyles();
const sources = readSources();

for (const [name, path] of styles.classes) {
  const used = sources.words.has(name) || sources.starts.some((start) => name.startsWith(start));
  if (!used && !ofLibraries.test(name)) faults.push(`${path}: no source names .${name}`);
}
// Which sheets other parts of a screen have loaded is chance: on another way to it, the file would be shown bare.
const always = loadedWith('src/web/app/app.css');
for (const [path, names] of sources.classes) {
  const loaded = loadedWith(path).union(always);
  const [own = path] = room.exec(path) ?? [];
  for (const name of names) {
    if (!styles.classes.has(name) && !ofLibraries.test(name))
      faults.push(`${path}: no stylesheet has "${name}"`);
    const homes = [...(styles.homes.get(name) ?? [])];
    if (homes.length > 0 && !homes.some((sheet) => loaded.has(sheet) || sheet.startsWith(own)))
      faults.push(`${path}: does not import ${homes.join(' or ')} for "${name}"`);
  }
}
for (const [name, path] of styles.properties) {
  const used = styles.references.has(name) || sources.references.has(name);
  if (!used) faults.push(`${path}: nothing uses ${name}`);
}
for (const [name, path] of new Map([...styles.references, ...sources.references])) {
  const set = styles.properties.has(name) || sources.words.has(name) || setByLibraries.test(name);
  if (!set) faults.push(`${path}: nothing sets ${name}`);
}

// Drawings are shown with `<use>`, in which Safari finds nothing that a file refers to within itself. Files in public
// are not shown this way.
for (const path of paths.filter((each) => /^src\/web\/(?!public\/).*\.svg$/.test(each))) {
  const [found] = /url\(\s*["']?#[^)]*\)|href=["']#[^"']*/.exec(read(path)) ?? [];
  if (found) faults.push(`${path}: ${found} does not work in Safari`);
}

const imported = new Set([...imports.values()].flat());
for (const path of paths.filter((each) => each.endsWith('.css'))) {
  if (!imported.has(path)) faults.push(`${path}: nothing imports it`);
}

const sizes = sizesOfStyles(join(project, 'dist', 'web'));
if (sizes && sizes.total > styleBudget.total) {
  faults.push(`dist/web: ${sizes.total} bytes of CSS; ${styleBudget.total} are allowed`);
}
for (const [screen, bytes] of sizes?.screens ?? []) {
  if (bytes > styleBudget.firstVisit) {
    const allowed = `${styleBudget.firstVisit} are allowed`;
    faults.push(`${screen}: its first visit loads ${bytes} bytes of CSS; ${allowed}`);
  }
}
for (const fault of faults.sort()) console.log(fault);
console.log(`${styles.classes.size} classes, ${sizes?.total ?? 'no'} bytes of CSS built`);
process.exit(faults.length ? 1 : 0);
