import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Le couloir du fairway',
    description:
      'Quatorze coups de départ vers un couloir de {25 m|25 yd}. Comptez les fairways de toute une partie.',
    purpose:
      'Une partie compte environ quatorze coups de départ. Le nombre de fairways touchés ici est celui d’un bon jour.',
    setUp:
      'Choisissez au practice deux repères écartés de {25 m|25 yd}, à peu près à la distance de votre driver. C’est le fairway.',
    steps: [
      'Placez-vous derrière la balle et choisissez une visée dans le couloir. La même pour les quatorze.',
      'Jouez avec toute la routine, puis attendez une demi-minute.',
      'Après chaque balle, notez touché, gauche ou droite.',
      'Le côté le plus manqué dit où viser la prochaine fois.',
    ],
    commonFaults: [
      {
        fault: 'Quatorze balles en cinq minutes.',
        fix: 'Remettez le club dans le sac après chaque balle.',
      },
      {
        fault: 'Tous les coups manqués du même côté.',
        fix: 'Finissez les quatorze. La prochaine fois, visez l’autre bord avant de changer le swing.',
      },
    ],
    alternatives: ['Au simulateur : un fairway large de {25 m|25 yd} à l’écran.'],
    scoring: {
      how: 'Jouez 14 coups de départ avec un seul club et une seule visée. Comptez ceux qui finissent dans le couloir.',
      unit: 'fairways touchés',
      unitOfOne: 'fairway touché',
    },
    diagram: {
      alt: 'Depuis le tee, un couloir de {25 m|25 yd} entre deux piquets à environ {200 m|220 yd}, avec des arbres des deux côtés.',
    },
  },
  'two-club-pairs': {
    name: 'Driver ou club sûr',
    description: 'Dix paires : une balle au driver, une avec le club sûr, vers la même ouverture.',
    purpose:
      'Vous apprenez quel club mérite un trou étroit. Souvent, ce n’est pas celui que vous croyez.',
    setUp:
      'Une ouverture large de {30 m|35 yd}. Le driver et un club plus court : un bois, un hybride ou un long fer.',
    steps: [
      'Jouez le driver, puis le club sûr, avec le même soin. Une paire sur deux, commencez par le club sûr.',
      'Gardez l’ouverture et la visée pour les dix paires.',
      'Notez touché ou manqué pour chaque club, et la longueur à vue d’œil.',
      'Comparez les deux comptes. Décidez combien de réussites vaut pour vous une balle plus longue.',
    ],
    commonFaults: [
      {
        fault: 'Vous faites un swing mou avec le club sûr.',
        fix: 'Le club sûr demande un swing plein et équilibré. Il est déjà sûr parce qu’il est plus court.',
      },
      {
        fault: 'Le driver s’améliore parce que vous vous échauffez avec lui.',
        fix: 'Attendez aussi longtemps avant chaque balle, quel que soit le club.',
      },
    ],
    scoring: {
      how: 'Jouez dix paires, 20 balles. Comptez pour chaque club les balles qui finissent dans l’ouverture.',
      unit: 'balles dans l’ouverture',
      unitOfOne: 'balle dans l’ouverture',
      cells: { driver: 'Driver', safeClub: 'Club sûr' },
    },
    diagram: {
      alt: 'Deux coups de départ vers la même ouverture de {30 m|35 yd} : un plus long au driver et un plus court avec le club sûr.',
      labels: { driver: 'Driver', safeClub: 'Club sûr' },
    },
  },
  'strike-map': {
    name: 'La carte des impacts',
    description: 'Marquez la face, jouez dix drives et lisez où la balle a été frappée.',
    purpose:
      'Un impact hors du centre coûte une longueur que la vitesse ne rend pas. La face vous dit ce que le vol laisse seulement deviner.',
    setUp:
      'Poudrez la face avec un spray sec pour les pieds ou de la craie. Réglez le tee pour que la moitié de la balle dépasse du club.',
    steps: [
      'Jouez cinq drives sans essuyer la face.',
      'Lisez le dessin : talon ou pointe, haut ou bas.',
      'Changez une seule chose : la distance à la balle ou la hauteur du tee.',
      'Essuyez, jouez-en cinq autres et comparez les deux cartes.',
    ],
    commonFaults: [
      {
        fault: 'Des marques vers le talon.',
        fix: 'Éloignez-vous de la balle d’une largeur de pouce.',
      },
      {
        fault: 'Des marques bas sur la face.',
        fix: 'Montez le tee et gardez l’épaule arrière plus basse à l’adresse.',
      },
    ],
    alternatives: ['Dans un filet, c’est pareil : on ne lit que la face.'],
    scoring: {
      how: 'Jouez dix drives. Comptez les marques à moins d’une largeur de pouce du centre.',
      unit: 'impacts centrés',
      unitOfOne: 'impact centré',
    },
    diagram: {
      alt: 'La face d’un driver vue de la balle : la plupart des marques sont dans un cercle au centre, deux vers la pointe et une vers le talon.',
      labels: { toe: 'Pointe', heel: 'Talon' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Une balle, un coup de départ',
    description:
      'Imaginez le coup de départ le plus difficile que vous connaissez. Vous avez une seule balle pour le jouer.',
    purpose:
      'Le premier tee vous donne une seule balle. L’attendre, puis la frapper à froid, cela s’apprend.',
    setUp:
      'Choisissez une ouverture large de {30 m|35 yd} et dites ce qu’il y a à gauche et à droite sur votre parcours.',
    steps: [
      'Attendez deux minutes ou jouez d’abord autre chose.',
      'Dites à voix haute le côté sûr. Choisissez le club en fonction.',
      'Une balle, toute la routine. Soufflez avant de monter le club.',
      'Un coup manqué coûte dix squats. Puis attendez de nouveau avant la balle suivante.',
    ],
    commonFaults: [
      {
        fault: 'Vous visez loin du danger et faites le swing vers lui.',
        fix: 'Choisissez une cible à toucher, pas un endroit où manquer.',
      },
      {
        fault: 'Le swing s’accélère.',
        fix: 'Fredonnez pendant le swing. Si le son se coupe, c’était trop rapide.',
      },
    ],
    scoring: {
      how: 'Jouez {attempts} coups de départ, avec une attente avant chacun. Comptez ceux qui finissent dans l’ouverture.',
      unit: 'balles en jeu',
      unitOfOne: 'balle en jeu',
    },
    diagram: {
      alt: 'Un coup de départ sur un fairway qui tourne entre des arbres d’un côté et un bunker de l’autre, vers une ouverture de {30 m|35 yd}.',
      labels: { oneBall: 'Une balle' },
    },
  },
};
