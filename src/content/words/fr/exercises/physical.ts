import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Échauffement dynamique',
    description: 'Cinq mouvements dynamiques, des épaules aux hanches. Puis la première balle.',
    safety:
      'De la place pour un club tout autour. Arrêtez si cela fait mal ; une légère tension suffit.',
    equipment: ['Un club'],
    diagram: {
      alt: 'Cinq mouvements numérotés, vus de face : balancements des bras, rotations du buste avec un club derrière les épaules, flexions latérales le club au-dessus de la tête, une fente avec rotation et un geste de l’adresse par-dessus l’épaule avant.',
    },
  },
  'after-play-stretch': {
    name: 'Étirements d’après-jeu',
    description:
      'Cinq étirements calmes pour les hanches, les jambes et le dos. Après le jeu ou le soir, jamais juste avant de taper.',
    alternatives: ['Sans banc : une marche d’escalier.'],
    safety:
      'Une tension, oui ; une douleur, non. Prenez une chaise qui ne glisse pas. Ce n’est pas un avis médical : si une douleur reste, demandez à quelqu’un qui s’y connaît.',
    equipment: ['Un banc ou une chaise', 'Un club'],
    scoring: {
      how: 'Dix étirements, cinq mouvements des deux côtés ou en deux tours. Comptez ceux que vous tenez tout le temps prévu.',
      unit: 'étirements tenus',
    },
    diagram: {
      alt: 'Vu de côté, quelqu’un est debout sur une jambe, l’autre talon sur un banc, et se penche le dos long pendant 30 secondes.',
      labels: { hold: '30 secondes', bench: 'Banc' },
    },
  },
  'balance-reach': {
    name: 'Équilibre à trois points',
    description:
      'Sur une jambe, touchez trois points de l’autre pied : devant, sur le côté et derrière.',
    alternatives: ['Dur pour la cheville : des pièces à {30 cm|1 ft}, et gardez cette distance.'],
    safety:
      'Restez à portée d’un mur ou d’une chaise lourde, sur un sol qui ne glisse pas, les yeux ouverts.',
    equipment: ['3 tees ou pièces', 'Un mur'],
    scoring: {
      how: 'Cinq tours par jambe. Comptez les tours faits sans appui sur le pied libre ni main au mur.',
      unit: 'tours nets',
    },
    diagram: {
      alt: 'Un pied au sol près d’un mur ; l’autre va toucher trois points à {60 cm|2 ft}, devant, sur le côté et derrière.',
      labels: { front: 'Devant', side: 'Côté', back: 'Derrière', wall: 'Mur' },
    },
  },
  'rotation-throws': {
    name: 'Lancers en rotation',
    description:
      'De profil, lancez un médecine-ball léger en partant des hanches, et mesurez jusqu’où.',
    alternatives: ['Sans la place : lancez contre un mur solide et ne comptez pas.'],
    safety:
      'Personne dans la direction du lancer, et rien qui casse. Pas de lancers si le dos fait mal.',
    equipment: ['Un médecine-ball de 2 à 3 kg', 'Un mètre ruban'],
    scoring: {
      how: 'Lancez six fois, trois par côté, avec le même ballon. On compte la moyenne des six distances.',
      unit: 'mètres en moyenne',
    },
    diagram: {
      alt: 'Un golfeur vu de dessus, de profil près d’une ligne, lance un ballon à l’horizontale sur un sol libre ; trois lancers précédents sont à {6 m|20 ft}.',
      labels: { line: 'Ligne' },
    },
  },
};
