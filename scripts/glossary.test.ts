import { expect, test } from 'vitest';
import { glossaryFaults, termFinder, unusedTerms } from './glossary.mjs';
import { textOfMessage } from './text-of-message.mjs';
import { contentTexts, messageTexts } from './translated-texts.mjs';

const terms = {
  round: ['round', 'rounds'],
  tee: ['tee', 'tees'],
  'tee shot': ['tee shot', 'tee shots'],
};
const messages = (texts: Record<string, string>) =>
  messageTexts(new Map([['ui', new Map(Object.entries(texts))]]));

const english = messages({ log: 'Log a round', shots: 'Fourteen tee shots', other: 'Around here' });
const german = {
  round: { forms: ['Runde'], avoid: ['Durchgang'] },
  tee: { forms: ['Tee'] },
  'tee shot': { forms: ['Abschlag', 'Abschläge'] },
};
const faults = (texts: Record<string, string>, glossary: typeof german | null = german) =>
  glossaryFaults(
    'de',
    { terms, texts: english },
    { terms: glossary as Parameters<typeof glossaryFaults>[2]['terms'], texts: messages(texts) },
  );

test('only the words of a message are checked, in every plural case', () => {
  expect(textOfMessage('{round, plural, one {# day} other {<b># days</b> on {tee}}}')).toBe(
    '   day    days on   ',
  );
});

test('a term is matched as a whole word, and the longest match wins', () => {
  const find = termFinder(terms);
  expect([...find('Around the ROUND')]).toEqual(['round']);
  expect([...find('Background')]).toEqual([]);
  expect([...find('Tee shots, then tees')]).toEqual(['tee shot', 'tee']);
});

test('compounds, capital letters and soft hyphens do not prevent a match', () => {
  expect(faults({ log: 'Golf\u00adrun\u00adde eintragen', shots: '14 ABSCHLÄGE' })).toEqual([]);
});

test('a text that translates a term differently is reported by name', () => {
  expect(faults({ log: 'Eine Partie eintragen' })).toEqual([
    'de: ui.log: "round" is called Runde; the text has none of them',
  ]);
});

test('a text with a word that the glossary forbids is reported by name', () => {
  expect(faults({ log: 'Runde oder Durchgang eintragen' })).toEqual([
    'de: ui.log: "round" is not called Durchgang',
  ]);
});

test('an exception needs an existing text and a reason', () => {
  const except = (key: string, reason: string) =>
    faults({ log: 'Eintragen' }, {
      ...german,
      round: { ...german.round, except: { [key]: reason } },
    } as typeof german);
  expect(except('ui.log', 'The heading says it.')).toEqual([]);
  expect(except('ui.log', ' ')).toContain(
    'glossary/de.json: "round": the exception ui.log needs its reason',
  );
  expect(except('ui.logged', 'x')).toContain(
    'glossary/de.json: "round": ui.logged is an exception and no text',
  );
});

test('a glossary must contain every English term and no others', () => {
  const { tee: _, ...rest } = german;
  const wrong = { ...rest, birdie: { forms: ['Birdie'] } };
  expect(faults({}, wrong as unknown as typeof german)).toEqual([
    'glossary/de.json: "tee" has no form',
    'glossary/de.json: "birdie" is no term of glossary/en.json',
  ]);
  expect(faults({}, null)).toEqual(['glossary/de.json is missing']);
});

test('a term that no English text uses is reported by name', () => {
  expect(unusedTerms(terms, english)).toEqual(['glossary/en.json: no English text has "tee"']);
});

test('a list in the content is treated as one text, without its distances', () => {
  const texts = contentTexts({ drill: { name: 'Gate', steps: ['Roll {m:1.5}.', 'Aim.'] } });
  expect([...texts]).toEqual([
    ['content.drill.name', { source: 'Gate', words: 'Gate' }],
    ['content.drill.steps', { source: 'Roll {m:1.5}.\nAim.', words: 'Roll  .\nAim.' }],
  ]);
});
