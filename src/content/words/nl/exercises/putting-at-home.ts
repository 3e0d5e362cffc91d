import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Eerste rolputts',
    description:
      'Twaalf putts zonder doel. Vind de snelheid van de dag voordat je op holes speelt.',
    alternatives: ['Met één bal loop je er telkens achteraan en rol je hem terug.'],
    diagram: {
      alt: 'Drie ballen die over een open green kort, middel en lang worden gerold, zonder hole.',
      labels: { short: 'Kort', middle: 'Middel', long: 'Lang' },
    },
  },
  'book-gate': {
    name: 'Poortje van twee boeken',
    description:
      'Twee boeken staan als poortje {40 cm|16 in} voor de bal. Rol hem erdoor zonder ze te raken.',
    alternatives: [
      'Twee volle blikken of twee kopjes zijn ook een goed poortje.',
      'Met minder ruimte laat je het glas weg en stop je de ballen met een handdoek.',
    ],
    scoring: {
      how: 'Rol 20 ballen. Eén punt voor elke bal die tussen de boeken door gaat zonder er een te raken.',
      unit: 'zuivere ballen',
    },
    diagram: {
      alt: 'Op een tapijt rolt een bal tussen twee boeken door, {6 cm|2.5 in} uit elkaar en {40 cm|16 in} voor hem, naar een glas op {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Over de munt',
    description: 'Een munt ligt {40 cm|16 in} voor je op je lijn. Start de bal eroverheen.',
    alternatives: ['Op een green leg je de munt op de lijn van een rechte putt naar de hole.'],
    scoring: {
      how: 'Rol 20 ballen. Eén punt voor elke bal die over de munt rolt.',
      unit: 'ballen over de munt',
    },
    diagram: {
      alt: 'Een bal rolt over een munt {40 cm|16 in} voor hem en verder naar een glas op {1.5 m|5 ft}.',
      labels: { coin: 'Munt' },
    },
  },
  'string-line': {
    name: 'Onder het touw',
    description:
      'Een strak touw geeft een rechte putt van {2 m|7 ft} aan. Onder het einde staat een poortje waar de bal doorheen moet.',
    alternatives: ['Een strook tape op de vloer vervangt het touw.'],
    safety: 'Haal het touw weg voordat er iemand door de kamer loopt.',
    scoring: {
      how: 'Putt 20 ballen, tien met touw en tien zonder. Eén punt voor elke bal die door het poortje gaat zonder het te raken.',
      unit: 'rechte putts',
    },
    diagram: {
      alt: 'Een touw is over een rechte putt van {2 m|7 ft} gespannen; de bal rolt eronder en door een poortje van {10 cm|4 in} breed.',
      labels: { string: 'Touw' },
    },
  },
  'putter-rail': {
    name: 'Putter tussen boeken',
    description:
      'Twee boeken vormen een baantje dat net breder is dan de putter. Maak je slag zonder ze te raken.',
    alternatives: [
      'Zonder ruimte om te rollen doe je het tegen een kussen en tel je zuivere slagen.',
    ],
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
    alternatives: ['Een lijn van tape vervangt de muur: wat eroverheen rolt, telt niet.'],
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
      'Een lange putt thuis: uit de ene kamer door de deur, tot tussen twee lijnen van tape in de andere.',
    alternatives: [
      'Zonder deur zet je halverwege twee stoelen {80 cm|32 in} uit elkaar.',
      'In een klein huis putt je {3 m|10 ft} en blijf je bij die lengte, zodat je scores te vergelijken zijn.',
    ],
    safety: 'Zet de deur vast, en laat niemand erdoor lopen zolang er een bal rolt.',
    scoring: {
      how: 'Rol 12 ballen. Eén punt voor elke bal die de deurpost niet raakt en tussen de lijnen stopt.',
      unit: 'ballen tussen de lijnen',
    },
    diagram: {
      alt: 'Een bal rolt {4 m|13 ft} door een deur en stopt in de volgende kamer tussen twee lijnen, {60 cm|2 ft} uit elkaar.',
      labels: { doorway: 'Deur' },
    },
  },
  'carpet-ladder': {
    name: 'Ladder op het tapijt',
    description:
      'Vier lijnen van tape, {50 cm|20 in} uit elkaar. Elke bal stopt voorbij zijn lijn en vóór de volgende.',
    alternatives: ['Potloden of clubs op de vloer naast het tapijt geven de lijnen ook aan.'],
    scoring: {
      how: 'Drie keer omhoog met vier ballen. Eén punt voor elke bal die hoogstens {50 cm|20 in} voorbij zijn lijn stopt.',
      unit: 'gehaalde treden',
    },
    diagram: {
      alt: 'Een tapijt met vier lijnen op {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} en {2.5 m|100 in}; de derde bal moet tussen twee lijnen stoppen.',
    },
  },
  'called-pace': {
    name: 'Ogen dicht en voorspellen',
    description: 'Putt met je ogen dicht naar een munt en zeg kort, goed of lang voordat je kijkt.',
    alternatives: ['Als je je ogen liever niet sluit, kijk dan naar de muur voor je.'],
    safety: 'Maak de vloer rond je voeten vrij voordat je je ogen sluit.',
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
      'Vijftien putts van {1.5 m|5 ft} in een glas, elk met de hele routine. Bij een misser begin je weer bij nul.',
    alternatives: ['Een mok of een plastic beker is net zo goed als een glas.'],
    safety: 'Gebruik op een harde vloer een plastic beker: glas kan breken.',
    scoring: {
      how: 'Tel de langste reeks geholede putts in 15 pogingen.',
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
    alternatives: ['In een kleine kamer speel je drie plekken, elk drie keer.'],
    safety: 'Raap aan het eind alle ballen op: je stapt er zo op.',
    scoring: {
      how: 'Tel de slagen voor negen holes, par 18. Een putt is geholed als hij de munt raakt en in de cirkel stopt.',
      unit: 'slagen',
    },
    diagram: {
      alt: 'Negen genummerde plekken, {1 m|3 ft} tot {3 m|10 ft} van een munt in een cirkel met een straal van {40 cm|16 in}; de eerste putt is onderweg.',
      labels: { radius: 'Straal' },
    },
  },
  'one-hand-rolls': {
    name: 'Eén hand, dan beide',
    description:
      'Twaalf ballen: vier met elke hand apart, vier met beide. Geen hole, alleen het raakmoment.',
    alternatives: ['Tegen een kussen op {50 cm|20 in} heb je helemaal geen ruimte nodig.'],
    diagram: {
      alt: 'Drie putters rollen drie ballen over een vloer: één met de onderste hand, één met de bovenste, één met beide handen.',
      labels: { trail: 'Onderste hand', lead: 'Bovenste hand', both: 'Beide handen' },
    },
  },
  'eyes-on-the-target': {
    name: 'Ogen op het doel',
    description: 'Twaalf ballen naar een munt terwijl je naar de munt kijkt en niet naar de bal.',
    alternatives: ['Op de green rol je naar een tee in plaats van de munt.'],
    diagram: {
      alt: 'Een golfer staat over een bal en kijkt langs de vloer naar een munt op {2 m|7 ft}.',
      labels: { look: 'Kijk hier' },
    },
  },
};
