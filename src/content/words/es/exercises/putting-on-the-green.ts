import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putts por la puerta',
    description:
      'Dos puertas de tees en un putt recto de {1.5 m|5 ft}: una delante de la bola y otra antes del hoyo.',
    alternatives: ['Con solo dos tees, quita la segunda puerta y no cuentes.'],
    equipment: ['Putter', '3 bolas', '4 tees', 'Una regla'],
    scoring: {
      how: 'Patea 20 bolas. Un punto por cada una que pasa las dos puertas sin tocarlas y entra.',
      unit: 'putts limpios',
    },
    diagram: {
      alt: 'Un putt recto de {1.5 m|5 ft} con una puerta de {6 cm|2.5 in} de ancho, {40 cm|16 in} delante de la bola, y otra puerta de {10 cm|4 in} de ancho, {40 cm|16 in} antes del hoyo.',
    },
  },
  'clock-putting': {
    name: 'Reloj de putts',
    description:
      'Doce bolas alrededor del hoyo, en un círculo de {1.2 m|4 ft} de radio. Embócalas en orden, de las doce a las doce.',
    alternatives: ['En un green con gente, usa medio círculo y recórrelo cuatro veces.'],
    equipment: ['Putter', '12 bolas, o 3 y paciencia'],
    scoring: {
      how: 'Da dos vueltas, 24 putts. Cuenta las bolas que embocas.',
      unit: 'putts dentro',
    },
    diagram: {
      alt: 'Doce bolas alrededor del hoyo en un círculo de {1.2 m|4 ft} de radio, numeradas como un reloj.',
    },
  },
  'four-sides-ladder': {
    name: 'Cuatro lados, cinco pasos',
    description:
      'Desde cuatro lados del hoyo, un paso atrás después de cada vuelta: de {60 cm|2 ft} a {1.8 m|6 ft}.',
    alternatives: ['Con cuatro tees, muévelos un paso atrás cuando los hayas recorrido todos.'],
    equipment: ['Putter', '1 bola', '20 tees, o 4 y una cinta métrica'],
    scoring: {
      how: 'Patea 20 bolas, una desde cada tee. Cuenta las bolas que embocas.',
      unit: 'putts dentro',
    },
    diagram: {
      alt: 'Cuatro filas de cinco bolas se alejan del hoyo, de {60 cm|2 ft} a {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Escalera de putts',
    description:
      'Cuatro líneas de tees a {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} y {12 m|40 ft}. Cada putt pasa su línea y para a menos de un putter de ella.',
    alternatives: ['En un green pequeño, usa las tres primeras líneas y no cuentes.'],
    equipment: ['Putter', '1 bola', '8 tees'],
    scoring: {
      how: 'Patea 16 bolas, dos veces subiendo y dos bajando. Un punto por cada una que para a menos de {90 cm|3 ft} pasada su línea.',
      unit: 'bolas en la franja',
    },
    diagram: {
      alt: 'Cuatro líneas de tees a {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} y {12 m|40 ft}; el putt a la tercera línea tiene que parar en la franja de detrás.',
    },
  },
  'lag-circle': {
    name: 'Largos al círculo',
    description:
      'Doce putts de {9 m|30 ft} a un círculo de {1 m|3 ft} de radio alrededor del hoyo. Dentro del círculo, el siguiente putt es corto.',
    alternatives: [
      'Sin tees, pon el putter desde el hoyo hacia fuera: mide casi lo mismo que el radio.',
    ],
    equipment: ['Putter', '3 bolas', '6 tees'],
    scoring: {
      how: 'Patea 12 bolas. Cuenta las que paran dentro del círculo o entran en el hoyo.',
      unit: 'bolas en el círculo',
    },
    diagram: {
      alt: 'Un putt largo de {9 m|30 ft} traza una curva hasta un círculo de {1 m|3 ft} de radio alrededor del hoyo; otras bolas han quedado dentro y fuera.',
      labels: { radius: 'Radio' },
    },
  },
  'par-18-putting': {
    name: 'Nueve hoyos, par 18',
    description:
      'Nueve putts de {6 m|20 ft} a {9 m|30 ft} con caídas distintas y una bola. El par es dos en cada uno.',
    alternatives: ['Con un solo hoyo, elige nueve sitios a su alrededor.'],
    equipment: ['Putter', '1 bola', 'Una tarjeta y un lápiz'],
    scoring: {
      how: 'Cuenta los golpes de los nueve hoyos, par 18.',
      unit: 'golpes',
    },
    diagram: {
      alt: 'Tres putts numerados van de hoyo en hoyo por un green; el primero mide {6 m|20 ft} y el segundo {9 m|30 ft}.',
    },
  },
  drawback: {
    name: 'Un putter atrás',
    description: 'Nueve putts. Tras cada fallo, alejas la bola del hoyo la longitud de un putter.',
    alternatives: ['Con un solo hoyo, elige nueve sitios a su alrededor.'],
    equipment: ['Putter', '1 bola', 'Una tarjeta y un lápiz'],
    scoring: {
      how: 'Cuenta los golpes de los nueve hoyos.',
      unit: 'golpes',
    },
    diagram: {
      alt: 'Un putt se pasa del hoyo; la bola se aleja {90 cm|3 ft} y se patea otra vez desde allí.',
      labels: { firstPutt: 'Primer putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Prueba de los cincuenta putts',
    description:
      'Cincuenta hoyos con una bola, de {1 m|3 ft} a {5 m|16 ft} por turnos. La gran prueba de putt, con baremos para comparar.',
    alternatives: ['Con un solo hoyo, patea desde cinco lados por turnos.'],
    equipment: ['Putter', '1 bola', 'Una cinta métrica', 'Una tarjeta y un lápiz'],
    scoring: {
      how: 'Cuenta todos los golpes de los cincuenta hoyos.',
      unit: 'golpes',
      norm: 'Hombres, hándicap de +2 a 10; más allá, una línea recta',
    },
    diagram: {
      alt: 'Cinco bolas en fila a {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} y {5 m|16 ft} del hoyo.',
    },
  },
};
