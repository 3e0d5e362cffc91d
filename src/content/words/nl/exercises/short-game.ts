import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip naar een landingszone',
    description:
      'Laat de bal met {6 m|20 ft} carry op een handdoek landen en doorrollen naar de hole.',
    alternatives: ['Zonder green: een handdoek op welk gras dan ook. Alleen de landing telt.'],
    scoring: {
      how: 'Chip 30 ballen. Tel alleen de ballen die op de handdoek of binnen een clublengte ervan landen.',
      unit: 'goede landingen',
    },
    diagram: {
      alt: 'Een chip vanaf de fringe heeft {6 m|20 ft} carry naar een gearceerde landingszone en rolt door naar de hole.',
      labels: { carry: 'Carry', roll: 'Rol' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Eén punt, drie clubs',
    description:
      'Drie clubs landen op hetzelfde punt en stoppen op drie afstanden. De swing verandert niet.',
    alternatives: ['Met twee clubs: negen ballen met elke club, om en om.'],
    scoring: {
      how: 'Chip 18 ballen, zes met elke club in wisselende volgorde. Tel de ballen die binnen een clublengte van het punt landen.',
      unit: 'goede landingen',
    },
    diagram: {
      alt: 'Eén carry naar een landingspunt op {5 m|15 ft}; vandaar rollen drie clubs langs dezelfde lijn en stoppen achter elkaar.',
      labels: { sandWedge: 'Sandwedge', wedge: 'Wedge', eightIron: 'IJzer 8', carry: 'Carry' },
    },
  },
  'chip-points': {
    name: 'Tien chips om punten',
    description:
      'Tien chips van {10 m|30 ft} tot {18 m|60 ft}. Punten voor erin, vlakbij, dichtbij en in de buurt.',
    scoring: {
      how: 'Speel tien chips en tel de punten op: 4 erin, 3 binnen {1 m|3 ft}, 2 binnen {2 m|6 ft}, 1 binnen {3 m|10 ft}.',
      unit: 'punten',
    },
    diagram: {
      alt: 'Chips van {10 m|30 ft} en {18 m|60 ft} naar een hole met drie cirkels voor drie, twee en één punt.',
    },
  },
  'splash-line': {
    name: 'Lijn in het zand',
    description:
      'Een lijn in het zand. Kom er met een open club vlak achter het zand in en splash het met bal en al op de green.',
    alternatives: ['Zonder ballen: alleen de sporen tellen, in welk zand dan ook.'],
    safety:
      'Niemand staat voor je of naast de lijn: ballen en steentjes vliegen snel en laag uit het zand.',
    scoring: {
      how: 'Maak 20 swings. Tel de sporen die op de lijn of hoogstens {5 cm|2 in} erachter beginnen.',
      unit: 'goede sporen',
    },
    diagram: {
      alt: 'Voeten in een open stand en een open club bij een lijn in het zand; voor de lijn liggen drie ballen en één vliegt naar de green.',
      labels: { stance: 'Open stand', club: 'Open club' },
    },
  },
  'wedge-ladder': {
    name: 'Wedgeladder',
    description:
      'Eén wedge, vier keer carry: {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} en {60 m|65 yd}, omhoog en omlaag.',
    alternatives: [
      'Geen merken op de drivingrange: neem vier dingen op andere afstanden, minstens {10 m|10 yd} uit elkaar, en houd ze aan.',
      'In een simulator: de carry op het scherm is het merk.',
    ],
    scoring: {
      how: 'Sla 16 ballen, vier naar elk merk. Tel de ballen die er hoogstens {5 m|5 yd} vandaan landen.',
      unit: 'goede carry’s',
    },
    diagram: {
      alt: 'Vier pitches met één wedge vliegen naar landingszones op {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} en {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Up-and-down, negen ballen',
    description:
      'Negen ballen rond de green, de een na de ander de hole in. Par is twee slagen per bal.',
    scoring: { how: 'Tel alle slagen voor de negen ballen, par 18.', unit: 'slagen' },
    diagram: {
      alt: 'Negen ballen verspreid rond een green, waarvan twee in bunkers; elke bal wordt naar de hole gespeeld en uitgeholed.',
    },
  },
  'worst-ball-chips': {
    name: 'De slechtste van twee',
    description:
      'Chip van elke plek twee ballen en ga altijd verder met de slechtste. Dan twee putts, en weer de slechtste.',
    scoring: {
      how: 'Tel de slagen voor zes plekken, elke keer met de slechtste bal, par 18.',
      unit: 'slagen',
    },
    diagram: {
      alt: 'Twee chips van één plek: de ene ligt dicht bij de hole, de andere verder weg, en vandaar gaat het verder.',
      labels: { worse: 'Slechtste', better: 'Beste' },
    },
  },
  'ten-from-the-sand': {
    name: 'Tien uit het zand',
    description: 'Tien ballen uit de bunker, de een na de ander. Op de green of niet.',
    alternatives: ['Met vijf ballen: speel ze twee keer.'],
    safety: 'Niemand staat tussen jou en de vlag of naast de bunker terwijl je speelt.',
    scoring: {
      how: 'Speel tien ballen uit de bunker. Tel de ballen die op de green blijven.',
      unit: 'ballen op de green',
    },
    diagram: {
      alt: 'Een golfer in een bunker speelt naar een vlag op {10 m|30 ft}; zes ballen liggen op de green en twee ernaast.',
      labels: { tenBalls: 'Tien ballen' },
    },
  },
};
