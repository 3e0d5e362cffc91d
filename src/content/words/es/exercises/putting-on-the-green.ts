import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putts por la puerta',
    description:
      'Dos puertas de tees en un putt recto de {1.5 m|5 ft}: una delante de la bola y otra antes del hoyo.',
    purpose:
      'La primera puerta comprueba por dónde sale la bola; la segunda, si mantiene la línea; el hoyo, la velocidad. Juntas dicen por qué has fallado un putt corto.',
    setUp:
      'Busca un putt recto de {1.5 m|5 ft}. Clava dos tees {40 cm|16 in} delante de la bola, separados {6 cm|2.5 in}, es decir, una bola y un dedo. Clava otros dos {40 cm|16 in} antes del hoyo, separados {10 cm|4 in}.',
    steps: [
      'Apunta al centro de la primera puerta y olvida el hoyo.',
      'Patea diez bolas. Fíjate en qué puerta para las malas.',
      'Lee otra vez la línea desde detrás de la bola y patea otras diez.',
      'De las 20, cuenta las bolas que pasan las dos puertas y entran.',
    ],
    commonFaults: [
      {
        fault: 'La bola roza la primera puerta, siempre por el mismo lado.',
        fix: 'Pide a alguien que mire la cara desde atrás, o pon un palo a lo largo de ella. Primero, la alineación.',
      },
      {
        fault: 'Pasa la primera puerta y falla la segunda.',
        fix: 'El putt no es recto o va lento. Cambia de sitio el ejercicio o dale un poco más de velocidad.',
      },
    ],
    alternatives: ['Con solo dos tees, quita la segunda puerta y no cuentes.'],
    scoring: {
      how: 'Patea {attempts} bolas. Un punto por cada una que pasa las dos puertas sin tocarlas y entra.',
      unit: 'putts limpios',
      unitOfOne: 'putt limpio',
    },
    diagram: {
      alt: 'Un putt recto de {1.5 m|5 ft} con una puerta de {6 cm|2.5 in} de ancho, {40 cm|16 in} delante de la bola, y otra puerta de {10 cm|4 in} de ancho, {40 cm|16 in} antes del hoyo.',
    },
  },
  'clock-putting': {
    name: 'Reloj de putts',
    description:
      'Doce bolas alrededor del hoyo, en un círculo de {1.2 m|4 ft} de radio. Embócalas en orden, de las doce a las doce.',
    purpose:
      'Alrededor del reloj, cada putt corto tiene otra caída. Son los putts que convierten un buen chip en un golpe ahorrado.',
    setUp:
      'Elige un hoyo en una pendiente suave. Pon doce bolas en un círculo de {1.2 m|4 ft} de radio, una en cada hora.',
    steps: [
      'Lee cada putt de nuevo, desde detrás de la bola.',
      'Patea en orden, de las doce a las doce.',
      'Un fallo es un fallo. Acaba el círculo y cuenta.',
      'Da una segunda vuelta en sentido contrario.',
    ],
    commonFaults: [
      {
        fault: 'Das la vuelta sin leer.',
        fix: 'Agáchate detrás de cada bola, aunque la pendiente sea la misma.',
      },
      {
        fault: 'Cuesta abajo es donde más fallas.',
        fix: 'Apunta más arriba y deja que la bola muera. Un putt lento cae por el borde alto.',
      },
    ],
    alternatives: ['En un green con gente, usa medio círculo y recórrelo cuatro veces.'],
    scoring: {
      how: 'Da la vuelta al hoyo, {attempts} putts. Cuenta las bolas que embocas.',
      unit: 'putts dentro',
      unitOfOne: 'putt dentro',
    },
    diagram: {
      alt: 'Doce bolas alrededor del hoyo en un círculo de {1.2 m|4 ft} de radio, numeradas como un reloj.',
    },
  },
  'four-sides-ladder': {
    name: 'Cuatro lados, cinco pasos',
    description:
      'Desde cuatro lados del hoyo, un paso atrás después de cada vuelta: de {60 cm|2 ft} a {1.8 m|6 ft}.',
    purpose:
      'Nunca pateas dos veces desde el mismo sitio, y la distancia crece mientras se prueba tu temple. Descubres hasta dónde llegas con los putts cortos.',
    setUp:
      'Clava tees por cuatro lados de un hoyo a {60 cm|2 ft}, {90 cm|3 ft}, {1.2 m|4 ft}, {1.5 m|5 ft} y {1.8 m|6 ft}.',
    steps: [
      'Patea desde los cuatro tees más cercanos, una bola desde cada uno.',
      'Da un paso atrás y otra vuelta, empezando por otro lado.',
      'Juega cada distancia una vez, pase lo que pase, para poder comparar resultados.',
      'Apunta en qué paso empiezan los fallos. Esa es tu distancia para las próximas semanas.',
    ],
    commonFaults: [
      {
        fault: 'Todos los fallos, por el lado bajo.',
        fix: 'Dale una bola más de caída y mira por dónde cruza el hoyo.',
      },
      {
        fault: 'Pierdes la cuenta y repites un lado.',
        fix: 'Sigue el sentido del reloj y quita cada tee al dejarlo.',
      },
    ],
    alternatives: ['Con cuatro tees, muévelos un paso atrás cuando los hayas recorrido todos.'],
    scoring: {
      how: 'Patea 20 bolas, una desde cada tee. Cuenta las bolas que embocas.',
      unit: 'putts dentro',
      unitOfOne: 'putt dentro',
    },
    diagram: {
      alt: 'Cuatro filas de cinco bolas se alejan del hoyo, de {60 cm|2 ft} a {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Escalera de putts',
    description:
      'Cuatro líneas de tees a {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} y {12 m|40 ft}. Cada putt pasa su línea y para a menos de un putter de ella.',
    purpose:
      'Si haces tres putts, la culpa es del primero. La escalera entrena cuatro distancias, sin un hoyo que te distraiga de la velocidad.',
    setUp:
      'Clava dos tees como línea a {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} y {12 m|40 ft}. El objetivo es una franja de {90 cm|3 ft} detrás de cada línea.',
    steps: [
      'Patea una bola a cada línea, escalera arriba.',
      'Vuelve a bajar: {12 m|40 ft}, {9 m|30 ft}, {6 m|20 ft}, {3 m|10 ft}.',
      'Usa una sola bola: así cada golpe es un primer golpe.',
      'Sube y baja dos veces. Mientras rueda la bola, mira la línea, no la bola.',
    ],
    commonFaults: [
      {
        fault: 'La primera bola de cada distancia se queda corta.',
        fix: 'Camina una vez hasta la línea y siente la distancia en los pies.',
      },
      {
        fault: 'Pegas más fuerte en vez de más largo.',
        fix: 'El golpe dura lo mismo a {3 m|10 ft} que a {12 m|40 ft}. Solo cambia su longitud.',
      },
    ],
    alternatives: ['En un green pequeño, usa las tres primeras líneas y no cuentes.'],
    scoring: {
      how: 'Patea 16 bolas, dos veces subiendo y dos bajando. Un punto por cada una que para a menos de {90 cm|3 ft} pasada su línea.',
      unit: 'bolas en la franja',
      unitOfOne: 'bola en la franja',
    },
    diagram: {
      alt: 'Cuatro líneas de tees a {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} y {12 m|40 ft}; el putt a la tercera línea tiene que parar en la franja de detrás.',
    },
  },
  'lag-circle': {
    name: 'Largos al círculo',
    description:
      'Doce putts de {9 m|30 ft} a un círculo de {1 m|3 ft} de radio alrededor del hoyo. Dentro del círculo, el siguiente putt es corto.',
    purpose: 'Desde {9 m|30 ft} casi nadie emboca. El golpe que puedes ahorrar es el tercero.',
    setUp:
      'Marca un círculo de {1 m|3 ft} de radio alrededor de un hoyo: seis tees, cada uno a {1 m|3 ft} del hoyo. Cuenta {9 m|30 ft} en pasos.',
    steps: [
      'Camina una vez medio putt y mira la pendiente desde el lado.',
      'Patea tres bolas y cambia a otro lado del hoyo.',
      'Di corta o larga mientras la bola va por su primer tercio.',
      'Cambia de hoyo después de seis bolas, para que cambie también la pendiente.',
    ],
    commonFaults: [
      {
        fault: 'Fallas más por corto que por los lados.',
        fix: 'Haz los golpes de prueba mirando el hoyo.',
      },
      {
        fault: 'Lees la línea varios minutos y adivinas la velocidad.',
        fix: 'A esta distancia, lee primero la velocidad. Una línea con un palmo de error también acaba en el círculo.',
      },
    ],
    alternatives: [
      'Sin tees, pon el putter desde el hoyo hacia fuera: mide casi lo mismo que el radio.',
    ],
    scoring: {
      how: 'Patea 12 bolas. Cuenta las que paran dentro del círculo o entran en el hoyo.',
      unit: 'bolas en el círculo',
      unitOfOne: 'bola en el círculo',
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
    purpose:
      'Es el mismo juego que en el campo: una lectura, una bola, y el segundo putt también cuenta.',
    setUp:
      'Elige nueve putts de {6 m|20 ft} a {9 m|30 ft} de hoyo en hoyo: cuesta arriba, cuesta abajo y de lado.',
    steps: [
      'Antes de cada primer putt, marca la bola, límpiala y colócala.',
      'Lee, un golpe de prueba, y patea.',
      'Acaba el hoyo. Un putt dado también es un golpe.',
      'Apunta la tarjeta hoyo a hoyo y rodea los hoyos de tres putts.',
    ],
    commonFaults: [
      {
        fault: 'Haces tres putts por fallar el segundo.',
        fix: 'Da a un segundo putt de {1 m|3 ft} la misma rutina que al primero.',
      },
      {
        fault: 'Cuesta abajo, el primer putt se pasa mucho.',
        fix: 'Elige el punto donde debe morir la bola, no el hoyo.',
      },
    ],
    alternatives: ['Con un solo hoyo, elige nueve sitios a su alrededor.'],
    scoring: {
      how: 'Cuenta los golpes de los nueve hoyos, par 18.',
      unit: 'golpes',
      unitOfOne: 'golpe',
    },
    diagram: {
      alt: 'Tres putts numerados van de hoyo en hoyo por un green; el primero mide {6 m|20 ft} y el segundo {9 m|30 ft}.',
    },
  },
  drawback: {
    name: 'Un putter atrás',
    description: 'Nueve putts. Tras cada fallo, alejas la bola del hoyo la longitud de un putter.',
    purpose:
      'Aquí no hay putts dados: un primer putt descuidado se paga al momento. Enseña cuánto vale la velocidad.',
    setUp:
      'Nueve putts con caídas distintas: tres de {5 m|16 ft}, tres de {7 m|23 ft} y tres de {9 m|30 ft}. Una bola, un putter.',
    steps: [
      'Patea al hoyo. Si entra, ve al siguiente.',
      'Si fallas, aleja la bola del hoyo en línea recta un putter, {90 cm|3 ft}.',
      'Patea otra vez y vuelve a alejarla tras cada fallo hasta que entre.',
      'Suma todos los golpes. Juega los tres últimos hoyos como si decidieran el partido.',
    ],
    commonFaults: [
      {
        fault: 'Pegas fuerte el primer putt para evitar el segundo.',
        fix: 'Una bola que muere en el hoyo te deja {1 m|3 ft}. Una que se pasa, {2 m|7 ft}.',
      },
      {
        fault: 'Te rindes después de dos fallos.',
        fix: 'Empieza otra vez la rutina desde detrás de la bola.',
      },
    ],
    alternatives: ['Con un solo hoyo, elige nueve sitios a su alrededor.'],
    scoring: {
      how: 'Cuenta los golpes de los nueve hoyos.',
      unit: 'golpes',
      unitOfOne: 'golpe',
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
    purpose:
      'En cincuenta hoyos la suerte se compensa. Los baremos publicados son de hombres; mujeres y séniores se comparan con su primer resultado.',
    setUp:
      'Varios hoyos en un green con algo de pendiente. En cada uno, marca {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} y {5 m|16 ft}.',
    steps: [
      'Patea desde {1 m|3 ft}, luego desde {2 m|7 ft} en otro hoyo, y así hasta {5 m|16 ft}. Después, vuelve a empezar.',
      'Acaba siempre el hoyo y apunta los golpes.',
      'Elige tantos putts rectos como con caída.',
      'Descansa un minuto cada diez hoyos.',
    ],
    commonFaults: [
      {
        fault: 'Haces con prisa los veinte últimos.',
        fix: 'Mejor reparte la prueba en dos días que acabarla con cansancio.',
      },
      {
        fault: 'Siempre el mismo hoyo fácil.',
        fix: 'Planea primero los diez hoyos de una vuelta y repítela cinco veces.',
      },
    ],
    alternatives: ['Con un solo hoyo, patea desde cinco lados por turnos.'],
    scoring: {
      how: 'Cuenta todos los golpes de los cincuenta hoyos.',
      unit: 'golpes',
      unitOfOne: 'golpe',
      norm: 'Hombres, hándicap de +2 a 10; más allá, una línea recta',
    },
    diagram: {
      alt: 'Cinco bolas en fila a {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} y {5 m|16 ft} del hoyo.',
    },
  },
  'long-lags': {
    name: 'Putts muy largos',
    description:
      'Doce putts por turnos desde {12 m|40 ft}, {15 m|50 ft} y {18 m|60 ft}, con puntos según lo cerca que paran.',
    purpose:
      'A estas distancias empiezan los tres putts, y la prueba de putt las pide. La velocidad lo es todo; la línea, casi nada.',
    setUp:
      'Cuenta en pasos {12 m|40 ft}, {15 m|50 ft} y {18 m|60 ft} desde un hoyo y marca los tres sitios. En una línea desde el hoyo, marca {1 m|3 ft}, {2 m|7 ft} y {3 m|10 ft}: son los radios de tres círculos.',
    steps: [
      'Antes de la primera bola, mira toda la pendiente desde el lado.',
      'Patea una bola desde cada sitio, primero desde el más cercano. Después vuelve a empezar.',
      'Juzga cada bola donde para: 3 puntos hasta {1 m|3 ft} o si entra en el hoyo, 2 hasta {2 m|7 ft}, 1 hasta {3 m|10 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Los putts más largos se quedan cortos.',
        fix: 'Haz los golpes de prueba mirando el hoyo y que crezcan con la distancia.',
      },
      {
        fault: 'Pegas más fuerte en lugar de hacer un golpe más largo.',
        fix: 'Mantén el ritmo del golpe. Solo cambia su longitud.',
      },
    ],
    alternatives: [
      'En un green pequeño, los putts pueden cruzarlo hacia dos o tres hoyos. Las distancias no cambian.',
    ],
    safety: 'Antes de cada putt, mira si hay alguien más en el green.',
    scoring: {
      how: 'Patea {attempts} bolas por turnos desde los tres sitios. Cada una vale 3, 2, 1 o 0 puntos según el radio en que para.',
      unit: 'puntos',
      unitOfOne: 'punto',
    },
    diagram: {
      alt: 'Tres putts de {12 m|40 ft}, {15 m|50 ft} y {18 m|60 ft} ruedan hacia un hoyo con tres círculos a su alrededor.',
    },
  },
};
