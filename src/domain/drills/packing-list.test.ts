import { expect, test } from 'vitest';
import { packingList } from './packing-list.ts';

test('a thing that several drills need is brought once', () => {
  expect(packingList([['Putter', '3 balls'], ['A towel', 'Putter'], []])).toEqual([
    'Putter',
    '3 balls',
    'A towel',
  ]);
});

test('balls are brought for the drill that takes most of them', () => {
  expect(packingList([['3 balls', '4 tees'], ['10 balls'], ['8 balls']])).toEqual([
    '10 balls',
    '4 tees',
  ]);
});

test('one ball is not asked for beside ten', () => {
  expect(packingList([['1 ball'], ['10 balls']])).toEqual(['10 balls']);
  expect(packingList([['1 ball'], ['1 ball']])).toEqual(['1 ball']);
});
