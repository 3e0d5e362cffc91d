import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Dynamisches Aufwärmen',
    description:
      'Fünf Bewegungen ohne Halten, von den Schultern bis zur Hüfte. Dann der erste Ball.',
    purpose:
      'Warme Muskeln schwingen schneller und klagen weniger. Warm wirst du durch Bewegung, nicht durch langes Dehnen vor dem Spiel.',
    setUp:
      'Ein Schläger und Platz, ihn zu schwingen. Fang klein an und lass jede Bewegung wachsen.',
    steps: [
      'Armschwingen vor der Brust, eine halbe Minute.',
      'Rumpfdrehungen mit einem Schläger hinter den Schultern, 15 zu jeder Seite.',
      'Seitbeugen mit dem Schläger über dem Kopf, 8 zu jeder Seite, je zwei Takte.',
      'Ausfallschritte mit Drehung des Rumpfs über das vordere Bein, 8 zu jeder Seite.',
      'Holzhacker: von der Ansprechposition über die vordere Schulter und zurück, 10 zu jeder Seite.',
    ],
    commonFaults: [
      {
        fault: 'Du federst am Ende einer Drehung nach.',
        fix: 'Stopp, wo es leicht geht. Die nächste geht von selbst weiter.',
      },
      { fault: 'Du hältst die Luft an.', fix: 'Atme bei jeder Drehung aus.' },
    ],
    safety:
      'Platz für einen Schläger rundherum. Hör auf, wenn es weh tut; ein leichtes Ziehen genügt.',
    diagram: {
      alt: 'Fünf nummerierte Bewegungen, von vorn gesehen: Armschwingen, Rumpfdrehungen mit einem Schläger hinter den Schultern, Seitbeugen mit dem Schläger über dem Kopf, ein Ausfallschritt mit Drehung und ein Holzhacker von der Ansprechposition über die vordere Schulter.',
    },
  },
  'after-play-stretch': {
    name: 'Dehnen nach dem Spiel',
    description:
      'Fünf ruhige Dehnungen für Hüfte, Beine und Rücken. Nach dem Spiel oder am Abend, nie direkt vor dem Schlagen.',
    purpose:
      'Golf ist einseitige Arbeit. Acht ruhige Minuten danach erhalten die Drehung, die du am Morgen hattest.',
    setUp: 'Eine Bank oder ein Stuhl. Warme Muskeln, keine Eile.',
    steps: [
      'Hüftbeuger: ein Fuß auf der Bank, Becken kippen, 30 Sekunden je Seite.',
      'Beinrückseite: Ferse auf der Bank, langer Rücken, 30 Sekunden je Seite.',
      'Äußere Hüfte: sitzen, Knöchel über das andere Knie, 30 Sekunden je Seite.',
      'Drehsitz: Rumpf drehen und nach hinten schauen, 30 Sekunden je Seite.',
      'Schultern: Schläger über den Kopf und sanft nach hinten, zweimal 20 Sekunden.',
    ],
    commonFaults: [
      {
        fault: 'Du federst, um weiter zu kommen.',
        fix: 'Halt still und atme aus. Die Dehnung wird von selbst länger.',
      },
      {
        fault: 'Der Rücken wird rund.',
        fix: 'Geh weniger weit, mit langem Rücken. Die Hüfte macht die Arbeit.',
      },
    ],
    alternatives: ['Ohne Bank: eine Treppenstufe.'],
    safety:
      'Ein Ziehen ist richtig, Schmerz nicht. Nimm einen Stuhl, der nicht rutscht. Das ist kein ärztlicher Rat: Frag jemanden, der sich auskennt, wenn der Schmerz bleibt.',
    scoring: {
      how: 'Zehn Dehnungen, fünf Bewegungen mit je zwei Seiten oder zwei Runden. Zähl die, die du die volle Zeit hältst.',
      unit: 'volle Dehnungen',
      unitOfOne: 'volle Dehnung',
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
    purpose:
      'Das Finish eines Schwungs ist ein Stand auf einem Bein. Beherrschst du den, kannst du so schnell schwingen, wie du willst.',
    setUp:
      'Neben einer Wand, eine Armlänge entfernt. Drei Tees oder Münzen um den Standfuß, {60 cm|2 ft} entfernt: vorn, seitlich, hinten.',
    steps: [
      'Steh auf einem Bein, die Hände an der Hüfte.',
      'Berühr vorn, seitlich und hinten mit den Zehen des anderen Fußes. Das ist eine Runde.',
      'Mach fünf Runden, dann dreh dich um und wechsle das Bein.',
      'Eine Runde, in der du den freien Fuß belastest oder die Wand berührst, zählt nicht. Mach mit der nächsten weiter.',
    ],
    commonFaults: [
      {
        fault: 'Das Standknie fällt nach innen.',
        fix: 'Halt das Knie über der mittleren Zehe und beug es etwas.',
      },
      { fault: 'Du hetzt, um stehen zu bleiben.', fix: 'Halt jede Berührung einen Atemzug lang.' },
    ],
    alternatives: ['Schwer fürs Sprunggelenk: Münzen in {30 cm|1 ft} Entfernung, und bleib dabei.'],
    safety:
      'Steh in Reichweite einer Wand oder eines schweren Stuhls, auf einem Boden, der nicht rutscht, mit offenen Augen.',
    scoring: {
      how: 'Fünf Runden auf jedem Bein. Zähl die Runden, in denen du weder den freien Fuß belastest noch die Wand berührst.',
      unit: 'saubere Runden',
      unitOfOne: 'saubere Runde',
    },
    diagram: {
      alt: 'Ein Standfuß neben einer Wand; der andere Fuß reicht zu drei Punkten in {60 cm|2 ft} Entfernung, vorn, seitlich und hinten.',
      labels: { front: 'Vorn', side: 'Seite', back: 'Hinten', wall: 'Wand' },
    },
  },
  'rotation-throws': {
    name: 'Würfe aus der Drehung',
    description: 'Wirf einen leichten Medizinball seitlich, die Hüfte führt, und miss, wie weit.',
    purpose:
      'Golfer, die weit aus der Hüfte werfen, schwingen schnell. Du trainierst die Reihenfolge: Boden, Hüfte, Schultern, Hände.',
    setUp:
      'Eine Linie am Boden, {12 m|40 ft} freier Platz und ein Ball von 2 bis 3 kg. Wärm dich vorher auf.',
    steps: [
      'Steh seitlich wie beim Ansprechen, der vordere Fuß an der Linie, der Ball an der hinteren Hüfte.',
      'Stoß dich vom hinteren Fuß ab und wirf waagerecht. Zehn leichte Würfe, fünf zu jeder Seite, zählen nicht.',
      'Drei Würfe zu jeder Seite, so weit es die Balance erlaubt. Mach nach jedem eine halbe Minute Pause.',
      'Miss, auch in Schritten, wie weit es von der Linie bis zur ersten Landung ist, und schreib alle sechs auf.',
    ],
    commonFaults: [
      {
        fault: 'Nur die Arme werfen.',
        fix: 'Lass die vordere Hüfte beginnen und spür, wie der Ball spät kommt.',
      },
      {
        fault: 'Die Würfe werden kürzer.',
        fix: 'Mach längere Pausen. Müde Würfe trainieren langsame Schwünge.',
      },
    ],
    alternatives: ['Ohne den Platz: Wirf gegen eine feste Wand und zähl nicht.'],
    safety:
      'In Wurfrichtung steht niemand und nichts Zerbrechliches. Keine Würfe mit schmerzendem Rücken.',
    scoring: {
      how: 'Wirf sechsmal, dreimal zu jeder Seite, mit demselben Ball. Es zählt der Mittelwert der sechs Weiten.',
      unit: 'Meter im Mittel',
      unitOfOne: 'Meter im Mittel',
    },
    diagram: {
      alt: 'Ein Golfer, von oben gesehen, steht seitlich an einer Linie und wirft einen Ball waagerecht über freien Boden; drei frühere Würfe liegen {6 m|20 ft} entfernt.',
      labels: { line: 'Linie' },
    },
  },
};
