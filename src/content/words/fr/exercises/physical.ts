import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Échauffement dynamique',
    description: 'Cinq mouvements dynamiques, des épaules aux hanches. Puis la première balle.',
    equipment: ['Un club'],
    diagram: {
      alt: 'Un golfeur vu de dessus, un club derrière les épaules, tourne le buste d’un côté puis de l’autre.',
      labels: { turns: '15 rotations' },
    },
  },
  'after-play-stretch': {
    name: 'Étirements d’après-jeu',
    description:
      'Cinq étirements calmes pour les hanches, les jambes et le dos. Après le jeu ou le soir, jamais juste avant de taper.',
    equipment: ['Un banc ou une chaise', 'Un club'],
    scoring: {
      how: 'Dix étirements, cinq mouvements des deux côtés ou en deux tours. Comptez ceux que vous tenez tout le temps prévu.',
      unit: 'étirements tenus',
    },
    diagram: {
      alt: 'Vu de dessus, un talon est posé sur un banc et le buste se penche le long de la jambe, 30 secondes.',
      labels: { hold: '30 secondes', bench: 'Banc' },
    },
  },
  'balance-reach': {
    name: 'Équilibre à trois points',
    description:
      'Sur une jambe, touchez trois points de l’autre pied : devant, sur le côté et derrière.',
    equipment: ['3 tees ou pièces'],
    scoring: {
      how: 'Cinq tours par jambe. Comptez les tours faits sans appui sur le pied libre.',
      unit: 'tours nets',
    },
    diagram: {
      alt: 'Un pied au sol au milieu ; l’autre va toucher trois points à {60 cm|2 ft}, devant, sur le côté et derrière.',
      labels: { front: 'Devant', side: 'Côté', back: 'Derrière' },
    },
  },
  'rotation-throws': {
    name: 'Lancers en rotation',
    description: 'De profil à un mur, lancez un médecine-ball léger en partant des hanches.',
    equipment: ['Un médecine-ball de 2 à 3 kg', 'Un mur'],
    scoring: {
      how: 'Lancez 30 fois, 15 par côté. Comptez les lancers qui finissent en équilibre et touchent le mur à hauteur de poitrine.',
      unit: 'lancers nets',
    },
    diagram: {
      alt: 'Un golfeur vu de dessus se tient de profil à {2 m|7 ft} d’un mur et y lance un ballon à l’horizontale.',
      labels: { wall: 'Mur' },
    },
  },
};
