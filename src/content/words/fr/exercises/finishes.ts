import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Les derniers putts',
    description:
      'Six putts, et la plus longue suite rentrée compte. Avec trois d’affilée, vous ne devez rien.',
    alternatives: ['À la maison : un verre couché ou une pièce comme trou. Toujours le même.'],
    equipment: ['Putter', '3 balles'],
    scoring: {
      how: 'Puttez six balles. Comptez la plus longue suite de rentrées ; à trois, c’est réussi.',
      unit: 'd’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées à {1.5 m|5 ft} d’un trou ; trois rentrées d’affilée, c’est réussi.',
      labels: { inARow: 'D’affilée' },
    },
  },
  'finish-chips': {
    name: 'Les derniers chips',
    description:
      'Six chips, et la plus longue suite réussie compte. Avec trois d’affilée, vous ne devez rien.',
    equipment: ['Le wedge avec lequel vous chippez', '3 balles', '4 tees'],
    scoring: {
      how: 'Jouez six balles. Comptez la plus longue suite de bonnes ; à trois, c’est réussi.',
      unit: 'd’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées près d’un green ; chacune doit s’arrêter dans un rayon de {2 m|6 ft} autour du trou.',
      labels: { inARow: 'D’affilée', radius: 'Rayon' },
    },
  },
  'finish-shots': {
    name: 'Les derniers coups',
    description:
      'Six coups, et la plus longue suite réussie compte. Avec trois d’affilée, vous ne devez rien.',
    equipment: ['Un club', '6 balles'],
    scoring: {
      how: 'Jouez six balles. Comptez la plus longue suite de bonnes ; à trois, c’est réussi.',
      unit: 'd’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées au practice et un couloir de {25 m|25 yd} entre deux piquets, où chacune doit finir.',
      labels: { inARow: 'D’affilée' },
    },
  },
};
