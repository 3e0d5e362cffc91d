import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip in die Landezone',
    description: 'Trag den Ball {m:6} bis zum Handtuch und lass ihn zum Loch ausrollen.',
    scoring: {
      how: 'Chippe 30 Bälle. Es zählen nur die, die auf dem Handtuch oder höchstens eine Schlägerlänge daneben landen.',
      unit: 'gute Landungen',
    },
    diagram: {
      alt: 'Ein Chip vom Vorgrün fliegt {m:6} als Carry in eine schraffierte Landezone und rollt weiter zum Loch.',
      labels: { carry: 'Carry', roll: 'Roll' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Ein Punkt, drei Schläger',
    description:
      'Drei Schläger landen auf demselben Punkt und rollen drei Längen aus. Der Schwung bleibt gleich.',
    scoring: {
      how: 'Chippe 18 Bälle, sechs mit jedem Schläger, in wechselnder Reihenfolge. Zähl die, die höchstens eine Schlägerlänge neben dem Punkt landen.',
      unit: 'gute Landungen',
    },
    diagram: {
      alt: 'Ein Carry zu einem Landepunkt in {m:5} Entfernung und drei verschieden lange Rollwege für drei Schläger.',
      labels: { sandWedge: 'Sandwedge', wedge: 'Wedge', eightIron: 'Eisen 8', carry: 'Carry' },
    },
  },
  'chip-points': {
    name: 'Zehn Chips um Punkte',
    description:
      'Zehn Chips aus {m:10} bis {m:18}. Punkte für gelocht, ganz nah, nah und noch im Kreis.',
    scoring: {
      how: 'Spiel zehn Chips und zähl die Punkte zusammen: 4 gelocht, 3 bis {m:1}, 2 bis {m:2}, 1 bis {m:3}.',
      unit: 'Punkte',
    },
    diagram: {
      alt: 'Chips aus {m:10} und {m:18} auf ein Loch mit drei Kreisen für drei, zwei und einen Punkt.',
    },
  },
  'splash-line': {
    name: 'Linie im Sand',
    description: 'Eine Linie im Sand. Triff den Sand dahinter und spritz ihn samt Ball aufs Grün.',
    scoring: {
      how: 'Mach 20 Schwünge. Zähl die Spuren, die auf der Linie oder höchstens {m:0.05} dahinter beginnen.',
      unit: 'gute Treffer',
    },
    diagram: {
      alt: 'Eine Linie im Sand mit vier Bällen davor; der Schläger taucht an der Linie ein und spritzt jeden Ball aufs Grün.',
      labels: { line: 'Linie' },
    },
  },
  'wedge-ladder': {
    name: 'Wedge-Leiter',
    description:
      'Ein Wedge, vier Carry-Längen: {m:30}, {m:40}, {m:50} und {m:60}, hinauf und hinunter.',
    scoring: {
      how: 'Schlag 16 Bälle, vier auf jede Marke. Zähl die, die höchstens {m:5} daneben landen.',
      unit: 'gute Carrys',
    },
    diagram: {
      alt: 'Vier Pitches mit einem Wedge fliegen in Landezonen bei {m:30}, {m:40}, {m:50} und {m:60}.',
    },
  },
  'up-and-down-nine': {
    name: 'Up-and-down, neun Bälle',
    description:
      'Neun Bälle rund ums Grün, einer nach dem anderen ins Loch. Für jeden ist Par zwei Schläge.',
    scoring: { how: 'Zähl alle Schläge für die neun Bälle, Par 18.', unit: 'Schläge' },
    diagram: {
      alt: 'Neun Bälle verstreut um ein Grün, zwei davon in Bunkern; jeder wird ans Loch gespielt und eingelocht.',
    },
  },
  'worst-ball-chips': {
    name: 'Der schlechtere von zwei',
    description:
      'Chippe von jeder Stelle zwei Bälle und spiel immer mit dem schlechteren weiter. Dann zwei Putts, und wieder der schlechtere.',
    scoring: {
      how: 'Zähl die Schläge für sechs Stellen, immer mit dem schlechteren Ball, Par 18.',
      unit: 'Schläge',
    },
    diagram: {
      alt: 'Zwei Chips von einer Stelle: Einer liegt nah am Loch, der andere weiter weg, und von dort geht es weiter.',
      labels: { worse: 'Schlechter', better: 'Besser' },
    },
  },
};
