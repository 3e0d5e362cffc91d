import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Diez wedges suaves',
    description:
      'Diez wedges suaves a un objetivo amplio. La mitad de velocidad, todo el equilibrio.',
    purpose:
      'Las primeras bolas del día marcan el ritmo de las demás. Los wedges suaves encuentran el centro de la cara antes de que te haga falta.',
    setUp: 'Un wedge, diez bolas y un objetivo amplio a unos {50 m|55 yd}.',
    steps: [
      'Pega tres bolas de cintura a cintura.',
      'Pega cuatro a la altura del pecho y aguanta el final hasta que bote la bola.',
      'Pega tres con giro completo y la misma velocidad suave.',
    ],
    commonFaults: [
      {
        fault: 'Sacas el driver después de tres bolas.',
        fix: 'Diez wedges son cuatro minutos. Cuéntalos.',
      },
      {
        fault: 'Las primeras bolas salen de filo.',
        fix: 'Roza la hierba dos veces sin bola y después pega.',
      },
    ],
    diagram: {
      alt: 'Un golfista visto desde arriba pega wedges suaves a una amplia zona de bote a unos {50 m|55 yd}.',
    },
  },
  'low-point-line': {
    name: 'Línea del punto bajo',
    description:
      'Una línea en el suelo muestra dónde toca el palo la hierba. La marca empieza en ella o justo después.',
    purpose:
      'Los golpes gordos y los filazos tienen una misma causa: el punto bajo del swing se mueve. La línea te lo enseña después de cada swing.',
    setUp:
      'Traza con tiza, espray o una fila de tees una línea en ángulo recto con tu objetivo. Colócate como si la bola estuviera en ella.',
    steps: [
      'Haz diez swings con un hierro corto y sin bola, avanzando por la línea.',
      'Mira las marcas: empiezan en la línea o como mucho {10 cm|4 in} después.',
      'Pon diez bolas en la línea y pégalas. Estas marcas también cuentan.',
      'En el impacto, empuja el suelo con el pie delantero. Los brazos, tranquilos.',
    ],
    commonFaults: [
      {
        fault: 'Las marcas empiezan detrás de la línea.',
        fix: 'Empieza con algo más de peso en el pie delantero y acaba con todo el peso ahí.',
      },
      {
        fault: 'No hay ninguna marca.',
        fix: 'Mantén el pecho abajo en el impacto y roza la hierba, con bola o sin ella.',
      },
      {
        fault: 'Las marcas empiezan muy pasada la línea.',
        fix: 'Ponte con la línea en el centro del stance y deja que el palo llegue antes al suelo.',
      },
    ],
    alternatives: ['En cualquier césped sin bolas: 20 marcas en la hierba.'],
    scoring: {
      how: 'Haz {attempts} swings. Cuenta las marcas que empiezan en la línea o como mucho {10 cm|4 in} después.',
      unit: 'buenas marcas',
      unitOfOne: 'buena marca',
    },
    diagram: {
      alt: 'Una línea sobre la hierba: tres marcas del palo empiezan como mucho {10 cm|4 in} pasada la línea y varias bolas esperan en ella.',
      labels: { line: 'Línea', marks: 'Marcas' },
    },
  },
  'short-iron-greens': {
    name: 'Greens con hierro corto',
    description: 'Diez bolas a un green desde {90 m|100 yd}. Dentro o fuera, sin término medio.',
    purpose:
      'Desde aquí, un green acertado son dos putts y un par. La cuenta enseña al momento si pierdes greens por el palo, la alineación o el impacto.',
    setUp:
      'Un objetivo en el campo de prácticas a unos {90 m|100 yd}. Imagina un green redondo de {25 m|25 yd}.',
    steps: [
      'Elige el palo que llega al centro, no a la bandera.',
      'Pega diez bolas con toda la rutina y sepárate después de cada una.',
      'Apunta cada fallo: corto, largo, a la izquierda o a la derecha.',
      'Mira las cuatro cuentas. La mayor es la tarea de la próxima sesión.',
    ],
    commonFaults: [
      {
        fault: 'Casi todos los fallos son cortos.',
        fix: 'Usa un palo más para toda la serie y haz el swing más suave.',
      },
      {
        fault: 'Fallas por los dos lados.',
        fix: 'Pon un palo en el suelo y revisa la alineación antes de culpar al swing.',
      },
    ],
    scoring: {
      how: 'Pega diez bolas. Cuenta las que acaban en el green.',
      unit: 'greens acertados',
      unitOfOne: 'green acertado',
    },
    diagram: {
      alt: 'Golpes desde {90 m|100 yd} a un green redondo de {25 m|25 yd}; seis bolas están en el green y tres fuera.',
    },
  },
  'nine-windows': {
    name: 'Nueve ventanas',
    description:
      'Baja, media y alta, cada una con draw, golpe recto y fade. Canta la ventana y pega el golpe.',
    purpose:
      'Dar a la bola el efecto que cantas enseña qué hacen tus manos y tus pies con la cara. En el campo necesitas dos de las nueve, y descubres cuáles.',
    setUp:
      'Un hierro 7 y un objetivo que veas bien. Imagina nueve ventanas {20 m|20 yd} por delante.',
    steps: [
      'Prueba una vez las nueve: primero la fila media, después la baja y la alta. Estas bolas no cuentan.',
      'Ahora juega las nueve al azar. Di la ventana en voz alta antes de cada bola.',
      'Un punto por la curva cantada a la altura cantada.',
      'Medio punto por la curva cantada a otra altura. Con otra curva, el resultado es cero.',
    ],
    commonFaults: [
      {
        fault: 'La bola baja sube.',
        fix: 'La bola algo más atrás, las manos bajas al final y menos velocidad.',
      },
      {
        fault: 'El fade acaba en slice.',
        fix: 'Abre el stance, no la cara. Con la mitad de curva basta.',
      },
    ],
    scoring: {
      how: 'Juega una vez cada una de las nueve ventanas. Un punto por acierto, medio punto por la curva buena a otra altura.',
      unit: 'ventanas',
      unitOfOne: 'ventana',
    },
    diagram: {
      alt: 'Nueve ventanas vistas desde detrás de la bola: baja, media y alta, cada una con un draw, un golpe recto y un fade. Se ha cantado un fade alto.',
      labels: {
        high: 'Alta',
        mid: 'Media',
        low: 'Baja',
        draw: 'Draw',
        straight: 'Recta',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'Ruleta de palos',
    description:
      'Un palo y un objetivo nuevos para cada bola, por sorteo. Nunca dos veces lo mismo.',
    purpose:
      'En el campo ningún golpe se repite. Da peor sensación que pegar diez con el mismo palo, pero se te queda más.',
    setUp:
      'Escribe cinco palos y tres objetivos en papelitos. Antes de cada bola, saca uno de cada.',
    steps: [
      'Saca un palo y un objetivo. Di la línea de salida y la distancia.',
      'Ve a la bola desde atrás, con toda la rutina.',
      'Cuenta la bola que acaba en un pasillo de {25 m|25 yd} de ancho, como mucho {15 m|15 yd} corta o pasada del objetivo.',
      'Aparta el papelito, para que ningún palo salga dos veces seguidas.',
    ],
    commonFaults: [
      {
        fault: 'Pegas una segunda bola después de una mala.',
        fix: 'Un papelito, una bola. El remedio es el siguiente papelito.',
      },
      {
        fault: 'Los palos largos estropean la cuenta.',
        fix: 'Elige para ellos un objetivo más cercano. El pasillo y la distancia no cambian.',
      },
    ],
    scoring: {
      how: 'Pega 15 bolas. Cuenta las que acaban dentro del pasillo que has cantado, como mucho {15 m|15 yd} cortas o largas.',
      unit: 'bolas en el objetivo',
      unitOfOne: 'bola en el objetivo',
    },
    diagram: {
      alt: 'Tres objetivos a distintas distancias y lados, cada uno para otro palo; alrededor del que ha salido hay una zona rayada de {25 m|25 yd} de ancho.',
      labels: { wedge: 'Wedge', eightIron: 'Hierro 8', fiveIron: 'Hierro 5' },
    },
  },
  'long-approaches': {
    name: 'Tres objetivos largos',
    description:
      'Golpes completos por turnos a {110 m|120 yd}, {120 m|130 yd} y {130 m|140 yd}, con puntos según lo cerca que acaban.',
    purpose:
      'Desde aquí se fallan la mayoría de los greens, y la prueba de golpes a green pide {120 m|130 yd}. Aprendes qué palo necesita cada distancia.',
    setUp:
      'Elige tres objetivos a unos {110 m|120 yd}, {120 m|130 yd} y {130 m|140 yd}, y un palo para cada uno. Los círculos a su alrededor tienen radios de {12 m|13 yd}, {24 m|26 yd} y {36 m|39 yd}.',
    steps: [
      'Pega una bola al objetivo cercano, una al medio y una al lejano. Después vuelve a empezar.',
      'Cambia de palo con el objetivo y haz la rutina entera en cada bola.',
      'Juzga cada bola donde acaba: 3 puntos hasta {12 m|13 yd}, 2 hasta {24 m|26 yd}, 1 hasta {36 m|39 yd}.',
    ],
    commonFaults: [
      {
        fault: 'Casi todas las bolas se quedan cortas.',
        fix: 'Usa un palo más durante una vuelta y compara.',
      },
      {
        fault: 'Sigues con un objetivo hasta que sale.',
        fix: 'Cambia después de cada bola, como hace el campo.',
      },
    ],
    alternatives: [
      'Si no llegas a {130 m|140 yd}, usa {70 m|75 yd}, {80 m|90 yd} y {90 m|100 yd}, con radios de {8 m|9 yd}, {16 m|18 yd} y {24 m|27 yd}, y no los cambies.',
      'En un simulador, el radio es la distancia que queda al hoyo.',
    ],
    safety: 'Pega solo desde tu puesto y para si alguien entra en el campo de prácticas.',
    scoring: {
      how: 'Pega {attempts} bolas por turnos a los tres objetivos. Cada una vale 3, 2, 1 o 0 puntos según el radio en que acaba.',
      unit: 'puntos',
      unitOfOne: 'punto',
    },
    diagram: {
      alt: 'Tres golpes desde un mismo sitio vuelan a objetivos a {110 m|120 yd}, {120 m|130 yd} y {130 m|140 yd}; alrededor del medio hay tres círculos.',
    },
  },
};
