import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Eerste rolputts',
    description:
      'Twaalf putts zonder doel. Vind de snelheid van de dag voordat je op holes speelt.',
    diagram: {
      alt: 'Drie ballen die over een open green kort, middel en lang worden gerold, zonder hole.',
      labels: { short: 'Kort', middle: 'Middel', long: 'Lang' },
    },
  },
  'book-gate': {
    name: 'Poortje van twee boeken',
    description:
      'Twee boeken staan als poortje {40 cm|16 in} voor de bal. Rol hem erdoor zonder ze te raken.',
    scoring: {
      how: 'Rol 20 ballen. Eén punt voor elke bal die tussen de boeken door gaat zonder er een te raken.',
      unit: 'zuivere ballen',
    },
    diagram: {
      alt: 'Op een tapijt rolt een bal tussen twee boeken {40 cm|16 in} voor hem door naar een glas op {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Over de munt',
    description: 'Een munt ligt {30 cm|12 in} voor je op je lijn. Start de bal eroverheen.',
    scoring: {
      how: 'Rol 20 ballen. Eén punt voor elke bal die over de munt rolt.',
      unit: 'ballen over de munt',
    },
    diagram: {
      alt: 'Een bal rolt over een munt {30 cm|12 in} voor hem en verder naar een glas op {1.5 m|5 ft}.',
      labels: { coin: 'Munt' },
    },
  },
  'string-line': {
    name: 'Onder het touw',
    description:
      'Een strak touw geeft een rechte putt van {2 m|7 ft} aan. De bal blijft er de hele weg onder.',
    scoring: {
      how: 'Putt 20 ballen. Eén punt voor elke bal die tot het einde onder het touw blijft.',
      unit: 'rechte putts',
    },
    diagram: {
      alt: 'Een touw is over een rechte putt van {2 m|7 ft} gespannen; de bal rolt eronder naar de hole.',
      labels: { string: 'Touw' },
    },
  },
  'putter-rail': {
    name: 'Putter tussen boeken',
    description:
      'Twee boeken vormen een baantje dat net breder is dan de putter. Maak je slag zonder ze te raken.',
    scoring: {
      how: 'Maak 20 slagen met een bal. Eén punt als de putter niets raakt en de bal het glas haalt.',
      unit: 'zuivere slagen',
    },
    diagram: {
      alt: 'Een putterkop beweegt in een baantje tussen twee boeken; de bal rolt vandaar naar een glas op {1 m|3 ft}.',
      labels: { book: 'Boek' },
    },
  },
  'wall-stop': {
    name: 'Stop voor de muur',
    description:
      'Rol de bal naar een muur zodat hij er hoogstens {20 cm|8 in} voor uitrolt en hem nooit raakt.',
    scoring: {
      how: 'Rol 15 ballen, vijf van elke afstand in wisselende volgorde. Eén punt voor elke bal die in de strook stopt zonder de muur te raken.',
      unit: 'ballen in de strook',
    },
    diagram: {
      alt: 'Drie ballen op {1 m|3 ft}, {2 m|7 ft} en {3 m|10 ft} van een muur; elke bal rolt naar een strook van {20 cm|8 in} ervoor.',
    },
  },
  'doorway-lag': {
    name: 'Door de deur',
    description:
      'Een lange putt thuis: uit de ene kamer door de deur op een handdoek in de andere.',
    scoring: {
      how: 'Rol 12 ballen. Eén punt voor elke bal die op de handdoek stopt.',
      unit: 'ballen op de handdoek',
    },
    diagram: {
      alt: 'Een bal rolt {4 m|13 ft} door een deur en stopt op een handdoek in de volgende kamer.',
      labels: { doorway: 'Deur', towel: 'Handdoek' },
    },
  },
  'carpet-ladder': {
    name: 'Ladder op het tapijt',
    description:
      'Vier lijnen van tape, {50 cm|20 in} uit elkaar. Elke bal stopt voorbij zijn lijn en vóór de volgende.',
    scoring: {
      how: 'Drie keer omhoog met vier ballen. Eén punt voor elke bal die hoogstens {50 cm|20 in} voorbij zijn lijn stopt.',
      unit: 'gehaalde treden',
    },
    diagram: {
      alt: 'Een tapijt met vier lijnen op {1 m|3 ft}, {1.5 m|5 ft}, {2 m|7 ft} en {2.5 m|8 ft}; de derde bal moet tussen twee lijnen stoppen.',
    },
  },
  'called-pace': {
    name: 'Ogen dicht en voorspellen',
    description: 'Putt met je ogen dicht naar een munt en zeg kort, goed of lang voordat je kijkt.',
    scoring: {
      how: 'Putt 12 ballen. Eén punt voor elke goede voorspelling, waar de bal ook heen ging.',
      unit: 'goede voorspellingen',
    },
    diagram: {
      alt: 'Een bal wordt {2 m|7 ft} naar een munt geput; bij ballen die te kort, dichtbij en te lang liggen staat de voorspelling.',
      labels: { short: 'Kort', good: 'Goed', long: 'Lang' },
    },
  },
  'glass-streak': {
    name: 'De reeks',
    description:
      'Putts van {1.5 m|5 ft} in een glas, de een na de ander. Bij een misser begin je weer bij nul.',
    scoring: {
      how: 'Tel de langste reeks geholede putts in 30 pogingen.',
      unit: 'putts op rij',
    },
    diagram: {
      alt: 'Ballen liggen klaar voor een putt van {1.5 m|5 ft} in een glas; na een misser begint het tellen opnieuw.',
      labels: { inARow: 'Op rij' },
    },
  },
  'carpet-nine': {
    name: 'Negen holes op het tapijt',
    description:
      'Negen verschillende putts naar één munt, {1 m|3 ft} tot {3 m|10 ft} lang, één bal. Elke hole is een par 2.',
    scoring: { how: 'Tel de slagen voor negen holes, par 18.', unit: 'slagen' },
    diagram: {
      alt: 'Negen genummerde plekken rond een munt, op {1 m|3 ft} tot {3 m|10 ft}; de eerste putt is onderweg.',
    },
  },
};
