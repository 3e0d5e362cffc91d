import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip au point de chute',
    description:
      'Faites porter la balle à {6 m|20 ft}, sur une serviette, et laissez-la rouler jusqu’au trou.',
    alternatives: [
      'Sans green : une serviette sur n’importe quelle pelouse. Seule la chute compte.',
    ],
    equipment: ['Wedge et fer 8', '10 balles', 'Une serviette'],
    scoring: {
      how: 'Chippez 30 balles. Comptez seulement celles qui tombent sur la serviette ou à moins d’un club.',
      unit: 'balles bien posées',
    },
    diagram: {
      alt: 'Un chip depuis l’avant-green, d’une portée de {6 m|20 ft}, tombe sur un point de chute hachuré et roule jusqu’au trou.',
      labels: { carry: 'Portée', roll: 'Roule' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Un point, trois clubs',
    description: 'Trois clubs, le même point de chute, trois longueurs. Le swing ne change pas.',
    alternatives: ['Avec deux clubs : neuf balles chacun, à tour de rôle.'],
    equipment: ['Sand wedge, pitching wedge, fer 8', '9 balles', 'Un tee'],
    scoring: {
      how: 'Chippez 18 balles, six par club en changeant l’ordre. Comptez celles qui tombent à moins d’un club du point.',
      unit: 'balles bien posées',
    },
    diagram: {
      alt: 'Une portée vers un point de chute à {5 m|15 ft} ; de là, trois clubs roulent sur la même ligne et s’arrêtent l’un derrière l’autre.',
      labels: { sandWedge: 'Sand wedge', wedge: 'Wedge', eightIron: 'Fer 8', carry: 'Portée' },
    },
  },
  'chip-points': {
    name: 'Dix chips pour des points',
    description:
      'Dix chips de {10 m|30 ft} à {18 m|60 ft}. Des points pour rentré, donné, proche et sur le green.',
    equipment: ['Deux ou trois clubs', '10 balles', '6 tees'],
    scoring: {
      how: 'Jouez dix chips et additionnez les points : 4 rentré, 3 à moins de {1 m|3 ft}, 2 à moins de {2 m|6 ft}, 1 à moins de {3 m|10 ft}.',
      unit: 'points',
    },
    diagram: {
      alt: 'Des chips de {10 m|30 ft} et {18 m|60 ft} vers un trou avec trois cercles à trois, deux et un point.',
    },
  },
  'splash-line': {
    name: 'La ligne dans le sable',
    description:
      'Une ligne dans le sable. Entrez derrière elle, le club ouvert, et projetez le sable, et la balle avec, sur le green.',
    alternatives: ['Sans balles : seules les marques comptent, dans n’importe quel sable.'],
    safety:
      'Personne devant vous ni à côté de la ligne : balles et cailloux sortent vite et bas du sable.',
    equipment: ['Sand wedge', '8 balles', 'Un râteau'],
    scoring: {
      how: 'Faites 20 swings. Comptez les marques qui commencent sur la ligne ou à moins de {5 cm|2 in} derrière.',
      unit: 'bonnes entrées',
    },
    diagram: {
      alt: 'Des pieds en stance ouvert et un club ouvert près d’une ligne dans le sable ; trois balles devant la ligne, dont une vole sur le green.',
      labels: { stance: 'Stance ouvert', club: 'Club ouvert' },
    },
  },
  'wedge-ladder': {
    name: 'L’échelle au wedge',
    description:
      'Un wedge, quatre portées : {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} et {60 m|65 yd}, en montant puis en descendant.',
    alternatives: [
      'Pas de repères au practice : prenez quatre objets à d’autres distances, séparés de {10 m|10 yd} au moins, et gardez-les.',
      'Au simulateur : la portée affichée est le repère.',
    ],
    equipment: ['Un wedge', '16 balles', '4 serviettes ou paniers'],
    scoring: {
      how: 'Jouez 16 balles, quatre vers chaque repère. Comptez celles qui tombent à moins de {5 m|5 yd}.',
      unit: 'bonnes portées',
    },
    diagram: {
      alt: 'Quatre pitchs avec un même wedge volent vers des points de chute à {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} et {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Approche-putt, neuf balles',
    description:
      'Neuf balles autour du green, l’une après l’autre jusqu’au trou. Le par est de deux chacune.',
    equipment: ['Wedges et putter', '9 balles', 'Une carte et un crayon'],
    scoring: { how: 'Comptez tous les coups des neuf balles, par 18.', unit: 'coups' },
    diagram: {
      alt: 'Neuf balles dispersées autour d’un green, dont deux dans un bunker ; chacune est jouée vers le trou et rentrée.',
    },
  },
  'worst-ball-chips': {
    name: 'La moins bonne des deux',
    description:
      'Chippez deux balles de chaque endroit et continuez toujours avec la moins bonne. Puis deux putts, et encore la moins bonne.',
    equipment: ['Wedges et putter', '2 balles', 'Une carte et un crayon'],
    scoring: {
      how: 'Comptez les coups des six endroits, avec la moins bonne balle à chaque fois, par 18.',
      unit: 'coups',
    },
    diagram: {
      alt: 'Deux chips du même endroit : l’un finit près du trou, l’autre plus loin, et le jeu continue de là.',
      labels: { worse: 'Moins bon', better: 'Meilleur' },
    },
  },
  'ten-from-the-sand': {
    name: 'Dix du sable',
    description: 'Dix balles du bunker, l’une après l’autre. Sur le green ou non.',
    alternatives: ['Avec cinq balles : jouez-les deux fois.'],
    safety: 'Personne entre vous et le drapeau ni près du bunker pendant que vous jouez.',
    equipment: ['Sand wedge', '10 balles', 'Un râteau'],
    scoring: {
      how: 'Jouez dix balles du bunker. Comptez celles qui s’arrêtent sur le green.',
      unit: 'balles sur le green',
    },
    diagram: {
      alt: 'Un golfeur dans un bunker joue vers un drapeau à {10 m|30 ft} ; six balles sont sur le green et deux à côté.',
      labels: { tenBalls: 'Dix balles' },
    },
  },
};
