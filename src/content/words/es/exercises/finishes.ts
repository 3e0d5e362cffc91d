import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Los últimos putts',
    description: 'Seis putts y cuenta la serie embocada más larga. Con dos seguidos no debes nada.',
    purpose:
      'Los últimos putts del entrenamiento deben sentirse como los últimos de una vuelta. Un pequeño precio lo consigue.',
    setUp: 'Un hoyo y {1.5 m|5 ft} de putt recto, o la distancia que diga la sesión. Tres bolas.',
    steps: [
      'Di en voz alta el precio de un fallo, por ejemplo, diez sentadillas al final.',
      'Patea las bolas de una en una, con toda la rutina. Un fallo empieza la serie de nuevo.',
      'Juega las seis. El resultado es la serie más larga.',
      'Menos de dos seguidas: paga el precio.',
    ],
    commonFaults: [
      {
        fault: 'El tercer putt recibe más tiempo que el primero.',
        fix: 'Cuenta tus miradas al hoyo y no cambies el número.',
      },
      {
        fault: 'Tras un fallo, ya arrastras la siguiente bola.',
        fix: 'Vuelve detrás de la bola y empieza de nuevo.',
      },
    ],
    alternatives: ['En casa: un vaso tumbado o una moneda como hoyo. Siempre el mismo.'],
    scoring: {
      how: 'Patea seis bolas. Cuenta la serie más larga de bolas embocadas; con dos, superado.',
      unit: 'seguidas',
      unitOfOne: 'seguida',
    },
    diagram: {
      alt: 'Dos bolas numeradas a {1.5 m|5 ft} de un hoyo; con dos embocadas seguidas, superado.',
      labels: { inARow: '2 seguidas' },
    },
  },
  'finish-chips': {
    name: 'Los últimos chips',
    description: 'Seis chips y cuenta la serie buena más larga. Con dos seguidos no debes nada.',
    purpose:
      'Un chip que tiene que salir bien no es como uno de treinta. Es el que te encuentras en el campo.',
    setUp:
      'Un chip sencillo de {10 m|30 ft}. Buena es la bola que queda en un radio de {3 m|10 ft} alrededor del hoyo, o lo que diga la sesión.',
    steps: [
      'Elige el palo y el punto de bote, y di en voz alta el precio de un fallo.',
      'Juega cada bola de chip con toda la rutina, de una en una. Una mala empieza la serie de nuevo.',
      'Juega las seis. El resultado es la serie más larga.',
      'Menos de dos seguidas: paga el precio.',
    ],
    commonFaults: [
      { fault: 'Cambias de palo después de un fallo.', fix: 'El plan vale para toda la tarea.' },
      {
        fault: 'El tercer chip se queda corto.',
        fix: 'Mira el punto de bote hasta que la bola esté en él.',
      },
    ],
    scoring: {
      how: 'Juega seis bolas. Cuenta la serie más larga de bolas buenas; con dos, superado.',
      unit: 'seguidas',
      unitOfOne: 'seguida',
    },
    diagram: {
      alt: 'Dos bolas numeradas junto a un green; cada una tiene que parar en un radio de {3 m|10 ft} alrededor del hoyo.',
      labels: { inARow: '2 seguidas', radius: 'Radio' },
    },
  },
  'finish-shots': {
    name: 'Los últimos golpes',
    description: 'Seis golpes y cuenta la serie buena más larga. Con dos seguidos no debes nada.',
    purpose:
      'La última bola del cubo suele ser la que menos importa. Aquí puede completar la serie.',
    setUp:
      'Un pasillo de {25 m|25 yd} de ancho y un palo en el que confíes. Buena es la bola que acaba dentro, o lo que diga la sesión.',
    steps: [
      'Di en voz alta el golpe y el precio de un fallo.',
      'Pega las bolas de una en una, con toda la rutina. Una mala empieza la serie de nuevo.',
      'Juega las seis. El resultado es la serie más larga.',
      'Menos de dos seguidas: paga el precio.',
    ],
    commonFaults: [
      {
        fault: 'Pegas la siguiente bola con rabia.',
        fix: 'Después de un fallo, deja el palo durante una respiración.',
      },
      {
        fault: 'La tarea se vuelve más fácil de bola en bola.',
        fix: 'El palo y el objetivo siguen hasta el final.',
      },
    ],
    scoring: {
      how: 'Juega seis bolas. Cuenta la serie más larga de bolas buenas; con dos, superado.',
      unit: 'seguidas',
      unitOfOne: 'seguida',
    },
    diagram: {
      alt: 'Dos bolas numeradas en el campo de prácticas y un pasillo de {25 m|25 yd} entre dos postes en el que cada una tiene que acabar.',
      labels: { inARow: '2 seguidas' },
    },
  },
};
