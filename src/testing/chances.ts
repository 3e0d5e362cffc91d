import { randomFrom } from './phone/random-from.ts';

/** Pseudorandom choices, the same for the same seed. */
export type Chances = {
  /** True this often, from 0 to 1. */
  is(odds: number): boolean;
  /** A whole number from `min` to `max`. */
  count(min: number, max: number): number;
  /** One of the items; undefined when there is none. */
  one<Item>(items: readonly Item[]): Item | undefined;
  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): readonly Item[];
};

export function chancesFrom(seed: number): Chances {
  const random = randomFrom(seed);
  const count = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  return {
    is: (odds) => random() < odds,
    count,
    one: (items) => items[count(0, items.length - 1)],
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
