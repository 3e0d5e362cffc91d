import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Met de landing op een handdoek',
  'sand-onto-the-green': 'Uit het zand op de green',
  'half-swings': 'Halve swings door een opening van {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge naar {40 m|45 yd}, plus of min {5 m|5 yd}',
  'new-gap-each-pair': 'Een nieuwe opening voor elk paar',
};
