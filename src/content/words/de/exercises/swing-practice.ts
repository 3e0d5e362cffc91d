import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Füße zusammen',
    description:
      'Dreiviertel\u00ADschwünge mit geschlossenen Füßen. Bleibst du in Balance, ist der Schwung in Ordnung.',
    alternatives: ['Am Netz geht es genauso: Nur das Finish zählt.'],
    scoring: {
      how: 'Schlag 20 Bälle. Zähl, wie oft du das Finish drei Sekunden hältst.',
      unit: 'gehaltene Finishs',
    },
    diagram: {
      alt: 'Zwei Füße nebeneinander, von oben gesehen, und ein Ball, der eine gerade Linie entlangfliegt.',
      labels: { feetTogether: 'Füße zusammen' },
    },
  },
  'nine-to-three': {
    name: 'Von neun bis drei',
    description: 'Halbe Schwünge von neun Uhr bis drei Uhr. Der Ball fliegt flach und gerade.',
    alternatives: [
      'Ohne die zwei Marken: ein Baum und die Lücke daneben, etwa {10 m|10 yd} breit.',
    ],
    scoring: {
      how: 'Schlag 20 Bälle. Zähl die, die zwischen den zwei Marken starten und bleiben.',
      unit: 'Bälle auf Linie',
    },
    diagram: {
      alt: 'Ein Golfer, von vorn gesehen wie auf einem Zifferblatt: Bei neun Uhr ist der Arm waagerecht und der Schläger zeigt nach oben, bei drei Uhr liegen Arm und Schläger waagerecht in einer Linie.',
    },
  },
  'tempo-three-to-one': {
    name: 'Drei zurück, eins durch',
    description:
      'Zähl eins, zwei, drei beim Ausholen und eins beim Durchschwingen. Mit oder ohne Ball.',
    alternatives: [
      'In einem niedrigen Raum: ein kurzer Schläger, verkehrt herum gehalten, oder ein Handtuch mit Knoten.',
    ],
    safety:
      'Schau vor dem ersten Schwung nach oben und um dich: Decke, Lampe, Möbel, Menschen. Die Augen bleiben offen.',
    scoring: {
      how: 'Mach 20 Schwünge mit einem Metronom, gefilmt oder beobachtet. Zähl die, die bei drei oben waren und bei eins am Ball oder dort, wo er läge.',
      unit: 'Schwünge im Takt',
    },
    diagram: {
      alt: 'Ein Schwung von vorn gesehen: Eins, zwei, drei läuft den Rückschwung hinauf, ein einziger Takt führt hinunter zum Ball.',
      labels: { through: '1 durch' },
    },
  },
  'rail-set-up': {
    name: 'Schienen für die Ausrichtung',
    description: 'Zwei Stäbe am Boden, wie Schienen: einer für die Füße, einer für die Ball-Linie.',
    alternatives: ['Auf irgendeinem Rasen ohne Bälle: Zwei Bäume oder Pfosten sind die Lücke.'],
    scoring: {
      how: 'Richte dich zehnmal ohne Schienen aus. Zähl, wie oft beide Stäbe, an den Fußspitzen und an der Schlagfläche, in die Lücke zeigten.',
      unit: 'richtige Ausrichtungen',
    },
    diagram: {
      alt: 'Zwei parallele Stäbe am Boden, einer an den Fußspitzen und einer hinter dem Ball, beide zeigen in eine {10 m|10 yd} breite Lücke zwischen zwei Pfosten.',
      labels: { toes: 'Fußspitzen', ballLine: 'Ball-Linie' },
    },
  },
};
