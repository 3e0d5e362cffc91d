import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Dix routines complètes',
    description:
      'Dix balles vers dix cibles, chacune avec toute la routine et une ligne à franchir.',
    equipment: ['Quelques clubs', '10 balles', 'Une montre'],
    scoring: {
      how: 'Jouez dix balles. Comptez les routines complètes en moins de 30 secondes, où que la balle soit allée.',
      unit: 'routines complètes',
    },
    diagram: {
      alt: 'Une ligne au sol sépare l’endroit derrière la balle, où vous pensez, de l’endroit à la balle, où vous jouez vers le drapeau.',
      labels: { think: 'Penser', play: 'Jouer' },
    },
  },
  'breath-four-two-six': {
    name: 'Respiration 4-2-6',
    description:
      'Inspirez sur quatre, retenez deux, soufflez sur six. À la maison, quelques minutes ; sur le parcours, deux respirations.',
    equipment: ['Une chaise'],
    scoring: {
      how: 'Respirez pendant cinq minutes, 25 respirations. Comptez la plus longue suite sans perdre le compte.',
      unit: 'respirations d’affilée',
    },
    diagram: {
      alt: 'Une respiration dessinée comme le vol d’une balle : elle monte quatre temps, reste deux à plat et descend six.',
      labels: { breatheIn: 'Inspirer 4', hold: 'Tenir 2', breatheOut: 'Souffler 6' },
    },
  },
  'consequence-finish': {
    name: 'Fin à enjeu',
    description: 'Trois d’affilée et vous pouvez rentrer. Une de manquée et vous recommencez.',
    equipment: ['3 balles'],
    scoring: {
      how: 'Comptez les balles de la plus longue suite, jusqu’à trois. À trois, c’est réussi.',
      unit: 'd’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées de un à trois à {1.5 m|5 ft} du trou ; il faut les rentrer toutes les trois d’affilée.',
      labels: { inARow: 'D’affilée' },
    },
  },
};
