import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip al punto de bote',
    description: 'La bola vuela {6 m|20 ft} hasta una toalla y rueda hasta el hoyo.',
    purpose:
      'Un chip son dos golpes: un vuelo que controlas y una rodada que lees. Elegir primero el punto de bote simplifica los dos.',
    setUp:
      'Elige un hoyo a {15 m|50 ft} de la bola y pon una toalla en el green, a {6 m|20 ft} de la bola. El resto es rodada: {9 m|30 ft}.',
    steps: [
      'Mira la toalla, no el hoyo, antes del swing y durante él.',
      'Juega diez bolas de chip a la toalla con un palo.',
      'Juega otras diez con otro palo y mira cómo cambia la rodada.',
      'En las diez últimas, elige el palo que llega rodando al hoyo. Cuentan los 30 botes.',
    ],
    commonFaults: [
      {
        fault: 'Intentas levantar la bola.',
        fix: 'Roza la hierba bajo la bola y deja que trabaje el loft. La prueba del tee: siega un tee clavado en la hierba.',
      },
      { fault: 'Buen vuelo y demasiada rodada.', fix: 'Usa más loft. El swing es el mismo.' },
    ],
    alternatives: ['Sin green: una toalla en cualquier césped. Solo cuenta el bote.'],
    scoring: {
      how: 'Juega 30 bolas de chip. Cuenta solo las que botan en la toalla o a menos de un palo de ella.',
      unit: 'buenos botes',
      unitOfOne: 'buen bote',
    },
    diagram: {
      alt: 'Un chip desde el antegreen con un vuelo de {6 m|20 ft} hasta un punto de bote rayado y que rueda hasta el hoyo.',
      labels: { carry: 'Vuelo', roll: 'Rodada' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Un punto, tres palos',
    description:
      'Tres palos botan en el mismo punto y paran a tres distancias. El swing no cambia.',
    purpose:
      'Casi todos los chips piden otro palo, no otro swing. Con este ejercicio haces tu propia tabla de vuelo y rodada.',
    setUp:
      'Pon un tee en el green como punto de bote, a {5 m|15 ft}. Ten a mano un sand wedge, un pitching wedge y un hierro 8.',
    steps: [
      'Juega un chip con cada palo, cuenta en pasos lo que rueda después del bote y apúntalo. Estos tres no cuentan.',
      'Juega 18 chips, seis con cada palo, nunca dos seguidos con el mismo.',
      'Antes de cada bola, di cuánto va a rodar.',
      'Cuenta la bola que bota a menos de un palo del tee, pare donde pare.',
    ],
    commonFaults: [
      {
        fault: 'Con el hierro 8 haces el swing más suave.',
        fix: 'Marca la misma altura de final para los tres palos y aguántala.',
      },
      { fault: 'El punto de bote cambia con el palo.', fix: 'Mira el tee y nada más.' },
    ],
    alternatives: ['Con dos palos: nueve bolas con cada uno, por turnos.'],
    scoring: {
      how: 'Juega 18 bolas de chip, seis con cada palo, cambiando el orden. Cuenta las que botan a menos de un palo del punto.',
      unit: 'buenos botes',
      unitOfOne: 'buen bote',
    },
    diagram: {
      alt: 'Un vuelo hasta un punto de bote a {5 m|15 ft}; desde allí ruedan tres palos por la misma línea y paran uno detrás de otro.',
      labels: { sandWedge: 'Sand wedge', wedge: 'Wedge', eightIron: 'Hierro 8', carry: 'Vuelo' },
    },
  },
  'chip-points': {
    name: 'Diez chips por puntos',
    description:
      'Diez chips de {10 m|30 ft} a {18 m|60 ft}. Puntos por embocar, dejarla dada, cerca o en green.',
    purpose:
      'Los puntos te dicen más que bien o mal. La diferencia entre un punto y tres es un putt.',
    setUp:
      'Un hoyo, cinco sitios a {10 m|30 ft} y cinco a {18 m|60 ft}, todos desde hierba corta. Los tees marcan {1 m|3 ft}, {2 m|6 ft} y {3 m|10 ft} desde el hoyo.',
    steps: [
      'Juega una bola desde cada sitio: una larga, una corta, por turnos.',
      'Elige el palo y el punto de bote antes de colocarte.',
      'Apunta el resultado de cada bola: 4 embocada, 3 a menos de {1 m|3 ft}, 2 a menos de {2 m|6 ft}, 1 a menos de {3 m|10 ft}.',
      'Apunta la suma y el sitio que más te ha costado.',
    ],
    commonFaults: [
      {
        fault: 'Los chips largos se quedan cortos.',
        fix: 'Haz botar la bola en el green en todo caso y usa menos loft.',
      },
      {
        fault: 'Juegas a por los cuatro puntos.',
        fix: 'Diez bolas a menos de {1 m|3 ft} valen más que dos embocadas. Que bote y que ruede.',
      },
    ],
    scoring: {
      how: 'Juega diez chips y suma los puntos: 4 embocado, 3 a menos de {1 m|3 ft}, 2 a menos de {2 m|6 ft}, 1 a menos de {3 m|10 ft}.',
      unit: 'puntos',
      unitOfOne: 'punto',
    },
    diagram: {
      alt: 'Chips desde {10 m|30 ft} y {18 m|60 ft} a un hoyo con tres círculos que valen tres, dos y un punto.',
    },
  },
  'splash-line': {
    name: 'Línea en la arena',
    description:
      'Una línea en la arena. Entra por detrás con la cara abierta y lanza la arena, y la bola con ella, al green.',
    purpose:
      'En el búnker no se pega a la bola. Si el palo entra siempre en el mismo sitio, la bola sale siempre.',
    setUp:
      'Traza una línea que cruce el búnker, en ángulo recto con tu objetivo. Las bolas van {5 cm|2 in} por delante de ella. Abre primero la cara y después agarra el grip. Stance un poco abierto, pies hundidos y más peso en el pie delantero.',
    steps: [
      'Haz varios swings sin bola. El palo entra en la línea y la arena vuela hacia el objetivo.',
      'Mira las marcas: todas deben empezar en la línea.',
      'Pon una bola delante de la línea y haz el mismo swing, hasta un final completo.',
      'Alisa la arena, traza otra línea y sigue hasta contar 20 swings.',
    ],
    commonFaults: [
      {
        fault: 'Las marcas empiezan en sitios distintos.',
        fix: 'Pon el peso en el pie delantero y déjalo ahí.',
      },
      {
        fault: 'El palo se clava y la bola se queda en la arena.',
        fix: 'Abre más la cara antes de agarrar el palo y deja que la suela se deslice por la arena.',
      },
    ],
    alternatives: ['Sin bolas: solo cuentan las marcas, en cualquier arena.'],
    safety:
      'Que no haya nadie delante ni junto a la línea: bolas y piedras salen rápidas y bajas de la arena.',
    scoring: {
      how: 'Haz {attempts} swings. Cuenta las marcas que empiezan en la línea o a menos de {5 cm|2 in} por detrás.',
      unit: 'buenas entradas',
      unitOfOne: 'buena entrada',
    },
    diagram: {
      alt: 'Pies en un stance abierto y una cara abierta junto a una línea en la arena; delante hay tres bolas y una vuela al green.',
      labels: { stance: 'Stance abierto', club: 'Cara abierta' },
    },
  },
  'wedge-ladder': {
    name: 'Escalera de wedge',
    description:
      'Un wedge, cuatro vuelos: {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} y {60 m|65 yd}, subiendo y bajando.',
    purpose:
      'Los medios swings deciden más hoyos que los completos, y nadie los conoce sin contar. Te llevas cuatro números.',
    setUp:
      'Mide en pasos {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} y {60 m|65 yd} y pon toallas o cestas del campo de prácticas, o mide lo que haya. Un wedge para todo.',
    steps: [
      'Pega una bola a cada marca, escalera arriba, y mira dónde bota.',
      'Vuelve a bajar. Cambia solo la longitud del swing.',
      'Pon nombre al swing de cada marca: cadera, pecho, hombro, completo.',
      'Que un dado decida el orden de las 8 últimas bolas, dos a cada marca. Cuentan las 16.',
    ],
    commonFaults: [
      {
        fault: 'Frenas el palo en las cortas.',
        fix: 'Un swing más corto al subir, y siempre hasta el mismo final.',
      },
      {
        fault: 'No hay salto entre {50 m|55 yd} y {60 m|65 yd}.',
        fix: 'Para la corta, baja las manos {5 cm|2 in} en el grip.',
      },
    ],
    alternatives: [
      'Sin marcas en el campo de prácticas: elige cuatro cosas a otras distancias, separadas {10 m|10 yd} o más, y no las cambies.',
      'En un simulador: la marca es el vuelo de la pantalla.',
    ],
    scoring: {
      how: 'Pega 16 bolas, cuatro a cada marca. Cuenta las que botan a menos de {5 m|5 yd} de ella.',
      unit: 'buenos vuelos',
      unitOfOne: 'buen vuelo',
    },
    diagram: {
      alt: 'Cuatro approaches con un mismo wedge vuelan a puntos de bote a {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} y {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Approach y putt, nueve bolas',
    description:
      'Nueve bolas alrededor del green, una tras otra hasta el hoyo. El par es dos en cada una.',
    purpose:
      'Así es el juego corto de verdad: cualquier lie, una bola, chip y putt. El resultado dice lo que vale en el campo.',
    setUp:
      'Echa nueve bolas alrededor del green: tres lies fáciles, tres normales, tres difíciles.',
    steps: [
      'Juega cada bola como está, una vez, con el palo que usarías en el campo.',
      'Acábala con el putt y toda la rutina antes de ir a la siguiente.',
      'Apunta los golpes y dónde acabó el chip: corto, largo, a la izquierda o a la derecha.',
      'Suma los nueve resultados.',
    ],
    commonFaults: [
      {
        fault: 'Los lies difíciles estropean la tarjeta.',
        fix: 'Desde un lie difícil, juega a la parte más ancha del green. Allí tres golpes están bien.',
      },
      {
        fault: 'Juegas los nueve chips y pateas después.',
        fix: 'Acaba cada bola. El putt que cuenta es el de su propio chip.',
      },
    ],
    scoring: {
      how: 'Cuenta todos los golpes de las nueve bolas, par 18.',
      unit: 'golpes',
      unitOfOne: 'golpe',
    },
    diagram: {
      alt: 'Nueve bolas repartidas alrededor de un green, dos de ellas en búnker; cada una se juega al hoyo hasta embocarla.',
    },
  },
  'worst-ball-chips': {
    name: 'La peor de dos',
    description:
      'Dos chips desde cada sitio y sigues siempre con la peor bola. Después, dos putts y otra vez la peor.',
    purpose:
      'Un buen golpe es suerte; dos, habilidad. Este ejercicio premia no tener ninguno malo.',
    setUp: 'Seis sitios alrededor de un green, ninguno imposible. Dos bolas.',
    steps: [
      'Juega las dos bolas de chip desde el mismo sitio.',
      'Recoge la mejor. Pon las dos donde está la peor.',
      'Patea las dos. Si una falla, sigue otra vez desde el peor sitio.',
      'Apunta los golpes del sitio. El par es tres.',
    ],
    commonFaults: [
      {
        fault: 'Después de un buen chip te relajas.',
        fix: 'El que cuenta es el segundo. Empieza la rutina de nuevo.',
      },
      {
        fault: 'El resultado se dispara en los greens.',
        fix: 'Elige el punto de bote que te deja un putt cuesta arriba.',
      },
    ],
    scoring: {
      how: 'Cuenta los golpes de los seis sitios, siempre con la peor bola, par 18.',
      unit: 'golpes',
      unitOfOne: 'golpe',
    },
    diagram: {
      alt: 'Dos chips desde un sitio: uno acaba cerca del hoyo y el otro más lejos; el juego sigue desde allí.',
      labels: { worse: 'Peor', better: 'Mejor' },
    },
  },
  'ten-from-the-sand': {
    name: 'Diez desde la arena',
    description: 'Diez bolas desde el búnker, una tras otra. En green o no.',
    purpose: 'En un búnker, lo primero es salir de un golpe. La cuenta dice cuánto te puedes fiar.',
    setUp:
      'Un búnker junto al green, con un hoyo a unos {10 m|30 ft}. Diez bolas bien puestas, a un paso una de otra. Cara abierta, pies hundidos.',
    steps: [
      'No traces ninguna línea y alisa la arena solo al final, como en el campo.',
      'Apunta al centro del green y haz toda la rutina en cada bola.',
      'Juega las diez, sin segundos intentos.',
      'Cuenta las bolas que han parado en el green y las que siguen en la arena.',
    ],
    commonFaults: [
      {
        fault: 'La bola se queda en el búnker.',
        fix: 'Haz un swing más largo, con la velocidad de un approach tres veces más largo.',
      },
      {
        fault: 'La bola se pasa del green.',
        fix: 'Mira la arena detrás de la bola, no la bola, y entra ahí.',
      },
    ],
    alternatives: ['Con cinco bolas: juégalas dos veces.'],
    safety: 'Que no haya nadie entre tú y la bandera ni junto al búnker mientras juegas.',
    scoring: {
      how: 'Juega diez bolas desde el búnker. Cuenta las que paran en el green.',
      unit: 'bolas en green',
      unitOfOne: 'bola en green',
    },
    diagram: {
      alt: 'Un golfista en un búnker juega a una bandera a {10 m|30 ft}; seis bolas están en el green y dos fuera.',
      labels: { tenBalls: 'Diez bolas' },
    },
  },
  'pitch-twenty-thirty': {
    name: 'Approaches de dos distancias',
    description:
      'Approaches por turnos desde {20 m|22 yd} y {30 m|33 yd}, con puntos según lo cerca que paran.',
    purpose:
      'Entre el chip y el wedge completo hay un golpe que casi nadie cuenta. La prueba de juego corto tiene diez.',
    setUp:
      'Un wedge y un hoyo. Marca dos sitios a {20 m|22 yd} y {30 m|33 yd} de él. En una línea desde el hoyo, marca {2 m|7 ft}, {4 m|13 ft} y {6 m|20 ft}: son los radios de tres círculos.',
    steps: [
      'Elige primero dónde tiene que botar la bola y después el swing.',
      'Juega una bola desde el sitio cercano y otra desde el lejano. Deja caer cada bola de nuevo.',
      'Juzga cada bola donde para: 3 puntos hasta {2 m|7 ft} o si entra en el hoyo, 2 hasta {4 m|13 ft}, 1 hasta {6 m|20 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Frenas el palo antes de la bola.',
        fix: 'Un swing más corto al subir, y siempre hasta el final.',
      },
      {
        fault: 'Las dos distancias llevan el mismo swing.',
        fix: 'Pon nombre al swing antes de cada bola: cadera desde cerca, pecho desde lejos.',
      },
    ],
    safety: 'Que no haya nadie entre tú y el hoyo mientras juegas.',
    scoring: {
      how: 'Juega {attempts} approaches por turnos desde los dos sitios. Cada uno vale 3, 2, 1 o 0 puntos según el radio en que para.',
      unit: 'puntos',
      unitOfOne: 'punto',
    },
    diagram: {
      alt: 'Approaches de {20 m|22 yd} y {30 m|33 yd} vuelan a un hoyo con tres círculos a su alrededor.',
    },
  },
};
