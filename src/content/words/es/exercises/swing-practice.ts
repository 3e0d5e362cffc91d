import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Pies juntos',
    description:
      'Swings de tres cuartos con los pies juntos. Si mantienes el equilibrio, el swing está en orden.',
    purpose:
      'Sin una base en la que apoyarse, los brazos y el cuerpo tienen que girar a la vez. El equilibrio es el maestro más rápido del ritmo.',
    setUp: 'Un hierro corto, la bola en un tee bajo, los pies juntos.',
    steps: [
      'Haz swings hasta el pecho por los dos lados, a media velocidad.',
      'Aguanta cada final tres segundos antes de buscar la bola.',
      'Cuando aguantes diez seguidos, haz el swing un poco más largo, nunca más fuerte.',
      'Pega las cinco últimas con tu stance normal y los pies igual de quietos.',
    ],
    commonFaults: [
      {
        fault: 'Te vas hacia las puntas de los pies.',
        fix: 'Carga el peso en los talones al colocarte y haz el swing más lento desde arriba.',
      },
      {
        fault: 'El swing es solo de brazos.',
        fix: 'Lleva los botones de la camisa hacia el objetivo hasta el final.',
      },
    ],
    alternatives: ['En una red sirve igual: solo cuenta el final.'],
    scoring: {
      how: 'Pega 20 bolas. Cuenta los finales que aguantas tres segundos.',
      unit: 'finales aguantados',
      unitOfOne: 'final aguantado',
    },
    diagram: {
      alt: 'Dos pies juntos vistos desde arriba y una bola que vuela en línea recta.',
      labels: { feetTogether: 'Pies juntos' },
    },
  },
  'nine-to-three': {
    name: 'De las nueve a las tres',
    description: 'Medios swings de las nueve a las tres. La bola vuela baja y recta.',
    purpose:
      'Todo lo que importa en el impacto pasa entre las nueve y las tres. Si esa mitad está bien, el swing completo viene solo.',
    setUp: 'Un wedge, 20 bolas en tees bajos y dos marcas separadas {10 m|10 yd} a {50 m|55 yd}.',
    steps: [
      'Sube hasta que el brazo delantero esté horizontal y el palo apunte arriba.',
      'Sigue al otro lado hasta que el brazo trasero esté horizontal, y para ahí.',
      'Mira: palo y brazo trasero en una línea, el peso en el pie delantero.',
      'Saca la bola entre las dos marcas. Un swing completo no cuenta, vaya donde vaya la bola.',
    ],
    commonFaults: [
      {
        fault: 'El swing pasa de las tres.',
        fix: 'Haz el swing más lento. Lo que controlas lo puedes parar.',
      },
      {
        fault: 'La bola sale hacia un lado.',
        fix: 'Siente el dorso de la mano de arriba de cara al objetivo cuando el palo llega a la bola.',
      },
    ],
    alternatives: [
      'Sin las dos marcas: un árbol y el hueco a su lado, de unos {10 m|10 yd} de ancho.',
    ],
    scoring: {
      how: 'Pega {attempts} bolas. Cuenta las que salen y siguen entre las dos marcas.',
      unit: 'bolas en línea',
      unitOfOne: 'bola en línea',
    },
    diagram: {
      alt: 'Un golfista visto de frente como en la esfera de un reloj: a las nueve el brazo está horizontal y el palo apunta arriba; a las tres, brazo y palo están horizontales en una línea.',
    },
  },
  'tempo-three-to-one': {
    name: 'Tres atrás, uno adelante',
    description: 'Cuenta uno, dos, tres al subir y uno al bajar. Con bola o sin ella.',
    purpose:
      'Un swing que mantiene su tiempo aguanta el primer tee. Contar da a la cabeza algo útil que hacer.',
    setUp:
      'Cualquier palo y sitio para el swing. Pon un metrónomo a un ritmo que te vaya bien y no lo cambies. Grábate o pide a alguien que mire.',
    steps: [
      'Cuenta en voz alta con el ritmo y haz diez swings sin bola. Estos no cuentan.',
      'Haz 20 swings al mismo ritmo, con bola donde se pueda.',
      'Mira el vídeo o pregunta: arriba en el tres, en la bola en el uno.',
      'Mantén el ritmo toda la serie. Apúntalo para la próxima vez.',
    ],
    commonFaults: [
      {
        fault: 'El tres llega antes de que estés arriba.',
        fix: 'Empieza a contar cuando se mueva el palo, no antes.',
      },
      {
        fault: 'El uno es un golpetazo.',
        fix: 'Di el uno largo, tanto como dure el final del swing.',
      },
    ],
    alternatives: ['En una sala baja: un palo corto agarrado al revés o una toalla con un nudo.'],
    safety:
      'Antes del primer swing mira arriba y alrededor: techo, lámpara, muebles, personas. Los ojos, siempre abiertos.',
    scoring: {
      how: 'Haz {attempts} swings con un metrónomo, grabados u observados. Cuenta los que llegan arriba en el tres y a la bola, o adonde estaría, en el uno.',
      unit: 'swings a tiempo',
      unitOfOne: 'swing a tiempo',
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
    purpose:
      'La mayoría de los golfistas apunta a un lado del objetivo y lo corrige con el swing. Los raíles quitan ese motivo.',
    setUp:
      'El objetivo es un hueco de {10 m|10 yd} de ancho a {100 m|110 yd}. Pon una varilla justo por fuera de la bola, hacia el centro del hueco, y otra paralela junto a las puntas de los pies.',
    steps: [
      'Coloca primero la cara y después los pies en el raíl de dentro. Pega cinco bolas así.',
      'Quita los raíles. Ponte detrás de la bola, elige el centro del hueco y colócate.',
      'Antes de pegar, pon una varilla en las puntas de los pies y otra en la cara, y mira las dos desde atrás.',
      'Alinéate así diez veces, cada vez hacia otro hueco. Pega la bola o déjala.',
    ],
    commonFaults: [
      {
        fault: 'Los pies están en línea y los hombros, abiertos.',
        fix: 'Ponte un palo sobre los hombros antes de agarrarlo.',
      },
      {
        fault: 'La bola se va adelantando en el stance.',
        fix: 'Pon un tee por dentro del talón delantero y deja la bola a esa altura.',
      },
    ],
    alternatives: ['En cualquier césped sin bolas: dos árboles o postes son el hueco.'],
    scoring: {
      how: 'Alinéate diez veces sin raíles. Cuenta las veces que las dos varillas, en los pies y en la cara, apuntaban dentro del hueco.',
      unit: 'buenas alineaciones',
      unitOfOne: 'buena alineación',
    },
    diagram: {
      alt: 'Dos varillas paralelas en el suelo, una junto a las puntas de los pies y otra más allá de la bola, ambas hacia un hueco de {10 m|10 yd} entre dos postes.',
      labels: { toes: 'Pies', ballLine: 'Línea de bola' },
    },
  },
};
