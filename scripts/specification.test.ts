import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'pinhigh-specification-'));
const script = join(import.meta.dirname, 'specification.mjs');
const tests = `
test('a round counts once', () => {});
test.each([[9], [18]])('%i holes are a round', () => {});
test('the golfer\\'s own day @once', () => {});
`;

beforeAll(() => {
  mkdirSync(join(project, 'docs'));
  mkdirSync(join(project, 'src'));
  writeFileSync(join(project, 'src', 'rounds.test.ts'), tests);
});
afterAll(() => rmSync(project, { recursive: true }));

const shown = '[a round counts once](../src/rounds.test.ts)';
/** One line in each section of the specification, plus these lines. */
const sections = (...more: readonly string[]) =>
  [10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .flatMap((number) => [`## ${number} Section`, `| ${number}.1 | Something | ${shown} |`])
    .concat(more);

/** Returns the script's output except its last line, the total. */
async function faultsOf(lines: readonly string[]): Promise<string[]> {
  writeFileSync(join(project, 'docs', 'specification.md'), lines.join('\n'));
  const { stdout } = await promisify(execFile)(process.execPath, [script, project]).catch(
    (failed) => failed,
  );
  return stdout
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line: string) => line.replace('docs/specification.md: ', ''));
}

test('lines that link existing tests are accepted, regardless of quotes and tags in the titles', async () => {
  const each = '[%i holes are a round](../src/rounds.test.ts)';
  const quoted = "[the golfer's own day](../src/rounds.test.ts)";
  expect(await faultsOf(sections(`| 9.2 | More | ${each}<br>${quoted} |`))).toEqual([]);
});

test.each([
  ['| 9.2 | Nobody shows it |  |', '9.2: no test shows it'],
  [
    '| 9.2 | A deleted test | [gone](../src/rounds.test.ts) |',
    '9.2: src/rounds.test.ts has no test "gone"',
  ],
  [
    '| 9.2 | A deleted file | [gone](../src/gone.test.ts) |',
    '9.2: src/gone.test.ts has no test "gone"',
  ],
  ['| 9.2 | No test | [app](../src/app.ts) |', '9.2: src/app.ts is no file of tests'],
  [`| 9.3 | A line is lost | ${shown} |`, '9.3: 9.2 was to be expected here'],
  [`| 8.2 | Under a wrong heading | ${shown} |`, '8.2: 9.2 was to be expected here'],
  ['| 9.2 | Two columns |', 'not a line of three columns: | 9.2 | Two columns |'],
])('the line "%s" is reported', async (line, fault) => {
  expect(await faultsOf(sections(line))).toEqual([fault]);
});

test('a section without lines is reported', async () => {
  expect(await faultsOf(sections().slice(0, -2))).toEqual(['section 9 has no line']);
});
