import { expect, test } from 'vitest';
import { packingList } from './packing-list.ts';

const putter = { text: 'Putter', need: { putter: 1 } };
const towel = { text: 'Towel', need: { towel: 1 } };
const balls = (count: number) => ({
  text: count === 1 ? 'Ball' : `${count} balls`,
  need: { ball: count },
});
const tees = { text: '4 tees', need: { tee: 4 } };
const booksOrTees = { text: '2 books or 2 tees', need: { book: 2, tee: 2 } };

const drill = (...things: { text: string; need: Record<string, number> }[]) => ({
  equipment: things.map(({ text }) => text),
  needs: things.map(({ need }) => need),
});

test('things are brought once, in the order of the drills', () => {
  expect(packingList([drill(putter, balls(3)), drill(towel, putter), drill()])).toEqual([
    'Putter',
    '3 balls',
    'Towel',
  ]);
});

test('as many are brought as the drill takes that takes most', () => {
  expect(packingList([drill(balls(3), tees), drill(balls(10)), drill(balls(8))])).toEqual([
    '10 balls',
    '4 tees',
  ]);
  expect(packingList([drill(balls(1)), drill(balls(10))])).toEqual(['10 balls']);
});

test('a choice between things stays one', () => {
  expect(packingList([drill(booksOrTees), drill(tees), drill(booksOrTees)])).toEqual([
    '2 books or 2 tees',
    '4 tees',
  ]);
});

test('who brings all clubs is not told of single ones', () => {
  const clubs = { text: 'Your clubs', need: { clubs: 1 } };
  const wedge = { text: 'Wedge', need: { wedge: 1 } };
  expect(packingList([drill(putter, towel), drill(clubs, balls(1)), drill(wedge)])).toEqual([
    'Towel',
    'Your clubs',
    'Ball',
  ]);
  expect(packingList([drill(putter), drill(wedge)])).toEqual(['Putter', 'Wedge']);
});

test('what an administrator wrote is brought as it is written', () => {
  const own = { equipment: ['Putter', 'A long mat'], needs: [] };
  expect(packingList([own, own])).toEqual(['Putter', 'A long mat']);
});
