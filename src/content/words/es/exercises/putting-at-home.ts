import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Primeras rodadas',
    description:
      'Doce putts sin apuntar a nada. Encuentra la velocidad del día antes de buscar el hoyo.',
    alternatives: ['Con una sola bola, ve tras ella cada vez y hazla rodar de vuelta.'],
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
    alternatives: [
      'Dos latas llenas o dos tazas también hacen de puerta.',
      'Con menos sitio, quita el vaso y para las bolas con una toalla.',
    ],
    equipment: ['Putter', '3 bolas', '2 libros', 'Un vaso', 'Una regla'],
    scoring: {
      how: 'Patea 20 bolas. Un punto por cada una que pasa entre los libros sin tocar ninguno.',
      unit: 'pases limpios',
    },
    diagram: {
      alt: 'Sobre una alfombra, una bola rueda entre dos libros, separados {6 cm|2.5 in} y {40 cm|16 in} por delante, hasta un vaso a {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Sobre la moneda',
    description:
      'Hay una moneda {40 cm|16 in} por delante en tu línea. Haz que la bola salga por encima.',
    alternatives: ['En un green, pon la moneda en la línea de un putt recto al hoyo.'],
    equipment: ['Putter', '3 bolas', 'Una moneda', 'Un vaso'],
    scoring: {
      how: 'Patea 20 bolas. Un punto por cada una que pasa por encima de la moneda.',
      unit: 'bolas sobre la moneda',
    },
    diagram: {
      alt: 'Una bola rueda sobre una moneda, {40 cm|16 in} por delante, y sigue hasta un vaso a {1.5 m|5 ft}.',
      labels: { coin: 'Moneda' },
    },
  },
  'string-line': {
    name: 'Bajo la cuerda',
    description:
      'Una cuerda tensa marca un putt recto de {2 m|7 ft}. Bajo su extremo hay una puerta por la que tiene que pasar la bola.',
    alternatives: ['Una tira de cinta en el suelo hace las veces de cuerda.'],
    safety: 'Quita la cuerda antes de que alguien cruce la habitación.',
    equipment: [
      'Putter',
      '3 bolas',
      'Una cuerda de {2.5 m|8 ft}',
      '2 lápices o 2 montones de libros',
      '2 libros o 2 tees',
    ],
    scoring: {
      how: 'Patea 20 bolas, diez con la cuerda y diez sin ella. Un punto por cada una que pasa la puerta sin tocarla.',
      unit: 'putts rectos',
    },
    diagram: {
      alt: 'Una cuerda tensa sobre un putt recto de {2 m|7 ft}; la bola rueda debajo y pasa por una puerta de {10 cm|4 in} de ancho.',
      labels: { string: 'Cuerda' },
    },
  },
  'putter-rail': {
    name: 'Putter entre libros',
    description:
      'Dos libros forman un carril apenas más ancho que el putter. Da el golpe sin tocarlos.',
    alternatives: [
      'Si no hay sitio para que ruede, hazlo contra un cojín y cuenta los golpes limpios.',
    ],
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
    alternatives: ['Una línea de cinta hace las veces de pared: si la bola la pasa, no cuenta.'],
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
      'Un putt largo en casa: desde una habitación, por la puerta, hasta parar entre dos líneas de cinta en la siguiente.',
    alternatives: [
      'Si no hay puerta, pon dos sillas a {80 cm|32 in} una de otra a mitad de camino.',
      'En una casa pequeña, patea {3 m|10 ft} y no cambies esa distancia, para poder comparar tus resultados.',
    ],
    safety: 'Deja la puerta bien sujeta y que nadie pase mientras rueda una bola.',
    equipment: ['Putter', '3 bolas', 'Cinta adhesiva'],
    scoring: {
      how: 'Patea 12 bolas. Un punto por cada una que no toca el marco y para entre las líneas.',
      unit: 'bolas entre las líneas',
    },
    diagram: {
      alt: 'Una bola rueda {4 m|13 ft} a través de una puerta y para entre dos líneas separadas {60 cm|2 ft} en la habitación de al lado.',
      labels: { doorway: 'Puerta' },
    },
  },
  'carpet-ladder': {
    name: 'Escalera en la alfombra',
    description:
      'Cuatro líneas de cinta, cada {50 cm|20 in}. Cada bola tiene que pasar su línea y parar antes de la siguiente.',
    alternatives: [
      'Unos lápices o palos en el suelo, junto a la alfombra, también marcan las líneas.',
    ],
    equipment: ['Putter', '4 bolas', 'Cinta adhesiva'],
    scoring: {
      how: 'Tres subidas de cuatro bolas. Un punto por cada bola que para a menos de {50 cm|20 in} pasada su línea.',
      unit: 'peldaños logrados',
    },
    diagram: {
      alt: 'Una alfombra con cuatro líneas a {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} y {2.5 m|100 in}; la tercera bola tiene que parar entre dos líneas.',
    },
  },
  'called-pace': {
    name: 'Ojos cerrados y cántalo',
    description:
      'Patea a una moneda con los ojos cerrados y di corta, buena o larga antes de mirar.',
    alternatives: ['Si no te gusta cerrar los ojos, mira la pared que tienes delante.'],
    safety: 'Despeja el suelo alrededor de los pies antes de cerrar los ojos.',
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
    description:
      'Quince putts de {1.5 m|5 ft} a un vaso, cada uno con toda la rutina. Si fallas, vuelves a cero.',
    alternatives: ['Una taza o un vaso de plástico sirven igual.'],
    safety: 'En suelo duro usa un vaso de plástico: el cristal se puede romper.',
    equipment: ['Putter', '3 bolas', 'Un vaso'],
    scoring: {
      how: 'Cuenta la serie más larga de putts dentro en 15 intentos.',
      unit: 'putts seguidos',
    },
    diagram: {
      alt: 'Varias bolas esperan un putt de {1.5 m|5 ft} a un vaso; un fallo pone la cuenta a cero.',
      labels: { inARow: 'Seguidas' },
    },
  },
  'carpet-nine': {
    name: 'Nueve hoyos en la alfombra',
    description:
      'Nueve putts distintos a una moneda, de {1 m|3 ft} a {3 m|10 ft}, con una bola. El par es dos en cada uno.',
    alternatives: ['En una habitación pequeña, juega tres sitios tres veces cada uno.'],
    safety: 'Recoge todas las bolas al terminar: es fácil pisar una.',
    equipment: ['Putter', '1 bola', 'Una moneda', 'Cinta o una cuerda', 'Una tarjeta y un lápiz'],
    scoring: {
      how: 'Cuenta los golpes de los nueve hoyos, par 18. Un putt está dentro si toca la moneda y para en el círculo.',
      unit: 'golpes',
    },
    diagram: {
      alt: 'Nueve sitios numerados, de {1 m|3 ft} a {3 m|10 ft} de una moneda en un círculo de {40 cm|16 in} de radio; el primer putt está en camino.',
      labels: { radius: 'Radio' },
    },
  },
  'one-hand-rolls': {
    name: 'Una mano y luego las dos',
    description:
      'Doce bolas: cuatro con cada mano sola y cuatro con las dos. Sin hoyo, solo el impacto.',
    alternatives: ['Contra un cojín a {50 cm|20 in} no hace falta nada de sitio.'],
    equipment: ['Putter', '3 bolas'],
    diagram: {
      alt: 'Tres putters hacen rodar tres bolas por el suelo: uno con la mano de abajo, otro con la de arriba y otro con las dos manos.',
      labels: { trail: 'Mano de abajo', lead: 'Mano de arriba', both: 'Las dos manos' },
    },
  },
  'eyes-on-the-target': {
    name: 'Ojos en el objetivo',
    description: 'Doce bolas a una moneda, mirando la moneda y no la bola.',
    alternatives: ['En el green, patea hacia un tee en lugar de la moneda.'],
    equipment: ['Putter', '3 bolas', 'Una moneda'],
    diagram: {
      alt: 'Un golfista, sobre la bola, mira por el suelo hacia una moneda a {2 m|7 ft}.',
      labels: { look: 'Mira aquí' },
    },
  },
};
