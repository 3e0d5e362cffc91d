import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Dynamisches Aufwärmen',
    description:
      'Fünf Bewegungen ohne Halten, von den Schultern bis zur Hüfte. Dann der erste Ball.',
    safety:
      'Platz für einen Schläger rundherum. Hör auf, wenn es weh tut; ein leichtes Ziehen genügt.',
    diagram: {
      alt: 'Fünf nummerierte Bewegungen, von vorn gesehen: Armschwingen, Rumpfdrehungen mit einem Schläger hinter den Schultern, Seitbeugen mit dem Schläger über dem Kopf, ein Ausfallschritt mit Drehung und ein Zug von der Ansprechposition über die vordere Schulter.',
    },
  },
  'after-play-stretch': {
    name: 'Dehnen nach dem Spiel',
    description:
      'Fünf ruhige Dehnungen für Hüfte, Beine und Rücken. Nach dem Spiel oder am Abend, nie direkt vor dem Schlagen.',
    alternatives: ['Ohne Bank: eine Treppenstufe.'],
    safety:
      'Ein Ziehen ist richtig, Schmerz nicht. Nimm einen Stuhl, der nicht rutscht. Das ist kein ärztlicher Rat: Frag jemanden, der sich auskennt, wenn ein Schmerz bleibt.',
    scoring: {
      how: 'Zehn Dehnungen, fünf Bewegungen mit je zwei Seiten oder zwei Runden. Zähl die, die du die volle Zeit hältst.',
      unit: 'volle Dehnungen',
    },
    diagram: {
      alt: 'Von der Seite gesehen: Jemand steht auf einem Bein, die andere Ferse auf einer Bank, und neigt sich mit langem Rücken vor, 30 Sekunden lang.',
      labels: { hold: '30 Sekunden', bench: 'Bank' },
    },
  },
  'balance-reach': {
    name: 'Balance auf einem Bein',
    description:
      'Steh auf einem Bein und berühr mit dem anderen Fuß drei Punkte: vorn, seitlich und hinten.',
    alternatives: ['Schwer fürs Sprunggelenk: Münzen in {30 cm|1 ft} Entfernung, und bleib dabei.'],
    safety:
      'Steh in Reichweite einer Wand oder eines schweren Stuhls, auf einem Boden, der nicht rutscht, mit offenen Augen.',
    scoring: {
      how: 'Fünf Runden auf jedem Bein. Zähl die Runden, in denen du weder den freien Fuß belastest noch die Wand berührst.',
      unit: 'saubere Runden',
    },
    diagram: {
      alt: 'Ein Standfuß neben einer Wand; der andere Fuß reicht zu drei Punkten in {60 cm|2 ft} Entfernung, vorn, seitlich und hinten.',
      labels: { front: 'Vorn', side: 'Seite', back: 'Hinten', wall: 'Wand' },
    },
  },
  'rotation-throws': {
    name: 'Würfe aus der Drehung',
    description: 'Wirf einen leichten Medizinball seitlich, die Hüfte führt, und miss, wie weit.',
    alternatives: ['Ohne den Platz: Wirf gegen eine feste Wand und zähl nicht.'],
    safety:
      'Niemand steht in Wurfrichtung, und nichts, was zerbricht. Keine Würfe mit schmerzendem Rücken.',
    scoring: {
      how: 'Wirf sechsmal, dreimal zu jeder Seite, mit demselben Ball. Es zählt der Mittelwert der sechs Weiten.',
      unit: 'Meter im Mittel',
    },
    diagram: {
      alt: 'Ein Golfer, von oben gesehen, steht seitlich an einer Linie und wirft einen Ball waagerecht über freien Boden; drei frühere Würfe liegen {6 m|20 ft} entfernt.',
      labels: { line: 'Linie' },
    },
  },
};
