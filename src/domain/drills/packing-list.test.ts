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

test('the packing list contains each thing once, in the order of the drills', () => {
  expect(packingList([drill(putter, balls(3)), drill(towel, putter), drill()])).toEqual([
    'Putter',
    '3 balls',
    'Towel',
  ]);
});

test('the packing list has the highest number that any drill needs', () => {
  expect(packingList([drill(balls(3), tees), drill(balls(10)), drill(balls(8))])).toEqual([
    '10 balls',
    '4 tees',
  ]);
  expect(packingList([drill(balls(1)), drill(balls(10))])).toEqual(['10 balls']);
});

test('the packing list keeps a choice between things as a choice', () => {
  expect(packingList([drill(booksOrTees), drill(tees), drill(booksOrTees)])).toEqual([
    '2 books or 2 tees',
    '4 tees',
  ]);
});

test('the packing list leaves out single clubs when all clubs are needed', () => {
  const clubs = { text: 'Your clubs', need: { clubs: 1 } };
  const wedge = { text: 'Wedge', need: { wedge: 1 } };
  expect(packingList([drill(putter, towel), drill(clubs, balls(1)), drill(wedge)])).toEqual([
    'Towel',
    'Your clubs',
    'Ball',
  ]);
  expect(packingList([drill(putter), drill(wedge)])).toEqual(['Putter', 'Wedge']);
});

test('the packing list keeps an administrator’s own texts unchanged', () => {
  const own = { equipment: ['Putter', 'A long mat'], needs: [] };
  expect(packingList([own, own])).toEqual(['Putter', 'A long mat']);
});
