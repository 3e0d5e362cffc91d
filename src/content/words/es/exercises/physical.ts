import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Calentamiento dinámico',
    description:
      'Cinco movimientos sin pausas, de los hombros a las caderas. Después, la primera bola.',
    safety: 'Sitio para un palo a tu alrededor. Para si duele; basta con notar tensión.',
    equipment: ['Un palo'],
    diagram: {
      alt: 'Cinco movimientos numerados, vistos de frente: balanceo de brazos, giros de tronco con un palo tras los hombros, inclinaciones laterales con el palo sobre la cabeza, una zancada con giro y un gesto desde la posición de golpe por encima del hombro delantero.',
    },
  },
  'after-play-stretch': {
    name: 'Estirar después de jugar',
    description:
      'Cinco estiramientos tranquilos de cadera, piernas y espalda. Después de jugar o por la noche, nunca justo antes de pegar bolas.',
    alternatives: ['Sin banco: un escalón.'],
    safety:
      'La tensión está bien, el dolor no. Usa una silla que no resbale. No es un consejo médico: si un dolor no se va, pregunta a alguien que sepa.',
    equipment: ['Un banco o una silla', 'Un palo'],
    scoring: {
      how: 'Diez estiramientos, cinco movimientos por los dos lados o en dos vueltas. Cuenta los que aguantas todo el tiempo.',
      unit: 'estiramientos enteros',
    },
    diagram: {
      alt: 'Visto de lado, alguien está sobre una pierna, con el otro talón en un banco, y se inclina con la espalda larga durante 30 segundos.',
      labels: { hold: '30 segundos', bench: 'Banco' },
    },
  },
  'balance-reach': {
    name: 'Equilibrio a tres puntos',
    description: 'Sobre una pierna, toca tres puntos con el otro pie: delante, al lado y detrás.',
    alternatives: ['Si cuesta al tobillo: monedas a {30 cm|1 ft}, y siempre a esa distancia.'],
    safety:
      'Ponte al alcance de una pared o una silla pesada, en un suelo que no resbale y con los ojos abiertos.',
    equipment: ['3 tees o monedas', 'Una pared'],
    scoring: {
      how: 'Cinco vueltas con cada pierna. Cuenta las vueltas sin apoyar el pie libre ni tocar la pared.',
      unit: 'vueltas limpias',
    },
    diagram: {
      alt: 'Un pie apoyado junto a una pared; el otro llega a tres puntos a {60 cm|2 ft}: delante, al lado y detrás.',
      labels: { front: 'Delante', side: 'Lado', back: 'Detrás', wall: 'Pared' },
    },
  },
  'rotation-throws': {
    name: 'Lanzamientos con giro',
    description:
      'Lanza de lado un balón medicinal ligero, con la cadera por delante, y mide hasta dónde llega.',
    alternatives: ['Sin sitio: lanza contra una pared firme y no cuentes.'],
    safety:
      'Que no haya nadie en la dirección del lanzamiento ni nada que se rompa. Sin lanzamientos si te duele la espalda.',
    equipment: ['Un balón medicinal de 2 a 3 kg', 'Una cinta métrica'],
    scoring: {
      how: 'Lanza seis veces, tres por lado, con el mismo balón. Cuenta la media de las seis distancias.',
      unit: 'metros de media',
    },
    diagram: {
      alt: 'Un golfista visto desde arriba, de lado junto a una línea, lanza un balón en horizontal sobre un suelo libre; tres lanzamientos anteriores están a {6 m|20 ft}.',
      labels: { line: 'Línea' },
    },
  },
};
