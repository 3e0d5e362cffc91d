import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Tombée sur une serviette',
  'sand-onto-the-green': 'Du sable sur le green',
  'half-swings': 'Demi-swings par une ouverture de {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge à {40 m|45 yd}, à {5 m|5 yd} près',
  'new-gap-each-pair': 'Une nouvelle ouverture pour chaque paire',
};
