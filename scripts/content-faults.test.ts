import { expect, test } from 'vitest';
import { contentFaults } from './content-faults.mjs';

const drill = {
  name: 'Gate',
  description: 'Putt from {m:1.5}.',
  setUp: 'Two tees.',
  steps: ['Aim.', 'Putt.'],
  commonFaults: [{ fault: 'Too fast.', fix: 'Slow down.' }],
};
const english = { exercises: { gate: drill } };
const check = (gate: object) => contentFaults('de', english, { exercises: { gate } });

test('a missing text is reported by name', () => {
  const { setUp: _, ...others } = drill;
  expect(check(drill)).toEqual([]);
  expect(check(others)).toEqual([
    'de: content.exercises.gate.setUp is missing, or English has no such text',
  ]);
});

test('a translation with fewer steps than in English is reported', () => {
  expect(check({ ...drill, steps: ['Zielen.'] })).toEqual([
    'de: content.exercises.gate.steps.1 is missing, or English has no such text',
  ]);
});

test('a text that English does not have is named', () => {
  expect(check({ ...drill, help: 'Hilfe' })).toEqual([
    'de: content.exercises.gate.help is missing, or English has no such text',
  ]);
});

test('a text with a different distance is reported by name', () => {
  expect(check({ ...drill, description: 'Putte aus {m:2}.' })).toEqual([
    'de: content.exercises.gate.description: the distances are {m:2}; in English they are {m:1.5}',
  ]);
});
