import { describe, expect, test } from 'vitest';
import type { Drill, DrillWords } from '#domain/drills/drill.ts';
import { shippedContent } from './content.ts';
import {
  baselineFaults,
  gateFaults,
  minutesFaults,
  normFaults,
  targetFaults,
} from './drill-rules.ts';
import { britishFaults, nameFaults, radiusFaults, readingFaults, textsIn } from './word-rules.ts';

const { drills, words } = shippedContent;

function wordsOf(id: string): DrillWords {
  const found = words.exercises[id];
  if (!found) throw new Error(`No words for ${id}`);
  return found;
}

const drillOf = (id: string): Drill => {
  const found = drills.find((drill) => drill.id === id);
  if (!found) throw new Error(`No drill ${id}`);
  return found;
};

type Rule = (drill: Drill, words: DrillWords) => string[];

const ofWords =
  (rule: (id: string, texts: readonly string[]) => string[]): Rule =>
  ({ id }, own) =>
    rule(id, textsIn(own));

/** The rules that every drill has to follow. */
const rules: readonly { readonly asks: string; readonly rule: Rule }[] = [
  { asks: 'a gate passes no ball that misses the hole', rule: gateFaults },
  { asks: 'minutes are enough for the attempts', rule: (drill) => minutesFaults(drill) },
  { asks: 'targets can be scored and get harder', rule: targetFaults },
  { asks: 'published targets say whose they are', rule: normFaults },
  { asks: 'mental and physical scores have no targets', rule: baselineFaults },
  { asks: 'words are easy to read', rule: ofWords(readingFaults) },
  { asks: 'words name no maker and nobody', rule: ofWords(nameFaults) },
  { asks: 'words are American', rule: ofWords(britishFaults) },
  { asks: 'a circle has a radius', rule: ofWords(radiusFaults) },
];

describe.each(rules)('every drill follows the rule that $asks:', ({ rule }) => {
  test.each(drills)('$id', (drill) => {
    expect(rule(drill, wordsOf(drill.id))).toEqual([]);
  });
});

describe('the check of drills reports', () => {
  const [gate, clock] = [drillOf('book-gate'), drillOf('clock-putting')];
  const ownWords = wordsOf('book-gate');

  test('a gate that is wider than the hole, and a gate that the text does not describe', () => {
    const setUp = ownWords.setUp.replace('{40 cm|16 in}', '{40 cm|8 in}');
    const description = ownWords.description.replace('{40 cm|16 in}', '{40 cm|8 in}');
    expect(gateFaults(gate, { ...ownWords, setUp, description })).toEqual([
      'book-gate: a ball 2.9° off line passes the gate of 6 cm (imperial); one that finds the hole is at most 2.0° off',
    ]);
    expect(gateFaults(gate, { ...ownWords, setUp: '' })).toEqual([
      'book-gate: its words do not say 6 cm, 150 cm',
    ]);
    expect(gateFaults({ ...gate, id: 'new-gate' }, ownWords)).toEqual([
      'new-gate: its words have a gate; say in startGates how wide and how far ahead it is',
    ]);
  });

  test('minutes that are too few for the attempts', () => {
    expect(minutesFaults({ ...clock, minutes: 6 })).toEqual([
      'clock-putting: 24 attempts of 25 seconds take 10 minutes; it has 6',
    ]);
  });

  test('targets that get easier, and targets without a source', () => {
    const { scoring } = clock;
    if (!scoring?.targets) throw new Error('No targets');
    const easier = { ...scoring, targets: { ...scoring.targets, expert: 10 } };
    expect(targetFaults({ ...clock, scoring: easier })).toEqual([
      'clock-putting: the target of expert (10) is easier than the one before, or all four are the same',
    ]);
    const published = { ...scoring, basis: 'published' as const };
    expect(normFaults({ ...clock, scoring: published }, wordsOf('clock-putting'))).toEqual([
      'clock-putting: its targets are published; say in `norm` whose scores they are',
    ]);
    expect(baselineFaults({ ...clock, focus: 'mental' })).toHaveLength(1);
  });

  test('words that are hard to read, names, British spelling and a circle without a radius', () => {
    const endless = `${'Roll the ball to the hole and '.repeat(6)}stop.`;
    expect(readingFaults('new', [endless])[0]).toMatch(/^new: 43 words in one sentence: Roll/);
    expect(readingFaults('new', ['Biomechanical proprioception matters.'])).toEqual([
      'new: many long words: Biomechanical, proprioception',
    ]);
    expect(nameFaults('new', ['Putt as Pelz does.', 'Use a Newco putter.'])).toEqual([
      'new: Pelz looks like a name: Putt as Pelz does.',
      'new: Newco looks like a name: Use a Newco putter.',
    ]);
    expect(britishFaults('new', ['Aim at the centre.'])).toEqual([
      'new: "centre" is British (er): Aim at the centre.',
    ]);
    expect(radiusFaults('new', ['Mark a circle of {1 m|3 ft} around the hole.'])).toEqual([
      'new: is the distance of the circle its radius? Mark a circle of {1 m|3 ft} around the hole.',
    ]);
  });
});
