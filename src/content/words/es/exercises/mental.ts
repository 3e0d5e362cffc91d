import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Diez rutinas completas',
    description: 'Diez bolas a diez objetivos, cada una con toda la rutina y una línea que cruzar.',
    purpose:
      'Una rutina es un hábito, y los hábitos se hacen cuando no hay nada en juego. Detrás de la línea piensas; delante, juegas.',
    setUp:
      'Pon un palo en el suelo dos pasos detrás de la bola. Esa es la línea. Diez bolas, diez objetivos.',
    steps: [
      'Detrás de la línea: elige el objetivo, el palo y el efecto, y ve el vuelo de la bola.',
      'Suelta el aire y cruza la línea. Desde aquí no hay más decisiones.',
      'Coloca la cara, una mirada, y adelante.',
      'Si te entra una duda, vuelve detrás de la línea y empieza otra vez.',
    ],
    commonFaults: [
      {
        fault: 'La rutina dura un minuto.',
        fix: 'Pon el reloj: de 20 a 30 segundos desde la línea hasta el impacto.',
      },
      {
        fault: 'Sobre la bola piensas en el swing.',
        fix: 'Repítete el objetivo durante el swing.',
      },
    ],
    scoring: {
      how: 'Juega diez bolas. Cuenta las rutinas completas en menos de 30 segundos, vaya donde vaya la bola.',
      unit: 'rutinas completas',
      unitOfOne: 'rutina completa',
    },
    diagram: {
      alt: 'Una línea en el suelo separa el sitio detrás de la bola, donde piensas, del sitio junto a la bola, donde juegas a la bandera.',
      labels: { think: 'Pensar', play: 'Jugar' },
    },
  },
  'breath-four-two-six': {
    name: 'Respiración 4-2-6',
    description:
      'Inspira en cuatro, aguanta dos, suelta en seis. En casa, unos minutos; en el campo, dos respiraciones.',
    purpose:
      'Soltar el aire despacio calma el corazón. Si lo practicas a diario, lo tienes cuando las manos se aceleran.',
    setUp: 'Siéntate con la espalda recta, una mano en el vientre y un reloj a la vista.',
    steps: [
      'Toma aire por la nariz en cuatro: se mueve el vientre, el pecho sigue quieto.',
      'Aguanta dos sin apretar.',
      'Suelta por la boca en seis, hasta vaciarte. Sigue hasta que quede un minuto.',
      'En el último minuto deja que el aire venga solo y cuenta las respiraciones.',
    ],
    commonFaults: [
      {
        fault: 'En el último minuto te contienes para contar menos.',
        fix: 'Cuenta y no cambies nada. El número solo vale algo si es honesto.',
      },
      {
        fault: 'Los hombros suben.',
        fix: 'Pon las dos manos en el vientre y deja que se muevan ellas.',
      },
    ],
    safety: 'Si te mareas, respira más suave, y para si no se te pasa. Nunca al volante.',
    scoring: {
      how: 'Respira 4-2-6 hasta que quede un minuto. Cuenta las respiraciones de ese minuto sin dirigirlas; menos es más calma.',
      unit: 'respiraciones por minuto',
      unitOfOne: 'respiración por minuto',
    },
    diagram: {
      alt: 'Una respiración dibujada como el vuelo de una bola: sube en cuatro tiempos, se mantiene dos y baja en seis.',
      labels: { breatheIn: 'Toma 4', hold: 'Aguanta 2', breatheOut: 'Suelta 6' },
    },
  },
  'consequence-finish': {
    name: 'Final con presión',
    description: 'Seis bolas y cuenta la serie buena más larga. Con dos seguidas no debes nada.',
    purpose:
      'Los últimos minutos de una sesión deben sentirse como los últimos hoyos de una vuelta. Siempre hay algo pequeño en juego.',
    setUp:
      'Una tarea: la que diga la sesión o putts de {1.5 m|5 ft}. Compara solo resultados de la misma tarea.',
    steps: [
      'Di en voz alta la tarea y el precio de un fallo.',
      'Da a cada bola toda la rutina. Un fallo empieza la serie de nuevo.',
      'Juega las seis. El resultado es la serie más larga.',
      'Menos de dos seguidas: paga el precio.',
    ],
    commonFaults: [
      { fault: 'Cambias de tarea después del primer fallo.', fix: 'Antes de empezar, apúntala.' },
      {
        fault: 'Te esfuerzas más de bola en bola.',
        fix: 'La tercera bola recibe lo mismo que la primera: las mismas miradas, el mismo tiempo.',
      },
    ],
    scoring: {
      how: 'Juega seis bolas. Cuenta la serie más larga de bolas buenas; con dos, superado.',
      unit: 'seguidas',
      unitOfOne: 'seguida',
    },
    diagram: {
      alt: 'Dos bolas numeradas a {1.5 m|5 ft} del hoyo; con dos embocadas seguidas, superado.',
      labels: { inARow: '2 seguidas' },
    },
  },
  'three-points-a-hole': {
    name: 'Tres puntos por hoyo',
    description:
      'Tres hoyos en el campo. Un punto por el golpe de salida, uno por llegar a green y uno por los putts.',
    purpose:
      'La tarjeta lo suma todo y esconde dónde se perdió. Tres puntos enseñan qué parte del hoyo ya dominas.',
    setUp:
      'Tres hoyos cuando el campo esté tranquilo, una bola, una tarjeta. Pregunta antes si puedes empezar ahí.',
    steps: [
      'Antes de cada golpe de salida di el lado en el que puedes fallar y después elige el palo.',
      'Un punto si el golpe de salida queda en juego: puedes jugar la siguiente hacia delante. En un par 3, si queda en el green o a menos de {20 m|20 yd}.',
      'Un punto si llegas al green con un golpe más que la regulación como mucho: dos en un par 3, tres en un par 4, cuatro en un par 5.',
      'Un punto por dos putts o menos. Apunta los tres y sigue.',
    ],
    commonFaults: [
      {
        fault: 'Te haces el héroe tras un mal golpe de salida.',
        fix: 'Vuelve a la hierba baja por el camino más corto. Aún quedan dos puntos.',
      },
      {
        fault: 'Cuentas también los golpes.',
        fix: 'Déjalos. Nueve puntos en tres hoyos ya son una tarjeta.',
      },
    ],
    alternatives: [
      'Sin campo: juega tres hoyos que conozcas en el campo de prácticas y patea después.',
    ],
    safety:
      'Espera a que el grupo de delante esté fuera de alcance y grita si una bola va hacia alguien.',
    scoring: {
      how: 'Hoyos por jugar: {attempts}. Cada uno vale hasta tres puntos: golpe de salida en juego, en green con un golpe sobre regulación como mucho, dos putts o menos.',
      unit: 'puntos',
      unitOfOne: 'punto',
    },
    diagram: {
      alt: 'Un hoyo desde el tee por la calle hasta el green con tres sitios numerados: el golpe de salida en juego, el golpe a green y los putts.',
    },
  },
};
