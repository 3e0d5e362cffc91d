import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Landung auf einem Handtuch',
  'sand-onto-the-green': 'Aus dem Sand aufs Grün',
  'half-swings': 'Halbe Schwünge durch eine Lücke von {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge auf {40 m|45 yd}, plus oder minus {5 m|5 yd}',
  'without-a-ball': 'Ohne Ball, nur die Spuren',
  'new-gap-each-pair': 'Eine neue Lücke für jedes Paar',
  'gate-farther': 'Tor {50 cm|20 in} vor dem Ball',
  'glass-farther': 'Glas {1.8 m|6 ft} entfernt',
  'one-ball': 'Ein Ball, jedes Mal geholt',
  'new-length': 'Für jeden Ball eine neue Länge',
  'new-places': 'Neun neue Stellen',
  'longest-first': 'Die längste Stufe zuerst',
  'five-in-turn': 'Fünf Bälle, dann die andere Übung',
  'three-in-glass-near': 'Putts von {1 m|3 ft} ins Glas',
  'three-in-glass': 'Putts von {1.5 m|5 ft} ins Glas',
  'three-over-coin': 'Bälle über die Münze',
  'three-through-gate': 'Bälle durchs Tor',
  'coin-and-glass': 'Bälle über die Münze, ins Glas',
  'through-doorway': 'Bälle bis zwischen die Linien',
  'coin-wall-coin': 'Abwechselnd über die Münze und bis vor die Wand',
};
