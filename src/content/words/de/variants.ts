import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Landung auf einem Handtuch',
  'sand-onto-the-green': 'Aus dem Sand aufs Grün',
  'half-swings': 'Halbe Schwünge durch eine Lücke von {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge auf {40 m|45 yd}, plus oder minus {5 m|5 yd}',
  'new-gap-each-pair': 'Eine neue Lücke für jedes Paar',
};
