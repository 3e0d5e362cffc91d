import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Dix wedges faciles',
    description:
      'Dix wedges souples vers une cible large. La moitié de la vitesse, tout l’équilibre.',
    purpose:
      'Les premières balles du jour donnent le rythme des autres. Des wedges souples trouvent le milieu de la face avant que vous en ayez besoin.',
    setUp: 'Un wedge, dix balles et une cible large à environ {50 m|55 yd}.',
    steps: [
      'Jouez trois balles de la taille à la taille.',
      'Jouez-en quatre à hauteur de poitrine et tenez le finish jusqu’à ce que la balle tombe.',
      'Jouez-en trois avec une rotation complète, à la même vitesse souple.',
    ],
    commonFaults: [
      {
        fault: 'Vous prenez le driver après trois balles.',
        fix: 'Dix wedges durent quatre minutes. Comptez-les.',
      },
      {
        fault: 'Les premières balles sont calottées.',
        fix: 'Brossez l’herbe deux fois sans balle, puis jouez.',
      },
    ],
    diagram: {
      alt: 'Un golfeur vu de dessus joue des wedges souples vers une large zone de chute à environ {50 m|55 yd}.',
    },
  },
  'low-point-line': {
    name: 'La ligne du point bas',
    description:
      'Une ligne au sol montre où le club touche l’herbe. La marque commence sur elle ou juste après.',
    purpose:
      'Un coup gratté et une balle calottée ont la même cause : le point bas du swing se promène. La ligne le montre après chaque swing.',
    setUp:
      'Tracez une ligne à angle droit avec votre cible, à la craie, à la bombe ou avec une rangée de tees. Placez-vous comme si la balle était dessus.',
    steps: [
      'Faites dix swings avec un petit fer, sans balle, en avançant le long de la ligne.',
      'Regardez les marques : elles commencent sur la ligne ou au plus {10 cm|4 in} après.',
      'Posez dix balles sur la ligne et jouez-les. Ces marques comptent aussi.',
      'À l’impact, poussez le sol avec le pied avant. Ne forcez pas les bras.',
    ],
    commonFaults: [
      {
        fault: 'Les marques commencent derrière la ligne.',
        fix: 'Mettez au départ un peu plus de poids sur le pied avant, et finissez avec tout votre poids dessus.',
      },
      {
        fault: 'Aucune marque.',
        fix: 'Gardez la poitrine basse à l’impact et brossez l’herbe, balle ou pas.',
      },
      {
        fault: 'Les marques commencent loin après la ligne.',
        fix: 'Placez la ligne au milieu du stance et laissez le club arriver au sol plus tôt.',
      },
    ],
    alternatives: ['Sur n’importe quelle pelouse, sans balles : 20 marques dans l’herbe.'],
    scoring: {
      how: 'Faites {attempts} swings. Comptez les marques qui commencent sur la ligne ou au plus {10 cm|4 in} après.',
      unit: 'bonnes marques',
      unitOfOne: 'bonne marque',
    },
    diagram: {
      alt: 'Une ligne sur l’herbe : trois marques du club commencent au plus {10 cm|4 in} après elle, et des balles attendent sur la ligne.',
      labels: { line: 'Ligne', marks: 'Marques' },
    },
  },
  'short-iron-greens': {
    name: 'Greens au petit fer',
    description: 'Dix balles vers un green à {90 m|100 yd}. Dessus ou dehors, rien entre les deux.',
    purpose:
      'D’ici, un green touché, c’est deux putts et le par. Le compte montre aussitôt si le club, la visée ou le contact vous coûte des greens.',
    setUp: 'Une cible au practice à environ {90 m|100 yd}. Imaginez un green rond de {25 m|25 yd}.',
    steps: [
      'Choisissez le club qui atteint le milieu, pas le drapeau.',
      'Jouez dix balles avec toute la routine et écartez-vous après chacune.',
      'Notez chaque coup manqué : court, long, à gauche ou à droite.',
      'Regardez les quatre comptes. Le plus grand est le travail de la prochaine séance.',
    ],
    commonFaults: [
      {
        fault: 'Presque tous les coups manqués sont courts.',
        fix: 'Prenez un club de plus pour toute la série et un swing plus souple.',
      },
      {
        fault: 'Vous manquez des deux côtés.',
        fix: 'Posez un club au sol et vérifiez la visée avant d’accuser le swing.',
      },
    ],
    scoring: {
      how: 'Jouez dix balles. Comptez celles qui finissent sur le green.',
      unit: 'greens touchés',
      unitOfOne: 'green touché',
    },
    diagram: {
      alt: 'Des coups de {90 m|100 yd} vers un green rond de {25 m|25 yd} ; six balles sont sur le green et trois à côté.',
    },
  },
  'nine-windows': {
    name: 'Neuf fenêtres',
    description:
      'Basse, moyenne et haute, chacune en draw, en ligne droite et en fade. Annoncez la fenêtre, puis jouez-la.',
    purpose:
      'Donner à la balle l’effet annoncé montre ce que vos mains et vos pieds font à la face. Deux des neuf servent sur le parcours, et vous apprenez lesquelles.',
    setUp:
      'Un fer 7 et une cible que vous voyez bien. Imaginez neuf fenêtres {20 m|20 yd} devant vous.',
    steps: [
      'Essayez les neuf une fois : la rangée du milieu d’abord, puis la basse, puis la haute. Ces balles ne comptent pas.',
      'Jouez maintenant les neuf au hasard. Dites la fenêtre à voix haute avant chaque balle.',
      'Un point pour la courbe annoncée à la hauteur annoncée.',
      'Un demi-point pour la courbe annoncée à une autre hauteur. Avec une autre courbe, le score est zéro.',
    ],
    commonFaults: [
      {
        fault: 'La balle basse monte.',
        fix: 'Balle un peu en arrière, mains basses au finish, et moins de vitesse.',
      },
      {
        fault: 'Le fade devient un slice.',
        fix: 'Ouvrez le stance, pas la face. La moitié de la courbe suffit.',
      },
    ],
    scoring: {
      how: 'Jouez une fois chacune des neuf fenêtres. Un point par réussite, un demi-point pour la bonne courbe à la mauvaise hauteur.',
      unit: 'fenêtres',
      unitOfOne: 'fenêtre',
    },
    diagram: {
      alt: 'Neuf fenêtres vues de derrière la balle : basse, moyenne et haute, chacune avec un draw, un coup droit et un fade. Un fade haut est annoncé.',
      labels: {
        high: 'Haute',
        mid: 'Moyenne',
        low: 'Basse',
        draw: 'Draw',
        straight: 'Droit',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'La roulette des clubs',
    description:
      'Un nouveau club et une nouvelle cible pour chaque balle, tirés au sort. Jamais deux fois la même chose.',
    purpose:
      'Sur le parcours, aucun coup ne revient deux fois. On se sent moins bon qu’avec dix coups du même club, mais il en reste davantage.',
    setUp:
      'Notez cinq clubs et trois cibles sur des bouts de papier. Tirez-en un de chaque avant chaque balle.',
    steps: [
      'Tirez un club et une cible. Nommez la ligne de départ et la longueur.',
      'Venez à la balle depuis l’arrière, avec toute la routine.',
      'Une balle compte si elle finit dans un couloir large de {25 m|25 yd}, au plus {15 m|15 yd} avant ou après la cible.',
      'Mettez le papier de côté, pour qu’aucun club ne sorte deux fois de suite.',
    ],
    commonFaults: [
      {
        fault: 'Vous jouez une seconde balle après une mauvaise.',
        fix: 'Un papier, une balle. Le remède, c’est le papier suivant.',
      },
      {
        fault: 'Les longs clubs gâchent le compte.',
        fix: 'Choisissez-leur une cible plus proche. Le couloir et la longueur ne changent pas.',
      },
    ],
    scoring: {
      how: 'Jouez 15 balles. Comptez celles qui finissent dans le couloir annoncé, au plus {15 m|15 yd} trop courtes ou trop longues.',
      unit: 'balles à la cible',
      unitOfOne: 'balle à la cible',
    },
    diagram: {
      alt: 'Trois cibles à des longueurs et des côtés différents, chacune pour un autre club ; autour de celle qui est tirée, une zone hachurée large de {25 m|25 yd}.',
      labels: { wedge: 'Wedge', eightIron: 'Fer 8', fiveIron: 'Fer 5' },
    },
  },
  'long-approaches': {
    name: 'Trois cibles longues',
    description:
      'Des pleins coups tour à tour à {110 m|120 yd}, {120 m|130 yd} et {130 m|140 yd}, avec des points selon la distance où ils finissent.',
    purpose:
      'C’est d’ici que l’on manque le plus de greens, et le test de coups au green demande {120 m|130 yd}. Vous apprenez quel club convient à chaque longueur.',
    setUp:
      'Choisissez trois cibles à environ {110 m|120 yd}, {120 m|130 yd} et {130 m|140 yd}, et un club pour chacune. Les cercles autour d’elles ont des rayons de {12 m|13 yd}, {24 m|26 yd} et {36 m|39 yd}.',
    steps: [
      'Jouez une balle vers la cible proche, une vers celle du milieu et une vers la plus longue. Puis recommencez.',
      'Changez de club avec la cible et faites toute la routine pour chaque balle.',
      'Jugez chaque balle là où elle finit : 3 points jusqu’à {12 m|13 yd}, 2 jusqu’à {24 m|26 yd}, 1 jusqu’à {36 m|39 yd}.',
    ],
    commonFaults: [
      {
        fault: 'Presque toutes les balles sont courtes.',
        fix: 'Prenez un club de plus pendant tout un tour et comparez.',
      },
      {
        fault: 'Vous restez sur une cible jusqu’à ce que cela marche.',
        fix: 'Changez après chaque balle, comme le fait le parcours.',
      },
    ],
    alternatives: [
      'Si {130 m|140 yd} est trop loin, prenez {70 m|75 yd}, {80 m|90 yd} et {90 m|100 yd}, avec des rayons de {8 m|9 yd}, {16 m|18 yd} et {24 m|27 yd}, et gardez-les.',
      'Au simulateur, le rayon est la distance qui reste jusqu’au trou.',
    ],
    safety: 'Jouez seulement du tapis et arrêtez si quelqu’un entre sur le practice.',
    scoring: {
      how: 'Jouez {attempts} balles tour à tour vers les trois cibles. Chacune vaut 3, 2, 1 ou 0 points selon le rayon où elle finit.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Trois coups d’un même endroit volent vers des cibles à {110 m|120 yd}, {120 m|130 yd} et {130 m|140 yd} ; trois cercles entourent celle du milieu.',
    },
  },
};
