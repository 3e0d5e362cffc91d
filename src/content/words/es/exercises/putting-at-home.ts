import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Primeras rodadas',
    description:
      'Doce putts sin apuntar a nada. Encuentra la velocidad del día antes de buscar el hoyo.',
    equipment: ['Putter', '3 bolas'],
    diagram: {
      alt: 'Tres bolas ruedan por un green abierto a distancia corta, media y larga, sin hoyo.',
      labels: { short: 'Corta', middle: 'Media', long: 'Larga' },
    },
  },
  'book-gate': {
    name: 'Puerta de dos libros',
    description:
      'Dos libros forman una puerta {40 cm|16 in} delante de la bola. Hazla pasar sin tocarlos.',
    equipment: ['Putter', '3 bolas', '2 libros', 'Un vaso'],
    scoring: {
      how: 'Patea 20 bolas. Un punto por cada una que pasa entre los libros sin tocar ninguno.',
      unit: 'pases limpios',
    },
    diagram: {
      alt: 'Sobre una alfombra, una bola rueda entre dos libros, {40 cm|16 in} por delante, hasta un vaso a {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Sobre la moneda',
    description:
      'Hay una moneda {30 cm|12 in} por delante en tu línea. Haz que la bola salga por encima.',
    equipment: ['Putter', '3 bolas', 'Una moneda', 'Un vaso'],
    scoring: {
      how: 'Patea 20 bolas. Un punto por cada una que pasa por encima de la moneda.',
      unit: 'bolas sobre la moneda',
    },
    diagram: {
      alt: 'Una bola rueda sobre una moneda, {30 cm|12 in} por delante, y sigue hasta un vaso a {1.5 m|5 ft}.',
      labels: { coin: 'Moneda' },
    },
  },
  'string-line': {
    name: 'Bajo la cuerda',
    description:
      'Una cuerda tensa marca un putt recto de {2 m|7 ft}. La bola tiene que rodar debajo todo el camino.',
    equipment: [
      'Putter',
      '3 bolas',
      'Una cuerda de {2.5 m|8 ft}',
      '2 lápices o 2 montones de libros',
    ],
    scoring: {
      how: 'Patea 20 bolas. Un punto por cada una que sigue bajo la cuerda hasta el final.',
      unit: 'putts rectos',
    },
    diagram: {
      alt: 'Una cuerda tensa sobre un putt recto de {2 m|7 ft}; la bola rueda debajo hasta el hoyo.',
      labels: { string: 'Cuerda' },
    },
  },
  'putter-rail': {
    name: 'Putter entre libros',
    description:
      'Dos libros forman un carril apenas más ancho que el putter. Da el golpe sin tocarlos.',
    equipment: ['Putter', '3 bolas', '2 libros o 2 tees', 'Un vaso'],
    scoring: {
      how: 'Da 20 golpes con bola. Un punto si el putter no toca nada y la bola llega al vaso.',
      unit: 'golpes limpios',
    },
    diagram: {
      alt: 'La cabeza de un putter se mueve por un carril entre dos libros; la bola rueda desde allí hasta un vaso a {1 m|3 ft}.',
      labels: { book: 'Libro' },
    },
  },
  'wall-stop': {
    name: 'Parada ante la pared',
    description:
      'Haz rodar la bola hacia una pared para que muera a menos de {20 cm|8 in} sin llegar a tocarla.',
    equipment: ['Putter', '3 bolas', 'Cinta o una toalla para la franja'],
    scoring: {
      how: 'Patea 15 bolas, cinco desde cada distancia, cambiando el orden. Un punto por cada una que para en la franja sin tocar la pared.',
      unit: 'bolas en la franja',
    },
    diagram: {
      alt: 'Tres bolas a {1 m|3 ft}, {2 m|7 ft} y {3 m|10 ft} de una pared; cada una rueda hasta una franja marcada de {20 cm|8 in} delante de ella.',
    },
  },
  'doorway-lag': {
    name: 'Por la puerta de casa',
    description:
      'Un putt largo en casa: desde una habitación, por la puerta, hasta una toalla en la siguiente.',
    equipment: ['Putter', '3 bolas', 'Una toalla'],
    scoring: {
      how: 'Patea 12 bolas. Un punto por cada una que para en la toalla.',
      unit: 'bolas en la toalla',
    },
    diagram: {
      alt: 'Una bola rueda {4 m|13 ft} a través de una puerta y para en una toalla en la habitación de al lado.',
      labels: { doorway: 'Puerta', towel: 'Toalla' },
    },
  },
  'carpet-ladder': {
    name: 'Escalera en la alfombra',
    description:
      'Cuatro líneas de cinta, cada {50 cm|20 in}. Cada bola tiene que pasar la última y parar antes de la siguiente línea.',
    equipment: ['Putter', '4 bolas', 'Cinta adhesiva'],
    scoring: {
      how: 'Tres subidas de cuatro bolas. Un punto por cada bola que para a menos de {50 cm|20 in} pasada su línea.',
      unit: 'peldaños logrados',
    },
    diagram: {
      alt: 'Una alfombra con cuatro líneas a {1 m|3 ft}, {1.5 m|5 ft}, {2 m|7 ft} y {2.5 m|8 ft}; la tercera bola tiene que parar entre dos líneas.',
    },
  },
  'called-pace': {
    name: 'Ojos cerrados y cántalo',
    description:
      'Patea a una moneda con los ojos cerrados y di corta, buena o larga antes de mirar.',
    equipment: ['Putter', '1 bola', 'Una moneda'],
    scoring: {
      how: 'Patea 12 bolas. Un punto por cada vez que aciertas lo que has dicho, acabe donde acabe la bola.',
      unit: 'aciertos',
    },
    diagram: {
      alt: 'Un putt de {2 m|7 ft} a una moneda; las bolas que quedaron cortas, cerca y largas llevan escrito lo que se dijo.',
      labels: { short: 'Corta', good: 'Buena', long: 'Larga' },
    },
  },
  'glass-streak': {
    name: 'La racha',
    description: 'Putts de {1.5 m|5 ft} a un vaso, uno tras otro. Si fallas, vuelves a cero.',
    equipment: ['Putter', '3 bolas', 'Un vaso'],
    scoring: {
      how: 'Cuenta la serie más larga de putts dentro en 30 intentos.',
      unit: 'putts seguidos',
    },
    diagram: {
      alt: 'Varias bolas en fila esperan un putt de {1.5 m|5 ft} a un vaso; un fallo pone la cuenta a cero.',
      labels: { inARow: 'Seguidas' },
    },
  },
  'carpet-nine': {
    name: 'Nueve hoyos en la alfombra',
    description:
      'Nueve putts distintos a una moneda, de {1 m|3 ft} a {3 m|10 ft}, con una bola. El par es dos en cada uno.',
    equipment: ['Putter', '1 bola', 'Una moneda', 'Una tarjeta y un lápiz'],
    scoring: {
      how: 'Cuenta los golpes de los nueve hoyos, par 18.',
      unit: 'golpes',
    },
    diagram: {
      alt: 'Nueve sitios numerados alrededor de una moneda, de {1 m|3 ft} a {3 m|10 ft}; el primer putt está en camino.',
    },
  },
};
