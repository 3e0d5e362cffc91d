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
    safety:
      'Respirez moins fort si la tête tourne, et arrêtez si cela ne passe pas. Jamais au volant.',
    equipment: ['Une chaise', 'Une montre'],
    scoring: {
      how: 'Respirez en 4-2-6 jusqu’à la dernière minute. Comptez les respirations de cette minute sans les diriger ; moins, c’est plus calme.',
      unit: 'respirations par minute',
    },
    diagram: {
      alt: 'Une respiration dessinée comme le vol d’une balle : elle monte quatre temps, reste deux à plat et descend six.',
      labels: { breatheIn: 'Inspirer 4', hold: 'Tenir 2', breatheOut: 'Souffler 6' },
    },
  },
  'consequence-finish': {
    name: 'Fin à enjeu',
    description:
      'Six balles, et la plus longue suite réussie compte. Avec trois d’affilée, vous ne devez rien.',
    equipment: ['3 balles'],
    scoring: {
      how: 'Jouez six balles. Comptez la plus longue suite de bonnes ; à trois, c’est réussi.',
      unit: 'd’affilée',
    },
    diagram: {
      alt: 'Trois balles numérotées de un à trois à {1.5 m|5 ft} du trou ; trois rentrées d’affilée, c’est réussi.',
      labels: { inARow: 'D’affilée' },
    },
  },
  'three-points-a-hole': {
    name: 'Trois points par trou',
    description:
      'Trois trous sur le parcours. Un point pour le coup de départ, un pour le chemin jusqu’au green, un pour les putts.',
    alternatives: [
      'Pas de parcours : jouez au practice trois trous que vous connaissez, puis puttez.',
    ],
    safety:
      'Attendez que le groupe devant soit hors de portée, et criez si une balle vole vers quelqu’un.',
    equipment: ['Vos clubs', 'Une carte et un crayon'],
    scoring: {
      how: 'Jouez trois trous. Chacun vaut jusqu’à trois points : coup de départ en jeu, sur le green avec au plus un coup de plus que la régulation, deux putts ou moins.',
      unit: 'points',
    },
    diagram: {
      alt: 'Un trou du départ au green par le fairway, avec trois endroits numérotés : le coup de départ en jeu, le coup vers le green, les putts.',
    },
  },
};
