import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Torputten',
    description:
      'Zwei Tore aus Tees auf einem geraden Putt von {1.5 m|5 ft}: eins gleich vor dem Ball, eins kurz vor dem Loch.',
    scoring: {
      how: 'Putte 20 Bälle. Ein Punkt für jeden, der durch beide Tore rollt, ohne sie zu berühren.',
      unit: 'saubere Bälle',
    },
    diagram: {
      alt: 'Ein Ball {1.5 m|5 ft} vor dem Loch, gleich davor ein Tor aus zwei Tees und ein zweites Tor kurz vor dem Loch.',
    },
  },
  'clock-putting': {
    name: 'Putten rund um die Uhr',
    description:
      'Zwölf Bälle im Kreis, {1 m|3 ft} um das Loch. Loch sie der Reihe nach ein, von zwölf bis zwölf.',
    scoring: {
      how: 'Geh zweimal herum, 24 Putts. Zähl die Bälle, die du einlochst.',
      unit: 'gelochte Putts',
    },
    diagram: {
      alt: 'Zwölf Bälle in einem Kreis von {1 m|3 ft} um das Loch, nummeriert wie eine Uhr.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier Seiten, fünf Stufen',
    description:
      'Von vier Seiten des Lochs, nach jeder Runde eine Stufe weiter weg: {60 cm|2 ft} bis {1.8 m|6 ft}.',
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
      'Zwölf Putts von {9 m|30 ft} in einen Kreis von {1 m|3 ft} um das Loch. Im Kreis ist der nächste ein kurzer Putt.',
    scoring: {
      how: 'Putte 12 Bälle. Zähl die, die im Kreis liegen bleiben.',
      unit: 'Bälle im Kreis',
    },
    diagram: {
      alt: 'Ein langer Putt von {9 m|30 ft} läuft im Bogen in einen Kreis von {1 m|3 ft} um das Loch; frühere Bälle liegen darin und daneben.',
    },
  },
  'par-18-putting': {
    name: 'Neun Löcher, Par 18',
    description:
      'Neun Putts von {6 m|20 ft} bis {9 m|30 ft} über wechselnde Hänge, ein Ball. Jedes Loch ist ein Par 2.',
    scoring: { how: 'Zähl die Schläge für neun Löcher, Par 18.', unit: 'Schläge' },
    diagram: {
      alt: 'Drei nummerierte Putts führen von Loch zu Loch über ein Grün; der erste ist {6 m|20 ft}, der zweite {9 m|30 ft} lang.',
    },
  },
  drawback: {
    name: 'Zurückziehen',
    description:
      'Neun Putts. Nach jedem Fehler ziehst du den Ball eine Putterlänge weiter vom Loch weg.',
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
    scoring: { how: 'Zähl alle Schläge für die fünfzig Löcher.', unit: 'Schläge' },
    diagram: {
      alt: 'Fünf Bälle in einer Reihe, {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} und {5 m|16 ft} vom Loch entfernt.',
    },
  },
};
