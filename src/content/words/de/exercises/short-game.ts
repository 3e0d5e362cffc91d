import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip in die Landezone',
    description:
      'Lass den Ball nach {6 m|20 ft} Carry auf einem Handtuch landen und zum Loch ausrollen.',
    purpose:
      'Ein Chip ist zwei Schläge in einem: ein Carry, den du steuerst, und ein Roll, den du liest. Wählst du zuerst den Landepunkt, wird beides einfach.',
    setUp:
      'Wähl ein Loch {15 m|50 ft} vom Ball und leg ein Handtuch aufs Grün, {6 m|20 ft} vom Ball. Der Rest ist Roll: {9 m|30 ft}.',
    steps: [
      'Schau vor dem Schwung und währenddessen aufs Handtuch, nicht aufs Loch.',
      'Chippe zehn Bälle mit einem Schläger zum Handtuch.',
      'Chippe zehn mit einem anderen Schläger und sieh, wie sich der Roll ändert.',
      'Nimm für die letzten zehn den Schläger, der bis zum Loch rollt. Alle 30 Landungen zählen.',
    ],
    commonFaults: [
      {
        fault: 'Du willst den Ball heben.',
        fix: 'Bürste das Gras unter dem Ball, das Heben macht der Loft. Der Tee-Test: Schlag ein Tee aus dem Rasen.',
      },
      {
        fault: 'Gute Carrys, aber zu viel Roll.',
        fix: 'Nimm mehr Loft. Der Schwung bleibt gleich.',
      },
    ],
    alternatives: ['Ohne Grün: ein Handtuch auf irgendeinem Rasen. Nur die Landung zählt.'],
    scoring: {
      how: 'Chippe 30 Bälle. Es zählen nur die, die auf dem Handtuch oder höchstens eine Schlägerlänge daneben landen.',
      unit: 'gute Landungen',
      unitOfOne: 'gute Landung',
    },
    diagram: {
      alt: 'Ein Chip vom Vorgrün fliegt {6 m|20 ft} als Carry in eine schraffierte Landezone und rollt weiter zum Loch.',
      labels: { carry: 'Carry', roll: 'Roll' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Ein Punkt, drei Schläger',
    description:
      'Drei Schläger landen auf demselben Punkt und rollen drei Längen aus. Der Schwung bleibt gleich.',
    purpose:
      'Die meisten Chips brauchen einen anderen Schläger, keinen anderen Schwung. Diese Übung gibt dir deine eigene Tabelle für Carry und Roll.',
    setUp:
      'Leg ein Tee als Landepunkt aufs Grün, {5 m|15 ft} entfernt. Halte Sandwedge, Pitching Wedge und Eisen 8 bereit.',
    steps: [
      'Chippe mit jedem Schläger einen Ball, schreite ab, wie weit er nach der Landung rollt, und schreib es auf. Diese drei zählen nicht.',
      'Chippe 18 Bälle, sechs mit jedem Schläger, nie zweimal hintereinander mit demselben.',
      'Sag vor jedem Ball, wie weit er rollen wird.',
      'Zähl jeden Ball, der höchstens eine Schlägerlänge neben dem Tee landet, egal, wo er liegen bleibt.',
    ],
    commonFaults: [
      {
        fault: 'Mit dem Eisen 8 schwingst du weicher.',
        fix: 'Leg für alle drei Schläger dieselbe Höhe im Finish fest und halt sie.',
      },
      {
        fault: 'Der Landepunkt wandert mit dem Schläger.',
        fix: 'Schau auf das Tee und auf nichts anderes.',
      },
    ],
    alternatives: ['Mit zwei Schlägern: neun Bälle mit jedem, im Wechsel.'],
    scoring: {
      how: 'Chippe 18 Bälle, sechs mit jedem Schläger, in wechselnder Reihenfolge. Zähl die, die höchstens eine Schlägerlänge neben dem Punkt landen.',
      unit: 'gute Landungen',
      unitOfOne: 'gute Landung',
    },
    diagram: {
      alt: 'Ein Carry zu einem Landepunkt in {5 m|15 ft} Entfernung; von dort rollen drei Schläger auf derselben Linie aus, einer hinter dem anderen.',
      labels: { sandWedge: 'Sandwedge', wedge: 'Wedge', eightIron: 'Eisen 8', carry: 'Carry' },
    },
  },
  'chip-points': {
    name: 'Zehn Chips um Punkte',
    description:
      'Zehn Chips aus {10 m|30 ft} bis {18 m|60 ft}. Punkte für gelocht, ganz nah, nah und noch im Kreis.',
    purpose:
      'Punkte sagen mehr als gut oder schlecht. Zwischen einem Punkt und drei liegt ein Putt.',
    setUp:
      'Ein Loch, fünf Stellen in {10 m|30 ft} und fünf in {18 m|60 ft} Entfernung, alle auf kurzem Gras. Tees markieren {1 m|3 ft}, {2 m|6 ft} und {3 m|10 ft} vom Loch.',
    steps: [
      'Spiel von jeder Stelle einen Ball, lang und kurz im Wechsel.',
      'Wähl Schläger und Landepunkt, bevor du dich zum Ball stellst.',
      'Notier nach jedem Ball den Score: 4 gelocht, 3 bis {1 m|3 ft}, 2 bis {2 m|6 ft}, 1 bis {3 m|10 ft}.',
      'Schreib die Summe auf und welche Stelle am meisten gekostet hat.',
    ],
    commonFaults: [
      {
        fault: 'Lange Chips bleiben zu kurz.',
        fix: 'Lass den Ball auf jeden Fall auf dem Grün landen und nimm weniger Loft.',
      },
      {
        fault: 'Du spielst auf die vier Punkte.',
        fix: 'Zehn Bälle bis {1 m|3 ft} sind mehr wert als zwei gelochte. Landen und rollen lassen.',
      },
    ],
    scoring: {
      how: 'Spiel zehn Chips und zähl die Punkte zusammen: 4 gelocht, 3 bis {1 m|3 ft}, 2 bis {2 m|6 ft}, 1 bis {3 m|10 ft}.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
    },
    diagram: {
      alt: 'Chips aus {10 m|30 ft} und {18 m|60 ft} auf ein Loch mit drei Kreisen für drei, zwei und einen Punkt.',
    },
  },
  'splash-line': {
    name: 'Linie im Sand',
    description:
      'Eine Linie im Sand. Triff den Sand dahinter mit offener Schlagfläche und spritz ihn samt Ball aufs Grün.',
    purpose:
      'Im Bunker triffst du nicht den Ball. Geht der Schläger jedes Mal an derselben Stelle in den Sand, kommt der Ball jedes Mal heraus.',
    setUp:
      'Zieh eine Linie quer durch den Bunker, im rechten Winkel zu deinem Ziel. Die Bälle liegen {5 cm|2 in} davor, auf der Zielseite. Öffne zuerst die Schlagfläche, dann greif den Schläger. Steh etwas offen, grab die Füße ein und lass mehr Gewicht auf dem vorderen Fuß.',
    steps: [
      'Mach ein paar Schwünge ohne Ball. Der Schläger trifft den Sand auf der Linie, der Sand fliegt Richtung Ziel.',
      'Schau dir die Spuren an: Alle sollen an der Linie beginnen.',
      'Leg einen Ball vor die Linie und mach denselben Schwung, bis ins volle Finish.',
      'Glätte den Sand, zieh eine neue Linie und mach weiter, bis 20 Schwünge gezählt sind.',
    ],
    commonFaults: [
      {
        fault: 'Die Spuren beginnen an verschiedenen Stellen.',
        fix: 'Bring dein Gewicht auf den vorderen Fuß und lass es dort.',
      },
      {
        fault: 'Der Schläger gräbt sich ein, und der Ball bleibt im Sand.',
        fix: 'Öffne die Schlagfläche mehr, bevor du den Schläger greifst, und lass die Sohle durch den Sand gleiten.',
      },
    ],
    alternatives: ['Ohne Bälle: Nur die Spuren zählen, in jedem Sand.'],
    safety:
      'Niemand steht vor dir oder neben der Linie: Bälle und Steine fliegen schnell und flach aus dem Sand.',
    scoring: {
      how: 'Mach {attempts} Schwünge. Zähl die Spuren, die auf der Linie oder höchstens {5 cm|2 in} dahinter beginnen.',
      unit: 'gute Treffer',
      unitOfOne: 'guter Treffer',
    },
    diagram: {
      alt: 'Füße in offenem Stand und eine offene Schlagfläche an einer Linie im Sand; vor der Linie liegen drei Bälle, und einer fliegt aufs Grün.',
      labels: { stance: 'Offener Stand', club: 'Schläger offen' },
    },
  },
  'wedge-ladder': {
    name: 'Wedge-Leiter',
    description:
      'Ein Wedge, vier Carry-Längen: {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} und {60 m|65 yd}, hinauf und hinunter.',
    purpose:
      'Halbe Schwünge entscheiden mehr Löcher als volle, und niemand kennt sie, ohne zu zählen. Du gehst mit vier Zahlen nach Hause.',
    setUp:
      'Schreite {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} und {60 m|65 yd} ab und leg Handtücher oder Range-Körbe hin, oder miss, was schon dort steht. Ein Wedge für alle.',
    steps: [
      'Schlag einen Ball auf jede Marke, die Leiter hinauf, und schau, wo er landet.',
      'Geh wieder hinunter. Ändere nur die Länge des Schwungs.',
      'Benenn den Schwung für jede Marke: Hüfte, Brust, Schulter, voll.',
      'Lass bei den letzten 8 Bällen einen Würfel die Reihenfolge bestimmen, zwei auf jede Marke. Alle 16 zählen.',
    ],
    commonFaults: [
      {
        fault: 'Bei den kurzen bremst du vor dem Ball ab.',
        fix: 'Hol kürzer aus und schwing immer bis ins selbe Finish durch.',
      },
      {
        fault: 'Zwischen {50 m|55 yd} und {60 m|65 yd} gibt es keinen Unterschied.',
        fix: 'Greif für die kürzere Länge {5 cm|2 in} tiefer.',
      },
    ],
    alternatives: [
      'Keine Marken auf der Range: Nimm vier Dinge in anderen Entfernungen, mindestens {10 m|10 yd} auseinander, und bleib dabei.',
      'Im Simulator: Der Carry auf dem Bildschirm ist die Marke.',
    ],
    scoring: {
      how: 'Schlag 16 Bälle, vier auf jede Marke. Zähl die, die höchstens {5 m|5 yd} daneben landen.',
      unit: 'gute Carrys',
      unitOfOne: 'guter Carry',
    },
    diagram: {
      alt: 'Vier Pitches mit einem Wedge fliegen in Landezonen bei {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} und {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Up-and-down, neun Bälle',
    description:
      'Neun Bälle rund ums Grün, einer nach dem anderen ins Loch. Für jeden ist Par zwei Schläge.',
    purpose:
      'Das ist Kurzspiel, wie es gespielt wird: jede Lage, ein Ball, Chip und Putt. Der Score sagt, was es auf dem Platz wert ist.',
    setUp: 'Wirf neun Bälle rund ums Grün: drei leichte Lagen, drei mittlere, drei schwere.',
    steps: [
      'Spiel jeden Ball einmal, wie er liegt, mit dem Schläger, den du auf dem Platz nimmst.',
      'Putte ihn mit der ganzen Routine ein, bevor du zum nächsten Ball gehst.',
      'Schreib die Schläge auf und wo der Chip lag: kurz, lang, links oder rechts.',
      'Zähl die neun Scores zusammen.',
    ],
    commonFaults: [
      {
        fault: 'Die schweren Lagen verderben die Karte.',
        fix: 'Spiel aus schwerer Lage auf den breitesten Teil des Grüns. Drei Schläge sind dort in Ordnung.',
      },
      {
        fault: 'Du chippst alle neun und puttest später.',
        fix: 'Spiel jeden Ball zu Ende. Es zählt der Putt gleich nach seinem Chip.',
      },
    ],
    scoring: {
      how: 'Zähl alle Schläge für die neun Bälle, Par 18.',
      unit: 'Schläge',
      unitOfOne: 'Schlag',
    },
    diagram: {
      alt: 'Neun Bälle verstreut um ein Grün, zwei davon in Bunkern; jeder wird ans Loch gespielt und eingelocht.',
    },
  },
  'worst-ball-chips': {
    name: 'Der schlechtere von zwei',
    description:
      'Chippe von jeder Stelle zwei Bälle und spiel immer mit dem schlechteren weiter. Dann zwei Putts, und wieder der schlechtere.',
    purpose:
      'Ein guter Schlag ist Glück, zwei sind Können. Die Übung belohnt dich, wenn kein schlechter dabei ist.',
    setUp: 'Sechs Stellen rund um ein Grün, keine davon unmöglich. Zwei Bälle.',
    steps: [
      'Chippe beide Bälle von derselben Stelle.',
      'Heb den besseren auf. Leg beide Bälle dorthin, wo der schlechtere liegt.',
      'Putte beide. Fällt einer nicht, geht es wieder vom schlechteren aus weiter.',
      'Schreib die Schläge für die Stelle auf. Par ist drei.',
    ],
    commonFaults: [
      {
        fault: 'Nach einem guten Chip lässt du nach.',
        fix: 'Der zweite ist der, der zählt. Beginn die Routine von vorn.',
      },
      {
        fault: 'Auf dem Grün läuft dir der Score davon.',
        fix: 'Wähl den Landepunkt, der dir einen Putt bergauf lässt.',
      },
    ],
    scoring: {
      how: 'Zähl die Schläge für sechs Stellen, immer mit dem schlechteren Ball, Par 18.',
      unit: 'Schläge',
      unitOfOne: 'Schlag',
    },
    diagram: {
      alt: 'Zwei Chips von einer Stelle: Einer liegt nah am Loch, der andere weiter weg, und von dort geht es weiter.',
      labels: { worse: 'Schlechter', better: 'Besser' },
    },
  },
  'ten-from-the-sand': {
    name: 'Zehn aus dem Sand',
    description: 'Zehn Bälle aus dem Bunker, einer nach dem anderen. Auf dem Grün oder nicht.',
    purpose:
      'Die erste Aufgabe im Bunker: mit einem Schlag heraus. Die Zahl sagt dir, wie oft du dich darauf verlassen kannst.',
    setUp:
      'Ein Bunker am Grün mit einem Loch in etwa {10 m|30 ft} Entfernung. Zehn Bälle in guter Lage, je einen Schritt auseinander. Schlagfläche offen, Füße eingegraben.',
    steps: [
      'Zieh keine Linie und glätte den Sand erst am Ende, wie auf dem Platz.',
      'Ziele auf die Mitte des Grüns und mach für jeden Ball die ganze Routine.',
      'Spiel alle zehn, ohne zweiten Versuch.',
      'Zähl die Bälle, die auf dem Grün liegen, und die, die im Sand geblieben sind.',
    ],
    commonFaults: [
      {
        fault: 'Der Ball bleibt im Bunker.',
        fix: 'Schwing länger, mit dem Tempo eines dreimal so weiten Pitches.',
      },
      {
        fault: 'Der Ball fliegt übers Grün.',
        fix: 'Schau auf den Sand hinter dem Ball, nicht auf den Ball, und triff dort.',
      },
    ],
    alternatives: ['Mit fünf Bällen: Spiel sie zweimal.'],
    safety: 'Niemand steht zwischen dir und der Fahne oder neben dem Bunker, solange du spielst.',
    scoring: {
      how: 'Spiel zehn Bälle aus dem Bunker. Zähl die, die auf dem Grün liegen bleiben.',
      unit: 'Bälle auf dem Grün',
      unitOfOne: 'Ball auf dem Grün',
    },
    diagram: {
      alt: 'Ein Golfer im Bunker spielt auf eine {10 m|30 ft} entfernte Fahne; sechs Bälle liegen auf dem Grün und zwei daneben.',
      labels: { tenBalls: 'Zehn Bälle' },
    },
  },
  'pitch-twenty-thirty': {
    name: 'Pitches aus zwei Längen',
    description:
      'Pitches im Wechsel aus {20 m|22 yd} und {30 m|33 yd}, mit Punkten, je näher, desto mehr.',
    purpose:
      'Zwischen dem Chip und dem vollen Wedge liegt ein Schlag, den kaum jemand zählt. Im Kurzspiel-Test kommt er zehnmal vor.',
    setUp:
      'Ein Wedge und ein Loch. Markier {20 m|22 yd} und {30 m|33 yd} davon entfernt zwei Stellen. Markier auf einer Linie vom Loch aus {2 m|7 ft}, {4 m|13 ft} und {6 m|20 ft}: Das sind die Radien von drei Kreisen.',
    steps: [
      'Wähl erst, wo der Ball landen soll, dann den Schwung.',
      'Spiel einen Ball von der nahen Stelle, dann einen von der weiten. Lass jeden Ball neu fallen.',
      'Beurteile jeden Ball da, wo er liegen bleibt: 3 Punkte bis {2 m|7 ft} oder gelocht, 2 bis {4 m|13 ft}, 1 bis {6 m|20 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Du bremst vor dem Ball ab.',
        fix: 'Hol kürzer aus und schwing immer bis ins Finish durch.',
      },
      {
        fault: 'Beide Längen bekommen denselben Schwung.',
        fix: 'Benenn den Schwung vor jedem Ball: Hüfte für die nahe Stelle, Brust für die weite.',
      },
    ],
    safety: 'Niemand steht zwischen dir und dem Loch, solange du spielst.',
    scoring: {
      how: 'Spiel {attempts} Pitches im Wechsel von den zwei Stellen. Jeder bringt 3, 2, 1 oder 0 Punkte, je nach Radius, in dem er liegen bleibt.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
    },
    diagram: {
      alt: 'Pitches aus {20 m|22 yd} und {30 m|33 yd} fliegen zu einem Loch mit drei Kreisen darum.',
    },
  },
};
