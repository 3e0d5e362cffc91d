/** @typedef {{ path: string, lines: string[] }} Source */

const drawer = /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/;
const indexFile = /(^|\/)index\.tsx?$/;
/** The table of all endpoints and the list of all server features: lists by design, not barrel files. */
const allowedIndexFiles = ['src/contract/index.ts', 'src/server/features/index.ts'];
const testFile = /\.(test|spec)\.tsx?$/;
const pureFile = /^src\/(domain|content)\//;

/**
 * Line rules that the compiler and Biome cannot check. `where` limits a rule to some files.
 * @type {{ pattern: RegExp, message: string, where?: (path: string) => boolean }[]}
 */
const lineRules = [
  {
    pattern: /@ts-(ignore|nocheck)\b/,
    message: 'use @ts-expect-error with a reason',
  },
  {
    pattern: /@ts-expect-error(?!:? +\S+ +\S+)/,
    message: '@ts-expect-error needs a reason on its line',
  },
  {
    pattern: /biome-ignore\S* \S+?:?\s*(<explanation>)?\s*(\*\/\}?)?$/,
    message: 'biome-ignore needs a reason on its line',
  },
  {
    pattern: /\b(v8|c8|istanbul) ignore\b|eslint-disable/,
    message: 'a suppression for a tool that is not used here',
  },
  {
    pattern: /\b(test|it|describe)(\.\w+)*\.(skip|skipIf|runIf|only|todo|fixme|fails)\b/,
    message: 'every test runs, always',
    where: (path) => testFile.test(path),
  },
  {
    pattern: /(?<!await )\bimport\([^)]*\)\.(?!then\b|catch\b)/,
    message: 'import the type at the top, where the import rules see it',
    where: (path) => /\.tsx?$/.test(path) && !testFile.test(path),
  },
  {
    pattern: /(?<!\{)\.\.\.\{/,
    message:
      'write the properties themselves, not a spread of an object literal (in JSX it is fine)',
  },
  {
    pattern: /\bDate\.now\b|\bnew Date\b|\bTemporal\.Now\b|\bMath\.random\b|\bperformance\.now\b/,
    message: 'a rule receives today and chance as arguments',
    where: (path) => pureFile.test(path) && !testFile.test(path),
  },
];

/** @param {Source} source @returns {string[]} */
function faultsOfPlace({ path }) {
  const faults = [];
  if (drawer.test(path)) faults.push(`${path}: name it for what it does, not utils or helpers`);
  if (indexFile.test(path) && !allowedIndexFiles.includes(path)) {
    faults.push(`${path}: no barrels; import the file that has it`);
  }
  return faults;
}

/** @param {Source} source @returns {string[]} */
function faultsOfLines({ path, lines }) {
  const rules = lineRules.filter(({ where }) => where?.(path) ?? true);
  return lines.flatMap((line, index) =>
    rules
      .filter(({ pattern }) => pattern.test(line))
      .map(({ message }) => `${path}:${index + 1}: ${message}`),
  );
}

/**
 * Returns the code rules that one source file breaks, one line each.
 * @param {Source} source
 */
export function codeRuleViolations(source) {
  return [...faultsOfPlace(source), ...faultsOfLines(source)];
}
