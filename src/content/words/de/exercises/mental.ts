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
    scoring: {
      how: 'Atme fünf Minuten lang, 25 Atemzüge. Zähl die längste Folge, ohne dich zu verzählen.',
      unit: 'Atemzüge in Folge',
    },
    diagram: {
      alt: 'Ein Atemzug, gezeichnet wie der Flug eines Balls: Er steigt vier Takte, bleibt zwei auf der Höhe und fällt sechs.',
      labels: { breatheIn: 'Ein 4', hold: 'Halten 2', breatheOut: 'Aus 6' },
    },
  },
  'consequence-finish': {
    name: 'Finale mit Folgen',
    description: 'Drei in Folge, und du darfst nach Hause. Nach einem Fehler fängst du neu an.',
    scoring: {
      how: 'Zähl die Bälle der längsten Folge, höchstens drei. Mit drei hast du bestanden.',
      unit: 'in Folge',
    },
    diagram: {
      alt: 'Drei Bälle, nummeriert von eins bis drei, {1.5 m|5 ft} vom Loch; alle drei müssen in Folge fallen.',
      labels: { inARow: 'In Folge' },
    },
  },
};
