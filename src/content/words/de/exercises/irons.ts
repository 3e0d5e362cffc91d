import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Zehn lockere Wedges',
    description: 'Zehn weiche Wedges auf ein freies Ziel. Halbes Tempo, volle Balance.',
    diagram: {
      alt: 'Ein Golfer, von oben gesehen, schlägt weiche Wedges in eine breite Landezone in etwa {50 m|55 yd} Entfernung.',
    },
  },
  'low-point-line': {
    name: 'Linie für den tiefsten Punkt',
    description:
      'Eine Linie am Boden zeigt, wo der Schläger den Rasen trifft. Die Spur beginnt auf ihr oder gleich dahinter.',
    alternatives: ['Auf irgendeinem Rasen ohne Bälle: 20 Spuren im Gras.'],
    scoring: {
      how: 'Mach 20 Schwünge. Zähl die Spuren, die auf der Linie oder höchstens {10 cm|4 in} dahinter beginnen.',
      unit: 'gute Spuren',
    },
    diagram: {
      alt: 'Eine Linie quer über den Rasen: Drei Spuren des Schlägers beginnen höchstens {10 cm|4 in} dahinter, auf der Linie liegen Bälle bereit.',
      labels: { line: 'Linie', marks: 'Spuren' },
    },
  },
  'short-iron-greens': {
    name: 'Kurze Eisen aufs Grün',
    description:
      'Zehn Bälle auf ein Grün aus {90 m|100 yd}. Drauf oder nicht, dazwischen gibt es nichts.',
    scoring: {
      how: 'Schlag zehn Bälle. Zähl die, die auf dem Grün liegen bleiben.',
      unit: 'getroffene Grüns',
      norm: 'Amateure auf dem Platz, meist Männer',
    },
    diagram: {
      alt: 'Schläge aus {90 m|100 yd} auf ein rundes Grün von {25 m|25 yd} Durchmesser; sechs liegen auf dem Grün und drei daneben.',
    },
  },
  'nine-windows': {
    name: 'Neun Fenster',
    description:
      'Flach, mittel und hoch, jeweils als Draw, gerade und als Fade. Sag das Fenster an, dann triff es.',
    scoring: {
      how: 'Spiel jedes der neun Fenster einmal. Ein Punkt für einen Treffer, ein halber Punkt für die richtige Kurve in falscher Höhe.',
      unit: 'Fenster',
    },
    diagram: {
      alt: 'Neun Fenster, von hinter dem Ball gesehen: flach, mittel und hoch, jeweils mit einem Draw, einem geraden Schlag und einem Fade. Angesagt ist ein hoher Fade.',
      labels: {
        high: 'Hoch',
        mid: 'Mittel',
        low: 'Flach',
        draw: 'Draw',
        straight: 'Gerade',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'Schläger-Roulette',
    description:
      'Für jeden Ball ein neuer Schläger und ein neues Ziel, per Los gezogen. Nie zweimal dasselbe.',
    scoring: {
      how: 'Schlag 15 Bälle. Zähl die, die im angesagten Korridor enden, höchstens {15 m|15 yd} zu kurz oder zu lang.',
      unit: 'Bälle am Ziel',
    },
    diagram: {
      alt: 'Drei Ziele in verschiedenen Längen und auf verschiedenen Seiten, jedes für einen anderen Schläger; um das gezogene liegt ein schraffiertes Feld, {25 m|25 yd} breit.',
      labels: { wedge: 'Wedge', eightIron: 'Eisen 8', fiveIron: 'Eisen 5' },
    },
  },
};
