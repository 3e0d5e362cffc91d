import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Échauffement dynamique',
    description: 'Cinq mouvements dynamiques, des épaules aux hanches. Puis la première balle.',
    purpose:
      'Des muscles chauds font un swing plus rapide et se plaignent moins. C’est le mouvement qui chauffe, pas les longs étirements avant le jeu.',
    setUp:
      'Un club et la place pour un swing. Commencez doucement et laissez grandir chaque mouvement.',
    steps: [
      'Balancements des bras devant la poitrine, une demi-minute.',
      'Rotations du buste, un club derrière les épaules, 15 par côté.',
      'Inclinaisons latérales, le club au-dessus de la tête, 8 par côté, deux temps chacune.',
      'Fentes avec rotation du buste au-dessus de la jambe avant, 8 par côté.',
      'Bûcheron : de l’adresse par-dessus l’épaule avant et retour, 10 par côté.',
    ],
    commonFaults: [
      {
        fault: 'Vous donnez un à-coup en fin de rotation.',
        fix: 'Arrêtez là où c’est facile. La suivante ira plus loin d’elle-même.',
      },
      { fault: 'Vous retenez votre souffle.', fix: 'Soufflez à chaque rotation.' },
    ],
    safety:
      'De la place pour un club tout autour. Arrêtez si cela fait mal ; une légère tension suffit.',
    diagram: {
      alt: 'Cinq mouvements numérotés, vus de face : balancements des bras, rotations du buste avec un club derrière les épaules, inclinaisons latérales avec le club au-dessus de la tête, une fente avec rotation et un geste de l’adresse par-dessus l’épaule avant.',
    },
  },
  'after-play-stretch': {
    name: 'Étirements d’après-jeu',
    description:
      'Cinq étirements calmes pour les hanches, les jambes et le dos. Après le jeu ou le soir, jamais juste avant de taper des balles.',
    purpose:
      'Le golf est un travail d’un seul côté. Huit minutes calmes ensuite gardent la rotation que vous aviez le matin.',
    setUp: 'Un banc ou une chaise. Des muscles chauds, sans hâte.',
    steps: [
      'Fléchisseur de hanche : un pied sur le banc, basculez le bassin, 30 secondes par côté.',
      'Ischios : talon sur le banc, dos long, 30 secondes par côté.',
      'Extérieur de la hanche : sur le banc, cheville sur l’autre genou, 30 secondes par côté.',
      'Torsion assise : tournez le buste et regardez derrière vous, 30 secondes par côté.',
      'Épaules : club au-dessus de la tête, puis doucement en arrière, deux fois 20 secondes.',
    ],
    commonFaults: [
      {
        fault: 'Vous tirez par à-coups.',
        fix: 'Ne bougez plus et soufflez. L’étirement s’allonge de lui-même.',
      },
      {
        fault: 'Le dos s’arrondit.',
        fix: 'Allez moins loin, le dos long. C’est la hanche qui travaille.',
      },
    ],
    alternatives: ['Sans banc : une marche d’escalier.'],
    safety:
      'Une tension, oui ; une douleur, non. Prenez une chaise qui ne glisse pas. Ce n’est pas un avis médical : si une douleur reste, demandez à quelqu’un qui s’y connaît.',
    scoring: {
      how: 'Dix étirements, cinq mouvements des deux côtés ou en deux tours. Comptez ceux que vous tenez tout le temps prévu.',
      unit: 'étirements tenus',
      unitOfOne: 'étirement tenu',
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
    purpose:
      'Le finish d’un swing est un appui sur une jambe. Si vous le tenez, le swing peut être aussi rapide que vous voulez.',
    setUp:
      'Près d’un mur, à une longueur de bras. Trois tees ou pièces autour du pied d’appui, à {60 cm|2 ft} : devant, sur le côté, derrière.',
    steps: [
      'Sur une jambe, les mains sur les hanches.',
      'Touchez devant, sur le côté et derrière avec la pointe de l’autre pied. C’est un tour.',
      'Faites cinq tours, puis retournez-vous et changez de jambe.',
      'Un tour où le pied libre s’appuie, ou la main touche le mur, ne compte pas. Passez au suivant.',
    ],
    commonFaults: [
      {
        fault: 'Le genou d’appui rentre vers l’intérieur.',
        fix: 'Gardez le genou au-dessus de l’orteil du milieu et pliez-le un peu.',
      },
      { fault: 'Vous allez vite pour tenir.', fix: 'Tenez chaque point une respiration.' },
    ],
    alternatives: ['Dur pour la cheville : des pièces à {30 cm|1 ft}, et gardez cette distance.'],
    safety:
      'Restez à portée d’un mur ou d’une chaise lourde, sur un sol qui ne glisse pas, les yeux ouverts.',
    scoring: {
      how: 'Cinq tours par jambe. Comptez les tours faits sans appui sur le pied libre ni main au mur.',
      unit: 'tours nets',
      unitOfOne: 'tour net',
    },
    diagram: {
      alt: 'Un pied au sol près d’un mur ; l’autre va toucher trois points à {60 cm|2 ft}, devant, sur le côté et derrière.',
      labels: { front: 'Devant', side: 'Côté', back: 'Derrière', wall: 'Mur' },
    },
  },
  'rotation-throws': {
    name: 'Lancers en rotation',
    description:
      'De profil, lancez un médecine-ball léger en partant des hanches, et mesurez jusqu’où.',
    purpose:
      'Le golfeur qui lance loin avec les hanches a un swing rapide. On y travaille l’ordre : sol, hanches, épaules, mains.',
    setUp:
      'Une ligne au sol, {12 m|40 ft} de place libre et un ballon de 2 à 3 kg. Échauffez-vous d’abord.',
    steps: [
      'Placez-vous comme à l’adresse, de profil, le pied avant à la ligne, le ballon près de la hanche arrière.',
      'Poussez sur le pied arrière et lancez à l’horizontale. Dix lancers faciles, cinq par côté, ne comptent pas.',
      'Trois lancers par côté, aussi loin que l’équilibre le permet. Reposez-vous une demi-minute après chacun.',
      'Mesurez, en pas ou au mètre, de la ligne au premier point de chute, et notez les six.',
    ],
    commonFaults: [
      {
        fault: 'Les bras lancent seuls.',
        fix: 'Laissez partir la hanche avant et sentez le ballon arriver en dernier.',
      },
      {
        fault: 'Les lancers raccourcissent.',
        fix: 'Reposez-vous plus. Un lancer fatigué prépare un swing lent.',
      },
    ],
    alternatives: ['Sans la place : lancez contre un mur solide et ne comptez pas.'],
    safety:
      'Personne dans la direction du lancer, et rien qui casse. Pas de lancers si le dos fait mal.',
    scoring: {
      how: 'Lancez six fois, trois par côté, avec le même ballon. On compte la moyenne des six distances.',
      unit: 'mètres en moyenne',
      unitOfOne: 'mètre en moyenne',
    },
    diagram: {
      alt: 'Un golfeur vu de dessus, de profil près d’une ligne, lance un ballon à l’horizontale sur un sol libre ; trois lancers précédents sont à {6 m|20 ft}.',
      labels: { line: 'Ligne' },
    },
  },
};
