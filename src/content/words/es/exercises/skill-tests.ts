import type { skillTests as facts } from '../../../exercises/skill-tests.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const skillTests: Translation<WordsOfDrills<typeof facts>> = {
  'putting-test': {
    name: 'Prueba de putt',
    description:
      'Treinta putts por puntos: 20 cortos desde cuatro lados del hoyo y después diez largos. Siempre los mismos 30.',
    purpose:
      'Dice cómo pateas, aparte de todo lo demás que hay en una tarjeta. Repítela unas semanas después y compara.',
    setUp:
      'Elige un hoyo con una caída suave. Marca {90 cm|3 ft}, {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} y {4.5 m|15 ft} en sus cuatro lados. Para los putts largos marca {6 m|20 ft}, {9 m|30 ft}, {12 m|40 ft}, {15 m|50 ft} y {18 m|60 ft} hasta un hoyo. Alrededor de ese hoyo hay cuatro círculos, con radios de {50 cm|20 in}, {1 m|3 ft}, {1.5 m|5 ft} y {2 m|7 ft}. También sirve una cinta métrica. Deja las otras pruebas para otros días de la semana.',
    steps: [
      'Haz algunos putts de prueba, cortos y largos. No cuentan.',
      'Patea cuatro bolas desde {90 cm|3 ft}, una desde cada lado. Haz lo mismo desde {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} y {4.5 m|15 ft}. Cada bola que entra vale 2 puntos.',
      'Patea dos bolas desde {6 m|20 ft}, {12 m|40 ft}, {18 m|60 ft}, {9 m|30 ft} y {15 m|50 ft}, en este orden.',
      'Mide cada putt largo desde el hoyo: 4 puntos hasta {50 cm|20 in} o si entra, 3 hasta {1 m|3 ft}, 2 hasta {1.5 m|5 ft}, 1 hasta {2 m|7 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Repites un putt que has fallado.',
        fix: 'Cada bola cuenta una vez. Con segundos intentos, el resultado no se compara con nada.',
      },
      {
        fault: 'La caída es otra cada vez.',
        fix: 'Apunta qué hoyo era y elige uno con la misma caída la próxima vez.',
      },
    ],
    alternatives: [
      'En un green pequeño, los putts largos pueden cruzarlo, a dos o tres hoyos. Las distancias no cambian.',
    ],
    safety: 'Antes de cada putt largo, mira si hay alguien en el green.',
    scoring: {
      how: 'Patea 20 bolas cortas, 2 puntos por cada una que entra. Suma diez largas de 4, 3, 2 o 1 según el radio en que paran. El máximo es 80.',
      unit: 'puntos',
      unitOfOne: 'punto',
      cells: {
        'putts-90-cm': 'Putts de {90 cm|3 ft}',
        'putts-180-cm': 'Putts de {1.8 m|6 ft}',
        'putts-270-cm': 'Putts de {2.7 m|9 ft}',
        'putts-360-cm': 'Putts de {3.6 m|12 ft}',
        'putts-450-cm': 'Putts de {4.5 m|15 ft}',
        'lags-6-m': 'Putts de {6 m|20 ft}',
        'lags-12-m': 'Putts de {12 m|40 ft}',
        'lags-18-m': 'Putts de {18 m|60 ft}',
        'lags-9-m': 'Putts de {9 m|30 ft}',
        'lags-15-m': 'Putts de {15 m|50 ft}',
      },
    },
    diagram: {
      alt: 'Alrededor de un hoyo hay cinco bolas en cada uno de los cuatro lados, hasta {4.5 m|15 ft}; hacia otro hoyo, dentro de cuatro círculos, rueda un putt de {18 m|60 ft}.',
    },
  },
  'short-game-test': {
    name: 'Prueba de juego corto',
    description:
      'Diez chips, diez approaches y diez golpes de búnker. Cada bola vale de 4 a 0 puntos según lo cerca que para.',
    purpose:
      'Dice cuánto vale tu juego corto sin los putts que vienen después. Repítela unas semanas después y compara.',
    setUp:
      'Un solo hoyo para todo. Los chips son de {8 m|25 ft} y {15 m|50 ft}, los approaches de {20 m|22 yd} y {30 m|33 yd}, los golpes de búnker de {8 m|25 ft} y {12 m|40 ft}, todos desde buenos lies. Para los chips hay cuatro círculos alrededor del hoyo, con radios de {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft} y {4 m|13 ft}. Para los approaches y el búnker, los radios son {2 m|7 ft}, {4 m|13 ft}, {6 m|20 ft} y {8 m|26 ft}. Deja las otras pruebas para otros días de la semana.',
    steps: [
      'Juega dos o tres bolas de prueba en cada uno de los tres sitios. No cuentan.',
      'Juega diez chips, por turnos desde {8 m|25 ft} y {15 m|50 ft}: 4 puntos hasta {1 m|3 ft} o si entra en el hoyo, 3 hasta {2 m|7 ft}, 2 hasta {3 m|10 ft}, 1 hasta {4 m|13 ft}.',
      'Juega diez approaches, por turnos desde {20 m|22 yd} y {30 m|33 yd}: 4 puntos hasta {2 m|7 ft}, 3 hasta {4 m|13 ft}, 2 hasta {6 m|20 ft}, 1 hasta {8 m|26 ft}.',
      'Juega diez bolas desde el búnker, por turnos desde {8 m|25 ft} y {12 m|40 ft}. Cuentan como los approaches. Una bola que se queda en la arena es un 0.',
    ],
    commonFaults: [
      {
        fault: 'Juegas diez bolas seguidas sin mirar.',
        fix: 'Sepárate después de cada bola, elige de nuevo el punto de bote y juégala como en el campo.',
      },
      {
        fault: 'El lie mejora con cada bola.',
        fix: 'Deja caer cada bola y juégala como está, salvo en una chuleta.',
      },
    ],
    alternatives: ['Con cinco bolas, recógelas una vez en cada sitio.'],
    safety: 'Que no haya nadie entre tú y el hoyo ni junto al búnker mientras juegas.',
    scoring: {
      how: 'Juega 10 chips, 10 approaches y 10 golpes de búnker. Cada uno vale 4, 3, 2, 1 o 0 según el radio en que para. El máximo es 120.',
      unit: 'puntos',
      unitOfOne: 'punto',
      cells: { chips: 'Chips', pitches: 'Approaches', 'bunker-shots': 'Golpes de búnker' },
    },
    diagram: {
      alt: 'Un chip, un approach y un golpe de búnker vuelan a un hoyo con cuatro círculos de cuatro, tres, dos y un punto.',
      labels: { chip: 'Chip', pitch: 'Approach', bunker: 'Búnker' },
    },
  },
  'approach-test': {
    name: 'Prueba de golpes a green',
    description:
      'Dieciocho bolas a tres objetivos por turnos: {60 m|65 yd}, {90 m|100 yd} y {120 m|130 yd}. Cada una vale de 4 a 0 puntos según lo cerca que acaba.',
    purpose:
      'Dice lo cerca que acaban tus golpes a green, la parte del juego que más golpes ahorra. Repítela unas semanas después y compara.',
    setUp:
      'Elige objetivos a {60 m|65 yd}, {90 m|100 yd} y {120 m|130 yd}. Los radios de 4, 3, 2 y 1 punto son el 5, 10, 20 y 30 % de la distancia. A {60 m|65 yd} son {3 m|3 yd}, {6 m|6 yd}, {12 m|13 yd} y {18 m|20 yd}; a {90 m|100 yd}, {4.5 m|5 yd}, {9 m|10 yd}, {18 m|20 yd} y {27 m|30 yd}; a {120 m|130 yd}, {6 m|6 yd}, {12 m|13 yd}, {24 m|26 yd} y {36 m|39 yd}. Deja las otras pruebas para otros días de la semana.',
    steps: [
      'Pega unas bolas de prueba a cada objetivo. No cuentan.',
      'Pega una bola al objetivo corto, una al medio y una al largo. Haz seis vueltas así.',
      'Juzga cada bola donde acaba, no donde bota, y apunta sus puntos.',
      'Haz la rutina entera en cada bola y suma las seis bolas de cada objetivo.',
    ],
    commonFaults: [
      {
        fault: 'Pegas las seis bolas seguidas a un mismo objetivo.',
        fix: 'Cambia de objetivo después de cada bola, como hace el campo.',
      },
      {
        fault: 'Calculas a tu favor.',
        fix: 'En la duda, toma el número menor. Haz lo mismo la próxima vez.',
      },
    ],
    alternatives: [
      'Si no llegas a {120 m|130 yd}, usa {40 m|45 yd}, {60 m|65 yd} y {80 m|90 yd}, y no los cambies. Los radios son los mismos porcentajes: {2 m|2 yd}, {4 m|4 yd}, {8 m|9 yd} y {12 m|13 yd} a {40 m|45 yd}, y {4 m|4 yd}, {8 m|9 yd}, {16 m|18 yd} y {24 m|27 yd} a {80 m|90 yd}.',
      'En un simulador, el radio es la distancia que queda al hoyo.',
    ],
    safety: 'Pega solo desde tu puesto y para si alguien entra en el campo de prácticas.',
    scoring: {
      how: 'Pega 18 bolas, seis a cada objetivo. Cada una vale 4, 3, 2, 1 o 0 según el radio en que acaba. El máximo es 72.',
      unit: 'puntos',
      unitOfOne: 'punto',
      cells: { short: 'Objetivo corto', middle: 'Objetivo medio', long: 'Objetivo largo' },
      norm: 'Aficionados con hándicap de 0 a 25; más allá, una línea recta',
    },
    diagram: {
      alt: 'Tres golpes desde un mismo sitio a objetivos a {60 m|65 yd}, {90 m|100 yd} y {120 m|130 yd}; los círculos a su alrededor crecen con la distancia.',
    },
  },
  'driving-test': {
    name: 'Prueba de salida',
    description:
      'Catorce golpes de salida con un solo palo. Cuenta las bolas en juego y mide su vuelo.',
    purpose:
      'Los metros y la dirección valen golpes. Medidos juntos, enseñan si más de lo uno te cuesta lo otro.',
    setUp:
      'Toma el palo con el que más sales y ningún otro. Elige dos marcas a {150 m|165 yd}, separadas {30 m|33 yd}: el centro del hueco es tu objetivo, y {15 m|16 yd} a cada lado están en juego. Necesitas el vuelo de cada bola, de un monitor, de un simulador o de las señales del campo de prácticas. Deja las otras pruebas para otros días de la semana.',
    steps: [
      'Pega unas bolas de prueba. No cuentan.',
      'Pega 14 bolas con la rutina entera. Cada una que pasa entre las dos marcas vale 1 punto. La que no llega hasta allí no está en juego.',
      'Apunta el vuelo de las 14, también de las mal pegadas y de las que no están en juego.',
      'Ordena los 14 vuelos. La mediana está en el medio, entre el número 7 y el número 8. Cada {5 m|5.5 yd} de la mediana vale un punto.',
    ],
    commonFaults: [
      {
        fault: 'Quitas las malas.',
        fix: 'Cuentan las 14. La mediana perdona un mal golpe; una lista elegida no te dice nada.',
      },
      {
        fault: 'Pegas más fuerte que en el campo.',
        fix: 'Imagina el tee del uno en tu club y pega la bola que pegarías allí.',
      },
    ],
    alternatives: [
      'Si no llegas a {150 m|165 yd}, usa dos marcas a {100 m|110 yd}, separadas {20 m|22 yd}, y no las cambies.',
    ],
    safety: 'Pega solo desde tu puesto y para si alguien entra en el campo de prácticas.',
    scoring: {
      how: 'Pega 14 bolas con un palo. Suma 1 punto por cada una en juego y 1 por cada {5 m|5.5 yd} del vuelo mediano. El máximo es 74.',
      unit: 'puntos',
      unitOfOne: 'punto',
      cells: { 'in-play': 'Bolas en juego', carry: 'Vuelo mediano' },
      norm: 'Mujeres y hombres con hándicap de 0 a 25; más allá, una línea recta',
    },
    diagram: {
      alt: 'Un drive vuela entre dos postes separados {30 m|33 yd}, a {150 m|165 yd}; cuatro bolas han acabado en juego y dos junto al hueco o cortas.',
      labels: { carry: 'Vuelo' },
    },
  },
  'home-putting-test': {
    name: 'Prueba de putt en casa',
    description:
      'Cincuenta putts por puntos: 30 por una puerta estrecha y 20 de velocidad. Siempre los mismos 50.',
    purpose:
      'La línea de salida y la velocidad son todo lo que tiene un putt, y el suelo de casa es el mismo cada día. Repítela unas semanas después y compara.',
    setUp:
      'Una tira llana de alfombra o un tapete de {3.5 m|12 ft}. Pon una moneda a {1.5 m|5 ft} de la bola para apuntar. La puerta está {40 cm|16 in} delante de la bola y mide {5.3 cm|2.1 in} de ancho, una bola y cuarto. Para la velocidad, pega una línea de cinta a {2 m|7 ft} y otra a {3 m|10 ft}. Las zonas están delante y detrás de las líneas: {10 cm|4 in}, {20 cm|8 in} y {40 cm|16 in} en la cercana; {15 cm|6 in}, {30 cm|12 in} y {60 cm|24 in} en la lejana. Deja las otras pruebas para otros días de la semana.',
    steps: [
      'Haz algunos putts de prueba por la puerta y a las dos líneas. No cuentan.',
      'Patea 30 bolas hacia la moneda. Cada una que pasa la puerta sin tocarla vale 2 puntos.',
      'Quita la puerta. Patea 20 bolas, por turnos a la línea cercana y a la lejana.',
      'Mide dónde para cada bola: 3 puntos en la zona interior de su línea, 2 en la siguiente, 1 en la exterior.',
    ],
    commonFaults: [
      {
        fault: 'Pateas bola tras bola sin apuntar.',
        fix: 'Sepárate después de cada una. Apunta primero la cara y después colócate.',
      },
      {
        fault: 'La puerta crece cuando la tocas.',
        fix: 'Marca su sitio con cinta y vuelve a montarla después de cada toque.',
      },
    ],
    alternatives: [
      'Dos libros o dos latas llenas hacen la puerta; una bola y un lápiz entre ellos dan la anchura.',
    ],
    safety: 'Recoge las bolas antes de que alguien cruce la habitación.',
    scoring: {
      how: 'Patea 30 bolas por la puerta, 2 puntos por cada una que pasa. Suma 20 de velocidad con 3, 2, 1 o 0 según la zona en que paran. El máximo es 120.',
      unit: 'puntos',
      unitOfOne: 'punto',
      cells: { gate: 'Puerta', pace: 'Velocidad' },
    },
    diagram: {
      alt: 'En un tapete, una bola rueda por una puerta de {5.3 cm|2.1 in} de ancho hasta una moneda; en otro, hasta líneas a {2 m|7 ft} y {3 m|10 ft} rodeadas de zonas.',
      labels: { gate: 'Puerta', pace: 'Velocidad' },
    },
  },
};
