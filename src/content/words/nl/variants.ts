import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Met de landing op een handdoek',
  'sand-onto-the-green': 'Uit het zand op de green',
  'half-swings': 'Halve swings door een opening van {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge naar {40 m|45 yd}, plus of min {5 m|5 yd}',
  'without-a-ball': 'Zonder bal, alleen de sporen',
  'new-gap-each-pair': 'Een nieuwe opening voor elk paar',
  'gate-farther': 'Poortje {50 cm|20 in} voor de bal',
  'glass-farther': 'Glas op {1.8 m|6 ft}',
  'one-ball': 'Eén bal, telkens ophalen',
  'new-length': 'Voor elke bal een nieuwe lengte',
  'new-places': 'Negen nieuwe plekken',
  'longest-first': 'De langste trede eerst',
  'five-in-turn': 'Vijf ballen, dan de andere oefening',
  'three-in-glass-near': 'Putts van {1 m|3 ft} in het glas',
  'three-in-glass': 'Putts van {1.5 m|5 ft} in het glas',
  'three-over-coin': 'Ballen over de munt',
  'three-through-gate': 'Ballen door het poortje',
  'coin-and-glass': 'Ballen over de munt, in het glas',
  'through-doorway': 'Ballen tot tussen de lijnen',
  'coin-wall-coin': 'Om de beurt over de munt en tot voor de muur',
};
