import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Landing on a towel',
  'sand-onto-the-green': 'From the sand onto the green',
  'half-swings': 'Half swings through a gap of {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge to {40 m|45 yd}, give or take {5 m|5 yd}',
  'new-gap-each-pair': 'A new gap for every pair',
};
