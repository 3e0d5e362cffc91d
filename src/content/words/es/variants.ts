import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Con bote en una toalla',
  'sand-onto-the-green': 'De la arena al green',
  'half-swings': 'Medios swings por un hueco de {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge a {40 m|45 yd}, más o menos {5 m|5 yd}',
  'without-a-ball': 'Sin bola, solo las marcas',
  'new-gap-each-pair': 'Un hueco nuevo para cada pareja',
  'gate-farther': 'Puerta {50 cm|20 in} por delante',
  'glass-farther': 'Vaso a {1.8 m|6 ft}',
  'one-ball': 'Una bola, y a buscarla cada vez',
  'new-length': 'Otra distancia en cada bola',
  'new-places': 'Nueve sitios nuevos',
  'longest-first': 'Primero el peldaño más largo',
  'five-in-turn': 'Cinco bolas y al otro ejercicio',
  'three-in-glass-near': 'Putts de {1 m|3 ft} al vaso',
  'three-in-glass': 'Putts de {1.5 m|5 ft} al vaso',
  'three-over-coin': 'Bolas sobre la moneda',
  'three-through-gate': 'Bolas por la puerta',
  'coin-and-glass': 'Bolas sobre la moneda, al vaso',
  'through-doorway': 'Bolas a parar entre las líneas',
  'coin-wall-coin': 'Por turnos, sobre la moneda y hasta la pared',
};
