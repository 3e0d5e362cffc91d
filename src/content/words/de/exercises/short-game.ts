import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip in die Landezone',
    description: 'Trag den Ball {6 m|20 ft} bis zum Handtuch und lass ihn zum Loch ausrollen.',
    alternatives: ['Ohne Grün: ein Handtuch auf irgendeinem Rasen. Nur die Landung zählt.'],
    scoring: {
      how: 'Chippe 30 Bälle. Es zählen nur die, die auf dem Handtuch oder höchstens eine Schlägerlänge daneben landen.',
      unit: 'gute Landungen',
    },
    diagram: {
      alt: 'Ein Chip vom Vorgrün fliegt {6 m|20 ft} als Carry in eine schraffierte Landezone und rollt weiter zum Loch.',
      labels: { carry: 'Carry', roll: 'Roll' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Ein Punkt, drei Schläger',
    description:
      'Drei Schläger landen auf demselben Punkt und rollen drei Längen aus. Der Schwung bleibt gleich.',
    alternatives: ['Mit zwei Schlägern: neun Bälle mit jedem, im Wechsel.'],
    scoring: {
      how: 'Chippe 18 Bälle, sechs mit jedem Schläger, in wechselnder Reihenfolge. Zähl die, die höchstens eine Schlägerlänge neben dem Punkt landen.',
      unit: 'gute Landungen',
    },
    diagram: {
      alt: 'Ein Carry zu einem Landepunkt in {5 m|15 ft} Entfernung; von dort rollen drei Schläger auf derselben Linie aus, einer hinter dem anderen.',
      labels: { sandWedge: 'Sandwedge', wedge: 'Wedge', eightIron: 'Eisen 8', carry: 'Carry' },
    },
  },
  'chip-points': {
    name: 'Zehn Chips um Punkte',
    description:
      'Zehn Chips aus {10 m|30 ft} bis {18 m|60 ft}. Punkte für gelocht, ganz nah, nah und noch im Kreis.',
    scoring: {
      how: 'Spiel zehn Chips und zähl die Punkte zusammen: 4 gelocht, 3 bis {1 m|3 ft}, 2 bis {2 m|6 ft}, 1 bis {3 m|10 ft}.',
      unit: 'Punkte',
    },
    diagram: {
      alt: 'Chips aus {10 m|30 ft} und {18 m|60 ft} auf ein Loch mit drei Kreisen für drei, zwei und einen Punkt.',
    },
  },
  'splash-line': {
    name: 'Linie im Sand',
    description:
      'Eine Linie im Sand. Triff den Sand dahinter mit offenem Schläger und spritz ihn samt Ball aufs Grün.',
    alternatives: ['Ohne Bälle: Nur die Spuren zählen, in jedem Sand.'],
    safety:
      'Niemand steht vor dir oder neben der Linie: Bälle und Steine fliegen schnell und flach aus dem Sand.',
    scoring: {
      how: 'Mach 20 Schwünge. Zähl die Spuren, die auf der Linie oder höchstens {5 cm|2 in} dahinter beginnen.',
      unit: 'gute Treffer',
    },
    diagram: {
      alt: 'Füße in offenem Stand und ein offener Schläger an einer Linie im Sand; vor der Linie liegen drei Bälle, und einer fliegt aufs Grün.',
      labels: { stance: 'Offener Stand', club: 'Schläger offen' },
    },
  },
  'wedge-ladder': {
    name: 'Wedge-Leiter',
    description:
      'Ein Wedge, vier Carry-Längen: {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} und {60 m|65 yd}, hinauf und hinunter.',
    alternatives: [
      'Keine Marken auf der Range: Nimm vier Dinge in anderen Entfernungen, mindestens {10 m|10 yd} auseinander, und bleib dabei.',
      'Im Simulator: Der Carry auf dem Bildschirm ist die Marke.',
    ],
    scoring: {
      how: 'Schlag 16 Bälle, vier auf jede Marke. Zähl die, die höchstens {5 m|5 yd} daneben landen.',
      unit: 'gute Carrys',
    },
    diagram: {
      alt: 'Vier Pitches mit einem Wedge fliegen in Landezonen bei {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} und {60 m|65 yd}.',
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
  'ten-from-the-sand': {
    name: 'Zehn aus dem Sand',
    description: 'Zehn Bälle aus dem Bunker, einer nach dem anderen. Auf dem Grün oder nicht.',
    alternatives: ['Mit fünf Bällen: Spiel sie zweimal.'],
    safety: 'Niemand steht zwischen dir und der Fahne oder neben dem Bunker, solange du spielst.',
    scoring: {
      how: 'Spiel zehn Bälle aus dem Bunker. Zähl die, die auf dem Grün liegen bleiben.',
      unit: 'Bälle auf dem Grün',
    },
    diagram: {
      alt: 'Ein Golfer im Bunker spielt auf eine {10 m|30 ft} entfernte Fahne; sechs Bälle liegen auf dem Grün und zwei daneben.',
      labels: { tenBalls: 'Zehn Bälle' },
    },
  },
};
