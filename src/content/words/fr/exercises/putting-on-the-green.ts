import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putting par la porte',
    description:
      'Deux portes de tees sur un putt droit de {1.5 m|5 ft} : une devant la balle, une avant le trou.',
    alternatives: ['Avec deux tees seulement, enlevez la seconde porte et ne comptez pas.'],
    equipment: ['Putter', '3 balles', '4 tees', 'Une règle'],
    scoring: {
      how: 'Puttez 20 balles. Un point pour chacune qui passe les deux portes sans les toucher et qui tombe.',
      unit: 'putts nets',
    },
    diagram: {
      alt: 'Un putt droit de {1.5 m|5 ft} avec une porte large de {6 cm|2.5 in}, {40 cm|16 in} devant la balle, et une porte large de {10 cm|4 in}, {40 cm|16 in} avant le trou.',
    },
  },
  'clock-putting': {
    name: 'Putting en horloge',
    description:
      'Douze balles autour du trou, sur un cercle de {1.2 m|4 ft} de rayon. Rentrez-les dans l’ordre, de midi à midi.',
    alternatives: ['Sur un green occupé, prenez la moitié du cercle et faites-la quatre fois.'],
    equipment: ['Putter', '12 balles, ou 3 et de la patience'],
    scoring: {
      how: 'Deux fois le tour, 24 putts. Comptez les balles rentrées.',
      unit: 'putts rentrés',
    },
    diagram: {
      alt: 'Douze balles autour du trou sur un cercle de {1.2 m|4 ft} de rayon, numérotées comme une horloge.',
    },
  },
  'four-sides-ladder': {
    name: 'Quatre côtés, cinq pas',
    description:
      'De quatre côtés du trou, un pas en arrière après chaque tour : de {60 cm|2 ft} à {1.8 m|6 ft}.',
    alternatives: ['Avec quatre tees, reculez-les d’un pas une fois le tour fini.'],
    equipment: ['Putter', '1 balle', '20 tees, ou 4 et un mètre'],
    scoring: {
      how: 'Puttez 20 balles, une de chaque tee. Comptez les balles rentrées.',
      unit: 'putts rentrés',
    },
    diagram: {
      alt: 'Quatre lignes de cinq balles s’éloignent du trou, de {60 cm|2 ft} à {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Putting en échelle',
    description:
      'Quatre lignes de tees à {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} et {12 m|40 ft}. Chaque putt dépasse sa ligne, d’un putter au plus.',
    alternatives: ['Sur un petit green, prenez les trois premières lignes et ne comptez pas.'],
    equipment: ['Putter', '1 balle', '8 tees'],
    scoring: {
      how: 'Puttez 16 balles, deux montées et deux descentes. Un point pour chacune qui s’arrête à moins de {90 cm|3 ft} après sa ligne.',
      unit: 'balles dans la bande',
    },
    diagram: {
      alt: 'Quatre lignes de tees à {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} et {12 m|40 ft} ; le putt vers la troisième doit s’arrêter dans la bande derrière elle.',
    },
  },
  'lag-circle': {
    name: 'Longs putts au cercle',
    description:
      'Douze putts de {9 m|30 ft} vers un cercle de {1 m|3 ft} de rayon autour du trou. Dans le cercle, le putt suivant est court.',
    alternatives: [
      'Sans tees, posez le putter depuis le trou vers l’extérieur : il est à peu près aussi long que le rayon.',
    ],
    equipment: ['Putter', '3 balles', '6 tees'],
    scoring: {
      how: 'Puttez 12 balles. Comptez celles qui s’arrêtent dans le cercle ou qui tombent.',
      unit: 'balles dans le cercle',
    },
    diagram: {
      alt: 'Un long putt de {9 m|30 ft} tourne vers un cercle de {1 m|3 ft} de rayon autour du trou ; d’autres balles sont déjà dedans et dehors.',
      labels: { radius: 'Rayon' },
    },
  },
  'par-18-putting': {
    name: 'Neuf trous, par 18',
    description:
      'Neuf putts de {6 m|20 ft} à {9 m|30 ft} sur des pentes variées, une balle. Le par est de deux chacun.',
    alternatives: ['Avec un seul trou, choisissez neuf emplacements autour.'],
    equipment: ['Putter', '1 balle', 'Une carte et un crayon'],
    scoring: {
      how: 'Comptez les coups des neuf trous, par 18.',
      unit: 'coups',
    },
    diagram: {
      alt: 'Trois putts numérotés mènent de trou en trou sur un green ; le premier fait {6 m|20 ft} et le deuxième {9 m|30 ft}.',
    },
  },
  drawback: {
    name: 'Un putter en arrière',
    description:
      'Neuf putts. Après chaque raté, vous éloignez la balle du trou d’une longueur de putter.',
    alternatives: ['Avec un seul trou, choisissez neuf emplacements autour.'],
    equipment: ['Putter', '1 balle', 'Une carte et un crayon'],
    scoring: {
      how: 'Comptez les coups des neuf trous.',
      unit: 'coups',
    },
    diagram: {
      alt: 'Un putt dépasse le trou ; la balle est reculée de {90 cm|3 ft} et rejouée de là au putt.',
      labels: { firstPutt: 'Premier putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Le test des cinquante putts',
    description:
      'Cinquante trous avec une balle, de {1 m|3 ft} à {5 m|16 ft} tour à tour. Le grand test de putting, avec des repères pour comparer.',
    alternatives: ['Avec un seul trou, puttez de cinq côtés tour à tour.'],
    equipment: ['Putter', '1 balle', 'Un mètre', 'Une carte et un crayon'],
    scoring: {
      how: 'Comptez tous les coups des cinquante trous.',
      unit: 'coups',
      norm: 'Hommes, index de +2 à 10 ; au-delà, une ligne droite',
    },
    diagram: {
      alt: 'Cinq balles alignées à {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} et {5 m|16 ft} du trou.',
    },
  },
};
