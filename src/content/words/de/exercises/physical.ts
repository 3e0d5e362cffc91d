import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Dynamisches Aufwärmen',
    description:
      'Fünf Bewegungen ohne Halten, von den Schultern bis zur Hüfte. Dann der erste Ball.',
    diagram: {
      alt: 'Ein Golfer, von oben gesehen, dreht mit einem Schläger hinter den Schultern den Rumpf zur einen und zur anderen Seite.',
      labels: { turns: '15 Drehungen' },
    },
  },
  'after-play-stretch': {
    name: 'Dehnen nach dem Spiel',
    description:
      'Fünf ruhige Dehnungen für Hüfte, Beine und Rücken. Nach dem Spiel oder am Abend, nie direkt vor dem Schlagen.',
    scoring: {
      how: 'Zehn Dehnungen, fünf Bewegungen mit je zwei Seiten oder zwei Runden. Zähl die, die du die volle Zeit hältst.',
      unit: 'volle Dehnungen',
    },
    diagram: {
      alt: 'Von oben gesehen: Eine Ferse liegt auf einer Bank, und der Oberkörper neigt sich über das Bein, 30 Sekunden gehalten.',
      labels: { hold: '30 Sekunden', bench: 'Bank' },
    },
  },
  'balance-reach': {
    name: 'Balance auf einem Bein',
    description:
      'Steh auf einem Bein und berühr mit dem anderen Fuß drei Punkte: vorn, seitlich und hinten.',
    scoring: {
      how: 'Fünf Runden auf jedem Bein. Zähl die Runden, in denen du den freien Fuß nicht belastest.',
      unit: 'saubere Runden',
    },
    diagram: {
      alt: 'Ein Standfuß in der Mitte; der andere Fuß reicht zu drei Punkten in {60 cm|2 ft} Entfernung, vorn, seitlich und hinten.',
      labels: { front: 'Vorn', side: 'Seite', back: 'Hinten' },
    },
  },
  'rotation-throws': {
    name: 'Würfe aus der Drehung',
    description:
      'Stell dich seitlich zur Wand und wirf einen leichten Medizinball, die Hüfte führt.',
    scoring: {
      how: 'Wirf 30-mal, 15-mal pro Seite. Zähl die Würfe, die in Balance enden und die Wand auf Brusthöhe treffen.',
      unit: 'saubere Würfe',
    },
    diagram: {
      alt: 'Ein Golfer, von oben gesehen, steht seitlich zu einer Wand in {2 m|7 ft} Entfernung und wirft einen Ball waagerecht dagegen.',
      labels: { wall: 'Wand' },
    },
  },
};
