import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Le couloir du fairway',
    description:
      'Quatorze coups de départ vers un couloir de {25 m|25 yd}. Comptez les fairways de toute une partie.',
    alternatives: ['Au simulateur : un fairway large de {25 m|25 yd} à l’écran.'],
    equipment: ['Driver', '14 balles', '14 tees'],
    scoring: {
      how: 'Jouez 14 coups de départ avec un seul club et une seule visée. Comptez ceux qui finissent dans le couloir.',
      unit: 'fairways touchés',
    },
    diagram: {
      alt: 'Depuis le tee, un couloir de {25 m|25 yd} entre deux piquets à environ {200 m|220 yd}, avec des arbres des deux côtés.',
    },
  },
  'two-club-pairs': {
    name: 'Driver ou club sûr',
    description: 'Dix paires : une balle au driver, une avec le club sûr, vers la même ouverture.',
    equipment: ['Driver', 'Un club plus court pour le tee', '20 balles', 'Tees'],
    scoring: {
      how: 'Jouez dix paires, 20 balles. Comptez pour chaque club les balles qui finissent dans l’ouverture.',
      unit: 'balles dans l’ouverture',
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
    alternatives: ['Dans un filet, c’est pareil : on ne lit que la face.'],
    equipment: ['Driver', '10 balles', 'Tees', 'Spray pour les pieds ou craie'],
    scoring: {
      how: 'Jouez dix drives. Comptez les marques à moins d’une largeur de pouce du centre.',
      unit: 'impacts centrés',
    },
    diagram: {
      alt: 'La face d’un driver vue de la balle : la plupart des marques sont dans un cercle au centre, deux vers la pointe et une vers le talon.',
      labels: { toe: 'Pointe', heel: 'Talon' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Une balle, un coup de départ',
    description:
      'Imaginez le coup de départ le plus difficile que vous connaissez. Vous avez une balle, cinq fois dans la séance.',
    equipment: ['Driver ou le club sûr', '5 balles', 'Tees'],
    scoring: {
      how: 'Jouez cinq coups de départ, avec une attente avant chacun. Comptez ceux qui finissent dans l’ouverture.',
      unit: 'balles en jeu',
    },
    diagram: {
      alt: 'Un coup de départ sur un fairway qui tourne entre des arbres d’un côté et un bunker de l’autre, vers une ouverture de {30 m|35 yd}.',
      labels: { oneBall: 'Une balle' },
    },
  },
};
