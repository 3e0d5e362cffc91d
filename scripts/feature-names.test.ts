import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const advice =
  'no feature has this name in another place; ' +
  'give it the name of its feature, or list it in scripts/feature-names.mjs';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'pinhigh-feature-names-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** A valid tree: a feature in all places, one in two, shared files, one in a single place. */
const sound = [
  'src/contract/training.ts',
  'src/contract/training-schemas.ts',
  'src/contract/endpoint.ts',
  'src/domain/training/reschedule.ts',
  'src/domain/calendar-date.ts',
  'src/domain/calendar-date.test.ts',
  'src/server/features/training/routes.ts',
  'src/server/features/health/routes.ts',
  'src/contract/health.ts',
  'src/server/features/index.ts',
  'src/web/features/training/week.tsx',
  'src/domain/drills/drill.ts',
  'src/i18n/en/training.ts',
  'src/i18n/en/ui.ts',
];

async function check(paths: readonly string[]): Promise<{ code: number | null; lines: string[] }> {
  for (const path of paths) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), '');
  }
  const script = join(import.meta.dirname, 'feature-names.mjs');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, project], (_error, stdout) => {
      resolve({ code: child.exitCode, lines: stdout.trimEnd().split('\n').slice(0, -1) });
    });
  });
}

test('a feature has the same name in every place where it appears', async () => {
  expect(await check(sound)).toEqual({ code: 0, lines: [] });
});

test.for([
  ['src/contract/workouts.ts', 'src/contract/workouts'],
  ['src/domain/workouts/rule.ts', 'src/domain/workouts'],
  ['src/server/features/workouts/routes.ts', 'src/server/features/workouts'],
  ['src/web/features/workouts/list.tsx', 'src/web/features/workouts'],
  ['src/i18n/en/workouts.ts', 'src/i18n/en/workouts'],
] as const)('a name that only %s has is refused', async ([path, named]) => {
  expect(await check([...sound, path])).toEqual({
    code: 1,
    lines: [`${named}: ${advice}`],
  });
});

test('a shared name that is allowed in one place is refused in the others', async () => {
  const { lines } = await check([...sound, 'src/web/features/endpoint/list.tsx']);
  expect(lines).toEqual([`src/web/features/endpoint: ${advice}`]);
});
