import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Die letzten Putts',
    description:
      'Drei Putts in Folge, und du darfst nach Hause. Nach einem Fehler beginnt die Folge neu.',
    alternatives: ['Zu Hause: ein liegendes Glas oder eine Münze als Loch. Bleib bei demselben.'],
    scoring: {
      how: 'Zähl die Putts, bis drei in Folge gelocht waren, höchstens 15.',
      unit: 'Putts bis zu drei in Folge',
    },
    diagram: {
      alt: 'Drei nummerierte Bälle {1.5 m|5 ft} vom Loch; sie müssen nacheinander ins Loch.',
      labels: { inARow: 'In Folge' },
    },
  },
  'finish-chips': {
    name: 'Die letzten Chips',
    description:
      'Drei gute Chips in Folge, und du darfst nach Hause. Nach einem schlechten beginnt die Folge neu.',
    scoring: {
      how: 'Zähl die Bälle, bis drei in Folge gut waren, höchstens 15.',
      unit: 'Bälle bis zu drei in Folge',
    },
    diagram: {
      alt: 'Drei nummerierte Bälle neben einem Grün; jeder muss im Umkreis von {2 m|6 ft} ums Loch liegen bleiben.',
      labels: { inARow: 'In Folge', radius: 'Radius' },
    },
  },
  'finish-shots': {
    name: 'Die letzten Schläge',
    description:
      'Drei gute Schläge in Folge, und du darfst nach Hause. Nach einem schlechten beginnt die Folge neu.',
    scoring: {
      how: 'Zähl die Bälle, bis drei in Folge gut waren, höchstens 15.',
      unit: 'Bälle bis zu drei in Folge',
    },
    diagram: {
      alt: 'Drei nummerierte Bälle auf der Range und ein {25 m|25 yd} breiter Korridor zwischen zwei Pfosten, in dem jeder enden muss.',
      labels: { inARow: 'In Folge' },
    },
  },
};
