import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip au point de chute',
    description:
      'Faites porter la balle à {m:6}, sur une serviette, et laissez-la rouler jusqu’au trou.',
    equipment: ['Wedge et fer 8', '10 balles', 'Une serviette'],
    scoring: {
      how: 'Chippez 30 balles. Comptez seulement celles qui tombent sur la serviette ou à moins d’un club.',
      unit: 'balles bien posées',
    },
    diagram: {
      alt: 'Un chip depuis l’avant-green, d’une portée de {m:6}, tombe sur un point de chute hachuré et roule jusqu’au trou.',
      labels: { carry: 'Portée', roll: 'Roule' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Un point, trois clubs',
    description: 'Trois clubs, le même point de chute, trois longueurs. Le swing ne change pas.',
    equipment: ['Sand wedge, pitching wedge, fer 8', '9 balles', 'Un tee'],
    scoring: {
      how: 'Chippez 18 balles, six par club en changeant l’ordre. Comptez celles qui tombent à moins d’un club du point.',
      unit: 'balles bien posées',
    },
    diagram: {
      alt: 'Une portée vers un point de chute à {m:5}, et trois roules de longueur différente pour trois clubs.',
      labels: {
        sandWedge: 'Sand wedge',
        wedge: 'Wedge',
        eightIron: 'Fer 8',
        carry: 'Portée',
      },
    },
  },
  'chip-points': {
    name: 'Dix chips pour des points',
    description:
      'Dix chips de {m:10} à {m:18}. Des points pour rentré, donné, proche et sur le green.',
    equipment: ['Deux ou trois clubs', '10 balles', '6 tees'],
    scoring: {
      how: 'Jouez dix chips et additionnez les points : 4 rentré, 3 à moins de {m:1}, 2 à moins de {m:2}, 1 à moins de {m:3}.',
      unit: 'points',
    },
    diagram: {
      alt: 'Des chips de {m:10} et {m:18} vers un trou avec trois cercles à trois, deux et un point.',
    },
  },
  'splash-line': {
    name: 'La ligne dans le sable',
    description:
      'Une ligne dans le sable. Entrez derrière elle et projetez le sable, et la balle avec, sur le green.',
    equipment: ['Sand wedge', '8 balles', 'Un râteau'],
    scoring: {
      how: 'Faites 20 swings. Comptez les marques qui commencent sur la ligne ou à moins de {m:0.05} derrière.',
      unit: 'bonnes entrées',
    },
    diagram: {
      alt: 'Une ligne tracée dans le sable avec quatre balles devant ; le club entre à la ligne et projette chaque balle sur le green.',
      labels: { line: 'Ligne' },
    },
  },
  'wedge-ladder': {
    name: 'L’échelle au wedge',
    description:
      'Un wedge, quatre portées : {m:30}, {m:40}, {m:50} et {m:60}, en montant puis en descendant.',
    equipment: ['Un wedge', '20 balles'],
    scoring: {
      how: 'Jouez 16 balles, quatre vers chaque repère. Comptez celles qui tombent à moins de {m:5}.',
      unit: 'bonnes portées',
    },
    diagram: {
      alt: 'Quatre pitchs avec un même wedge volent vers des points de chute à {m:30}, {m:40}, {m:50} et {m:60}.',
    },
  },
  'up-and-down-nine': {
    name: 'Approche-putt, neuf balles',
    description:
      'Neuf balles autour du green, l’une après l’autre jusqu’au trou. Le par est de deux chacune.',
    equipment: ['Wedges et putter', '9 balles', 'Une carte et un crayon'],
    scoring: {
      how: 'Comptez tous les coups des neuf balles, par 18.',
      unit: 'coups',
    },
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
};
