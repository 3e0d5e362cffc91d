import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Dix wedges faciles',
    description:
      'Dix wedges souples vers une cible large. La moitié de la vitesse, tout l’équilibre.',
    equipment: ['Un wedge', '10 balles'],
    diagram: {
      alt: 'Un golfeur vu de dessus joue des wedges souples vers une large zone de chute à environ {50 m|55 yd}.',
    },
  },
  'low-point-line': {
    name: 'La ligne du point bas',
    description:
      'Une ligne au sol montre où le club touche l’herbe. La marque commence sur elle ou juste après.',
    alternatives: ['Sur n’importe quelle pelouse, sans balles : 20 marques dans l’herbe.'],
    equipment: ['Un petit fer', '10 balles', 'Craie, bombe ou tees'],
    scoring: {
      how: 'Faites 20 swings. Comptez les marques qui commencent sur la ligne ou au plus {10 cm|4 in} après.',
      unit: 'bonnes marques',
    },
    diagram: {
      alt: 'Une ligne sur l’herbe : trois marques du club commencent au plus {10 cm|4 in} après elle, et des balles attendent sur la ligne.',
      labels: { line: 'Ligne', marks: 'Marques' },
    },
  },
  'short-iron-greens': {
    name: 'Greens au petit fer',
    description: 'Dix balles vers un green à {90 m|100 yd}. Dessus ou dehors, rien entre les deux.',
    equipment: ['Petits fers', '10 balles'],
    scoring: {
      how: 'Jouez dix balles. Comptez celles qui finissent sur le green.',
      unit: 'greens touchés',
      norm: 'Amateurs sur le parcours, surtout des hommes',
    },
    diagram: {
      alt: 'Des coups de {90 m|100 yd} vers un green rond de {25 m|25 yd} ; six balles sont sur le green et trois à côté.',
    },
  },
  'nine-windows': {
    name: 'Neuf fenêtres',
    description:
      'Basse, moyenne et haute, chacune en draw, droite et en fade. Annoncez la fenêtre, puis jouez-la.',
    equipment: ['Fer 7', '18 balles'],
    scoring: {
      how: 'Jouez une fois chacune des neuf fenêtres. Un point par réussite, un demi-point pour la bonne courbe à la mauvaise hauteur.',
      unit: 'fenêtres',
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
    equipment: ['5 clubs', '15 balles', 'Bouts de papier'],
    scoring: {
      how: 'Jouez 15 balles. Comptez celles qui finissent dans le couloir annoncé, au plus {15 m|15 yd} trop courtes ou trop longues.',
      unit: 'balles à la cible',
    },
    diagram: {
      alt: 'Trois cibles à des longueurs et des côtés différents, chacune pour un autre club ; autour de celle qui est tirée, un champ hachuré large de {25 m|25 yd}.',
      labels: { wedge: 'Wedge', eightIron: 'Fer 8', fiveIron: 'Fer 5' },
    },
  },
};
