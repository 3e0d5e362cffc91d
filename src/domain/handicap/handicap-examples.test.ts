import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultOf, readExamples } from '#testing/handicap-examples.ts';

const path = fileURLToPath(new URL('../../testing/handicap-examples.json', import.meta.url));

test.each(readExamples(path))('$id: $kind', (example) => {
  expect(faultOf(example)).toBeNull();
});

test('an example of another kind, or with another result, does not hold', () => {
  const example = { id: 'x', kind: 'cap', expected: 10.7, tolerance: 0 };
  const input = { calculatedIndex: 11.6, lowHandicapIndex: 6.5 };
  expect(faultOf({ ...example, input })).toContain('10.6 instead of 10.7');
  expect(faultOf({ ...example, input, tolerance: 0.1 })).toBeNull();
  expect(faultOf({ ...example, input, kind: 'luck' })).toContain('no rule');
});
