import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Calentamiento dinámico',
    description:
      'Cinco movimientos sin pausas, de los hombros a las caderas. Después, la primera bola.',
    equipment: ['Un palo'],
    diagram: {
      alt: 'Un golfista visto desde arriba, con un palo tras los hombros, gira el tronco a un lado y al otro.',
      labels: { turns: '15 giros' },
    },
  },
  'after-play-stretch': {
    name: 'Estirar después de jugar',
    description:
      'Cinco estiramientos tranquilos de cadera, piernas y espalda. Después de jugar o por la noche, nunca justo antes de pegar bolas.',
    equipment: ['Un banco o una silla', 'Un palo'],
    scoring: {
      how: 'Diez estiramientos, cinco movimientos por los dos lados o en dos vueltas. Cuenta los que aguantas todo el tiempo.',
      unit: 'estiramientos enteros',
    },
    diagram: {
      alt: 'Visto desde arriba, un talón se apoya en un banco y el tronco se inclina sobre la pierna durante 30 segundos.',
      labels: { hold: '30 segundos', bench: 'Banco' },
    },
  },
  'balance-reach': {
    name: 'Equilibrio a tres puntos',
    description: 'Sobre una pierna, toca tres puntos con el otro pie: delante, al lado y detrás.',
    equipment: ['3 tees o monedas'],
    scoring: {
      how: 'Cinco vueltas con cada pierna. Cuenta las vueltas sin apoyar el pie libre.',
      unit: 'vueltas limpias',
    },
    diagram: {
      alt: 'Un pie apoyado en el centro; el otro llega a tres puntos a {60 cm|2 ft}: delante, al lado y detrás.',
      labels: { front: 'Delante', side: 'Lado', back: 'Detrás' },
    },
  },
  'rotation-throws': {
    name: 'Lanzamientos con giro',
    description: 'De lado a una pared, lanza un balón medicinal ligero con la cadera por delante.',
    equipment: ['Un balón medicinal de 2 a 3 kg', 'Una pared'],
    scoring: {
      how: 'Lanza 30 veces, 15 por lado. Cuenta los lanzamientos que acaban en equilibrio y dan en la pared a la altura del pecho.',
      unit: 'lanzamientos limpios',
    },
    diagram: {
      alt: 'Un golfista visto desde arriba, de lado a una pared a {2 m|7 ft}, lanza un balón en horizontal contra ella.',
      labels: { wall: 'Pared' },
    },
  },
};
