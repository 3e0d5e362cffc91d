import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putten door het poortje',
    description:
      'Twee poortjes van tees op een rechte putt van {1.5 m|5 ft}: één vlak voor de bal, één kort voor de hole.',
    scoring: {
      how: 'Putt 20 ballen. Eén punt voor elke bal die door beide poortjes gaat zonder ze te raken.',
      unit: 'zuivere ballen',
    },
    diagram: {
      alt: 'Een bal op {1.5 m|5 ft} van de hole met vlak ervoor een poortje van twee tees en een tweede poortje kort voor de hole.',
    },
  },
  'clock-putting': {
    name: 'Rond de klok putten',
    description:
      'Twaalf ballen in een cirkel van {1 m|3 ft} rond de hole. Hole ze op volgorde uit, van twaalf tot twaalf.',
    scoring: {
      how: 'Ga twee keer rond, 24 putts. Tel de ballen die je uitholet.',
      unit: 'geholede putts',
    },
    diagram: {
      alt: 'Twaalf ballen in een cirkel van {1 m|3 ft} rond de hole, genummerd als een klok.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier kanten, vijf treden',
    description:
      'Van vier kanten van de hole, na elke ronde een stap verder weg: {60 cm|2 ft} tot {1.8 m|6 ft}.',
    scoring: {
      how: 'Putt 20 ballen, één vanaf elke tee. Tel de ballen die je uitholet.',
      unit: 'geholede putts',
    },
    diagram: {
      alt: 'Vier rijen van vijf ballen lopen van de hole weg, van {60 cm|2 ft} tot {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Ladderputten',
    description:
      'Vier lijnen van tees op {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} en {12 m|40 ft}. Elke putt stopt voorbij zijn lijn, hoogstens een putterlengte verder.',
    scoring: {
      how: 'Putt 16 ballen, twee keer omhoog en twee keer omlaag. Eén punt voor elke bal die hoogstens {90 cm|3 ft} voorbij zijn lijn stopt.',
      unit: 'ballen in de strook',
    },
    diagram: {
      alt: 'Vier lijnen van tees op {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} en {12 m|40 ft}; de putt naar de derde lijn moet in de strook erachter stoppen.',
    },
  },
  'lag-circle': {
    name: 'Lange putts in de cirkel',
    description:
      'Twaalf putts van {9 m|30 ft} naar een cirkel van {1 m|3 ft} rond de hole. In de cirkel is de volgende een korte putt.',
    scoring: {
      how: 'Putt 12 ballen. Tel de ballen die in de cirkel stoppen.',
      unit: 'ballen in de cirkel',
    },
    diagram: {
      alt: 'Een lange putt van {9 m|30 ft} loopt met een bocht naar een cirkel van {1 m|3 ft} rond de hole; eerdere ballen liggen erin en erbuiten.',
    },
  },
  'par-18-putting': {
    name: 'Negen holes, par 18',
    description:
      'Negen putts van {6 m|20 ft} tot {9 m|30 ft} over wisselende hellingen, één bal. Elke hole is een par 2.',
    scoring: { how: 'Tel de slagen voor negen holes, par 18.', unit: 'slagen' },
    diagram: {
      alt: 'Drie genummerde putts lopen van hole naar hole over een green; de eerste is {6 m|20 ft} en de tweede {9 m|30 ft} lang.',
    },
  },
  drawback: {
    name: 'Terugleggen',
    description:
      'Negen putts. Na elke misser leg je de bal een putterlengte verder van de hole terug.',
    scoring: { how: 'Tel de slagen voor negen holes.', unit: 'slagen' },
    diagram: {
      alt: 'Een putt loopt langs de hole; de bal wordt {90 cm|3 ft} teruggelegd en vandaar opnieuw geput.',
      labels: { firstPutt: 'Eerste putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Test met vijftig putts',
    description:
      'Vijftig holes met één bal, om beurten van {1 m|3 ft} tot {5 m|16 ft}. De lange puttingtest, met normen om je mee te vergelijken.',
    scoring: { how: 'Tel alle slagen voor de vijftig holes.', unit: 'slagen' },
    diagram: {
      alt: 'Vijf ballen op een rij op {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} en {5 m|16 ft} van de hole.',
    },
  },
};
