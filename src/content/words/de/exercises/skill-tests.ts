import type { skillTests as facts } from '../../../exercises/skill-tests.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const skillTests: Translation<WordsOfDrills<typeof facts>> = {
  'putting-test': {
    name: 'Putt-Test',
    description:
      'Dreißig Putts um Punkte: 20 kurze von vier Seiten des Lochs, dann zehn lange. Jedes Mal dieselben 30.',
    purpose:
      'Er zeigt, wie gut du puttest, getrennt von allem anderen auf der Scorekarte. Mach ihn einige Wochen später noch einmal und vergleiche.',
    setUp:
      'Such ein Loch an einem leichten Hang. Markier auf seinen vier Seiten {90 cm|3 ft}, {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} und {4.5 m|15 ft}. Für die langen Putts markierst du {6 m|20 ft}, {9 m|30 ft}, {12 m|40 ft}, {15 m|50 ft} und {18 m|60 ft} bis zu einem Loch. Um dieses Loch liegen vier Kreise mit Radien von {50 cm|20 in}, {1 m|3 ft}, {1.5 m|5 ft} und {2 m|7 ft}. Ein Maßband geht auch. Die anderen Tests gehören auf andere Tage der Woche.',
    steps: [
      'Roll ein paar Putts zur Probe, kurze und lange. Sie zählen nicht.',
      'Putte vier Bälle aus {90 cm|3 ft}, einen von jeder Seite. Dann ebenso aus {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} und {4.5 m|15 ft}. Jeder Ball, der fällt, bringt 2 Punkte.',
      'Putte je zwei Bälle aus {6 m|20 ft}, {12 m|40 ft}, {18 m|60 ft}, {9 m|30 ft} und {15 m|50 ft}, in dieser Reihenfolge.',
      'Miss jeden langen Putt vom Loch aus: 4 Punkte bis {50 cm|20 in} oder gelocht, 3 bis {1 m|3 ft}, 2 bis {1.5 m|5 ft}, 1 bis {2 m|7 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Du wiederholst einen Putt, der vorbeiging.',
        fix: 'Jeder Ball zählt einmal. Mit zweiten Versuchen lässt sich der Score mit nichts vergleichen.',
      },
      {
        fault: 'Der Hang ist jedes Mal ein anderer.',
        fix: 'Schreib auf, welches Loch es war, und nimm beim nächsten Mal ein ebenso steiles.',
      },
    ],
    alternatives: [
      'Auf einem kleinen Grün dürfen die langen Putts quer laufen, zu zwei oder drei Löchern. Ihre Längen bleiben.',
    ],
    safety: 'Achte vor jedem langen Putt auf andere auf dem Grün.',
    scoring: {
      how: 'Putte 20 kurze Bälle für je 2 Punkte. Dazu zehn lange für 4, 3, 2 oder 1, je nach Radius, in dem sie liegen bleiben. Höchstens 80.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
      cells: {
        'putts-90-cm': 'Putts aus {90 cm|3 ft}',
        'putts-180-cm': 'Putts aus {1.8 m|6 ft}',
        'putts-270-cm': 'Putts aus {2.7 m|9 ft}',
        'putts-360-cm': 'Putts aus {3.6 m|12 ft}',
        'putts-450-cm': 'Putts aus {4.5 m|15 ft}',
        'lags-6-m': 'Putts aus {6 m|20 ft}',
        'lags-12-m': 'Putts aus {12 m|40 ft}',
        'lags-18-m': 'Putts aus {18 m|60 ft}',
        'lags-9-m': 'Putts aus {9 m|30 ft}',
        'lags-15-m': 'Putts aus {15 m|50 ft}',
      },
    },
    diagram: {
      alt: 'Um ein Loch liegen auf vier Seiten je fünf Bälle, bis {4.5 m|15 ft} entfernt; zu einem anderen Loch in vier Kreisen rollt ein Putt von {18 m|60 ft}.',
    },
  },
  'short-game-test': {
    name: 'Kurzspiel-Test',
    description:
      'Zehn Chips, zehn Pitches und zehn Bunkerschläge. Jeder Ball bringt 4 bis 0 Punkte, je näher, desto mehr.',
    purpose:
      'Er zeigt, was dein Kurzspiel wert ist, ohne die Putts danach. Mach ihn einige Wochen später noch einmal und vergleiche.',
    setUp:
      'Ein Loch für alle. Chips sind {8 m|25 ft} und {15 m|50 ft} lang, Pitches {20 m|22 yd} und {30 m|33 yd}, Bunkerschläge {8 m|25 ft} und {12 m|40 ft}, alle aus guter Lage. Für Chips haben vier Kreise um das Loch Radien von {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft} und {4 m|13 ft}. Für Pitches und Bunkerschläge sind die Radien {2 m|7 ft}, {4 m|13 ft}, {6 m|20 ft} und {8 m|26 ft}. Die anderen Tests gehören auf andere Tage der Woche.',
    steps: [
      'Spiel an jeder der drei Stellen zwei oder drei Bälle zur Probe. Sie zählen nicht.',
      'Chippe zehn Bälle, abwechselnd aus {8 m|25 ft} und {15 m|50 ft}: 4 Punkte bis {1 m|3 ft} oder gelocht, 3 bis {2 m|7 ft}, 2 bis {3 m|10 ft}, 1 bis {4 m|13 ft}.',
      'Pitche zehn Bälle, abwechselnd aus {20 m|22 yd} und {30 m|33 yd}: 4 Punkte bis {2 m|7 ft}, 3 bis {4 m|13 ft}, 2 bis {6 m|20 ft}, 1 bis {8 m|26 ft}.',
      'Spiel zehn Bälle aus dem Bunker, abwechselnd aus {8 m|25 ft} und {12 m|40 ft}. Sie zählen wie Pitches. Bleibt ein Ball im Sand, ist das eine 0.',
    ],
    commonFaults: [
      {
        fault: 'Du spielst zehn Bälle hintereinander, ohne hinzusehen.',
        fix: 'Tritt nach jedem Ball zurück, wähl den Landepunkt neu und spiel ihn wie auf dem Platz.',
      },
      {
        fault: 'Die Lagen werden von Ball zu Ball besser.',
        fix: 'Lass jeden Ball fallen und spiel ihn, wie er liegt, außer in einem Divot.',
      },
    ],
    alternatives: ['Mit fünf Bällen sammelst du an jeder Stelle einmal ein.'],
    safety: 'Niemand steht zwischen dir und dem Loch oder neben dem Bunker, solange du spielst.',
    scoring: {
      how: 'Spiel 10 Chips, 10 Pitches und 10 Bunkerschläge. Jeder bringt 4, 3, 2, 1 oder 0, je nach Radius, in dem er liegen bleibt. Höchstens 120.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
      cells: { chips: 'Chips', pitches: 'Pitches', 'bunker-shots': 'Bunkerschläge' },
    },
    diagram: {
      alt: 'Ein Chip, ein Pitch und ein Bunkerschlag fliegen zu einem Loch mit vier Kreisen für vier, drei, zwei und einen Punkt.',
      labels: { chip: 'Chip', pitch: 'Pitch', bunker: 'Bunker' },
    },
  },
  'approach-test': {
    name: 'Annäherungs-Test',
    description:
      'Achtzehn Bälle im Wechsel auf drei Ziele: {60 m|65 yd}, {90 m|100 yd} und {120 m|130 yd}. Jeder bringt 4 bis 0 Punkte, je näher, desto mehr.',
    purpose:
      'Er zeigt, wie nah deine Schläge ins Grün enden, der Teil des Spiels, der am meisten Schläge spart. Mach ihn einige Wochen später noch einmal und vergleiche.',
    setUp:
      'Such Ziele in {60 m|65 yd}, {90 m|100 yd} und {120 m|130 yd}. Die Radien für 4, 3, 2 und 1 Punkt sind 5, 10, 20 und 30 % der Entfernung. Bei {60 m|65 yd} sind es {3 m|3 yd}, {6 m|6 yd}, {12 m|13 yd} und {18 m|20 yd}, bei {90 m|100 yd} {4.5 m|5 yd}, {9 m|10 yd}, {18 m|20 yd} und {27 m|30 yd}, bei {120 m|130 yd} {6 m|6 yd}, {12 m|13 yd}, {24 m|26 yd} und {36 m|39 yd}. Die anderen Tests gehören auf andere Tage der Woche.',
    steps: [
      'Schlag ein paar Bälle zur Probe auf jedes Ziel. Sie zählen nicht.',
      'Schlag einen Ball auf das kurze, einen auf das mittlere und einen auf das lange Ziel. Mach sechs solche Durchläufe.',
      'Beurteile jeden Ball da, wo er liegen bleibt, nicht da, wo er landet, und schreib seine Punkte auf.',
      'Mach vor jedem Ball die ganze Routine und zähl die sechs Bälle jedes Ziels zusammen.',
    ],
    commonFaults: [
      {
        fault: 'Du schlägst alle sechs Bälle hintereinander auf ein Ziel.',
        fix: 'Wechsle nach jedem Ball das Ziel, wie es der Platz tut.',
      },
      {
        fault: 'Du schätzt zu deinen Gunsten.',
        fix: 'Im Zweifel nimm die kleinere Zahl. Mach es beim nächsten Mal genauso.',
      },
    ],
    alternatives: [
      'Sind {120 m|130 yd} zu weit, nimm {40 m|45 yd}, {60 m|65 yd} und {80 m|90 yd} und bleib dabei. Die Radien sind dieselben Anteile: {2 m|2 yd}, {4 m|4 yd}, {8 m|9 yd} und {12 m|13 yd} bei {40 m|45 yd}, und {4 m|4 yd}, {8 m|9 yd}, {16 m|18 yd} und {24 m|27 yd} bei {80 m|90 yd}.',
      'Im Simulator ist die Entfernung, die bis zum Loch bleibt, der Radius.',
    ],
    safety: 'Schlag nur von der Matte und hör auf, wenn jemand auf die Range hinausgeht.',
    scoring: {
      how: 'Schlag 18 Bälle, sechs auf jedes Ziel. Jeder bringt 4, 3, 2, 1 oder 0, je nach Radius, in dem er endet. Höchstens 72.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
      cells: { short: 'Kurzes Ziel', middle: 'Mittleres Ziel', long: 'Langes Ziel' },
      norm: 'Amateure, Handicap 0 bis 25; darüber hinaus eine gerade Linie',
    },
    diagram: {
      alt: 'Drei Schläge von einer Stelle auf Ziele in {60 m|65 yd}, {90 m|100 yd} und {120 m|130 yd}; die Kreise darum wachsen mit der Entfernung.',
    },
  },
  'driving-test': {
    name: 'Abschlag-Test',
    description:
      'Vierzehn Abschläge mit einem Schläger. Zähl die Bälle im Spiel und miss ihren Carry.',
    purpose:
      'Länge und Richtung sind beide Schläge wert. Zusammen gemessen zeigen sie, ob mehr vom einen dich das andere kostet.',
    setUp:
      'Nimm den Schläger, mit dem du am häufigsten abschlägst, und keinen anderen. Such zwei Marken in {150 m|165 yd}, {30 m|33 yd} auseinander: Die Mitte der Lücke ist dein Ziel, und {15 m|16 yd} auf jeder Seite davon sind im Spiel. Du brauchst den Carry jedes Balls, von einem Launch-Monitor, aus dem Simulator oder von den Schildern der Range. Die anderen Tests gehören auf andere Tage der Woche.',
    steps: [
      'Schlag ein paar Bälle zur Probe. Sie zählen nicht.',
      'Schlag 14 Bälle mit der ganzen Routine. Jeder, der zwischen den beiden Marken hindurchgeht, bringt 1 Punkt. Einer, der nicht so weit kommt, ist nicht im Spiel.',
      'Schreib den Carry aller 14 auf, auch der schlecht getroffenen und derer, die nicht im Spiel sind.',
      'Ordne die 14 Zahlen der Größe nach. Der Median liegt in der Mitte, zwischen Nummer 7 und Nummer 8. Je {5 m|5.5 yd} davon sind ein Punkt.',
    ],
    commonFaults: [
      {
        fault: 'Du lässt die schlechten weg.',
        fix: 'Alle 14 zählen. Der Median verzeiht einen Fehlschlag; eine Auswahl sagt dir nichts.',
      },
      {
        fault: 'Du schwingst härter als auf dem Platz.',
        fix: 'Stell dir dein erstes Tee vor und schlag den Ball, den du dort schlagen würdest.',
      },
    ],
    alternatives: [
      'Sind {150 m|165 yd} zu weit, nimm zwei Marken in {100 m|110 yd}, {20 m|22 yd} auseinander, und bleib dabei.',
    ],
    safety: 'Schlag nur von der Matte und hör auf, wenn jemand auf die Range hinausgeht.',
    scoring: {
      how: 'Schlag 14 Bälle mit einem Schläger. 1 Punkt für jeden im Spiel und 1 für je {5 m|5.5 yd} Carry im Median. Höchstens 74.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
      cells: { 'in-play': 'Bälle im Spiel', carry: 'Carry im Median' },
      norm: 'Frauen und Männer, Handicap 0 bis 25; darüber hinaus eine gerade Linie',
    },
    diagram: {
      alt: 'Ein Drive fliegt zwischen zwei Pfosten hindurch, {30 m|33 yd} auseinander und {150 m|165 yd} entfernt; vier Bälle sind im Spiel und zwei neben der Lücke oder davor.',
      labels: { carry: 'Carry' },
    },
  },
  'home-putting-test': {
    name: 'Putt-Test zu Hause',
    description:
      'Fünfzig Putts um Punkte: 30 durch ein enges Tor und 20 fürs Tempo. Jedes Mal dieselben 50.',
    purpose:
      'Startlinie und Tempo sind alles, was ein Putt hat, und der Boden zu Hause ist jeden Tag derselbe. Mach ihn einige Wochen später noch einmal und vergleiche.',
    setUp:
      'Ein ebener Streifen Teppich oder eine Matte, {3.5 m|12 ft} lang. Leg eine Münze als Ziel {1.5 m|5 ft} vor den Ball. Das Tor steht {40 cm|16 in} vor dem Ball und ist {5.3 cm|2.1 in} breit, einen Ball und ein Viertel. Fürs Tempo klebst du eine Linie in {2 m|7 ft} und eine in {3 m|10 ft}. Die Zonen liegen vor und hinter den Linien: {10 cm|4 in}, {20 cm|8 in} und {40 cm|16 in} an der nahen, {15 cm|6 in}, {30 cm|12 in} und {60 cm|24 in} an der fernen. Die anderen Tests gehören auf andere Tage der Woche.',
    steps: [
      'Roll ein paar Putts zur Probe durch das Tor und zu beiden Linien. Sie zählen nicht.',
      'Roll 30 Bälle zur Münze. Jeder, der ohne Berührung durch das Tor rollt, bringt 2 Punkte.',
      'Nimm das Tor weg. Roll 20 Bälle, abwechselnd zur nahen und zur fernen Linie.',
      'Miss, wo jeder Ball liegen bleibt: 3 Punkte in der inneren Zone seiner Linie, 2 in der nächsten, 1 in der äußeren.',
    ],
    commonFaults: [
      {
        fault: 'Du rollst Ball um Ball, ohne zu zielen.',
        fix: 'Tritt nach jedem zurück. Richte zuerst die Schlagfläche aus, dann nimm deinen Stand ein.',
      },
      {
        fault: 'Das Tor wird breiter, wenn es berührt wird.',
        fix: 'Markier seinen Platz mit Klebeband und stell es nach jeder Berührung neu auf.',
      },
    ],
    alternatives: [
      'Zwei Bücher oder zwei volle Dosen sind ein Tor; ein Ball und ein Bleistift dazwischen geben die Breite.',
    ],
    safety: 'Heb die Bälle auf, bevor jemand durchs Zimmer geht.',
    scoring: {
      how: 'Roll 30 Bälle durch das Tor für je 2 Punkte. Dazu 20 fürs Tempo mit 3, 2, 1 oder 0, je nach Zone, in der sie liegen bleiben. Höchstens 120.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
      cells: { gate: 'Tor', pace: 'Tempo' },
    },
    diagram: {
      alt: 'Auf einer Matte rollt ein Ball durch ein {5.3 cm|2.1 in} breites Tor zu einer Münze, auf einer anderen zu Linien in {2 m|7 ft} und {3 m|10 ft}, um die Zonen liegen.',
      labels: { gate: 'Tor', pace: 'Tempo' },
    },
  },
};
