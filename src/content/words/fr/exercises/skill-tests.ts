import type { skillTests as facts } from '../../../exercises/skill-tests.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const skillTests: Translation<WordsOfDrills<typeof facts>> = {
  'putting-test': {
    name: 'Test de putting',
    description:
      'Trente putts pour des points : 20 courts de quatre côtés du trou, puis dix longs. Toujours les mêmes 30.',
    purpose:
      'Il dit comment vous puttez, à part de tout le reste d’une carte. Refaites-le quelques semaines plus tard et comparez.',
    setUp:
      'Choisissez un trou sur une pente douce. Marquez {90 cm|3 ft}, {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} et {4.5 m|15 ft} sur ses quatre côtés. Pour les longs putts, marquez {6 m|20 ft}, {9 m|30 ft}, {12 m|40 ft}, {15 m|50 ft} et {18 m|60 ft} jusqu’à un trou. Autour de ce trou, quatre cercles ont des rayons de {50 cm|20 in}, {1 m|3 ft}, {1.5 m|5 ft} et {2 m|7 ft}. Un mètre ruban suffit aussi. Gardez les autres tests pour d’autres jours de la semaine.',
    steps: [
      'Faites quelques putts d’essai, courts et longs. Ils ne comptent pas.',
      'Puttez quatre balles à {90 cm|3 ft}, une de chaque côté. Faites de même à {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} et {4.5 m|15 ft}. Chaque balle rentrée vaut 2 points.',
      'Puttez deux balles à {6 m|20 ft}, {12 m|40 ft}, {18 m|60 ft}, {9 m|30 ft} et {15 m|50 ft}, dans cet ordre.',
      'Mesurez chaque long putt depuis le trou : 4 points jusqu’à {50 cm|20 in} ou rentré, 3 jusqu’à {1 m|3 ft}, 2 jusqu’à {1.5 m|5 ft}, 1 jusqu’à {2 m|7 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Vous rejouez un putt manqué.',
        fix: 'Chaque balle compte une fois. Avec des seconds essais, le score ne se compare à rien.',
      },
      {
        fault: 'La pente change à chaque fois.',
        fix: 'Notez quel trou c’était et prenez-en un aussi pentu la fois suivante.',
      },
    ],
    alternatives: [
      'Sur un petit green, les longs putts peuvent le traverser, vers deux ou trois trous. Les longueurs restent.',
    ],
    safety: 'Avant chaque long putt, regardez s’il y a quelqu’un sur le green.',
    scoring: {
      how: 'Puttez 20 balles courtes, 2 points pour chacune rentrée. Ajoutez dix longues de 4, 3, 2 ou 1 selon le rayon où elles s’arrêtent. Le maximum est 80.',
      unit: 'points',
      unitOfOne: 'point',
      cells: {
        'putts-90-cm': 'Putts à {90 cm|3 ft}',
        'putts-180-cm': 'Putts à {1.8 m|6 ft}',
        'putts-270-cm': 'Putts à {2.7 m|9 ft}',
        'putts-360-cm': 'Putts à {3.6 m|12 ft}',
        'putts-450-cm': 'Putts à {4.5 m|15 ft}',
        'lags-6-m': 'Putts à {6 m|20 ft}',
        'lags-12-m': 'Putts à {12 m|40 ft}',
        'lags-18-m': 'Putts à {18 m|60 ft}',
        'lags-9-m': 'Putts à {9 m|30 ft}',
        'lags-15-m': 'Putts à {15 m|50 ft}',
      },
    },
    diagram: {
      alt: 'Autour d’un trou, cinq balles de chacun des quatre côtés, jusqu’à {4.5 m|15 ft} ; vers un autre trou, dans quatre cercles, roule un putt de {18 m|60 ft}.',
    },
  },
  'short-game-test': {
    name: 'Test de petit jeu',
    description:
      'Dix chips, dix pitchs et dix sorties de bunker. Chaque balle vaut de 4 à 0 points selon la distance où elle s’arrête.',
    purpose:
      'Il dit ce que vaut votre petit jeu, sans les putts qui suivent. Refaites-le quelques semaines plus tard et comparez.',
    setUp:
      'Un seul trou pour tout. Les chips font {8 m|25 ft} et {15 m|50 ft}, les pitchs {20 m|22 yd} et {30 m|33 yd}, les sorties de bunker {8 m|25 ft} et {12 m|40 ft}, toutes de bons lies. Pour les chips, quatre cercles autour du trou ont des rayons de {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft} et {4 m|13 ft}. Pour les pitchs et le bunker, les rayons sont de {2 m|7 ft}, {4 m|13 ft}, {6 m|20 ft} et {8 m|26 ft}. Gardez les autres tests pour d’autres jours de la semaine.',
    steps: [
      'Jouez deux ou trois balles d’essai à chacun des trois endroits. Elles ne comptent pas.',
      'Chippez dix balles, tour à tour à {8 m|25 ft} et {15 m|50 ft} : 4 points jusqu’à {1 m|3 ft} ou rentrée, 3 jusqu’à {2 m|7 ft}, 2 jusqu’à {3 m|10 ft}, 1 jusqu’à {4 m|13 ft}.',
      'Pitchez dix balles, tour à tour à {20 m|22 yd} et {30 m|33 yd} : 4 points jusqu’à {2 m|7 ft}, 3 jusqu’à {4 m|13 ft}, 2 jusqu’à {6 m|20 ft}, 1 jusqu’à {8 m|26 ft}.',
      'Jouez dix balles du bunker, tour à tour à {8 m|25 ft} et {12 m|40 ft}. Elles comptent comme les pitchs. Une balle qui reste dans le sable vaut 0.',
    ],
    commonFaults: [
      {
        fault: 'Vous jouez dix balles de suite sans regarder.',
        fix: 'Écartez-vous après chaque balle, choisissez à nouveau le point de chute et jouez-la comme sur le parcours.',
      },
      {
        fault: 'Les lies s’améliorent de balle en balle.',
        fix: 'Laissez tomber chaque balle et jouez-la comme elle repose, sauf dans un divot.',
      },
    ],
    alternatives: ['Avec cinq balles, ramassez-les une fois à chaque endroit.'],
    safety: 'Personne entre vous et le trou ni à côté du bunker pendant que vous jouez.',
    scoring: {
      how: 'Jouez 10 chips, 10 pitchs et 10 sorties de bunker. Chaque balle vaut 4, 3, 2, 1 ou 0 selon le rayon où elle s’arrête. Le maximum est 120.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { chips: 'Chips', pitches: 'Pitchs', 'bunker-shots': 'Sorties de bunker' },
    },
    diagram: {
      alt: 'Un chip, un pitch et une sortie de bunker volent vers un trou entouré de quatre cercles pour quatre, trois, deux et un point.',
      labels: { chip: 'Chip', pitch: 'Pitch', bunker: 'Bunker' },
    },
  },
  'approach-test': {
    name: 'Test de coups au green',
    description:
      'Dix-huit balles vers trois cibles tour à tour : {60 m|65 yd}, {90 m|100 yd} et {120 m|130 yd}. Chacune vaut de 4 à 0 points selon la distance où elle finit.',
    purpose:
      'Il dit à quelle distance finissent vos coups au green, la part du jeu qui gagne le plus de coups. Refaites-le quelques semaines plus tard et comparez.',
    setUp:
      'Choisissez des cibles à {60 m|65 yd}, {90 m|100 yd} et {120 m|130 yd}. Les rayons pour 4, 3, 2 et 1 point sont 5, 10, 20 et 30 % de la distance. À {60 m|65 yd}, ce sont {3 m|3 yd}, {6 m|6 yd}, {12 m|13 yd} et {18 m|20 yd} ; à {90 m|100 yd}, {4.5 m|5 yd}, {9 m|10 yd}, {18 m|20 yd} et {27 m|30 yd} ; à {120 m|130 yd}, {6 m|6 yd}, {12 m|13 yd}, {24 m|26 yd} et {36 m|39 yd}. Gardez les autres tests pour d’autres jours de la semaine.',
    steps: [
      'Jouez quelques balles d’essai vers chaque cible. Elles ne comptent pas.',
      'Jouez une balle vers la cible courte, une vers la moyenne et une vers la longue. Faites six tours comme celui-ci.',
      'Jugez chaque balle là où elle finit, pas là où elle tombe, et notez ses points.',
      'Faites toute la routine pour chaque balle, puis additionnez les six balles de chaque cible.',
    ],
    commonFaults: [
      {
        fault: 'Vous jouez les six balles de suite vers une cible.',
        fix: 'Changez de cible après chaque balle, comme le fait le parcours.',
      },
      {
        fault: 'Vous estimez en votre faveur.',
        fix: 'Dans le doute, prenez le chiffre le plus bas. Faites de même la fois suivante.',
      },
    ],
    alternatives: [
      'Si {120 m|130 yd} est trop loin, prenez {40 m|45 yd}, {60 m|65 yd} et {80 m|90 yd}, et gardez-les. Les rayons sont les mêmes parts : {2 m|2 yd}, {4 m|4 yd}, {8 m|9 yd} et {12 m|13 yd} à {40 m|45 yd}, et {4 m|4 yd}, {8 m|9 yd}, {16 m|18 yd} et {24 m|27 yd} à {80 m|90 yd}.',
      'Au simulateur, le rayon est la distance qui reste jusqu’au trou.',
    ],
    safety: 'Jouez seulement du tapis et arrêtez si quelqu’un entre sur le practice.',
    scoring: {
      how: 'Jouez 18 balles, six vers chaque cible. Chacune vaut 4, 3, 2, 1 ou 0 selon le rayon où elle finit. Le maximum est 72.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { short: 'Cible courte', middle: 'Cible moyenne', long: 'Cible longue' },
      norm: 'Amateurs, index de 0 à 25 ; au-delà, une ligne droite',
    },
    diagram: {
      alt: 'Trois coups d’un même endroit vers des cibles à {60 m|65 yd}, {90 m|100 yd} et {120 m|130 yd} ; les cercles autour d’elles grandissent avec la distance.',
    },
  },
  'driving-test': {
    name: 'Test de driving',
    description:
      'Quatorze coups de départ avec un seul club. Comptez les balles en jeu et mesurez leur portée.',
    purpose:
      'La longueur et la direction valent toutes deux des coups. Mesurées ensemble, elles montrent si plus de l’une vous coûte l’autre.',
    setUp:
      'Prenez le club avec lequel vous partez le plus souvent, et aucun autre. Choisissez deux repères à {150 m|165 yd}, séparés de {30 m|33 yd} : le milieu de l’ouverture est votre cible, et {15 m|16 yd} de chaque côté sont en jeu. Il vous faut la portée de chaque balle, d’un radar, d’un simulateur ou des panneaux du practice. Gardez les autres tests pour d’autres jours de la semaine.',
    steps: [
      'Jouez quelques balles d’essai. Elles ne comptent pas.',
      'Jouez 14 balles avec toute la routine. Chacune qui passe entre les deux repères vaut 1 point. Celle qui ne va pas jusque-là n’est pas en jeu.',
      'Notez la portée des 14, y compris celle des balles mal touchées et de celles qui ne sont pas en jeu.',
      'Rangez les 14 portées dans l’ordre. La médiane est au milieu, entre le numéro 7 et le numéro 8. Chaque tranche de {5 m|5.5 yd} vaut un point.',
    ],
    commonFaults: [
      {
        fault: 'Vous enlevez les mauvaises.',
        fix: 'Les 14 comptent. La médiane pardonne un coup manqué ; une liste choisie ne vous dit rien.',
      },
      {
        fault: 'Vous tapez plus fort que sur le parcours.',
        fix: 'Imaginez le départ du un de votre club et jouez la balle que vous y joueriez.',
      },
    ],
    alternatives: [
      'Si {150 m|165 yd} est trop loin, prenez deux repères à {100 m|110 yd}, séparés de {20 m|22 yd}, et gardez-les.',
    ],
    safety: 'Jouez seulement du tapis et arrêtez si quelqu’un entre sur le practice.',
    scoring: {
      how: 'Jouez 14 balles avec un club. Ajoutez 1 point pour chacune en jeu et 1 par tranche de {5 m|5.5 yd} de la portée médiane. Le maximum est 74.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { 'in-play': 'Balles en jeu', carry: 'Portée médiane' },
      norm: 'Femmes et hommes, index de 0 à 25 ; au-delà, une ligne droite',
    },
    diagram: {
      alt: 'Un drive passe entre deux piquets séparés de {30 m|33 yd}, à {150 m|165 yd} ; quatre balles ont fini en jeu et deux à côté ou trop court.',
      labels: { carry: 'Portée' },
    },
  },
  'home-putting-test': {
    name: 'Test de putting à la maison',
    description:
      'Cinquante putts pour des points : 30 par une porte étroite et 20 pour le dosage. Toujours les mêmes 50.',
    purpose:
      'La ligne de départ et le dosage sont tout ce qu’a un putt, et le sol de la maison est le même chaque jour. Refaites-le quelques semaines plus tard et comparez.',
    setUp:
      'Une bande de moquette plane ou un tapis de {3.5 m|12 ft}. Posez une pièce à {1.5 m|5 ft} de la balle pour viser. La porte est {40 cm|16 in} devant la balle et large de {5.3 cm|2.1 in}, une balle et quart. Pour le dosage, collez une ligne à {2 m|7 ft} et une à {3 m|10 ft}. Les zones sont devant et derrière les lignes : {10 cm|4 in}, {20 cm|8 in} et {40 cm|16 in} à la plus proche, {15 cm|6 in}, {30 cm|12 in} et {60 cm|24 in} à l’autre. Gardez les autres tests pour d’autres jours de la semaine.',
    steps: [
      'Faites quelques putts d’essai par la porte et vers les deux lignes. Ils ne comptent pas.',
      'Puttez 30 balles vers la pièce. Chacune qui passe la porte sans la toucher vaut 2 points.',
      'Enlevez la porte. Puttez 20 balles, tour à tour vers la ligne proche et vers l’autre.',
      'Mesurez où chaque balle s’arrête : 3 points dans la zone intérieure de sa ligne, 2 dans la suivante, 1 dans la dernière.',
    ],
    commonFaults: [
      {
        fault: 'Vous puttez balle après balle sans viser.',
        fix: 'Écartez-vous après chacune. Visez d’abord avec la face, puis prenez votre stance.',
      },
      {
        fault: 'La porte s’élargit quand on la touche.',
        fix: 'Marquez sa place avec de l’adhésif et remettez-la après chaque contact.',
      },
    ],
    alternatives: [
      'Deux livres ou deux boîtes pleines font la porte ; une balle et un crayon entre eux donnent la largeur.',
    ],
    safety: 'Ramassez les balles avant que quelqu’un traverse la pièce.',
    scoring: {
      how: 'Puttez 30 balles par la porte, 2 points pour chacune qui passe. Ajoutez-en 20 pour le dosage, de 3, 2, 1 ou 0 selon la zone où elles s’arrêtent. Le maximum est 120.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { gate: 'Porte', pace: 'Dosage' },
    },
    diagram: {
      alt: 'Sur un tapis, une balle roule par une porte large de {5.3 cm|2.1 in} vers une pièce ; sur un autre, vers des lignes à {2 m|7 ft} et {3 m|10 ft} entourées de zones.',
      labels: { gate: 'Porte', pace: 'Dosage' },
    },
  },
};
