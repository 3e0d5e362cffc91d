import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Los últimos putts',
    description: 'Tres putts seguidos y te puedes ir a casa. Si fallas uno, vuelves a empezar.',
    alternatives: ['En casa: un vaso tumbado o una moneda como hoyo. Siempre el mismo.'],
    equipment: ['Putter', '3 bolas'],
    scoring: {
      how: 'Cuenta los putts hasta embocar tres seguidos, 15 como mucho.',
      unit: 'putts hasta tres seguidos',
    },
    diagram: {
      alt: 'Tres bolas numeradas a {1.5 m|5 ft} de un hoyo; hay que embocarlas una tras otra.',
      labels: { inARow: 'Seguidas' },
    },
  },
  'finish-chips': {
    name: 'Los últimos chips',
    description:
      'Tres buenos chips seguidos y te puedes ir a casa. Con uno malo vuelves a empezar.',
    equipment: ['El wedge con el que haces chip', '3 bolas', '4 tees'],
    scoring: {
      how: 'Cuenta las bolas hasta que tres seguidas salgan bien, 15 como mucho.',
      unit: 'bolas hasta tres seguidas',
    },
    diagram: {
      alt: 'Tres bolas numeradas junto a un green; cada una tiene que parar en un radio de {2 m|6 ft} alrededor del hoyo.',
      labels: { inARow: 'Seguidas', radius: 'Radio' },
    },
  },
  'finish-shots': {
    name: 'Los últimos golpes',
    description:
      'Tres buenos golpes seguidos y te puedes ir a casa. Con uno malo vuelves a empezar.',
    equipment: ['Un palo', '15 bolas'],
    scoring: {
      how: 'Cuenta las bolas hasta que tres seguidas salgan bien, 15 como mucho.',
      unit: 'bolas hasta tres seguidas',
    },
    diagram: {
      alt: 'Tres bolas numeradas en el campo de prácticas y un pasillo de {25 m|25 yd} entre dos postes en el que cada una tiene que acabar.',
      labels: { inARow: 'Seguidas' },
    },
  },
};
