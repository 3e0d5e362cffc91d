import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Les derniers putts',
    description:
      'Trois putts d’affilée et vous pouvez rentrer. Un de manqué et la suite recommence.',
    alternatives: ['À la maison : un verre couché ou une pièce comme trou. Toujours le même.'],
    equipment: ['Putter', '3 balles'],
    scoring: {
      how: 'Comptez les putts jusqu’à en rentrer trois d’affilée, 15 au plus.',
      unit: 'putts pour trois d’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées à {1.5 m|5 ft} d’un trou ; il faut les rentrer l’une après l’autre.',
      labels: { inARow: 'D’affilée' },
    },
  },
  'finish-chips': {
    name: 'Les derniers chips',
    description:
      'Trois bons chips d’affilée et vous pouvez rentrer. Un mauvais et la suite recommence.',
    equipment: ['Le wedge avec lequel vous chippez', '3 balles', '4 tees'],
    scoring: {
      how: 'Comptez les balles jusqu’à trois bonnes d’affilée, 15 au plus.',
      unit: 'balles pour trois d’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées près d’un green ; chacune doit s’arrêter dans un rayon de {2 m|6 ft} autour du trou.',
      labels: { inARow: 'D’affilée', radius: 'Rayon' },
    },
  },
  'finish-shots': {
    name: 'Les derniers coups',
    description:
      'Trois bons coups d’affilée et vous pouvez rentrer. Un mauvais et la suite recommence.',
    equipment: ['Un club', '15 balles'],
    scoring: {
      how: 'Comptez les balles jusqu’à trois bonnes d’affilée, 15 au plus.',
      unit: 'balles pour trois d’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées au practice et un couloir de {25 m|25 yd} entre deux piquets, où chacune doit finir.',
      labels: { inARow: 'D’affilée' },
    },
  },
};
