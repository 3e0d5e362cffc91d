import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Fairway\u00ADcorridor',
    description:
      'Veertien afslagen in een corridor van {25 m|25 yd} breed. Tel de fairways van een hele ronde.',
    alternatives: ['In een simulator: een fairway van {25 m|25 yd} breed op het scherm.'],
    scoring: {
      how: 'Sla 14 afslagen met één club en één mikpunt. Tel de ballen die in de corridor eindigen.',
      unit: 'geraakte fairways',
    },
    diagram: {
      alt: 'Vanaf de tee een corridor van {25 m|25 yd} breed tussen twee palen, op ongeveer {200 m|220 yd}, met bomen aan beide kanten.',
    },
  },
  'two-club-pairs': {
    name: 'Driver of veilige club',
    description:
      'Tien paren: één bal met de driver, één met de club die je vertrouwt, door dezelfde opening.',
    scoring: {
      how: 'Sla tien paren, 20 ballen. Tel voor elke club de ballen die in de opening eindigen.',
      unit: 'ballen in de opening',
      cells: { driver: 'Driver', safeClub: 'Veilige club' },
    },
    diagram: {
      alt: 'Twee afslagen naar dezelfde opening van {30 m|35 yd} breed: een langere met de driver en een kortere met de veilige club.',
      labels: { driver: 'Driver', safeClub: 'Veilige club' },
    },
  },
  'strike-map': {
    name: 'Trefbeeld',
    description: 'Markeer het clubblad, sla tien drives en lees af waar je de bal raakte.',
    alternatives: ['Bij een net gaat het net zo goed: je leest alleen het clubblad af.'],
    scoring: {
      how: 'Sla tien drives. Tel de afdrukken binnen een duimbreedte van het midden.',
      unit: 'treffers in het midden',
    },
    diagram: {
      alt: 'Het clubblad van een driver, gezien vanaf de bal: de meeste afdrukken liggen in een cirkel in het midden, twee naar de teen en één naar de hiel.',
      labels: { toe: 'Teen', heel: 'Hiel' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Eén bal, één afslag',
    description:
      'Stel je de moeilijkste afslag voor die je kent. Je hebt één bal, vijf keer in de sessie.',
    scoring: {
      how: 'Sla vijf afslagen, voor elke wacht je even. Tel de ballen die in de opening eindigen.',
      unit: 'ballen in het spel',
    },
    diagram: {
      alt: 'Eén afslag over een fairway die tussen bomen aan de ene en een bunker aan de andere kant afbuigt, naar een opening van {30 m|35 yd} breed.',
      labels: { oneBall: 'Eén bal' },
    },
  },
};
