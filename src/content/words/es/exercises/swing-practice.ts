import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Pies juntos',
    description:
      'Swings de tres cuartos con los pies juntos. Si mantienes el equilibrio, el swing está en orden.',
    alternatives: ['En una red sirve igual: solo cuenta el final.'],
    equipment: ['Un hierro corto', '20 bolas', 'Tees'],
    scoring: {
      how: 'Pega 20 bolas. Cuenta los finales que aguantas tres segundos.',
      unit: 'finales aguantados',
    },
    diagram: {
      alt: 'Dos pies juntos vistos desde arriba y una bola que vuela en línea recta.',
      labels: { feetTogether: 'Pies juntos' },
    },
  },
  'nine-to-three': {
    name: 'De las nueve a las tres',
    description: 'Medios swings de las nueve a las tres. La bola vuela baja y recta.',
    alternatives: [
      'Sin las dos marcas: un árbol y el hueco a su lado, de unos {10 m|10 yd} de ancho.',
    ],
    equipment: ['Un wedge', '20 bolas', 'Tees'],
    scoring: {
      how: 'Pega 20 bolas. Cuenta las que salen y siguen entre las dos marcas.',
      unit: 'bolas en línea',
    },
    diagram: {
      alt: 'Un golfista visto de frente como en la esfera de un reloj: a las nueve el brazo está horizontal y el palo apunta arriba; a las tres, brazo y palo están horizontales en una línea.',
    },
  },
  'tempo-three-to-one': {
    name: 'Tres atrás, uno adelante',
    description: 'Cuenta uno, dos, tres al subir y uno al bajar. Con bola o sin ella.',
    alternatives: ['En una sala baja: un palo corto cogido al revés o una toalla con un nudo.'],
    safety:
      'Antes del primer swing mira arriba y alrededor: techo, lámpara, muebles, personas. Los ojos, siempre abiertos.',
    equipment: ['Un palo', 'Un metrónomo', 'Un móvil que grabe, o un amigo'],
    scoring: {
      how: 'Haz 20 swings con un metrónomo, grabados u observados. Cuenta los que llegan arriba en el tres y a la bola, o adonde estaría, en el uno.',
      unit: 'swings a tiempo',
    },
    diagram: {
      alt: 'Un swing visto de frente: la cuenta uno, dos, tres acompaña la subida y un solo uno baja hasta la bola.',
      labels: { through: '1 adelante' },
    },
  },
  'rail-set-up': {
    name: 'Raíles para colocarte',
    description:
      'Dos varillas en el suelo, como raíles: una para los pies y otra para la línea de la bola.',
    alternatives: ['En cualquier césped sin bolas: dos árboles o postes son el hueco.'],
    equipment: ['2 varillas de alineación o palos', 'Un hierro medio', '15 bolas'],
    scoring: {
      how: 'Alinéate diez veces sin raíles. Cuenta las veces que las dos varillas, en los pies y en la cara, apuntaban dentro del hueco.',
      unit: 'buenas alineaciones',
    },
    diagram: {
      alt: 'Dos varillas paralelas en el suelo, una junto a las puntas de los pies y otra más allá de la bola, ambas hacia un hueco de {10 m|10 yd} entre dos postes.',
      labels: { toes: 'Pies', ballLine: 'Línea de bola' },
    },
  },
};
