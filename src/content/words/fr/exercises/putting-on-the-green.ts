import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putting par la porte',
    description:
      'Deux portes de tees sur un putt droit de {1.5 m|5 ft} : une devant la balle, une avant le trou.',
    purpose:
      'La première porte montre où part la balle ; la seconde, si elle tient sa ligne ; le trou, le dosage. Ensemble, elles disent pourquoi un petit putt est raté.',
    setUp:
      'Trouvez un putt droit de {1.5 m|5 ft}. Plantez deux tees à {40 cm|16 in} devant la balle, écartés de {6 cm|2.5 in}, soit une balle et un doigt. Plantez-en deux autres {40 cm|16 in} avant le trou, écartés de {10 cm|4 in}.',
    steps: [
      'Visez le milieu de la première porte et oubliez le trou.',
      'Puttez dix balles. Notez quelle porte arrête les mauvaises.',
      'Relisez la ligne depuis l’arrière de la balle, puis puttez-en dix autres.',
      'Sur les 20, comptez les balles qui passent les deux portes et tombent.',
    ],
    commonFaults: [
      {
        fault: 'La balle accroche la première porte, toujours du même côté.',
        fix: 'Faites regarder la face par quelqu’un depuis l’arrière, ou posez un club le long. La visée d’abord.',
      },
      {
        fault: 'Elle passe la première porte et manque la seconde.',
        fix: 'Le putt n’est pas droit, ou trop lent. Déplacez l’exercice ou puttez un peu plus ferme.',
      },
    ],
    alternatives: ['Avec deux tees seulement, enlevez la seconde porte et ne comptez pas.'],
    scoring: {
      how: 'Puttez {attempts} balles. Un point pour chacune qui passe les deux portes sans les toucher et qui tombe.',
      unit: 'putts nets',
      unitOfOne: 'putt net',
    },
    diagram: {
      alt: 'Un putt droit de {1.5 m|5 ft} avec une porte large de {6 cm|2.5 in}, {40 cm|16 in} devant la balle, et une porte large de {10 cm|4 in}, {40 cm|16 in} avant le trou.',
    },
  },
  'clock-putting': {
    name: 'Putting en horloge',
    description:
      'Douze balles autour du trou, sur un cercle de {1.2 m|4 ft} de rayon. Rentrez-les dans l’ordre, de midi à midi.',
    purpose:
      'Autour de l’horloge, chaque petit putt a une autre pente. Ce sont les putts qui font d’un bon chip un coup sauvé.',
    setUp:
      'Choisissez un trou en pente douce. Posez douze balles sur un cercle de {1.2 m|4 ft} de rayon, une à chaque heure.',
    steps: [
      'Relisez chaque putt depuis l’arrière de la balle.',
      'Puttez dans l’ordre, de midi à midi.',
      'Un raté reste un raté. Finissez le cercle et comptez.',
      'Faites un second tour dans l’autre sens.',
    ],
    commonFaults: [
      {
        fault: 'Vous tournez sans lire.',
        fix: 'Accroupissez-vous derrière chaque balle, même si la pente est la même.',
      },
      {
        fault: 'La descente coûte le plus cher.',
        fix: 'Visez plus haut et laissez mourir la balle. Un putt lent tombe par le bord du haut.',
      },
    ],
    alternatives: ['Sur un green occupé, prenez la moitié du cercle et faites-la quatre fois.'],
    scoring: {
      how: 'Faites le tour du trou, {attempts} putts. Comptez les balles rentrées.',
      unit: 'putts rentrés',
      unitOfOne: 'putt rentré',
    },
    diagram: {
      alt: 'Douze balles autour du trou sur un cercle de {1.2 m|4 ft} de rayon, numérotées comme une horloge.',
    },
  },
  'four-sides-ladder': {
    name: 'Quatre côtés, cinq pas',
    description:
      'De quatre côtés du trou, un pas en arrière après chaque tour : de {60 cm|2 ft} à {1.8 m|6 ft}.',
    purpose:
      'Vous ne puttez jamais deux fois du même endroit, et la longueur grandit pendant que les nerfs sont mis à l’épreuve. Vous voyez jusqu’où vos petits putts rentrent.',
    setUp:
      'Plantez des tees de quatre côtés d’un trou à {60 cm|2 ft}, {90 cm|3 ft}, {1.2 m|4 ft}, {1.5 m|5 ft} et {1.8 m|6 ft}.',
    steps: [
      'Puttez des quatre tees les plus proches, une balle de chacun.',
      'Reculez d’un pas et refaites le tour, en commençant par un autre côté.',
      'Jouez chaque distance une fois, quoi qu’il arrive, pour pouvoir comparer vos scores.',
      'Notez à quel barreau commencent les ratés. C’est votre distance pour les semaines qui viennent.',
    ],
    commonFaults: [
      {
        fault: 'Tous les ratés passent sous le trou.',
        fix: 'Ajoutez une balle de pente, puis regardez par où elle passe au trou.',
      },
      {
        fault: 'Vous perdez le compte et refaites un côté.',
        fix: 'Tournez dans le sens de l’horloge et retirez chaque tee en le quittant.',
      },
    ],
    alternatives: ['Avec quatre tees, reculez-les d’un pas une fois le tour fini.'],
    scoring: {
      how: 'Puttez 20 balles, une de chaque tee. Comptez les balles rentrées.',
      unit: 'putts rentrés',
      unitOfOne: 'putt rentré',
    },
    diagram: {
      alt: 'Quatre lignes de cinq balles s’éloignent du trou, de {60 cm|2 ft} à {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Putting en échelle',
    description:
      'Quatre lignes de tees à {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} et {12 m|40 ft}. Chaque putt dépasse sa ligne, d’un putter au plus.',
    purpose:
      'Si vous faites trois putts, c’est à cause du premier. L’échelle travaille quatre longueurs, sans trou pour vous distraire du dosage.',
    setUp:
      'Plantez deux tees en ligne à {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} et {12 m|40 ft}. Derrière chaque ligne, une bande de {90 cm|3 ft} est la cible.',
    steps: [
      'Puttez une balle vers chaque ligne, en montant.',
      'Redescendez : {12 m|40 ft}, {9 m|30 ft}, {6 m|20 ft}, {3 m|10 ft}.',
      'Prenez une seule balle : chaque coup est ainsi un premier coup.',
      'Montez et descendez deux fois. Pendant que la balle roule, regardez la ligne, pas la balle.',
    ],
    commonFaults: [
      {
        fault: 'La première balle de chaque longueur est courte.',
        fix: 'Marchez une fois jusqu’à la ligne et sentez la longueur dans vos pieds.',
      },
      {
        fault: 'Vous tapez plus fort au lieu de plus long.',
        fix: 'Le coup dure autant pour {3 m|10 ft} que pour {12 m|40 ft}. Seule sa longueur change.',
      },
    ],
    alternatives: ['Sur un petit green, prenez les trois premières lignes et ne comptez pas.'],
    scoring: {
      how: 'Puttez 16 balles, deux montées et deux descentes. Un point pour chacune qui s’arrête à moins de {90 cm|3 ft} après sa ligne.',
      unit: 'balles dans la bande',
      unitOfOne: 'balle dans la bande',
    },
    diagram: {
      alt: 'Quatre lignes de tees à {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} et {12 m|40 ft} ; le putt vers la troisième doit s’arrêter dans la bande derrière elle.',
    },
  },
  'lag-circle': {
    name: 'Longs putts au cercle',
    description:
      'Douze putts de {9 m|30 ft} vers un cercle de {1 m|3 ft} de rayon autour du trou. Dans le cercle, le putt suivant est court.',
    purpose:
      'De {9 m|30 ft}, presque personne ne rentre son putt. Le coup que vous pouvez gagner, c’est le troisième.',
    setUp:
      'Marquez un cercle de {1 m|3 ft} de rayon autour d’un trou : six tees, chacun à {1 m|3 ft} du trou. Comptez {9 m|30 ft} en pas.',
    steps: [
      'Marchez une fois la moitié du putt et regardez la pente de côté.',
      'Puttez trois balles, puis passez d’un autre côté du trou.',
      'Devinez court ou long pendant le premier tiers du putt.',
      'Changez de trou après six balles, pour changer aussi de pente.',
    ],
    commonFaults: [
      {
        fault: 'Vous ratez plus souvent court que sur le côté.',
        fix: 'Faites les coups d’essai en regardant le trou.',
      },
      {
        fault: 'Vous lisez longuement la ligne et devinez le dosage.',
        fix: 'À cette longueur, jugez d’abord le dosage. Une ligne fausse d’une main finit encore dans le cercle.',
      },
    ],
    alternatives: [
      'Sans tees, posez le putter depuis le trou vers l’extérieur : il est à peu près aussi long que le rayon.',
    ],
    scoring: {
      how: 'Puttez 12 balles. Comptez celles qui s’arrêtent dans le cercle ou qui tombent.',
      unit: 'balles dans le cercle',
      unitOfOne: 'balle dans le cercle',
    },
    diagram: {
      alt: 'Un long putt de {9 m|30 ft} tourne vers un cercle de {1 m|3 ft} de rayon autour du trou ; d’autres balles sont déjà dedans et dehors.',
      labels: { radius: 'Rayon' },
    },
  },
  'par-18-putting': {
    name: 'Neuf trous, par 18',
    description:
      'Neuf putts de {6 m|20 ft} à {9 m|30 ft} sur des pentes variées, une balle. Le par est de deux pour chacun.',
    purpose:
      'C’est le même jeu que sur le parcours : une lecture, une balle, et le second putt compte aussi.',
    setUp:
      'Choisissez neuf putts de {6 m|20 ft} à {9 m|30 ft}, de trou en trou : en montée, en descente et en travers.',
    steps: [
      'Marquez, nettoyez et replacez la balle avant chaque premier putt.',
      'Lisez, un coup d’essai, puttez.',
      'Finissez le trou. Un putt donné est aussi un coup.',
      'Remplissez la carte trou par trou et entourez les trous à trois putts.',
    ],
    commonFaults: [
      {
        fault: 'Vous faites trois putts à cause du second.',
        fix: 'Donnez à un second putt de {1 m|3 ft} la même routine qu’au premier.',
      },
      {
        fault: 'En descente, les premiers putts filent loin.',
        fix: 'Choisissez l’endroit où la balle doit mourir, pas le trou.',
      },
    ],
    alternatives: ['Avec un seul trou, choisissez neuf emplacements autour.'],
    scoring: {
      how: 'Comptez les coups des neuf trous, par 18.',
      unit: 'coups',
      unitOfOne: 'coup',
    },
    diagram: {
      alt: 'Trois putts numérotés mènent de trou en trou sur un green ; le premier fait {6 m|20 ft} et le deuxième {9 m|30 ft}.',
    },
  },
  drawback: {
    name: 'Un putter en arrière',
    description:
      'Neuf putts. Après chaque raté, vous éloignez la balle du trou d’une longueur de putter.',
    purpose:
      'Ici, pas de putt donné : un premier putt négligé se paie tout de suite. On voit ce que vaut le dosage.',
    setUp:
      'Neuf putts sur des pentes variées : trois de {5 m|16 ft}, trois de {7 m|23 ft} et trois de {9 m|30 ft}. Une balle, un putter.',
    steps: [
      'Puttez vers le trou. Si la balle tombe, passez au suivant.',
      'Sinon, éloignez la balle du trou, en ligne droite, d’une longueur de putter, {90 cm|3 ft}.',
      'Puttez de nouveau, et éloignez-la après chaque raté jusqu’à ce qu’elle rentre.',
      'Additionnez tous les coups. Jouez les trois derniers trous comme s’ils décidaient du match.',
    ],
    commonFaults: [
      {
        fault: 'Vous forcez le premier putt pour éviter le second.',
        fix: 'Une balle qui meurt au trou laisse {1 m|3 ft}. Une balle qui file laisse {2 m|7 ft}.',
      },
      {
        fault: 'Vous abandonnez après deux ratés.',
        fix: 'Reprenez la routine depuis l’arrière de la balle.',
      },
    ],
    alternatives: ['Avec un seul trou, choisissez neuf emplacements autour.'],
    scoring: {
      how: 'Comptez les coups des neuf trous.',
      unit: 'coups',
      unitOfOne: 'coup',
    },
    diagram: {
      alt: 'Un putt dépasse le trou ; la balle est reculée de {90 cm|3 ft} et rejouée de là au putt.',
      labels: { firstPutt: 'Premier putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Le test des cinquante putts',
    description:
      'Cinquante trous avec une balle, de {1 m|3 ft} à {5 m|16 ft} tour à tour. Le grand test de putting, avec des repères pour comparer.',
    purpose:
      'Sur cinquante trous, la chance s’équilibre. Les repères publiés sont ceux d’hommes ; femmes et seniors se comparent à leur premier score.',
    setUp:
      'Plusieurs trous sur un green avec un peu de pente. À chacun, marquez {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} et {5 m|16 ft}.',
    steps: [
      'Puttez de {1 m|3 ft}, puis de {2 m|7 ft} à un autre trou, et ainsi de suite jusqu’à {5 m|16 ft}. Puis recommencez.',
      'Finissez chaque trou et notez les coups.',
      'Choisissez autant de putts droits que de putts en pente.',
      'Reposez-vous une minute tous les dix trous.',
    ],
    commonFaults: [
      {
        fault: 'Vous expédiez les vingt derniers.',
        fix: 'Répartissez le test sur deux jours plutôt que de le finir à bout de forces.',
      },
      {
        fault: 'Toujours le même trou facile.',
        fix: 'Planifiez d’abord les dix trous d’un tour, puis refaites ce tour cinq fois.',
      },
    ],
    alternatives: ['Avec un seul trou, puttez de cinq côtés tour à tour.'],
    scoring: {
      how: 'Comptez tous les coups des cinquante trous.',
      unit: 'coups',
      unitOfOne: 'coup',
      norm: 'Hommes, index de +2 à 10 ; au-delà, une ligne droite',
    },
    diagram: {
      alt: 'Cinq balles alignées à {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} et {5 m|16 ft} du trou.',
    },
  },
  'long-lags': {
    name: 'Très longs putts',
    description:
      'Douze putts tour à tour de {12 m|40 ft}, {15 m|50 ft} et {18 m|60 ft}, avec des points selon la distance où ils s’arrêtent.',
    purpose:
      'C’est à ces longueurs que commencent les trois putts, et le test de putting les demande. Le dosage est tout, la ligne presque rien.',
    setUp:
      'Comptez en pas {12 m|40 ft}, {15 m|50 ft} et {18 m|60 ft} depuis un trou et marquez les trois endroits. Sur une ligne depuis le trou, marquez {1 m|3 ft}, {2 m|7 ft} et {3 m|10 ft} : ce sont les rayons de trois cercles.',
    steps: [
      'Avant la première balle, regardez toute la pente de côté.',
      'Puttez une balle de chaque endroit, du plus proche d’abord. Puis recommencez.',
      'Jugez chaque balle là où elle s’arrête : 3 points jusqu’à {1 m|3 ft} ou rentrée, 2 jusqu’à {2 m|7 ft}, 1 jusqu’à {3 m|10 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Les plus longs putts restent courts.',
        fix: 'Faites les coups d’essai en regardant le trou et laissez-les grandir avec la longueur.',
      },
      {
        fault: 'Vous tapez plus fort au lieu d’allonger le coup.',
        fix: 'Gardez le tempo du coup. Seule sa longueur change.',
      },
    ],
    alternatives: [
      'Sur un petit green, les putts peuvent le traverser, vers deux ou trois trous. Leurs longueurs restent.',
    ],
    safety: 'Avant chaque putt, regardez si quelqu’un d’autre est sur le green.',
    scoring: {
      how: 'Puttez {attempts} balles tour à tour des trois endroits. Chacune vaut 3, 2, 1 ou 0 points selon le rayon où elle s’arrête.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Trois putts de {12 m|40 ft}, {15 m|50 ft} et {18 m|60 ft} roulent vers un trou entouré de trois cercles.',
    },
  },
};
