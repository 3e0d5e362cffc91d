import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Diez wedges suaves',
    description:
      'Diez wedges suaves a un objetivo amplio. La mitad de velocidad, todo el equilibrio.',
    equipment: ['Un wedge', '10 bolas'],
    diagram: {
      alt: 'Un golfista visto desde arriba pega wedges suaves a una amplia zona de bote a unos {50 m|55 yd}.',
    },
  },
  'low-point-line': {
    name: 'Línea del punto bajo',
    description:
      'Una línea en el suelo muestra dónde toca el palo la hierba. La marca empieza en ella o justo pasada.',
    alternatives: ['En cualquier césped sin bolas: 20 marcas en la hierba.'],
    equipment: ['Un hierro corto', '10 bolas', 'Tiza, espray o tees'],
    scoring: {
      how: 'Haz 20 swings. Cuenta las marcas que empiezan en la línea o como mucho {10 cm|4 in} pasada.',
      unit: 'buenas marcas',
    },
    diagram: {
      alt: 'Una línea sobre la hierba: tres marcas del palo empiezan como mucho {10 cm|4 in} pasada la línea y varias bolas esperan en ella.',
      labels: { line: 'Línea', marks: 'Marcas' },
    },
  },
  'short-iron-greens': {
    name: 'Greens con hierro corto',
    description: 'Diez bolas a un green desde {90 m|100 yd}. Dentro o fuera, sin término medio.',
    equipment: ['Hierros cortos', '10 bolas'],
    scoring: {
      how: 'Pega diez bolas. Cuenta las que acaban en el green.',
      unit: 'greens cogidos',
      norm: 'Aficionados en el campo, la mayoría hombres',
    },
    diagram: {
      alt: 'Golpes desde {90 m|100 yd} a un green redondo de {25 m|25 yd}; seis bolas están en el green y tres fuera.',
    },
  },
  'nine-windows': {
    name: 'Nueve ventanas',
    description:
      'Baja, media y alta, cada una con draw, recta y fade. Canta la ventana y pega el golpe.',
    equipment: ['Hierro 7', '18 bolas'],
    scoring: {
      how: 'Juega una vez cada una de las nueve ventanas. Un punto por acierto, medio punto por la curva buena a otra altura.',
      unit: 'ventanas',
    },
    diagram: {
      alt: 'Nueve ventanas vistas desde detrás de la bola: baja, media y alta, cada una con un draw, un golpe recto y un fade. Se ha cantado un fade alto.',
      labels: {
        high: 'Alta',
        mid: 'Media',
        low: 'Baja',
        draw: 'Draw',
        straight: 'Recta',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'Ruleta de palos',
    description:
      'Un palo y un objetivo nuevos para cada bola, por sorteo. Nunca dos veces lo mismo.',
    equipment: ['5 palos', '15 bolas', 'Papelitos'],
    scoring: {
      how: 'Pega 15 bolas. Cuenta las que acaban dentro del pasillo que has cantado, como mucho {15 m|15 yd} cortas o largas.',
      unit: 'bolas en el objetivo',
    },
    diagram: {
      alt: 'Tres objetivos a distintas distancias y lados, cada uno para otro palo; alrededor del que ha salido hay un campo rayado de {25 m|25 yd} de ancho.',
      labels: { wedge: 'Wedge', eightIron: 'Hierro 8', fiveIron: 'Hierro 5' },
    },
  },
};
