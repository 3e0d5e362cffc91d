import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Füße zusammen',
    description:
      'Dreiviertel\u00ADschwünge mit geschlossenen Füßen. Bleibst du in Balance, ist der Schwung in Ordnung.',
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
    scoring: {
      how: 'Schlag 20 Bälle. Zähl die, die zwischen den zwei Marken starten und bleiben.',
      unit: 'Bälle auf Linie',
    },
    diagram: {
      alt: 'Ein Golfer, von vorn gesehen wie auf einem Zifferblatt: Der Schläger schwingt von neun Uhr durch den Ball bei sechs bis drei Uhr.',
    },
  },
  'tempo-three-to-one': {
    name: 'Drei zurück, eins durch',
    description:
      'Zähl eins, zwei, drei beim Ausholen und eins beim Durchschwingen. Mit oder ohne Ball.',
    scoring: {
      how: 'Mach 20 Schwünge. Zähl die, die bei drei oben waren und bei eins am Ball oder dort, wo er läge.',
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
    scoring: {
      how: 'Richte dich 15-mal ohne Schienen aus und prüf jedes Mal mit einem Stab. Zähl, wie oft Füße und Schlagfläche stimmten.',
      unit: 'richtige Ausrichtungen',
    },
    diagram: {
      alt: 'Zwei parallele Stäbe am Boden, einer an den Fußspitzen und einer hinter dem Ball, beide zeigen zum Ziel.',
      labels: { toes: 'Fußspitzen', ballLine: 'Ball-Linie' },
    },
  },
};
