import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Diez rutinas completas',
    description: 'Diez bolas a diez objetivos, cada una con toda la rutina y una línea que cruzar.',
    equipment: ['Varios palos', '10 bolas', 'Un reloj'],
    scoring: {
      how: 'Juega diez bolas. Cuenta las rutinas completas en menos de 30 segundos, vaya donde vaya la bola.',
      unit: 'rutinas completas',
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
    safety: 'Respira más pequeño si te mareas y para si no se pasa. Nunca al volante.',
    equipment: ['Una silla', 'Un reloj'],
    scoring: {
      how: 'Respira 4-2-6 hasta que quede un minuto. Cuenta las respiraciones de ese minuto sin dirigirlas; menos es más calma.',
      unit: 'respiraciones por minuto',
    },
    diagram: {
      alt: 'Una respiración dibujada como el vuelo de una bola: sube en cuatro tiempos, se mantiene dos y baja en seis.',
      labels: { breatheIn: 'Coge 4', hold: 'Aguanta 2', breatheOut: 'Suelta 6' },
    },
  },
  'consequence-finish': {
    name: 'Final con premio',
    description: 'Seis bolas y cuenta la serie buena más larga. Con tres seguidas no debes nada.',
    equipment: ['3 bolas'],
    scoring: {
      how: 'Juega seis bolas. Cuenta la serie más larga de bolas buenas; con tres, superado.',
      unit: 'seguidas',
    },
    diagram: {
      alt: 'Tres bolas numeradas del uno al tres a {1.5 m|5 ft} del hoyo; con tres embocadas seguidas, superado.',
      labels: { inARow: 'Seguidas' },
    },
  },
  'three-points-a-hole': {
    name: 'Tres puntos por hoyo',
    description:
      'Tres hoyos en el campo. Un punto por el golpe de salida, uno por llegar a green y uno por los putts.',
    alternatives: [
      'Sin campo: juega tres hoyos que conozcas en el campo de prácticas y patea después.',
    ],
    safety:
      'Espera a que el grupo de delante esté fuera de alcance y grita si una bola va hacia alguien.',
    equipment: ['Tus palos', 'Una tarjeta y un lápiz'],
    scoring: {
      how: 'Juega tres hoyos. Cada uno vale hasta tres puntos: golpe de salida en juego, en green con un golpe sobre regulación como mucho, dos putts o menos.',
      unit: 'puntos',
    },
    diagram: {
      alt: 'Un hoyo desde el tee por la calle hasta el green con tres sitios numerados: el golpe de salida en juego, el golpe a green y los putts.',
    },
  },
};
