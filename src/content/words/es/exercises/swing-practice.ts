import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Pies juntos',
    description:
      'Swings de tres cuartos con los pies juntos. Si mantienes el equilibrio, el swing está en orden.',
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
    equipment: ['Un wedge', '20 bolas', 'Tees'],
    scoring: {
      how: 'Pega 20 bolas. Cuenta las que salen y siguen entre las dos marcas.',
      unit: 'bolas en línea',
    },
    diagram: {
      alt: 'Un golfista visto de frente como en la esfera de un reloj: el palo hace su swing de las nueve a las tres y pasa por la bola a las seis.',
    },
  },
  'tempo-three-to-one': {
    name: 'Tres atrás, uno adelante',
    description: 'Cuenta uno, dos, tres al subir y uno al bajar. Con bola o sin ella.',
    equipment: ['Un palo', 'Un metrónomo, si quieres'],
    scoring: {
      how: 'Haz 20 swings. Cuenta los que llegan arriba en el tres y a la bola, o adonde estaría, en el uno.',
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
    equipment: ['2 varillas de alineación o palos', 'Un hierro medio', '15 bolas'],
    scoring: {
      how: 'Alinéate 15 veces sin raíles y comprueba cada una con una varilla. Cuenta las veces que pies y cara estaban bien.',
      unit: 'buenas alineaciones',
    },
    diagram: {
      alt: 'Dos varillas paralelas en el suelo, una junto a las puntas de los pies y otra más allá de la bola, ambas hacia el objetivo.',
      labels: { toes: 'Pies', ballLine: 'Línea de bola' },
    },
  },
};
