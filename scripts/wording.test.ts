import { expect, test } from 'vitest';
import { messageTexts } from './translated-texts.mjs';
import { wordingFaults } from './wording.mjs';

type Wordings = Parameters<typeof wordingFaults>[1];

const faults = (texts: Record<string, string>, wordings: Wordings) =>
  wordingFaults('de', wordings, messageTexts(new Map([['ui', new Map(Object.entries(texts))]])));

test('a wording is reported by name, with what to write instead', () => {
  expect(faults({ tab: 'Soz\u00adial', other: 'Freunde' }, { Sozial: { use: 'Freunde' } })).toEqual(
    ['de: ui.tab: not "Sozial": Freunde'],
  );
});

test('a wording is found in every plural case, in capital letters too', () => {
  const message = '{count, plural, one {# Runde} other {# RONDEN}}';
  expect(faults({ rounds: message }, { ronden: { use: 'rondes' } })).toHaveLength(1);
});

test('the end of a word is that of a word with letters English does not have', () => {
  const wordings = { '\\bde\\b': { use: 'x' } };
  expect(faults({ one: 'Anzahl übrig, erde, de\u00e9' }, wordings)).toEqual([]);
  expect(faults({ one: 'Hé, de dag' }, wordings)).toHaveLength(1);
});

test('a word before a value is told from the same word in a sentence', () => {
  const wordings = { '\\bAnfang {2}': { use: 'Ausgangswert' } };
  expect(faults({ chart: 'Anfang {baseline}', tip: 'am Anfang der Woche' }, wordings)).toEqual([
    'de: ui.chart: not "Anfang": Ausgangswert',
  ]);
});

test('an exception needs a text with the wording and a reason', () => {
  const faultsWith = (except: Record<string, string>) =>
    faults({ tab: 'Sozial', other: 'Freunde' }, { Sozial: { use: 'Freunde', except } });
  expect(faultsWith({ 'ui.tab': 'A quote' })).toEqual([]);
  expect(faultsWith({ 'ui.tab': ' ' })).toContain(
    'wording/de.json: "Sozial": the exception ui.tab needs its reason',
  );
  expect(faultsWith({ 'ui.tab': 'A quote', 'ui.other': 'x' })).toEqual([
    'wording/de.json: "Sozial": ui.other is an exception and does not have it',
  ]);
});
