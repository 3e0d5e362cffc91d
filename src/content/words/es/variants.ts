import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Con bote en una toalla',
  'sand-onto-the-green': 'De la arena al green',
  'half-swings': 'Medios swings por un hueco de {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge a {40 m|45 yd}, más o menos {5 m|5 yd}',
  'new-gap-each-pair': 'Un hueco nuevo para cada pareja',
};
