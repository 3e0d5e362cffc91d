import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {
  'onto-the-towel': 'Tombée sur une serviette',
  'sand-onto-the-green': 'Du sable sur le green',
  'half-swings': 'Demi-swings par une ouverture de {10 m|10 yd}',
  'wedge-to-40-m': 'Wedge à {40 m|45 yd}, à {5 m|5 yd} près',
  'without-a-ball': 'Sans balle, les marques seules',
  'new-gap-each-pair': 'Une nouvelle ouverture pour chaque paire',
  'gate-farther': 'Porte {50 cm|20 in} devant la balle',
  'glass-farther': 'Verre à {1.8 m|6 ft}',
  'one-ball': 'Une seule balle, ramassée à chaque fois',
  'new-length': 'Une nouvelle longueur à chaque balle',
  'new-places': 'Neuf nouveaux emplacements',
  'longest-first': 'Le barreau le plus long d’abord',
  'five-in-turn': 'Cinq balles, puis l’autre exercice',
  'three-in-glass-near': 'Putts de {1 m|3 ft} dans le verre',
  'three-in-glass': 'Putts de {1.5 m|5 ft} dans le verre',
  'three-over-coin': 'Balles sur la pièce',
  'three-through-gate': 'Balles par la porte',
  'coin-and-glass': 'Balles sur la pièce, dans le verre',
  'through-doorway': 'Balles à arrêter entre les lignes',
  'coin-wall-coin': 'Tour à tour sur la pièce et jusqu’au mur',
};
