import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Pieds joints',
    description:
      'Des swings aux trois quarts, les pieds joints. Si vous gardez l’équilibre, le swing est en ordre.',
    alternatives: ['Dans un filet, c’est pareil : seul le finish compte.'],
    equipment: ['Un petit fer', '20 balles', 'Tees'],
    scoring: {
      how: 'Jouez 20 balles. Comptez les finishs que vous tenez trois secondes.',
      unit: 'finishs tenus',
    },
    diagram: {
      alt: 'Deux pieds côte à côte, vus de dessus, et une balle qui vole en ligne droite.',
      labels: { feetTogether: 'Pieds joints' },
    },
  },
  'nine-to-three': {
    name: 'De neuf à trois heures',
    description: 'Des demi-swings de neuf heures à trois heures. La balle vole bas et droit.',
    alternatives: [
      'Sans les deux repères : un arbre et l’ouverture à côté, large d’environ {10 m|10 yd}.',
    ],
    equipment: ['Un wedge', '20 balles', 'Tees'],
    scoring: {
      how: 'Jouez 20 balles. Comptez celles qui partent et restent entre les deux repères.',
      unit: 'balles en ligne',
    },
    diagram: {
      alt: 'Un golfeur vu de face comme sur un cadran : à neuf heures le bras est à l’horizontale et le club pointe vers le haut, à trois heures bras et club sont à l’horizontale, en une ligne.',
    },
  },
  'tempo-three-to-one': {
    name: 'Tempo trois pour un',
    description: 'Comptez un, deux, trois à la montée et un à la descente. Avec ou sans balle.',
    alternatives: [
      'Dans une pièce basse : un club court tenu à l’envers, ou une serviette avec un nœud.',
    ],
    safety:
      'Avant le premier swing, regardez en haut et autour : plafond, lampe, meubles, personnes. Les yeux restent ouverts.',
    equipment: ['Un club', 'Un métronome', 'Un téléphone qui filme, ou un ami'],
    scoring: {
      how: 'Faites 20 swings avec un métronome, filmés ou observés. Comptez ceux qui sont en haut à trois et à la balle, ou à sa place, à un.',
      unit: 'swings en rythme',
    },
    diagram: {
      alt: 'Un swing vu de face : le compte un, deux, trois accompagne la montée et un seul un redescend à la balle.',
      labels: { through: '1 descente' },
    },
  },
  'rail-set-up': {
    name: 'Des rails pour se placer',
    description:
      'Deux baguettes au sol, comme des rails : une pour les pieds, une pour la ligne de balle.',
    alternatives: [
      'Sur n’importe quelle pelouse, sans balles : deux arbres ou piquets sont l’ouverture.',
    ],
    equipment: ['2 baguettes d’alignement ou clubs', 'Un fer moyen', '15 balles'],
    scoring: {
      how: 'Visez dix fois sans rails. Comptez les fois où les deux baguettes, aux pieds et à la face, pointaient dans l’ouverture.',
      unit: 'visées justes',
    },
    diagram: {
      alt: 'Deux baguettes parallèles au sol, une le long des pieds et une au-delà de la balle, toutes deux vers une ouverture de {10 m|10 yd} entre deux piquets.',
      labels: { toes: 'Pieds', ballLine: 'Ligne de balle' },
    },
  },
};
