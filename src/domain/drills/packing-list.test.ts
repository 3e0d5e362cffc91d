import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EquipmentId, type EquipmentNeed, inTheBag, thingsOf } from './equipment.ts';
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
  expect(packingList([drill(booksOrTees), drill(balls(3)), drill(booksOrTees)])).toEqual([
    '2 books or 2 tees',
    '3 balls',
  ]);
});

test('the packing list leaves out a choice if one of its things is needed anyway', () => {
  expect(packingList([drill(booksOrTees), drill(tees), drill(booksOrTees)])).toEqual(['4 tees']);
  const driver = { text: 'Driver', need: { driver: 1 } };
  const teeClub = { text: 'Shorter club for the tee', need: { teeClub: 1 } };
  const either = { text: 'Driver or shorter club', need: { driver: 1, teeClub: 1 } };
  expect(packingList([drill(driver, teeClub), drill(either, balls(5))])).toEqual([
    'Driver',
    'Shorter club for the tee',
    '5 balls',
  ]);
});

test('the packing list keeps a choice if there are too few of its things, or its drill uses them', () => {
  const tee = { text: 'Tee', need: { tee: 1 } };
  expect(packingList([drill(booksOrTees), drill(tee)])).toEqual(['2 books or 2 tees', 'Tee']);
  expect(packingList([drill(booksOrTees, tees)])).toEqual(['2 books or 2 tees', '4 tees']);
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
  const sticksOrClubs = { text: '2 sticks or 2 clubs', need: { stick: 2, club: 2 } };
  expect(packingList([drill(sticksOrClubs), drill(clubs)])).toEqual(['Your clubs']);
});

const someNeed: fc.Arbitrary<EquipmentNeed> = fc.dictionary(
  fc.constantFrom('ball', 'tee', 'book', 'driver', 'club', 'clubs'),
  fc.integer({ min: 1, max: 4 }),
  { minKeys: 1, maxKeys: 3 },
);
const someDrill = fc
  .array(someNeed, { maxLength: 3 })
  .map((needs) => ({ needs, equipment: needs.map((need) => JSON.stringify(need)) }));

test('whoever brings everything on the packing list, and any one of each choice, can do every drill', () => {
  fc.assert(
    fc.property(fc.array(someDrill, { maxLength: 4 }), fc.nat(), (drills, choice) => {
      const brought: EquipmentNeed[] = packingList(drills).map((text) => JSON.parse(text));
      const bag = new Map<EquipmentId, number>();
      const add = (id: EquipmentId, count: number) => bag.set(id, (bag.get(id) ?? 0) + count);
      for (const need of brought) {
        const things = thingsOf(need);
        const [id, count] = things[choice % things.length] ?? ['ball', 0];
        add(id, count);
      }
      const has = (id: EquipmentId, count: number) =>
        (bag.has('clubs') && inTheBag.has(id)) || (bag.get(id) ?? 0) >= count;
      for (const { needs } of drills)
        for (const need of needs)
          expect(thingsOf(need).some(([id, count]) => has(id, count))).toBe(true);
    }),
  );
});

test('the packing list keeps an administrator’s own texts unchanged', () => {
  const own = { equipment: ['Putter', 'A long mat'], needs: [] };
  expect(packingList([own, own])).toEqual(['Putter', 'A long mat']);
});
