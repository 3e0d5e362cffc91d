import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Pieds joints',
    description:
      'Des swings aux trois quarts, les pieds joints. Si vous gardez l’équilibre, le swing est en ordre.',
    purpose:
      'Sans base pour s’appuyer, les bras et le corps doivent tourner ensemble. L’équilibre est le meilleur professeur de rythme.',
    setUp: 'Un petit fer, la balle sur un tee bas, les pieds côte à côte.',
    steps: [
      'Faites des swings à hauteur de poitrine des deux côtés, à mi-vitesse.',
      'Tenez chaque finish trois secondes avant de chercher la balle des yeux.',
      'Quand dix d’affilée tiennent, allongez un peu le swing, sans jamais forcer.',
      'Jouez les cinq dernières avec votre stance normal et les pieds aussi calmes.',
    ],
    commonFaults: [
      {
        fault: 'Vous basculez vers la pointe des pieds.',
        fix: 'Mettez du poids dans les talons à l’adresse, et un swing plus lent depuis le haut.',
      },
      {
        fault: 'Seuls les bras font le swing.',
        fix: 'Tournez les boutons de la chemise vers la cible jusqu’au finish.',
      },
    ],
    alternatives: ['Dans un filet, c’est pareil : seul le finish compte.'],
    scoring: {
      how: 'Jouez 20 balles. Comptez les finishs que vous tenez trois secondes.',
      unit: 'finishs tenus',
      unitOfOne: 'finish tenu',
    },
    diagram: {
      alt: 'Deux pieds côte à côte, vus de dessus, et une balle qui vole en ligne droite.',
      labels: { feetTogether: 'Pieds joints' },
    },
  },
  'nine-to-three': {
    name: 'De neuf à trois heures',
    description: 'Des demi-swings de neuf heures à trois heures. La balle vole bas et droit.',
    purpose:
      'Tout ce qui compte à l’impact se passe entre neuf et trois heures. Si cette moitié est bonne, le plein swing suit.',
    setUp:
      'Un wedge, 20 balles sur des tees bas et deux repères écartés de {10 m|10 yd} à {50 m|55 yd}.',
    steps: [
      'Montez jusqu’à avoir le bras avant à l’horizontale et le club vers le haut.',
      'Traversez jusqu’à avoir le bras arrière à l’horizontale, et arrêtez là.',
      'Regardez : club et bras arrière en une ligne, le poids sur le pied avant.',
      'Faites partir la balle entre les deux repères. Un plein swing ne compte pas, où que la balle aille.',
    ],
    commonFaults: [
      {
        fault: 'Le swing dépasse trois heures.',
        fix: 'Faites un swing plus lent. On peut arrêter ce qu’on contrôle.',
      },
      {
        fault: 'La balle part d’un côté.',
        fix: 'Sentez le dos de la main du haut face à la cible quand le club touche la balle.',
      },
    ],
    alternatives: [
      'Sans les deux repères : un arbre et l’ouverture à côté, large d’environ {10 m|10 yd}.',
    ],
    scoring: {
      how: 'Jouez {attempts} balles. Comptez celles qui partent et restent entre les deux repères.',
      unit: 'balles en ligne',
      unitOfOne: 'balle en ligne',
    },
    diagram: {
      alt: 'Un golfeur vu de face comme sur un cadran : à neuf heures le bras est à l’horizontale et le club pointe vers le haut, à trois heures bras et club sont à l’horizontale, en une ligne.',
    },
  },
  'tempo-three-to-one': {
    name: 'Tempo trois pour un',
    description: 'Comptez un, deux, trois à la montée et un à la descente. Avec ou sans balle.',
    purpose:
      'Un swing qui garde son tempo survit au premier tee. Compter donne à la tête une tâche qui aide.',
    setUp:
      'Un club et la place pour un swing. Réglez un métronome sur un rythme qui vous va et gardez-le. Filmez-vous, ou faites-vous regarder.',
    steps: [
      'Comptez à voix haute avec le métronome et faites dix swings sans balle. Ils ne comptent pas.',
      'Faites 20 swings au même rythme, avec une balle là où c’est permis.',
      'Regardez le film ou demandez : en haut à trois, à la balle à un.',
      'Gardez le rythme pour toute la série. Notez-le pour la prochaine fois.',
    ],
    commonFaults: [
      {
        fault: 'Le trois vient avant le haut.',
        fix: 'Commencez à compter quand le club bouge, pas avant.',
      },
      {
        fault: 'Le un devient un coup sec.',
        fix: 'Dites le un longuement, aussi longtemps que dure la traversée.',
      },
    ],
    alternatives: [
      'Dans une pièce basse : un club court tenu à l’envers, ou une serviette avec un nœud.',
    ],
    safety:
      'Avant le premier swing, regardez en haut et autour : plafond, lampe, meubles, personnes. Les yeux restent ouverts.',
    scoring: {
      how: 'Faites {attempts} swings avec un métronome, filmés ou observés. Comptez ceux qui sont en haut à trois et à la balle, ou à sa place, à un.',
      unit: 'swings en rythme',
      unitOfOne: 'swing en rythme',
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
    purpose:
      'La plupart des golfeurs visent à côté de la cible et compensent avec le swing. Les rails suppriment cette raison.',
    setUp:
      'La cible est une ouverture large de {10 m|10 yd} à {100 m|110 yd}. Posez une baguette juste au-delà de la balle, vers le milieu de l’ouverture, et une autre parallèle le long des pieds.',
    steps: [
      'Placez d’abord la face, puis les pieds au rail intérieur. Jouez cinq balles ainsi.',
      'Enlevez les rails. Derrière la balle, choisissez le milieu de l’ouverture, puis placez-vous.',
      'Avant de jouer, posez une baguette le long des pieds et une à la face, et regardez les deux depuis l’arrière.',
      'Visez ainsi dix fois, une nouvelle ouverture à chaque fois. Jouez la balle ou laissez-la.',
    ],
    commonFaults: [
      {
        fault: 'Les pieds sont en ligne et les épaules ouvertes.',
        fix: 'Tenez un club en travers des épaules avant de le prendre en main.',
      },
      {
        fault: 'La balle avance peu à peu dans le stance.',
        fix: 'Posez un tee à l’intérieur du talon avant et gardez la balle à sa hauteur.',
      },
    ],
    alternatives: [
      'Sur n’importe quelle pelouse, sans balles : deux arbres ou piquets sont l’ouverture.',
    ],
    scoring: {
      how: 'Visez dix fois sans rails. Comptez les fois où les deux baguettes, aux pieds et à la face, pointaient dans l’ouverture.',
      unit: 'visées justes',
      unitOfOne: 'visée juste',
    },
    diagram: {
      alt: 'Deux baguettes parallèles au sol, une le long des pieds et une au-delà de la balle, toutes deux vers une ouverture de {10 m|10 yd} entre deux piquets.',
      labels: { toes: 'Pieds', ballLine: 'Ligne de balle' },
    },
  },
};
