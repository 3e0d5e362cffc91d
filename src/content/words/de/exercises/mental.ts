import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Zehn ganze Routinen',
    description:
      'Zehn Bälle auf zehn Ziele, jeder mit der ganzen Routine und einer Linie, die du überschreitest.',
    purpose:
      'Eine Routine ist eine Gewohnheit, und Gewohnheiten entstehen, wo nichts auf dem Spiel steht. Hinter der Linie denkst du, davor spielst du.',
    setUp:
      'Leg zwei Schritte hinter dem Ball einen Schläger auf den Boden. Das ist die Linie. Zehn Bälle, zehn Ziele.',
    steps: [
      'Hinter der Linie: Wähl Ziel, Schläger und Flugkurve und sieh den Ball fliegen.',
      'Atme aus und tritt über die Linie. Ab hier entscheidest du nichts mehr.',
      'Schlagfläche ausrichten, ein Blick, los.',
      'Kommt ein Zweifel, tritt zurück über die Linie und beginn von vorn.',
    ],
    commonFaults: [
      {
        fault: 'Die Routine dauert eine Minute.',
        fix: 'Nimm eine Uhr. 20 bis 30 Sekunden von der Linie bis zum Treffmoment.',
      },
      {
        fault: 'Am Ball denkst du an den Schwung.',
        fix: 'Sag dir während des Schwungs das Ziel vor.',
      },
    ],
    scoring: {
      how: 'Spiel zehn Bälle. Zähl die Routinen, die vollständig waren und höchstens 30 Sekunden dauerten, egal, wohin der Ball flog.',
      unit: 'ganze Routinen',
      unitOfOne: 'ganze Routine',
    },
    diagram: {
      alt: 'Eine Linie am Boden trennt den Platz hinter dem Ball, wo du denkst, vom Platz am Ball, wo du zur Fahne spielst.',
      labels: { think: 'Denken', play: 'Spielen' },
    },
  },
  'breath-four-two-six': {
    name: 'Atem 4-2-6',
    description:
      'Auf vier einatmen, zwei halten, auf sechs ausatmen. Zu Hause ein paar Minuten, auf dem Platz zwei Atemzüge.',
    purpose:
      'Langes Ausatmen beruhigt das Herz. Übst du es täglich, ist es da, wenn die Hände hastig werden.',
    setUp: 'Sitz aufrecht, eine Hand auf dem Bauch, eine Uhr im Blick.',
    steps: [
      'Durch die Nase ein, auf vier: Der Bauch bewegt sich, die Brust bleibt ruhig.',
      'Zwei halten, ohne zu pressen.',
      'Durch den Mund aus, auf sechs, bis alles draußen ist. Mach so weiter, bis noch eine Minute übrig ist.',
      'Lass den Atem in der letzten Minute von selbst kommen und zähl die Atemzüge.',
    ],
    commonFaults: [
      {
        fault: 'In der letzten Minute hältst du den Atem zurück, um wenig zu zählen.',
        fix: 'Zähl und ändere nichts. Die Zahl ist nur etwas wert, wenn sie ehrlich ist.',
      },
      {
        fault: 'Die Schultern heben sich.',
        fix: 'Leg beide Hände auf den Bauch: Nur sie sollen sich bewegen.',
      },
    ],
    safety:
      'Atme flacher, wenn dir schwindlig wird, und hör auf, wenn es nicht vergeht. Nie am Steuer.',
    scoring: {
      how: 'Atme 4-2-6, bis noch eine Minute übrig ist. Zähl die Atemzüge dieser Minute, ohne sie zu lenken; weniger heißt ruhiger.',
      unit: 'Atemzüge pro Minute',
      unitOfOne: 'Atemzug pro Minute',
    },
    diagram: {
      alt: 'Ein Atemzug, gezeichnet wie der Flug eines Balls: Er steigt vier Takte, bleibt zwei auf der Höhe und fällt sechs.',
      labels: { breatheIn: 'Ein 4', hold: 'Halten 2', breatheOut: 'Aus 6' },
    },
  },
  'consequence-finish': {
    name: 'Finale mit Folgen',
    description:
      'Sechs Bälle, es zählt die längste Serie guter Bälle. Mit zwei in Folge schuldest du nichts.',
    purpose:
      'Die letzten Minuten einer Einheit sollen sich anfühlen wie die letzten Löcher einer Runde. Jedes Mal steht etwas Kleines auf dem Spiel.',
    setUp:
      'Eine Aufgabe: die aus der Einheit oder Putts von {1.5 m|5 ft}. Vergleiche nur Scores derselben Aufgabe.',
    steps: [
      'Sag die Aufgabe laut an und was ein Fehler kostet.',
      'Gib jedem Ball die ganze Routine. Nach einem Fehler beginnt die Serie neu.',
      'Spiel alle sechs. Die längste Serie ist der Score.',
      'Weniger als zwei in Folge: Zahl den Preis.',
    ],
    commonFaults: [
      { fault: 'Nach dem ersten Fehler änderst du die Aufgabe.', fix: 'Schreib sie vorher auf.' },
      {
        fault: 'Du strengst dich von Ball zu Ball mehr an.',
        fix: 'Der dritte Ball bekommt, was der erste bekam: dieselben Blicke, dieselbe Zeit.',
      },
    ],
    scoring: {
      how: 'Spiel sechs Bälle. Zähl die längste Serie guter Bälle; zwei genügen.',
      unit: 'in Folge',
      unitOfOne: 'in Folge',
    },
    diagram: {
      alt: 'Zwei nummerierte Bälle, {1.5 m|5 ft} vom Loch; zwei in Folge gelocht genügen.',
      labels: { inARow: '2 in Folge' },
    },
  },
  'three-points-a-hole': {
    name: 'Drei Punkte pro Loch',
    description:
      'Drei Löcher auf dem Platz. Ein Punkt für den Abschlag, einer für den Weg zum Grün, einer für die Putts.',
    purpose:
      'Eine Karte zählt alles zusammen und verrät nicht, wo die Schläge geblieben sind. Drei Punkte zeigen, welchen Teil des Lochs du schon beherrschst.',
    setUp:
      'Drei Löcher, wenn der Platz ruhig ist, ein Ball, eine Karte. Frag vorher, ob du dort beginnen darfst.',
    steps: [
      'Nenn vor jedem Abschlag die Seite, auf der ein Fehler erlaubt ist, dann wähl den Schläger.',
      'Ein Punkt, wenn der Abschlag im Spiel liegt: Du kannst den nächsten Ball nach vorn schlagen. Auf einem Par 3 liegt er auf dem Grün oder höchstens {20 m|20 yd} daneben.',
      'Ein Punkt, wenn du mit höchstens einem Schlag über Regulation auf dem Grün bist: zwei auf einem Par 3, drei auf einem Par 4, vier auf einem Par 5.',
      'Ein Punkt für höchstens zwei Putts. Schreib die drei auf und geh weiter.',
    ],
    commonFaults: [
      {
        fault: 'Nach einem schlechten Abschlag spielst du den Helden.',
        fix: 'Nimm den kürzesten Weg zurück aufs kurze Gras. Zwei Punkte sind noch da.',
      },
      {
        fault: 'Du zählst auch die Schläge.',
        fix: 'Lass sie weg. Neun Punkte auf drei Löchern sind eine Karte für sich.',
      },
    ],
    alternatives: [
      'Kein Platz: Spiel drei Löcher, die du kennst, auf der Range, und putte danach.',
    ],
    safety:
      'Warte, bis die Gruppe vor dir außer Reichweite ist, und ruf, wenn ein Ball auf Menschen zufliegt.',
    scoring: {
      how: 'Zu spielende Löcher: {attempts}. Jedes bringt bis zu drei Punkte: Abschlag im Spiel, mit höchstens einem Schlag über Regulation auf dem Grün, höchstens zwei Putts.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
    },
    diagram: {
      alt: 'Ein Loch vom Abschlag übers Fairway zum Grün mit drei nummerierten Stellen: der Abschlag im Spiel, der Schlag aufs Grün, die Putts.',
    },
  },
};
