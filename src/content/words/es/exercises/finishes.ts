import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Los últimos putts',
    description:
      'Seis putts y cuenta la serie embocada más larga. Con tres seguidos no debes nada.',
    alternatives: ['En casa: un vaso tumbado o una moneda como hoyo. Siempre el mismo.'],
    equipment: ['Putter', '3 bolas'],
    scoring: {
      how: 'Patea seis bolas. Cuenta la serie más larga de bolas embocadas; con tres, superado.',
      unit: 'seguidas',
    },
    diagram: {
      alt: 'Tres bolas numeradas a {1.5 m|5 ft} de un hoyo; con tres embocadas seguidas, superado.',
      labels: { inARow: 'Seguidas' },
    },
  },
  'finish-chips': {
    name: 'Los últimos chips',
    description: 'Seis chips y cuenta la serie buena más larga. Con tres seguidas no debes nada.',
    equipment: ['El wedge con el que haces chip', '3 bolas', '4 tees'],
    scoring: {
      how: 'Juega seis bolas. Cuenta la serie más larga de bolas buenas; con tres, superado.',
      unit: 'seguidas',
    },
    diagram: {
      alt: 'Tres bolas numeradas junto a un green; cada una tiene que parar en un radio de {2 m|6 ft} alrededor del hoyo.',
      labels: { inARow: 'Seguidas', radius: 'Radio' },
    },
  },
  'finish-shots': {
    name: 'Los últimos golpes',
    description: 'Seis golpes y cuenta la serie buena más larga. Con tres seguidas no debes nada.',
    equipment: ['Un palo', '6 bolas'],
    scoring: {
      how: 'Juega seis bolas. Cuenta la serie más larga de bolas buenas; con tres, superado.',
      unit: 'seguidas',
    },
    diagram: {
      alt: 'Tres bolas numeradas en el campo de prácticas y un pasillo de {25 m|25 yd} entre dos postes en el que cada una tiene que acabar.',
      labels: { inARow: 'Seguidas' },
    },
  },
};
