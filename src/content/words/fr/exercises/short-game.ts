import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip au point de chute',
    description:
      'Faites porter la balle à {6 m|20 ft}, sur une serviette, et laissez-la rouler jusqu’au trou.',
    purpose:
      'Un chip, c’est deux coups : une portée que vous contrôlez et une roule que vous lisez. Choisir d’abord le point de chute simplifie les deux.',
    setUp:
      'Choisissez un trou à {15 m|50 ft} de la balle et posez une serviette sur le green, à {6 m|20 ft} de la balle. Le reste roule : {9 m|30 ft}.',
    steps: [
      'Regardez la serviette, pas le trou, avant et pendant le swing.',
      'Chippez dix balles vers la serviette avec un club.',
      'Chippez-en dix autres avec un autre club et voyez comment la roule change.',
      'Pour les dix dernières, prenez le club qui roule jusqu’au trou. Les 30 chutes comptent.',
    ],
    commonFaults: [
      {
        fault: 'Vous essayez de lever la balle.',
        fix: 'Brossez l’herbe sous la balle et laissez faire le loft. Le test du tee : fauchez un tee planté dans l’herbe.',
      },
      {
        fault: 'Bonne portée, mais trop de roule.',
        fix: 'Prenez plus de loft. Le swing reste le même.',
      },
    ],
    alternatives: [
      'Sans green : une serviette sur n’importe quelle pelouse. Seule la chute compte.',
    ],
    scoring: {
      how: 'Chippez 30 balles. Comptez seulement celles qui tombent sur la serviette ou à moins d’un club.',
      unit: 'balles bien posées',
      unitOfOne: 'balle bien posée',
    },
    diagram: {
      alt: 'Un chip depuis l’avant-green, d’une portée de {6 m|20 ft}, tombe sur un point de chute hachuré et roule jusqu’au trou.',
      labels: { carry: 'Portée', roll: 'Roule' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Un point, trois clubs',
    description: 'Trois clubs, le même point de chute, trois longueurs. Le swing ne change pas.',
    purpose:
      'La plupart des chips demandent un autre club, pas un autre swing. Cet exercice construit votre table de portée et de roule.',
    setUp:
      'Posez un tee comme point de chute, à {5 m|15 ft} sur le green. Gardez à portée de main un sand wedge, un pitching wedge et un fer 8.',
    steps: [
      'Chippez une balle avec chaque club, comptez en pas ce qu’elle roule après la chute et notez-le. Ces trois ne comptent pas.',
      'Chippez 18 balles, six par club, jamais deux fois de suite le même.',
      'Avant chaque balle, dites combien elle va rouler.',
      'Comptez la balle qui tombe à moins d’un club du tee, où qu’elle s’arrête.',
    ],
    commonFaults: [
      {
        fault: 'Vous ralentissez le swing avec le fer 8.',
        fix: 'Fixez la même hauteur de finish pour les trois clubs et tenez-la.',
      },
      { fault: 'Le point de chute bouge avec le club.', fix: 'Regardez le tee et rien d’autre.' },
    ],
    alternatives: ['Avec deux clubs : neuf balles chacun, à tour de rôle.'],
    scoring: {
      how: 'Chippez 18 balles, six par club en changeant l’ordre. Comptez celles qui tombent à moins d’un club du point.',
      unit: 'balles bien posées',
      unitOfOne: 'balle bien posée',
    },
    diagram: {
      alt: 'Une portée vers un point de chute à {5 m|15 ft} ; de là, trois clubs roulent sur la même ligne et s’arrêtent l’un derrière l’autre.',
      labels: { sandWedge: 'Sand wedge', wedge: 'Wedge', eightIron: 'Fer 8', carry: 'Portée' },
    },
  },
  'chip-points': {
    name: 'Dix chips pour des points',
    description:
      'Dix chips de {10 m|30 ft} à {18 m|60 ft}. Des points pour rentré, donné, proche et sur le green.',
    purpose:
      'Des points en disent plus que bon ou mauvais. Entre un point et trois, il y a un putt.',
    setUp:
      'Un trou, cinq endroits à {10 m|30 ft} et cinq à {18 m|60 ft}, tous en herbe rase. Des tees marquent {1 m|3 ft}, {2 m|6 ft} et {3 m|10 ft} autour du trou.',
    steps: [
      'Jouez une balle de chaque endroit, long et court tour à tour.',
      'Choisissez le club et le point de chute avant de prendre le stance.',
      'Notez le score après chaque balle : 4 rentré, 3 à moins de {1 m|3 ft}, 2 à moins de {2 m|6 ft}, 1 à moins de {3 m|10 ft}.',
      'Notez le total et l’endroit qui a coûté le plus.',
    ],
    commonFaults: [
      {
        fault: 'Les longs chips sont trop courts.',
        fix: 'Faites toujours tomber la balle sur le green et prenez moins de loft.',
      },
      {
        fault: 'Vous jouez pour les quatre points.',
        fix: 'Dix balles à moins de {1 m|3 ft} valent mieux que deux rentrées. Posez-la, laissez-la rouler.',
      },
    ],
    scoring: {
      how: 'Jouez dix chips et additionnez les points : 4 rentré, 3 à moins de {1 m|3 ft}, 2 à moins de {2 m|6 ft}, 1 à moins de {3 m|10 ft}.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Des chips de {10 m|30 ft} et {18 m|60 ft} vers un trou avec trois cercles à trois, deux et un point.',
    },
  },
  'splash-line': {
    name: 'La ligne dans le sable',
    description:
      'Une ligne dans le sable. Entrez derrière elle, la face ouverte, et projetez le sable, et la balle avec, sur le green.',
    purpose:
      'Dans un bunker, on ne frappe pas la balle. Si le club entre toujours au même endroit, la balle sort à chaque fois.',
    setUp:
      'Tracez une ligne en travers du bunker, à angle droit avec votre cible. Les balles sont {5 cm|2 in} devant elle, côté cible. Ouvrez d’abord la face, puis prenez le grip. Stance un peu ouvert, pieds enfoncés, plus de poids sur le pied avant.',
    steps: [
      'Faites quelques swings sans balle. Le club entre sur la ligne, le sable vole vers la cible.',
      'Regardez les marques : elles devraient toutes commencer à la ligne.',
      'Mettez une balle devant la ligne et faites le même swing, jusqu’à un finish complet.',
      'Lissez le sable, tracez une nouvelle ligne et continuez jusqu’à 20 swings comptés.',
    ],
    commonFaults: [
      {
        fault: 'Les marques commencent à des endroits différents.',
        fix: 'Mettez votre poids sur le pied avant et laissez-le là.',
      },
      {
        fault: 'Le club se plante et la balle reste dans le sable.',
        fix: 'Ouvrez plus la face avant de prendre le club, et laissez la semelle glisser dans le sable.',
      },
    ],
    alternatives: ['Sans balles : seules les marques comptent, dans n’importe quel sable.'],
    safety:
      'Personne devant vous ni à côté de la ligne : balles et cailloux sortent vite et bas du sable.',
    scoring: {
      how: 'Faites {attempts} swings. Comptez les marques qui commencent sur la ligne ou à moins de {5 cm|2 in} derrière.',
      unit: 'bonnes entrées',
      unitOfOne: 'bonne entrée',
    },
    diagram: {
      alt: 'Des pieds en stance ouvert et une face ouverte près d’une ligne dans le sable ; trois balles devant la ligne, dont une vole sur le green.',
      labels: { stance: 'Stance ouvert', club: 'Face ouverte' },
    },
  },
  'wedge-ladder': {
    name: 'L’échelle au wedge',
    description:
      'Un wedge, quatre portées : {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} et {60 m|65 yd}, en montant puis en descendant.',
    purpose:
      'Les demi-swings décident de plus de trous que les pleins swings, et personne ne les connaît sans compter. Vous repartez avec quatre chiffres.',
    setUp:
      'Mesurez en pas {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} et {60 m|65 yd} et posez des serviettes ou des paniers du practice, ou mesurez ce qui s’y trouve. Un wedge pour tout.',
    steps: [
      'Jouez une balle vers chaque repère, en montant, et regardez où elle tombe.',
      'Redescendez. Ne changez que la longueur du swing.',
      'Nommez le swing de chaque repère : hanche, poitrine, épaule, plein.',
      'Un dé décide de l’ordre des 8 dernières balles, deux vers chaque repère. Les 16 comptent.',
    ],
    commonFaults: [
      {
        fault: 'Vous freinez sur les courtes.',
        fix: 'Un swing plus court à la montée, et toujours jusqu’au même finish.',
      },
      {
        fault: 'Pas d’écart entre {50 m|55 yd} et {60 m|65 yd}.',
        fix: 'Pour la courte, descendez les mains de {5 cm|2 in} sur le grip.',
      },
    ],
    alternatives: [
      'Pas de repères au practice : prenez quatre objets à d’autres distances, séparés de {10 m|10 yd} au moins, et gardez-les.',
      'Au simulateur : la portée affichée est le repère.',
    ],
    scoring: {
      how: 'Jouez 16 balles, quatre vers chaque repère. Comptez celles qui tombent à moins de {5 m|5 yd}.',
      unit: 'bonnes portées',
      unitOfOne: 'bonne portée',
    },
    diagram: {
      alt: 'Quatre pitchs avec un même wedge volent vers des points de chute à {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} et {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Approche-putt, neuf balles',
    description:
      'Neuf balles autour du green, l’une après l’autre jusqu’au trou. Le par est de deux pour chacune.',
    purpose:
      'C’est le petit jeu tel qu’on le joue : n’importe quel lie, une balle, chip et putt. Le score dit ce qu’il vaut sur le parcours.',
    setUp:
      'Jetez neuf balles autour du green : trois lies faciles, trois moyens, trois difficiles.',
    steps: [
      'Jouez chaque balle où elle est, une fois, avec le club que vous prendriez sur le parcours.',
      'Finissez au putter avec toute la routine avant de passer à la suivante.',
      'Notez les coups et où le chip a fini : court, long, à gauche ou à droite.',
      'Additionnez les neuf scores.',
    ],
    commonFaults: [
      {
        fault: 'Les lies difficiles ruinent la carte.',
        fix: 'D’un lie difficile, jouez vers la partie la plus large du green. Là, trois coups, c’est bien.',
      },
      {
        fault: 'Vous chippez les neuf et puttez plus tard.',
        fix: 'Finissez chaque balle. Le putt qui compte est celui de son propre chip.',
      },
    ],
    scoring: {
      how: 'Comptez tous les coups des neuf balles, par 18.',
      unit: 'coups',
      unitOfOne: 'coup',
    },
    diagram: {
      alt: 'Neuf balles dispersées autour d’un green, dont deux dans un bunker ; chacune est jouée vers le trou et rentrée.',
    },
  },
  'worst-ball-chips': {
    name: 'La moins bonne des deux',
    description:
      'Chippez deux balles de chaque endroit et continuez toujours avec la moins bonne. Puis deux putts, et encore la moins bonne.',
    purpose:
      'Un bon coup, c’est de la chance ; deux, c’est du métier. L’exercice récompense l’absence de mauvais coup.',
    setUp: 'Six endroits autour d’un green, aucun impossible. Deux balles.',
    steps: [
      'Chippez les deux balles du même endroit.',
      'Ramassez la meilleure. Posez les deux balles où est la moins bonne.',
      'Puttez les deux. Si l’une rate le trou, repartez encore de la moins bonne.',
      'Notez les coups pour l’endroit. Le par est de trois.',
    ],
    commonFaults: [
      {
        fault: 'Après un bon chip, vous vous relâchez.',
        fix: 'C’est le second qui compte. Reprenez la routine à zéro.',
      },
      {
        fault: 'Le score s’envole sur les greens.',
        fix: 'Choisissez le point de chute qui laisse un putt en montée.',
      },
    ],
    scoring: {
      how: 'Comptez les coups des six endroits, avec la moins bonne balle à chaque fois, par 18.',
      unit: 'coups',
      unitOfOne: 'coup',
    },
    diagram: {
      alt: 'Deux chips du même endroit : l’un finit près du trou, l’autre plus loin, et le jeu continue de là.',
      labels: { worse: 'Moins bon', better: 'Meilleur' },
    },
  },
  'ten-from-the-sand': {
    name: 'Dix du sable',
    description: 'Dix balles du bunker, l’une après l’autre. Sur le green ou non.',
    purpose:
      'Dans un bunker, il faut d’abord sortir en un coup. Le compte dit si vous pouvez vous y fier.',
    setUp:
      'Un bunker de green avec un trou à environ {10 m|30 ft}. Dix balles bien posées, à un pas l’une de l’autre. Face ouverte, pieds enfoncés.',
    steps: [
      'Ne tracez pas de ligne et ne lissez le sable qu’à la fin, comme sur le parcours.',
      'Visez le milieu du green et faites la routine entière pour chaque balle.',
      'Jouez les dix, sans deuxième essai.',
      'Comptez les balles arrêtées sur le green, et celles restées dans le sable.',
    ],
    commonFaults: [
      {
        fault: 'La balle reste dans le bunker.',
        fix: 'Faites un swing plus long, à la vitesse d’un pitch trois fois plus loin.',
      },
      {
        fault: 'La balle survole le green.',
        fix: 'Regardez le sable derrière la balle, pas la balle, et entrez là.',
      },
    ],
    alternatives: ['Avec cinq balles : jouez-les deux fois.'],
    safety: 'Personne entre vous et le drapeau ni près du bunker pendant que vous jouez.',
    scoring: {
      how: 'Jouez dix balles du bunker. Comptez celles qui s’arrêtent sur le green.',
      unit: 'balles sur le green',
      unitOfOne: 'balle sur le green',
    },
    diagram: {
      alt: 'Un golfeur dans un bunker joue vers un drapeau à {10 m|30 ft} ; six balles sont sur le green et deux à côté.',
      labels: { tenBalls: 'Dix balles' },
    },
  },
  'pitch-twenty-thirty': {
    name: 'Pitchs de deux longueurs',
    description:
      'Des pitchs tour à tour de {20 m|22 yd} et {30 m|33 yd}, avec des points selon la distance où ils s’arrêtent.',
    purpose:
      'Entre le chip et le plein wedge se trouve un coup que presque personne ne compte. Le test de petit jeu en a dix.',
    setUp:
      'Un wedge et un trou. Marquez deux endroits à {20 m|22 yd} et {30 m|33 yd}. Sur une ligne depuis le trou, marquez {2 m|7 ft}, {4 m|13 ft} et {6 m|20 ft} : ce sont les rayons de trois cercles.',
    steps: [
      'Choisissez où la balle doit tomber avant de choisir le swing.',
      'Jouez une balle de l’endroit proche, puis une de l’endroit éloigné. Laissez tomber chaque balle de nouveau.',
      'Jugez chaque balle là où elle s’arrête : 3 points jusqu’à {2 m|7 ft} ou rentrée, 2 jusqu’à {4 m|13 ft}, 1 jusqu’à {6 m|20 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Vous freinez avant la balle.',
        fix: 'Un swing plus court à la montée, et toujours jusqu’au finish.',
      },
      {
        fault: 'Les deux longueurs reçoivent le même swing.',
        fix: 'Nommez le swing avant chaque balle : hanche de près, poitrine de loin.',
      },
    ],
    safety: 'Personne entre vous et le trou pendant que vous jouez.',
    scoring: {
      how: 'Jouez {attempts} pitchs tour à tour des deux endroits. Chacun vaut 3, 2, 1 ou 0 points selon le rayon où il s’arrête.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Des pitchs de {20 m|22 yd} et {30 m|33 yd} volent vers un trou entouré de trois cercles.',
    },
  },
};
