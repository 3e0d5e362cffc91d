import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putten door het poortje',
    description:
      'Twee poortjes van tees op een rechte putt van {m:1.5}: één vlak voor de bal, één kort voor de hole.',
    scoring: {
      how: 'Putt 20 ballen. Eén punt voor elke bal die door beide poortjes gaat zonder ze te raken.',
      unit: 'zuivere ballen',
    },
    diagram: {
      alt: 'Een bal op {m:1.5} van de hole met vlak ervoor een poortje van twee tees en een tweede poortje kort voor de hole.',
    },
  },
  'clock-putting': {
    name: 'Rond de klok putten',
    description:
      'Twaalf ballen in een cirkel van {m:1} rond de hole. Hole ze op volgorde uit, van twaalf tot twaalf.',
    scoring: {
      how: 'Ga twee keer rond, 24 putts. Tel de ballen die je uitholet.',
      unit: 'geholede putts',
    },
    diagram: {
      alt: 'Twaalf ballen in een cirkel van {m:1} rond de hole, genummerd als een klok.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier kanten, vijf treden',
    description:
      'Van vier kanten van de hole, na elke ronde een stap verder weg: {m:0.6} tot {m:1.8}.',
    scoring: {
      how: 'Putt 20 ballen, één vanaf elke tee. Tel de ballen die je uitholet.',
      unit: 'geholede putts',
    },
    diagram: {
      alt: 'Vier rijen van vijf ballen lopen van de hole weg, van {m:0.6} tot {m:1.8}.',
    },
  },
  'ladder-putting': {
    name: 'Ladderputten',
    description:
      'Vier lijnen van tees op {m:3}, {m:6}, {m:9} en {m:12}. Elke putt stopt voorbij zijn lijn, hoogstens een putterlengte verder.',
    scoring: {
      how: 'Putt 16 ballen, twee keer omhoog en twee keer omlaag. Eén punt voor elke bal die hoogstens {m:0.9} voorbij zijn lijn stopt.',
      unit: 'ballen in de strook',
    },
    diagram: {
      alt: 'Vier lijnen van tees op {m:3}, {m:6}, {m:9} en {m:12}; de putt naar de derde lijn moet in de strook erachter stoppen.',
    },
  },
  'lag-circle': {
    name: 'Lange putts in de cirkel',
    description:
      'Twaalf putts van {m:9} naar een cirkel van {m:1} rond de hole. In de cirkel is de volgende een korte putt.',
    scoring: {
      how: 'Putt 12 ballen. Tel de ballen die in de cirkel stoppen.',
      unit: 'ballen in de cirkel',
    },
    diagram: {
      alt: 'Een lange putt van {m:9} loopt met een bocht naar een cirkel van {m:1} rond de hole; eerdere ballen liggen erin en erbuiten.',
    },
  },
  'par-18-putting': {
    name: 'Negen holes, par 18',
    description:
      'Negen putts van {m:6} tot {m:9} over wisselende hellingen, één bal. Elke hole is een par 2.',
    scoring: { how: 'Tel de slagen voor negen holes, par 18.', unit: 'slagen' },
    diagram: {
      alt: 'Drie genummerde putts lopen van hole naar hole over een green; de eerste is {m:6} en de tweede {m:9} lang.',
    },
  },
  drawback: {
    name: 'Terugleggen',
    description:
      'Negen putts. Na elke misser leg je de bal een putterlengte verder van de hole terug.',
    scoring: { how: 'Tel de slagen voor negen holes.', unit: 'slagen' },
    diagram: {
      alt: 'Een putt loopt langs de hole; de bal wordt {m:0.9} teruggelegd en vandaar opnieuw geput.',
      labels: { firstPutt: 'Eerste putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Test met vijftig putts',
    description:
      'Vijftig holes met één bal, om beurten van {m:1} tot {m:5}. De lange puttingtest, met normen om je mee te vergelijken.',
    scoring: { how: 'Tel alle slagen voor de vijftig holes.', unit: 'slagen' },
    diagram: {
      alt: 'Vijf ballen op een rij op {m:1}, {m:2}, {m:3}, {m:4} en {m:5} van de hole.',
    },
  },
};
