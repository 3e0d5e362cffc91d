import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs the check in a project with these files and returns its output. */
function check(files: Record<string, string>): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'english-'));
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code);
  }
  const script = join(import.meta.dirname, 'english.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, project], (error, stdout) => {
      rmSync(project, { recursive: true });
      const faults = stdout.trim().split('\n').slice(0, -1);
      expect(error === null).toBe(faults.length === 0);
      resolve(faults);
    });
  });
}

test('English in screens is reported with its location', async () => {
  const code = `export const Screen = ({ done }: { done: boolean }) => (
  <main aria-label="Week plan">
    <h1>Your week</h1>
    <img alt={done ? 'Flag' : 'pin'} title={\`Day \${1}\`} />
    <Empty text="Nothing here" /> {'Go on with it'}
    <input placeholder="Name" />
  </main>
);
export const toast = { title: 'Saved', description: 'What you logged is safe.' };
`;
  expect(await check({ 'src/web/features/weeks/screen.tsx': code })).toEqual([
    'src/web/features/weeks/screen.tsx:2: Week plan',
    'src/web/features/weeks/screen.tsx:3: Your week',
    'src/web/features/weeks/screen.tsx:4: Flag',
    'src/web/features/weeks/screen.tsx:4: Day $',
    'src/web/features/weeks/screen.tsx:5: Nothing here',
    'src/web/features/weeks/screen.tsx:5: Go on with it',
    'src/web/features/weeks/screen.tsx:6: Name',
    'src/web/features/weeks/screen.tsx:9: Saved',
    'src/web/features/weeks/screen.tsx:9: What you logged is safe.',
  ]);
});

test('English in responses, mails, the feed, drawings, content and the contract is reported', async () => {
  const faults = await check({
    'src/server/features/weeks/mail.ts': "export const mail = { subject: 'Welcome' };",
    'src/server/features/weeks/routes.ts': "export const answer = () => ({ message: 'Removed' });",
    'src/server/features/weeks/feed.ts': "export const lines = ['Training today', 'at noon'];",
    'src/content/exercises/putting.ts': "export const gate = { label: 'Gate' };",
    'src/drawing/green.ts': "export const hole = { label: 'Hole' };",
    'src/contract/weeks.ts': "export const name = line(1, 'Name is required');",
  });
  expect(faults).toEqual([
    'src/content/exercises/putting.ts:1: Gate',
    'src/contract/weeks.ts:1: Name is required',
    'src/drawing/green.ts:1: Hole',
    'src/server/features/weeks/feed.ts:1: Training today',
    'src/server/features/weeks/mail.ts:1: Welcome',
    'src/server/features/weeks/routes.ts:1: Removed',
  ]);
});

test('English that golfers never see is allowed in code', async () => {
  const faults = await check({
    'src/web/features/weeks/card.tsx':
      'export const Card = () => <p className="card Wide card" title={t(\'title\')} data-x="a b">{1} · 2</p>;',
    'src/server/weeks.ts': `import { words } from 'Some package';
export function find(log: Log) {
  log.error({ what: 'Week' }, 'The week was lost');
  announce(\`Ready at \${1}\`);
  if (words) throw new RangeError('There is no such week');
  return sql\`Select every week\`;
}`,
    'src/contract/weeks.ts':
      "export const weeks = { list: get({ summary: 'Every week of a plan' }) };",
    'src/web/features/weeks/card.test.tsx': "screen.getByText('Your week');",
    'src/content/words/en/putting.ts': "export const gate = { label: 'Gate putting' };",
  });
  expect(faults).toEqual([]);
});
