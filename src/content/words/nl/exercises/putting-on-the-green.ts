import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putten door het poortje',
    description:
      'Twee poortjes van tees op een rechte putt van {1.5 m|5 ft}: één voor de bal, één kort voor de hole.',
    alternatives: ['Met maar twee tees laat je het tweede poortje weg en tel je niet.'],
    scoring: {
      how: 'Putt 20 ballen. Eén punt voor elke bal die door beide poortjes gaat zonder ze te raken, en in de hole valt.',
      unit: 'zuivere putts',
    },
    diagram: {
      alt: 'Een rechte putt van {1.5 m|5 ft} met een poortje van {6 cm|2.5 in} breed, {40 cm|16 in} voor de bal, en een poortje van {10 cm|4 in} breed, {40 cm|16 in} voor de hole.',
    },
  },
  'clock-putting': {
    name: 'Rond de klok putten',
    description:
      'Twaalf ballen rond de hole, op een cirkel met een straal van {1.2 m|4 ft}. Hole ze op volgorde uit, van twaalf tot twaalf.',
    alternatives: ['Op een drukke green neem je de halve cirkel en ga je die vier keer langs.'],
    scoring: {
      how: 'Ga twee keer rond, 24 putts. Tel de ballen die je uitholet.',
      unit: 'geholede putts',
    },
    diagram: {
      alt: 'Twaalf ballen rond de hole op een cirkel met een straal van {1.2 m|4 ft}, genummerd als een klok.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier kanten, vijf treden',
    description:
      'Van vier kanten van de hole, na elke ronde een stap verder weg: {60 cm|2 ft} tot {1.8 m|6 ft}.',
    alternatives: ['Met vier tees zet je ze een stap terug als je rond bent.'],
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
    alternatives: ['Op een kleine green neem je de eerste drie lijnen en tel je niet.'],
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
      'Twaalf putts van {9 m|30 ft} naar een cirkel rond de hole met een straal van {1 m|3 ft}. In de cirkel is de volgende een korte putt.',
    alternatives: [
      'Zonder tees leg je de putter vanaf de hole naar buiten: hij is ongeveer zo lang als de straal.',
    ],
    scoring: {
      how: 'Putt 12 ballen. Tel de ballen die in de cirkel stoppen of in de hole vallen.',
      unit: 'ballen in de cirkel',
    },
    diagram: {
      alt: 'Een lange putt van {9 m|30 ft} loopt met een bocht naar een cirkel rond de hole met een straal van {1 m|3 ft}; eerdere ballen liggen erin en erbuiten.',
      labels: { radius: 'Straal' },
    },
  },
  'par-18-putting': {
    name: 'Negen holes, par 18',
    description:
      'Negen putts van {6 m|20 ft} tot {9 m|30 ft} over wisselende hellingen, één bal. Elke hole is een par 2.',
    alternatives: ['Met maar één hole kies je negen plekken eromheen.'],
    scoring: { how: 'Tel de slagen voor negen holes, par 18.', unit: 'slagen' },
    diagram: {
      alt: 'Drie genummerde putts lopen van hole naar hole over een green; de eerste is {6 m|20 ft} en de tweede {9 m|30 ft} lang.',
    },
  },
  drawback: {
    name: 'Terugleggen',
    description:
      'Negen putts. Na elke misser leg je de bal een putterlengte verder van de hole terug.',
    alternatives: ['Met maar één hole kies je negen plekken eromheen.'],
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
    alternatives: ['Met maar één hole putt je om de beurt vanaf vijf kanten.'],
    scoring: {
      how: 'Tel alle slagen voor de vijftig holes.',
      unit: 'slagen',
      norm: 'Mannen, handicap van +2 tot 10; daarbuiten een rechte lijn',
    },
    diagram: {
      alt: 'Vijf ballen op een rij op {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} en {5 m|16 ft} van de hole.',
    },
  },
};
