import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Zehn ganze Routinen',
    description:
      'Zehn Bälle auf zehn Ziele, jeder mit der ganzen Routine und einer Linie, die du überschreitest.',
    scoring: {
      how: 'Spiel zehn Bälle. Zähl die Routinen, die vollständig waren und höchstens 30 Sekunden dauerten, egal, wohin der Ball flog.',
      unit: 'ganze Routinen',
    },
    diagram: {
      alt: 'Eine Linie am Boden trennt den Platz hinter dem Ball, wo du denkst, vom Platz am Ball, wo du zur Fahne spielst.',
      labels: { think: 'Denken', play: 'Spielen' },
    },
  },
  'breath-four-two-six': {
    name: 'Atem 4-2-6',
    description:
      'Auf vier einatmen, zwei halten, auf sechs ausatmen. Zu Hause ein paar Minuten, auf dem Platz zwei Atemzüge.',
    safety:
      'Atme kleiner, wenn dir schwindlig wird, und hör auf, wenn es nicht vergeht. Nie am Steuer.',
    scoring: {
      how: 'Atme 4-2-6, bis noch eine Minute übrig ist. Zähl die Atemzüge dieser Minute, ohne sie zu lenken; weniger heißt ruhiger.',
      unit: 'Atemzüge pro Minute',
    },
    diagram: {
      alt: 'Ein Atemzug, gezeichnet wie der Flug eines Balls: Er steigt vier Takte, bleibt zwei auf der Höhe und fällt sechs.',
      labels: { breatheIn: 'Ein 4', hold: 'Halten 2', breatheOut: 'Aus 6' },
    },
  },
  'consequence-finish': {
    name: 'Finale mit Folgen',
    description:
      'Sechs Bälle, es zählt die längste Folge guter. Mit drei in Folge schuldest du nichts.',
    scoring: {
      how: 'Spiel sechs Bälle. Zähl die längste Folge guter; drei genügen.',
      unit: 'in Folge',
    },
    diagram: {
      alt: 'Drei Bälle, nummeriert von eins bis drei, {1.5 m|5 ft} vom Loch; drei in Folge gelocht genügen.',
      labels: { inARow: 'In Folge' },
    },
  },
  'three-points-a-hole': {
    name: 'Drei Punkte pro Loch',
    description:
      'Drei Löcher auf dem Platz. Ein Punkt für den Abschlag, einer für den Weg zum Grün, einer für die Putts.',
    alternatives: [
      'Kein Platz: Spiel drei Löcher, die du kennst, auf der Range, und putte danach.',
    ],
    safety:
      'Warte, bis die Gruppe vor dir außer Reichweite ist, und ruf, wenn ein Ball auf Menschen zufliegt.',
    scoring: {
      how: 'Spiel drei Löcher. Jedes bringt bis zu drei Punkte: Abschlag im Spiel, mit höchstens einem Schlag über Regulation auf dem Grün, höchstens zwei Putts.',
      unit: 'Punkte',
    },
    diagram: {
      alt: 'Ein Loch vom Abschlag übers Fairway zum Grün mit drei nummerierten Stellen: der Abschlag im Spiel, der Schlag aufs Grün, die Putts.',
    },
  },
};
