// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are the sources that are checked
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'pinhigh-table-owners-'));

const tables = {
  'src/server/platform/auth/tables.ts': "export const users = pgTable('users', {});",
  'src/server/features/training/tables.ts':
    "export const enrollments = pgTable('enrollments', {});",
  'src/server/features/training/public-queries.ts':
    "export const active = pgView('active_plans').as(sql`select * from enrollments join users u on true`);",
  'src/server/features/programs/tables.ts': "export const programs = pgTable(\n  'programs', {});",
};

/** Each file names a table of another feature, each in a different form of SQL. */
const violations: Record<string, string> = {
  'src/server/features/progress/template.ts': 'export const q = sql`select 1 from enrollments`;',
  'src/server/features/progress/typed.ts':
    'export const q = sql<number>`select ${1}, e.id from users, enrollments e`;',
  'src/server/features/progress/quoted.ts': 'export const q = sql`select "enrollments"."id"`;',
  'src/server/features/progress/raw.ts': "export const q = sql.raw('enrollments.id');",
  'src/server/features/progress/view.ts': 'export const q = sql`select 1 from active_plans`;',
  'src/server/features/progress/nested.ts':
    'export const q = sql`select (${sql`select id from enrollments`})`;',
  'src/server/features/progress/executed.ts':
    "export const q = (db: Db) => db.execute('update enrollments set id = 1');",
  'src/server/features/progress/text.ts':
    'const text = `\n  delete from enrollments`;\nexport const q = (pool: Pool) => pool.query(text);',
  'src/server/features/programs/public-queries.ts':
    'export const q = sql`select 1 from enrollments`;',
  'src/server/platform/clean-up.ts': 'export const q = sql`delete from enrollments`;',
};

const sound: Record<string, string> = {
  'src/server/features/training/queries.ts':
    'export const q = sql`select 1 from enrollments join users on true`;',
  'src/server/features/progress/imported.ts':
    "import { enrollments } from '../training/tables.ts';\nexport const q = sql`select ${enrollments.id}`;",
  'src/server/features/progress/words.ts':
    "export const message = 'Nothing is read from the enrollments here.';",
  'src/server/features/progress/key.ts':
    "export const q = sql`select json_build_object('enrollments', 1) -- from enrollments`;",
  'src/server/features/progress/alias.ts':
    'export const q = sql`select count(*) as enrollments from ${t}`;',
  'src/server/features/progress/column.ts': 'export const q = sql`select s.programs from ${s} s`;',
  'src/server/features/progress/seed.test.ts': 'export const q = sql`delete from enrollments`;',
};

let lines: string[];
let exitCode: number | null;

beforeAll(async () => {
  for (const [path, text] of Object.entries({ ...tables, ...violations, ...sound })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const script = join(import.meta.dirname, 'table-owners.mjs');
  await new Promise<void>((resolve) => {
    const child = execFile(process.execPath, [script, project], (_error, stdout) => {
      lines = stdout.split('\n');
      exitCode = child.exitCode;
      resolve();
    });
  });
});

afterAll(() => rmSync(project, { recursive: true }));

const reported = (path: string) => lines.filter((line) => line.startsWith(`${path}: `));

test.for(Object.keys(violations))('%s is refused', (path) => {
  expect(reported(path)).toEqual([expect.stringMatching(/, a table of training$/)]);
});

test.for([...Object.keys(tables), ...Object.keys(sound)])('%s is accepted', (path) => {
  expect(reported(path)).toEqual([]);
});

test('one violation fails the check', () => {
  expect(exitCode).toBe(1);
});
