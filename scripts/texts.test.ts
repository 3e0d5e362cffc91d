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

/** Writes a translation that has been compared with the current English text. */
async function translate(language: string, feature: string, messages: object) {
  await write(language, feature, messages);
  await check('--accept', language);
}

function check(...args: string[]): Promise<{ ok: boolean; lines: string[] }> {
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'texts.mjs');
    execFile(process.execPath, [script, folder, ...args], (error, stdout) =>
      resolve({ ok: error === null, lines: stdout.trim().split('\n').slice(0, -1) }),
    );
  });
}

/** The types of the English messages, as the first test writes them. */
let written = '';
beforeEach(async () => {
  await write('en', 'landing', english);
  writeFileSync(join(folder, 'messages.ts'), written);
  if (written !== '') return;
  expect(await check('--write')).toEqual({ ok: true, lines: [] });
  written = readFileSync(join(folder, 'messages.ts'), 'utf8');
});

test('every message has a type for its placeholders', () => {
  const types = readFileSync(join(folder, 'messages.ts'), 'utf8');
  expect(types).toContain(`  'landing': {
    'lead': None;
    'start.on': { day: Value };
    'start.weeks': { count: number };
    'terms': { link: Tag };
  };`);
});

test('types that do not match the English messages are reported', async () => {
  await write('en', 'landing', { ...english, free: 'Free for {count, number} days.' });
  expect(await check()).toEqual({
    ok: false,
    lines: ['messages.ts is out of date: run npm run texts -- --write'],
  });
});

test('a language with all messages passes the check, with its own plural forms', async () => {
  const weeks = '{count, plural, one {# неделя} few {# недели} many {# недель} other {# недели}}';
  const start = { on: 'Начало {day}', weeks };
  await translate('ru', 'landing', { lead: 'x', start, terms: 'x <link>y</link>' });
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
])('%s is reported by name', async (_, change, fault) => {
  await translate('de', 'landing', { ...english, ...change });
  const { ok, lines } = await check();
  expect(ok).toBe(false);
  expect(lines).toEqual([expect.stringContaining(fault)]);
});

test('a missing file is reported by name', async () => {
  await translate('de', 'other', {});
  expect((await check()).lines).toEqual(['de/landing.json is missing']);
});

const german = {
  lead: 'Eine Einheit nach der anderen.',
  start: { on: 'Ab {day}', weeks: '{count, plural, one {# Woche} other {# Wochen}}' },
  terms: 'Lies <link>die Bedingungen</link>.',
};

test('a translation counts as new until it is accepted after comparison with the English text', async () => {
  await write('de', 'landing', german);
  expect((await check()).lines).toContain(
    'de: landing.lead: a new translation: read it beside the English text, ' +
      'then run npm run texts -- --accept de',
  );
  expect((await check('--accept', 'de')).lines).toContain('accepted landing.lead');
  expect(await check()).toEqual({ ok: true, lines: [] });
});

test('only the translation whose English text has changed is reported by name', async () => {
  await translate('de', 'landing', german);
  await write('en', 'landing', { ...english, lead: 'One session after another.' });
  expect(await check()).toEqual({
    ok: false,
    lines: [
      'de: landing.lead: the English text has changed since it was translated: compare them, ' +
        'then run npm run texts -- --accept de',
    ],
  });
});

test('a translation that stayed as it was when its English text changed is accepted only by name', async () => {
  await translate('de', 'landing', german);
  const start = { ...english.start, on: 'Begins on {day}' };
  await write('en', 'landing', { ...english, lead: 'One session a day.', start });
  await write('de', 'landing', { ...german, lead: 'Eine Einheit am Tag.' });
  const { ok, lines } = await check('--accept', 'de');
  expect(ok).toBe(false);
  expect(lines).toEqual([
    'accepted landing.lead',
    'not accepted landing.start.on: the English text has changed and the translation has not; ' +
      'if it still says the same, run npm run texts -- --accept de --unchanged landing.start.on',
    'de: landing.start.on: the English text has changed since it was translated: compare them, ' +
      'then run npm run texts -- --accept de',
  ]);
  expect((await check('--accept', 'de', '--unchanged', 'landing.start.on')).lines).toEqual([
    'accepted landing.start.on',
  ]);
  expect(await check()).toEqual({ ok: true, lines: [] });
});

test('a translation that has changed is compared with the English text again', async () => {
  await translate('de', 'landing', german);
  await write('de', 'landing', { ...german, lead: 'Eine Einheit am Tag.' });
  expect((await check()).lines).toEqual([
    'de: landing.lead: a changed translation: read it beside the English text, ' +
      'then run npm run texts -- --accept de',
  ]);
});

test('each accepted text has its own line, in order', async () => {
  await translate('de', 'landing', german);
  const lines = readFileSync(join(folder, 'sources', 'de.json'), 'utf8').split('\n');
  expect(lines).toEqual([
    '{',
    expect.stringMatching(/^ {2}"landing.lead": "[0-9a-f]{8} [0-9a-f]{8}",$/),
    expect.stringContaining('"landing.start.on"'),
    expect.stringContaining('"landing.start.weeks"'),
    expect.stringContaining('"landing.terms"'),
    '}',
    '',
  ]);
});

test('an accepted entry for a removed text is reported', async () => {
  await translate('de', 'landing', german);
  const { terms: _, ...rest } = english;
  const { terms: __, ...germanRest } = german;
  await write('en', 'landing', rest);
  await write('de', 'landing', germanRest);
  expect((await check('--write')).lines).toEqual([
    'sources/de.json: landing.terms is no text any more: run npm run texts -- --accept de',
  ]);
});

test('a text that does not follow the glossary is reported by name', async () => {
  await write('glossary', 'en', { session: ['session', 'sessions'] });
  await write('glossary', 'de', { session: { forms: ['Training'] } });
  await translate('de', 'landing', german);
  expect((await check()).lines).toEqual([
    'de: landing.lead: "session" is called Training; the text has none of them',
  ]);
  await write('glossary', 'de', { session: { forms: ['Einheit'] } });
  expect(await check()).toEqual({ ok: true, lines: [] });
});

test('a text with a wording that its language avoids is reported by name', async () => {
  await write('wording', 'de', { '\\bnach der\\b': { use: 'für' } });
  await translate('de', 'landing', german);
  expect(await check()).toEqual({ ok: false, lines: ['de: landing.lead: not "nach der": für'] });
});
