import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'Die letzten Putts',
    description:
      'Sechs Putts, es zählt die längste Serie gelochter Putts. Mit zwei in Folge schuldest du nichts.',
    purpose:
      'Die letzten Putts im Training sollen sich anfühlen wie die letzten Putts einer Runde. Ein kleiner Preis sorgt dafür.',
    setUp:
      'Ein Loch und {1.5 m|5 ft} gerader Putt, oder die Entfernung, die in der Einheit steht. Drei Bälle.',
    steps: [
      'Sag laut, was ein Fehler kostet, zum Beispiel zehn Kniebeugen am Ende.',
      'Putte einen Ball nach dem anderen, jeden mit der ganzen Routine. Nach einem Fehler beginnt die Serie neu.',
      'Spiel alle sechs. Die längste Serie ist der Score.',
      'Weniger als zwei in Folge: Zahl den Preis.',
    ],
    commonFaults: [
      {
        fault: 'Der dritte Putt bekommt mehr Zeit als der erste.',
        fix: 'Zähl deine Blicke zum Loch und bleib bei der Zahl.',
      },
      {
        fault: 'Nach einem Fehler ziehst du den nächsten Ball heran.',
        fix: 'Geh zurück hinter den Ball und fang neu an.',
      },
    ],
    alternatives: ['Zu Hause: ein liegendes Glas oder eine Münze als Loch. Bleib bei demselben.'],
    scoring: {
      how: 'Putte sechs Bälle. Zähl die längste Serie gelochter Putts; zwei genügen.',
      unit: 'in Folge',
      unitOfOne: 'in Folge',
    },
    diagram: {
      alt: 'Zwei nummerierte Bälle {1.5 m|5 ft} vom Loch; zwei in Folge gelocht genügen.',
      labels: { inARow: '2 in Folge' },
    },
  },
  'finish-chips': {
    name: 'Die letzten Chips',
    description:
      'Sechs Chips, es zählt die längste Serie guter Chips. Mit zwei in Folge schuldest du nichts.',
    purpose:
      'Ein Chip, der gut sein muss, ist ein anderer Chip als einer von dreißig. Auf dem Platz wartet genau dieser auf dich.',
    setUp:
      'Ein einfacher Chip von {10 m|30 ft}. Gut heißt im Umkreis von {3 m|10 ft} ums Loch, oder was in der Einheit steht.',
    steps: [
      'Wähl Schläger und Landepunkt und sag laut, was ein Fehler kostet.',
      'Chippe einen Ball nach dem anderen, jeden mit der ganzen Routine. Nach einem schlechten beginnt die Serie neu.',
      'Spiel alle sechs. Die längste Serie ist der Score.',
      'Weniger als zwei in Folge: Zahl den Preis.',
    ],
    commonFaults: [
      {
        fault: 'Nach einem Fehler wechselst du den Schläger.',
        fix: 'Der Plan gilt für die ganze Aufgabe.',
      },
      {
        fault: 'Der dritte Chip ist zu kurz.',
        fix: 'Schau auf den Landepunkt, bis der Ball dort ist.',
      },
    ],
    scoring: {
      how: 'Spiel sechs Bälle. Zähl die längste Serie guter Bälle; zwei genügen.',
      unit: 'in Folge',
      unitOfOne: 'in Folge',
    },
    diagram: {
      alt: 'Zwei nummerierte Bälle neben einem Grün; jeder muss im Umkreis von {3 m|10 ft} ums Loch liegen bleiben.',
      labels: { inARow: '2 in Folge', radius: 'Radius' },
    },
  },
  'finish-shots': {
    name: 'Die letzten Schläge',
    description:
      'Sechs Schläge, es zählt die längste Serie guter Schläge. Mit zwei in Folge schuldest du nichts.',
    purpose:
      'Der letzte Ball im Korb ist meist der unwichtigste. Hier kann er die Serie vollmachen.',
    setUp:
      'Ein {25 m|25 yd} breiter Korridor und ein Schläger, dem du vertraust. Gut ist ein Ball, der darin endet, oder was in der Einheit steht.',
    steps: [
      'Sag den Schlag laut an und was ein Fehler kostet.',
      'Schlag einen Ball nach dem anderen, jeden mit der ganzen Routine. Nach einem schlechten beginnt die Serie neu.',
      'Spiel alle sechs. Die längste Serie ist der Score.',
      'Weniger als zwei in Folge: Zahl den Preis.',
    ],
    commonFaults: [
      {
        fault: 'Den nächsten Ball schlägst du im Ärger.',
        fix: 'Leg den Schläger nach einem Fehler für einen Atemzug weg.',
      },
      {
        fault: 'Die Aufgabe wird von Ball zu Ball leichter.',
        fix: 'Schläger und Ziel bleiben bis zum Ende.',
      },
    ],
    scoring: {
      how: 'Spiel sechs Bälle. Zähl die längste Serie guter Bälle; zwei genügen.',
      unit: 'in Folge',
      unitOfOne: 'in Folge',
    },
    diagram: {
      alt: 'Zwei nummerierte Bälle auf der Range und ein {25 m|25 yd} breiter Korridor zwischen zwei Pfosten, in dem jeder enden muss.',
      labels: { inARow: '2 in Folge' },
    },
  },
};
