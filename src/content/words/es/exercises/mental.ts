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
    equipment: ['Una silla'],
    scoring: {
      how: 'Respira durante cinco minutos, 25 respiraciones. Cuenta la serie más larga sin perder la cuenta.',
      unit: 'respiraciones seguidas',
    },
    diagram: {
      alt: 'Una respiración dibujada como el vuelo de una bola: sube en cuatro tiempos, se mantiene dos y baja en seis.',
      labels: { breatheIn: 'Coge 4', hold: 'Aguanta 2', breatheOut: 'Suelta 6' },
    },
  },
  'consequence-finish': {
    name: 'Final con premio',
    description: 'Tres seguidas y te puedes ir a casa. Si fallas una, empiezas de nuevo.',
    equipment: ['3 bolas'],
    scoring: {
      how: 'Cuenta las bolas de la serie más larga, hasta tres. Con tres, superado.',
      unit: 'seguidas',
    },
    diagram: {
      alt: 'Tres bolas numeradas del uno al tres a {1.5 m|5 ft} del hoyo; hay que embocar las tres seguidas.',
      labels: { inARow: 'Seguidas' },
    },
  },
};
