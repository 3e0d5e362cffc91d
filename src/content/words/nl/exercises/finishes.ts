import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'De laatste putts',
    description:
      'Zes putts, en de langste rij in de hole telt. Met drie op rij ben je niets schuldig.',
    alternatives: ['Thuis: een liggend glas of een munt als hole. Houd het bij hetzelfde.'],
    scoring: {
      how: 'Putt zes ballen. Tel de langste rij in de hole; met drie ben je geslaagd.',
      unit: 'op rij',
    },
    diagram: {
      alt: 'Drie genummerde ballen op {1.5 m|5 ft} van een hole; met drie op rij in de hole ben je geslaagd.',
      labels: { inARow: 'Op rij' },
    },
  },
  'finish-chips': {
    name: 'De laatste chips',
    description: 'Zes chips, en de langste goede rij telt. Met drie op rij ben je niets schuldig.',
    scoring: {
      how: 'Speel zes ballen. Tel de langste rij goede; met drie ben je geslaagd.',
      unit: 'op rij',
    },
    diagram: {
      alt: 'Drie genummerde ballen naast een green; elke bal moet binnen een straal van {2 m|6 ft} rond de hole stoppen.',
      labels: { inARow: 'Op rij', radius: 'Straal' },
    },
  },
  'finish-shots': {
    name: 'De laatste slagen',
    description: 'Zes slagen, en de langste goede rij telt. Met drie op rij ben je niets schuldig.',
    scoring: {
      how: 'Speel zes ballen. Tel de langste rij goede; met drie ben je geslaagd.',
      unit: 'op rij',
    },
    diagram: {
      alt: 'Drie genummerde ballen op de drivingrange en een corridor van {25 m|25 yd} tussen twee palen, waarin elke bal moet eindigen.',
      labels: { inARow: 'Op rij' },
    },
  },
};
