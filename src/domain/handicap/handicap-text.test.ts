import { expect, test } from 'vitest';
import { meaningsOfMinus, readHandicap } from './handicap-text.ts';

test.each([
  ['18.4', 18.4],
  ['18,4', 18.4],
  [' 7 ', 7],
  ['54.0', 54],
  ['0.0', 0],
  ['+0', 0],
])('the text %s is read as its number', (text, handicap) => {
  expect(readHandicap(text)).toBe(handicap);
});

test.each(['+2.3', '+2,3'])('the text %s is read as a plus handicap', (text) => {
  expect(readHandicap(text)).toBe(-2.3);
});

test.each(['', 'scratch', '18.45', '54.1', '+10.1', '1e1', '--2', '-2.3', '−5'])(
  'the text "%s" is not a handicap',
  (text) => {
    expect(readHandicap(text)).toBeNull();
  },
);

test.each([
  ['-5', [-5, 5]],
  [' −2,3 ', [-2.3, 2.3]],
  ['-18.4', [18.4]],
  ['-0', [0]],
  ['-', []],
  ['-60', []],
  ['5', []],
  ['+5', []],
])('"%s" may mean %j', (text, meanings) => {
  expect(meaningsOfMinus(text)).toEqual(meanings);
});
