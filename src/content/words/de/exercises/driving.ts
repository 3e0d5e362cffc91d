import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Fairway-Korridor',
    description:
      'Vierzehn Abschläge in einen {25 m|25 yd} breiten Korridor. Zähl die Fairways einer ganzen Runde.',
    alternatives: ['Im Simulator: ein {25 m|25 yd} breites Fairway auf dem Bildschirm.'],
    scoring: {
      how: 'Schlag 14-mal ab, mit einem Schläger und auf einen Zielpunkt. Zähl die Abschläge, die im Korridor enden.',
      unit: 'getroffene Fairways',
    },
    diagram: {
      alt: 'Vom Tee aus ein {25 m|25 yd} breiter Korridor zwischen zwei Pfosten in etwa {200 m|220 yd} Entfernung, mit Bäumen auf beiden Seiten.',
    },
  },
  'two-club-pairs': {
    name: 'Driver oder sicherer Schläger',
    description:
      'Zehn Paare: ein Ball mit dem Driver, einer mit dem Schläger, dem du vertraust, durch dieselbe Lücke.',
    scoring: {
      how: 'Schlag zehn Paare, 20 Bälle. Zähl für jeden Schläger die Bälle, die in der Lücke enden.',
      unit: 'Bälle in der Lücke',
      cells: { driver: 'Driver', safeClub: 'Sicherer Schläger' },
    },
    diagram: {
      alt: 'Zwei Abschläge in dieselbe {30 m|35 yd} breite Lücke: ein längerer mit dem Driver und ein kürzerer mit dem sicheren Schläger.',
      labels: { driver: 'Driver', safeClub: 'Sicherer Schläger' },
    },
  },
  'strike-map': {
    name: 'Trefferbild',
    description:
      'Markier die Schlagfläche, schlag zehn Drives und lies ab, wo du den Ball getroffen hast.',
    alternatives: ['Am Netz geht es genauso: Abgelesen wird nur die Schlagfläche.'],
    scoring: {
      how: 'Schlag zehn Drives. Zähl die Abdrücke, die höchstens eine Daumenbreite neben der Mitte liegen.',
      unit: 'Treffer in der Mitte',
    },
    diagram: {
      alt: 'Die Schlagfläche eines Drivers, vom Ball aus gesehen: Die meisten Abdrücke liegen in einem Kreis in der Mitte, zwei zur Spitze und einer zur Ferse hin.',
      labels: { toe: 'Spitze', heel: 'Ferse' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Ein Ball, ein Abschlag',
    description:
      'Stell dir den schwersten Abschlag vor, den du kennst. Du hast einen Ball, fünfmal in der Einheit.',
    scoring: {
      how: 'Spiel fünf Abschläge, vor jedem eine Pause. Zähl die, die in der Lücke enden.',
      unit: 'Bälle im Spiel',
    },
    diagram: {
      alt: 'Ein Abschlag über ein Fairway, das zwischen Bäumen auf der einen und einem Bunker auf der anderen Seite abknickt, in eine {30 m|35 yd} breite Lücke.',
      labels: { oneBall: 'Ein Ball' },
    },
  },
};
