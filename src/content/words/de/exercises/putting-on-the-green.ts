import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Torputten',
    description:
      'Zwei Tore aus Tees auf einem geraden Putt von {m:1.5}: eins gleich vor dem Ball, eins kurz vor dem Loch.',
    scoring: {
      how: 'Putte 20 Bälle. Ein Punkt für jeden, der durch beide Tore rollt, ohne sie zu berühren.',
      unit: 'saubere Bälle',
    },
    diagram: {
      alt: 'Ein Ball {m:1.5} vor dem Loch, gleich davor ein Tor aus zwei Tees und ein zweites Tor kurz vor dem Loch.',
    },
  },
  'clock-putting': {
    name: 'Putten rund um die Uhr',
    description:
      'Zwölf Bälle im Kreis, {m:1} um das Loch. Loch sie der Reihe nach ein, von zwölf bis zwölf.',
    scoring: {
      how: 'Geh zweimal herum, 24 Putts. Zähl die Bälle, die du einlochst.',
      unit: 'gelochte Putts',
    },
    diagram: {
      alt: 'Zwölf Bälle in einem Kreis von {m:1} um das Loch, nummeriert wie eine Uhr.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier Seiten, fünf Stufen',
    description:
      'Von vier Seiten des Lochs, nach jeder Runde eine Stufe weiter weg: {m:0.6} bis {m:1.8}.',
    scoring: {
      how: 'Putte 20 Bälle, einen von jedem Tee. Zähl die Bälle, die du einlochst.',
      unit: 'gelochte Putts',
    },
    diagram: {
      alt: 'Vier Reihen mit je fünf Bällen führen vom Loch weg, von {m:0.6} bis {m:1.8}.',
    },
  },
  'ladder-putting': {
    name: 'Leiterputten',
    description:
      'Vier Linien aus Tees bei {m:3}, {m:6}, {m:9} und {m:12}. Jeder Putt bleibt hinter seiner Linie liegen, höchstens eine Putterlänge weiter.',
    scoring: {
      how: 'Putte 16 Bälle, zweimal hinauf und zweimal hinunter. Ein Punkt für jeden, der höchstens {m:0.9} hinter seiner Linie liegen bleibt.',
      unit: 'Bälle im Streifen',
    },
    diagram: {
      alt: 'Vier Linien aus Tees bei {m:3}, {m:6}, {m:9} und {m:12}; der Putt zur dritten Linie muss im Streifen dahinter liegen bleiben.',
    },
  },
  'lag-circle': {
    name: 'Lange Putts in den Kreis',
    description:
      'Zwölf Putts von {m:9} in einen Kreis von {m:1} um das Loch. Im Kreis ist der nächste ein kurzer Putt.',
    scoring: {
      how: 'Putte 12 Bälle. Zähl die, die im Kreis liegen bleiben.',
      unit: 'Bälle im Kreis',
    },
    diagram: {
      alt: 'Ein langer Putt von {m:9} läuft im Bogen in einen Kreis von {m:1} um das Loch; frühere Bälle liegen darin und daneben.',
    },
  },
  'par-18-putting': {
    name: 'Neun Löcher, Par 18',
    description:
      'Neun Putts von {m:6} bis {m:9} über wechselnde Hänge, ein Ball. Jedes Loch ist ein Par 2.',
    scoring: { how: 'Zähl die Schläge für neun Löcher, Par 18.', unit: 'Schläge' },
    diagram: {
      alt: 'Drei nummerierte Putts führen von Loch zu Loch über ein Grün; der erste ist {m:6}, der zweite {m:9} lang.',
    },
  },
  drawback: {
    name: 'Zurückziehen',
    description:
      'Neun Putts. Nach jedem Fehler ziehst du den Ball eine Putterlänge weiter vom Loch weg.',
    scoring: { how: 'Zähl die Schläge für neun Löcher.', unit: 'Schläge' },
    diagram: {
      alt: 'Ein Putt läuft am Loch vorbei; der Ball wird {m:0.9} zurückgezogen und von dort noch einmal geputtet.',
      labels: { firstPutt: 'Erster Putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Test mit 50 Putts',
    description:
      'Fünfzig Löcher mit einem Ball, reihum aus {m:1} bis {m:5}. Der lange Puttest, mit Normwerten zum Vergleichen.',
    scoring: { how: 'Zähl alle Schläge für die fünfzig Löcher.', unit: 'Schläge' },
    diagram: {
      alt: 'Fünf Bälle in einer Reihe, {m:1}, {m:2}, {m:3}, {m:4} und {m:5} vom Loch entfernt.',
    },
  },
};
