import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const english = {
  lead: 'One session at a time.',
  start: { on: 'Starts on {day}', weeks: '{count, plural, one {# week} other {# weeks}}' },
  terms: 'Read <link>the terms</link>.',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function write(language: string, feature: string, messages: object) {
  await mkdir(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, `${feature}.json`), JSON.stringify(messages));
}

function check(...args: string[]): Promise<{ ok: boolean; lines: string[] }> {
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'texts.mjs');
    execFile(process.execPath, [script, folder, ...args], (error, stdout) =>
      resolve({ ok: error === null, lines: stdout.trim().split('\n').slice(0, -1) }),
    );
  });
}

beforeEach(async () => {
  await write('en', 'landing', english);
  writeFileSync(join(folder, 'messages.ts'), '');
  expect(await check('--write')).toEqual({ ok: true, lines: [] });
});

test('every message has a type for what it needs', () => {
  const types = readFileSync(join(folder, 'messages.ts'), 'utf8');
  expect(types).toContain(`  'landing': {
    'lead': None;
    'start.on': { day: Value };
    'start.weeks': { count: number };
    'terms': { link: Tag };
  };`);
});

test('types that are not those of the English messages are found', async () => {
  await write('en', 'landing', { ...english, free: 'Free for {count, number} days.' });
  expect(await check()).toEqual({
    ok: false,
    lines: ['messages.ts is out of date: run node scripts/texts.mjs --write'],
  });
});

test('a language with all messages passes, with the plurals that it has itself', async () => {
  const weeks = '{count, plural, one {# неделя} few {# недели} many {# недель} other {# недели}}';
  const start = { on: 'Начало {day}', weeks };
  await write('ru', 'landing', { lead: 'x', start, terms: 'x <link>y</link>' });
  expect(await check()).toEqual({ ok: true, lines: [] });
});

test.each<[string, object, string]>([
  ['a missing message', { lead: undefined }, 'de/landing.json: lead is missing'],
  ['one that English has not', { more: 'Mehr' }, 'more: English has no such message'],
  ['a message that cannot be read', { lead: 'Eins {' }, 'lead: not a valid message'],
  [
    'another placeholder',
    { start: { ...english.start, on: 'Ab {date}' } },
    'start.on: the placeholders are date: Value; in English they are day: Value',
  ],
  [
    'a missing placeholder',
    { start: { ...english.start, on: 'Bald' } },
    'start.on: the placeholders are none',
  ],
  [
    'a missing plural',
    { start: { ...english.start, weeks: '{count, plural, other {# Wochen}}' } },
    'start.weeks: the plural has no case "one"',
  ],
])('%s is found by name', async (_, change, fault) => {
  await write('de', 'landing', { ...english, ...change });
  const { ok, lines } = await check();
  expect(ok).toBe(false);
  expect(lines).toEqual([expect.stringContaining(fault)]);
});

test('a missing file is found by name', async () => {
  await write('de', 'other', {});
  expect((await check()).lines).toEqual(['de/landing.json is missing']);
});
