import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Die letzten Putts',
    description:
      'Sechs Putts, es zählt die längste Folge gelochter. Mit drei in Folge schuldest du nichts.',
    alternatives: ['Zu Hause: ein liegendes Glas oder eine Münze als Loch. Bleib bei demselben.'],
    scoring: {
      how: 'Putte sechs Bälle. Zähl die längste Folge gelochter; drei genügen.',
      unit: 'in Folge',
    },
    diagram: {
      alt: 'Drei nummerierte Bälle {1.5 m|5 ft} vom Loch; drei in Folge gelocht genügen.',
      labels: { inARow: 'In Folge' },
    },
  },
  'finish-chips': {
    name: 'Die letzten Chips',
    description:
      'Sechs Chips, es zählt die längste Folge guter. Mit drei in Folge schuldest du nichts.',
    scoring: {
      how: 'Spiel sechs Bälle. Zähl die längste Folge guter; drei genügen.',
      unit: 'in Folge',
    },
    diagram: {
      alt: 'Drei nummerierte Bälle neben einem Grün; jeder muss im Umkreis von {2 m|6 ft} ums Loch liegen bleiben.',
      labels: { inARow: 'In Folge', radius: 'Radius' },
    },
  },
  'finish-shots': {
    name: 'Die letzten Schläge',
    description:
      'Sechs Schläge, es zählt die längste Folge guter. Mit drei in Folge schuldest du nichts.',
    scoring: {
      how: 'Spiel sechs Bälle. Zähl die längste Folge guter; drei genügen.',
      unit: 'in Folge',
    },
    diagram: {
      alt: 'Drei nummerierte Bälle auf der Range und ein {25 m|25 yd} breiter Korridor zwischen zwei Pfosten, in dem jeder enden muss.',
      labels: { inARow: 'In Folge' },
    },
  },
};
