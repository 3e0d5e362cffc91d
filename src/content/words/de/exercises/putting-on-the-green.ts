import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Torputten',
    description:
      'Zwei Tore aus Tees auf einem geraden Putt von {1.5 m|5 ft}: eins vor dem Ball, eins kurz vor dem Loch.',
    alternatives: ['Mit nur zwei Tees lässt du das zweite Tor weg und zählst nicht.'],
    scoring: {
      how: 'Putte 20 Bälle. Ein Punkt für jeden, der durch beide Tore rollt, ohne sie zu berühren, und ins Loch fällt.',
      unit: 'saubere Putts',
    },
    diagram: {
      alt: 'Ein gerader Putt von {1.5 m|5 ft} mit einem Tor von {6 cm|2.5 in} Breite, {40 cm|16 in} vor dem Ball, und einem Tor von {10 cm|4 in} Breite, {40 cm|16 in} vor dem Loch.',
    },
  },
  'clock-putting': {
    name: 'Putten rund um die Uhr',
    description:
      'Zwölf Bälle rund um das Loch, auf einem Kreis mit {1.2 m|4 ft} Radius. Loch sie der Reihe nach ein, von zwölf bis zwölf.',
    alternatives: ['Auf einem vollen Grün nimmst du den halben Kreis und gehst ihn viermal ab.'],
    scoring: {
      how: 'Geh zweimal herum, 24 Putts. Zähl die Bälle, die du einlochst.',
      unit: 'gelochte Putts',
    },
    diagram: {
      alt: 'Zwölf Bälle rund um das Loch auf einem Kreis mit {1.2 m|4 ft} Radius, nummeriert wie eine Uhr.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier Seiten, fünf Stufen',
    description:
      'Von vier Seiten des Lochs, nach jeder Runde eine Stufe weiter weg: {60 cm|2 ft} bis {1.8 m|6 ft}.',
    alternatives: [
      'Mit vier Tees versetzt du sie um eine Stufe nach hinten, wenn du einmal herum bist.',
    ],
    scoring: {
      how: 'Putte 20 Bälle, einen von jedem Tee. Zähl die Bälle, die du einlochst.',
      unit: 'gelochte Putts',
    },
    diagram: {
      alt: 'Vier Reihen mit je fünf Bällen führen vom Loch weg, von {60 cm|2 ft} bis {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Leiterputten',
    description:
      'Vier Linien aus Tees bei {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} und {12 m|40 ft}. Jeder Putt bleibt hinter seiner Linie liegen, höchstens eine Putterlänge weiter.',
    alternatives: ['Auf einem kleinen Grün nimmst du die ersten drei Linien und zählst nicht.'],
    scoring: {
      how: 'Putte 16 Bälle, zweimal hinauf und zweimal hinunter. Ein Punkt für jeden, der höchstens {90 cm|3 ft} hinter seiner Linie liegen bleibt.',
      unit: 'Bälle im Streifen',
    },
    diagram: {
      alt: 'Vier Linien aus Tees bei {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} und {12 m|40 ft}; der Putt zur dritten Linie muss im Streifen dahinter liegen bleiben.',
    },
  },
  'lag-circle': {
    name: 'Lange Putts in den Kreis',
    description:
      'Zwölf Putts von {9 m|30 ft} in einen Kreis um das Loch mit {1 m|3 ft} Radius. Im Kreis ist der nächste ein kurzer Putt.',
    alternatives: [
      'Ohne Tees legst du den Putter vom Loch nach außen: Er ist etwa so lang wie der Radius.',
    ],
    scoring: {
      how: 'Putte 12 Bälle. Zähl die, die im Kreis liegen bleiben oder ins Loch fallen.',
      unit: 'Bälle im Kreis',
    },
    diagram: {
      alt: 'Ein langer Putt von {9 m|30 ft} läuft im Bogen in einen Kreis um das Loch mit {1 m|3 ft} Radius; frühere Bälle liegen darin und daneben.',
      labels: { radius: 'Radius' },
    },
  },
  'par-18-putting': {
    name: 'Neun Löcher, Par 18',
    description:
      'Neun Putts von {6 m|20 ft} bis {9 m|30 ft} über wechselnde Hänge, ein Ball. Jedes Loch ist ein Par 2.',
    alternatives: ['Mit nur einem Loch wählst du neun Stellen darum herum.'],
    scoring: { how: 'Zähl die Schläge für neun Löcher, Par 18.', unit: 'Schläge' },
    diagram: {
      alt: 'Drei nummerierte Putts führen von Loch zu Loch über ein Grün; der erste ist {6 m|20 ft}, der zweite {9 m|30 ft} lang.',
    },
  },
  drawback: {
    name: 'Zurückziehen',
    description:
      'Neun Putts. Nach jedem Fehler ziehst du den Ball eine Putterlänge weiter vom Loch weg.',
    alternatives: ['Mit nur einem Loch wählst du neun Stellen darum herum.'],
    scoring: { how: 'Zähl die Schläge für neun Löcher.', unit: 'Schläge' },
    diagram: {
      alt: 'Ein Putt läuft am Loch vorbei; der Ball wird {90 cm|3 ft} zurückgezogen und von dort noch einmal geputtet.',
      labels: { firstPutt: 'Erster Putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Test mit 50 Putts',
    description:
      'Fünfzig Löcher mit einem Ball, reihum aus {1 m|3 ft} bis {5 m|16 ft}. Der lange Puttest, mit Normwerten zum Vergleichen.',
    alternatives: ['Mit nur einem Loch puttest du reihum von fünf Seiten.'],
    scoring: {
      how: 'Zähl alle Schläge für die fünfzig Löcher.',
      unit: 'Schläge',
      norm: 'Männer, Handicap von +2 bis 10; darüber hinaus eine gerade Linie',
    },
    diagram: {
      alt: 'Fünf Bälle in einer Reihe, {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} und {5 m|16 ft} vom Loch entfernt.',
    },
  },
};
