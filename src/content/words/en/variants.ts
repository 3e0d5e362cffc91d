import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Landing on a towel',
  'sand-onto-the-green': 'From the sand onto the green',
  'half-swings': 'Half swings through a gap of {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge to {40 m|45 yd}, give or take {5 m|5 yd}',
  'without-a-ball': 'Without a ball, the marks alone',
  'new-gap-each-pair': 'A new gap for every pair',
  'gate-farther': 'Gate {50 cm|20 in} ahead',
  'glass-farther': 'Glass {1.8 m|6 ft} away',
  'one-ball': 'One ball, fetched each time',
  'new-length': 'A new length for every ball',
  'new-places': 'Nine new places',
  'longest-first': 'The longest step first',
  'five-in-turn': 'Five balls, then the other drill',
  'three-in-glass-near': 'Putts of {1 m|3 ft} into the glass',
  'three-in-glass': 'Putts of {1.5 m|5 ft} into the glass',
  'three-over-coin': 'Balls over the coin',
  'three-through-gate': 'Balls through the gate',
  'coin-and-glass': 'Balls over the coin, into the glass',
  'through-doorway': 'Balls to stop between the lines',
  'coin-wall-coin': 'In turn over the coin and up to the wall',
};
