import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Inside the project, so that packages resolve as they do for the real sources. */
const project = join(import.meta.dirname, '..');
const tree = join(project, 'test-results', 'import-rules');

/** Maps rules to files to their texts. Each file breaks exactly the rule it is listed under. */
const breaches: Record<string, Record<string, string>> = {
  'no-cycles': { 'src/domain/around.ts': "import './back.ts';" },
  'no-unresolved': { 'src/domain/lost.ts': "import '#domain/nowhere.ts';" },
  'nothing-imports-tests': { 'src/domain/from-test.ts': "import './rule.test.ts';" },
  'domain-and-content-are-pure': {
    'src/domain/to-contract.ts': "import type { Row } from '#contract/row.ts';",
    'src/content/to-server.ts': "export const lazy = () => import('#server/app.ts');",
  },
  'contract-knows-domain': { 'src/contract/to-content.ts': "import '#content/drill.ts';" },
  'texts-know-types': {
    'src/i18n/to-web.ts': "import type { Screen } from '#web/app/screen.tsx';",
  },
  'texts-take-types-only': { 'src/i18n/to-value.ts': "import { drill } from '#content/drill.ts';" },
  'server-never-web': { 'src/server/to-web.ts': "import '#web/app/screen.tsx';" },
  'web-never-server': { 'src/web/app/to-server.tsx': "import '#server/app.ts';" },
  'journeys-know-no-inside': { 'e2e/to-server.ts': "import '../src/server/app.ts';" },
  'pure-imports-only-zod': {
    'src/domain/to-package.ts': "import 'react';",
    'src/contract/to-node.ts': "import 'node:fs';",
  },
  'web-imports-no-node': { 'src/web/app/to-node.ts': "import 'node:fs';" },
  'runs-and-builds-without-dev-tools': { 'src/server/to-tool.ts': "import 'vitest';" },
  'server-features-read-public-queries': {
    'src/server/features/progress/to-tables.ts': "import '../training/tables.ts';",
    'src/server/features/progress/to-queries.ts': "import '../training/queries.ts';",
  },
  'tables-know-tables': {
    'src/server/features/progress/tables.ts': "import '../training/public-queries.ts';",
  },
  'only-downward-from-training-handicap-second-step': {
    'src/server/features/training/up.ts': "import '../progress/public-queries.ts';",
  },
  'only-downward-from-changes': {
    'src/server/platform/changes.ts': "import './routes/register.ts';",
  },
  'server-platform-rooms-have-a-layer': {
    'src/server/platform/routes/register.ts': "import '../new-room.ts';",
  },
  'only-downward-from-live': { 'src/web/platform/live/up.ts': "import '../queue/queue.ts';" },
  'web-platform-rooms-have-a-layer': {
    'src/web/platform/queue/queue.ts': "import '../new-room/new.tsx';",
  },
  'what-others-read-has-a-layer': {
    'src/server/features/dashboard/to-newcomer.ts': "import '../newcomer/public-queries.ts';",
  },
  'only-the-list-knows-server-features': {
    'src/server/to-feature.ts': "import '#server/features/training/queries.ts';",
  },
  'platform-knows-no-feature': {
    'src/server/platform/to-feature.ts': "import '../features/training/tables.ts';",
  },
  'server-platform-knows-no-golf': {
    'src/server/platform/to-golf.ts': "import '#domain/rule.ts';",
  },
  'web-platform-knows-no-golf': {
    'src/web/platform/to-rule.ts': "import type { Rule } from '#domain/rule.ts';",
    'src/web/platform/to-golf.ts': "import '#web/golf/flag.tsx';",
    'src/web/platform/to-offline.ts': "import '#web/offline/strip.tsx';",
  },
  'golf-knows-no-queue': { 'src/web/golf/to-offline.tsx': "import '#web/offline/strip.tsx';" },
  'web-features-do-not-meet': {
    'src/web/features/programs/to-feature.tsx': "import '../training/session.tsx';",
    'src/web/features/programs/to-app.tsx': "import '#web/app/screen.tsx';",
  },
  'only-app-knows-features': {
    'src/web/platform/up.ts': "import '#web/features/training/session.tsx';",
    'src/web/golf/up.ts': "import '#web/features/training/session.tsx';",
    'src/web/offline/up.ts': "import '#web/features/training/session.tsx';",
  },
  'drawing-knows-domain': { 'src/drawing/to-content.ts': "import '#content/drill.ts';" },
  'drawing-imports-only-what-draws': { 'src/drawing/to-package.ts': "import 'zod/mini';" },
  'contours-are-drawn-beforehand': {
    'src/web/golf/to-tracing.ts': "import '#drawing/contours/trace.ts';",
  },
  'router-knows-no-screen': {
    'src/web/router/to-golf.ts': "import '#web/golf/flag.tsx';",
    'src/web/router/to-app.ts': "import '#web/app/screen.tsx';",
  },
  'ui-knows-no-golf': {
    'src/web/ui/to-api.ts': "import '#web/platform/api/query.ts';",
    'src/web/ui/to-golf.ts': "import '#web/golf/flag.tsx';",
  },
};

/**
 * Files that must pass, so that no rule simply always fails. A cycle is reported once, at its first file, so the
 * second file of the cycle is listed here.
 */
const sound: Record<string, string> = {
  'src/contract/row.ts':
    "import * as z from 'zod/mini'; export type Row = 1; export const row = z;",
  'src/content/drill.ts':
    "import type { Rule } from '#domain/rule.ts'; export const drill: Rule = 1;",
  'src/domain/back.ts': "import './around.ts';",
  'src/domain/rule.ts': 'export type Rule = 1; using nothing = null;',
  'src/domain/rule.test.ts': "import 'vitest'; import '#server/app.ts';",
  'src/i18n/en.ts': "import type { Row } from '#contract/row.ts'; export const en: Row = 1;",
  'src/server/app.ts': "import 'fastify'; import '#server/features/index.ts'; import 'node:fs';",
  'src/server/features/index.ts': "import './training/queries.ts';",
  'src/server/features/training/queries.ts': "import './tables.ts'; import '#contract/row.ts';",
  'src/server/features/training/tables.ts': "import '../programs/tables.ts';",
  'src/server/features/training/public-queries.ts': "import './tables.ts';",
  'src/server/features/programs/tables.ts': "import '../../platform/auth/tables.ts';",
  'src/server/features/progress/public-queries.ts': "import '../training/public-queries.ts';",
  'src/server/features/newcomer/public-queries.ts': "import '../training/public-queries.ts';",
  'src/server/platform/auth/tables.ts': 'export const golfers = 1;',
  'src/web/app/screen.tsx':
    "import '#web/features/training/session.tsx'; export type Screen = 1; export const a = <i />;",
  'src/web/features/training/session.tsx': "import '#web/platform/api/query.ts'; import 'react';",
  'src/web/golf/flag.tsx': "import '#web/platform/api/query.ts'; import '#drawing/diagram.ts';",
  'src/drawing/diagram.ts': "import 'd3-shape'; import '#domain/rule.ts';",
  'src/drawing/contours/trace.ts': "import 'd3-contour'; import '../diagram.ts';",
  'src/web/offline/strip.tsx':
    "import '#web/platform/api/query.ts'; import '#contract/row.ts'; import '#domain/rule.ts';",
  'src/server/platform/new-room.ts': 'export const room = 1;',
  'src/web/platform/api/query.ts': "import '#contract/endpoint.ts'; import '../store.ts';",
  'src/web/platform/store.ts': 'export const store = 1;',
  'src/web/platform/new-room/new.tsx': 'export const room = 1;',
  'src/contract/endpoint.ts': "import '#domain/rule.ts';",
  'e2e/path.spec.ts': "import { test } from '@playwright/test'; test('x', () => {});",
};

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

type Violation = { from: string; rule: { name: string } };
let violations: Violation[];

beforeAll(async () => {
  rmSync(tree, { recursive: true, force: true });
  for (const files of Object.values(breaches)) write(files);
  write(sound);
  for (const name of ['package.json', '.dependency-cruiser.cjs']) {
    cpSync(join(project, name), join(tree, name));
  }
  const cli = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cli, 'src', 'e2e', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: tree }, (_error, stdout) => resolve(stdout));
  });
  violations = JSON.parse(output).summary.violations;
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

const cases = Object.entries(breaches).flatMap(([rule, files]) =>
  Object.keys(files).map((path) => ({ rule, path })),
);

test.for(cases)('$path is refused by $rule', ({ rule, path }) => {
  expect(violations).toContainEqual(
    expect.objectContaining({ from: path, rule: { name: rule, severity: 'error' } }),
  );
});

test.for(Object.keys(sound))('%s may import what it imports', (path) => {
  expect(violations.filter(({ from }) => from === path)).toEqual([]);
});
