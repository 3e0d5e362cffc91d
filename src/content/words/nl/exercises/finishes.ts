import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'De laatste putts',
    description: 'Drie putts op rij en je mag naar huis. Na een misser begint de rij opnieuw.',
    alternatives: ['Thuis: een liggend glas of een munt als hole. Houd het bij hetzelfde.'],
    scoring: {
      how: 'Tel de putts tot er drie op rij in de hole vielen, hoogstens 15.',
      unit: 'putts tot drie op rij',
    },
    diagram: {
      alt: 'Drie genummerde ballen op {1.5 m|5 ft} van een hole; ze moeten na elkaar in de hole.',
      labels: { inARow: 'Op rij' },
    },
  },
  'finish-chips': {
    name: 'De laatste chips',
    description:
      'Drie goede chips op rij en je mag naar huis. Na een slechte begint de rij opnieuw.',
    scoring: {
      how: 'Tel de ballen tot er drie op rij goed waren, hoogstens 15.',
      unit: 'ballen tot drie op rij',
    },
    diagram: {
      alt: 'Drie genummerde ballen naast een green; elke bal moet binnen een straal van {2 m|6 ft} rond de hole stoppen.',
      labels: { inARow: 'Op rij', radius: 'Straal' },
    },
  },
  'finish-shots': {
    name: 'De laatste slagen',
    description:
      'Drie goede slagen op rij en je mag naar huis. Na een slechte begint de rij opnieuw.',
    scoring: {
      how: 'Tel de ballen tot er drie op rij goed waren, hoogstens 15.',
      unit: 'ballen tot drie op rij',
    },
    diagram: {
      alt: 'Drie genummerde ballen op de drivingrange en een corridor van {25 m|25 yd} tussen twee palen, waarin elke bal moet eindigen.',
      labels: { inARow: 'Op rij' },
    },
  },
};
