import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putten durchs Tor',
    description:
      'Zwei Tore aus Tees auf einem geraden Putt von {1.5 m|5 ft}: eins vor dem Ball, eins kurz vor dem Loch.',
    purpose:
      'Das erste Tor prüft, wo der Ball startet, das zweite, ob er die Linie hält, das Loch das Tempo. Zusammen sagen sie dir, warum ein kurzer Putt danebenging.',
    setUp:
      'Such einen geraden Putt von {1.5 m|5 ft}. Steck zwei Tees {40 cm|16 in} vor dem Ball ein, {6 cm|2.5 in} auseinander, also einen Ball und einen Finger breit. Steck zwei weitere {40 cm|16 in} vor dem Loch ein, {10 cm|4 in} auseinander.',
    steps: [
      'Ziele auf die Mitte des ersten Tors und vergiss das Loch.',
      'Putte zehn Bälle. Merk dir, welches Tor die schlechten gestoppt hat.',
      'Lies die Linie noch einmal von hinter dem Ball, dann putte zehn weitere.',
      'Zähl von allen 20 die Bälle, die durch beide Tore ins Loch gefallen sind.',
    ],
    commonFaults: [
      {
        fault: 'Der Ball streift das erste Tor, immer auf derselben Seite.',
        fix: 'Lass jemanden von hinten auf die Schlagfläche schauen oder leg einen Schläger daran an. Erst das Zielen.',
      },
      {
        fault: 'Er rollt durchs erste Tor und verfehlt das zweite.',
        fix: 'Der Putt ist nicht gerade oder zu langsam. Verleg die Übung oder roll ihn eine Umdrehung fester.',
      },
    ],
    alternatives: ['Mit nur zwei Tees lässt du das zweite Tor weg und zählst nicht.'],
    scoring: {
      how: 'Putte {attempts} Bälle. Ein Punkt für jeden, der durch beide Tore rollt, ohne sie zu berühren, und ins Loch fällt.',
      unit: 'saubere Putts',
      unitOfOne: 'sauberer Putt',
    },
    diagram: {
      alt: 'Ein gerader Putt von {1.5 m|5 ft} mit einem Tor von {6 cm|2.5 in} Breite, {40 cm|16 in} vor dem Ball, und einem Tor von {10 cm|4 in} Breite, {40 cm|16 in} vor dem Loch.',
    },
  },
  'clock-putting': {
    name: 'Putten rund um die Uhr',
    description:
      'Zwölf Bälle rund um das Loch, auf einem Kreis mit {1.2 m|4 ft} Radius. Loch sie der Reihe nach ein, von zwölf bis zwölf.',
    purpose:
      'Rund um die Uhr bricht jeder kurze Putt anders. Solche Putts machen aus einem guten Chip einen gesparten Schlag.',
    setUp:
      'Wähl ein Loch an einem sanften Hang. Leg zwölf Bälle auf einen Kreis mit {1.2 m|4 ft} Radius, einen auf jede Stunde.',
    steps: [
      'Lies jeden Putt neu, von hinter dem Ball.',
      'Putte der Reihe nach, von zwölf Uhr einmal rundherum bis zwölf.',
      'Ein Fehler bleibt ein Fehler. Spiel den Kreis zu Ende und zähl.',
      'Geh ein zweites Mal herum, in die andere Richtung.',
    ],
    commonFaults: [
      {
        fault: 'Du gehst herum und liest nicht.',
        fix: 'Geh hinter jedem Ball einmal in die Hocke, auch wenn es derselbe Hang ist.',
      },
      {
        fault: 'Bergab kostet am meisten.',
        fix: 'Ziele höher und lass den Ball ausrollen. Ein langsamer Putt fällt über die obere Kante.',
      },
    ],
    alternatives: ['Auf einem vollen Grün nimmst du den halben Kreis und gehst ihn viermal ab.'],
    scoring: {
      how: 'Geh um das Loch herum, {attempts} Putts. Zähl die Bälle, die du einlochst.',
      unit: 'gelochte Putts',
      unitOfOne: 'gelochter Putt',
    },
    diagram: {
      alt: 'Zwölf Bälle rund um das Loch auf einem Kreis mit {1.2 m|4 ft} Radius, nummeriert wie eine Uhr.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier Seiten, fünf Stufen',
    description:
      'Von vier Seiten des Lochs, nach jeder Runde eine Stufe weiter weg: {60 cm|2 ft} bis {1.8 m|6 ft}.',
    purpose:
      'Du puttest nie zweimal von derselben Stelle, und mit der Länge wächst der Druck. So siehst du, wie weit deine kurzen Putts reichen.',
    setUp:
      'Steck auf vier Seiten eines Lochs Tees ein, bei {60 cm|2 ft}, {90 cm|3 ft}, {1.2 m|4 ft}, {1.5 m|5 ft} und {1.8 m|6 ft}.',
    steps: [
      'Putte von den vier inneren Tees, je einen Ball.',
      'Geh eine Stufe zurück und noch eine Runde herum, ab einer anderen Seite.',
      'Spiel jede Entfernung einmal, was auch geschieht, damit sich Scores vergleichen lassen.',
      'Notier, auf welcher Stufe die Fehler beginnen. Das ist deine Entfernung für die nächsten Wochen.',
    ],
    commonFaults: [
      {
        fault: 'Alle Fehler gehen unten vorbei.',
        fix: 'Gib eine Ballbreite mehr Break, dann schau, wo der Ball das Loch kreuzt.',
      },
      {
        fault: 'Du verzählst dich und spielst eine Seite zweimal.',
        fix: 'Geh herum wie die Uhr und zieh jedes Tee heraus, wenn du es verlässt.',
      },
    ],
    alternatives: [
      'Mit vier Tees versetzt du sie um eine Stufe nach hinten, wenn du einmal herum bist.',
    ],
    scoring: {
      how: 'Putte 20 Bälle, einen von jedem Tee. Zähl die Bälle, die du einlochst.',
      unit: 'gelochte Putts',
      unitOfOne: 'gelochter Putt',
    },
    diagram: {
      alt: 'Vier Reihen mit je fünf Bällen führen vom Loch weg, von {60 cm|2 ft} bis {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Putt-Leiter',
    description:
      'Vier Linien aus Tees bei {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} und {12 m|40 ft}. Jeder Putt bleibt hinter seiner Linie liegen, höchstens eine Putterlänge weiter.',
    purpose:
      'Dreiputts entstehen beim ersten Putt. Die Leiter übt vier Längen, und kein Loch lenkt dich vom Tempo ab.',
    setUp:
      'Steck je zwei Tees als Linie ein, bei {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} und {12 m|40 ft}. Ein Streifen von {90 cm|3 ft} hinter jeder Linie ist das Ziel.',
    steps: [
      'Putte einen Ball zu jeder Linie, die Leiter hinauf.',
      'Geh wieder hinunter: {12 m|40 ft}, {9 m|30 ft}, {6 m|20 ft}, {3 m|10 ft}.',
      'Nimm nur einen Ball, so ist jeder Schlag ein erster Schlag.',
      'Geh zweimal hinauf und hinunter. Schau auf die Linie, nicht auf den Ball, während er rollt.',
    ],
    commonFaults: [
      {
        fault: 'Der erste Ball jeder Länge ist zu kurz.',
        fix: 'Geh einmal zur Linie und spür die Länge in den Füßen.',
      },
      {
        fault: 'Du schlägst fester statt länger.',
        fix: 'Der Schlag dauert bei {3 m|10 ft} so lange wie bei {12 m|40 ft}. Nur seine Länge ändert sich.',
      },
    ],
    alternatives: ['Auf einem kleinen Grün nimmst du die ersten drei Linien und zählst nicht.'],
    scoring: {
      how: 'Putte 16 Bälle, zweimal hinauf und zweimal hinunter. Ein Punkt für jeden, der höchstens {90 cm|3 ft} hinter seiner Linie liegen bleibt.',
      unit: 'Bälle im Streifen',
      unitOfOne: 'Ball im Streifen',
    },
    diagram: {
      alt: 'Vier Linien aus Tees bei {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} und {12 m|40 ft}; der Putt zur dritten Linie muss im Streifen dahinter liegen bleiben.',
    },
  },
  'lag-circle': {
    name: 'Lange Putts in den Kreis',
    description:
      'Zwölf Putts von {9 m|30 ft} in einen Kreis um das Loch mit {1 m|3 ft} Radius. Im Kreis ist der nächste ein kurzer Putt.',
    purpose:
      'Aus {9 m|30 ft} locht fast niemand ein. Der Schlag, den du sparen kannst, ist der dritte.',
    setUp:
      'Markier einen Kreis mit {1 m|3 ft} Radius um ein Loch: sechs Tees, jedes {1 m|3 ft} vom Loch. Schreite {9 m|30 ft} ab.',
    steps: [
      'Geh den halben Putt einmal ab und sieh dir das Gefälle von der Seite an.',
      'Putte drei Bälle, dann wechsle auf eine andere Seite des Lochs.',
      'Rate kurz oder lang, solange der Ball im ersten Drittel ist.',
      'Nimm nach sechs Bällen das nächste Loch, damit auch das Gefälle wechselt.',
    ],
    commonFaults: [
      {
        fault: 'Fehler sind eher zu kurz als seitlich daneben.',
        fix: 'Schau bei den Probeschwüngen zum Loch.',
      },
      {
        fault: 'Du liest minutenlang die Linie und rätst das Tempo.',
        fix: 'Lies auf dieser Länge zuerst das Tempo. Eine Handbreit neben der Linie endet immer noch im Kreis.',
      },
    ],
    alternatives: [
      'Ohne Tees legst du den Putter vom Loch nach außen: Er ist etwa so lang wie der Radius.',
    ],
    scoring: {
      how: 'Putte 12 Bälle. Zähl die, die im Kreis liegen bleiben oder ins Loch fallen.',
      unit: 'Bälle im Kreis',
      unitOfOne: 'Ball im Kreis',
    },
    diagram: {
      alt: 'Ein langer Putt von {9 m|30 ft} läuft im Bogen in einen Kreis um das Loch mit {1 m|3 ft} Radius; frühere Bälle liegen darin und daneben.',
      labels: { radius: 'Radius' },
    },
  },
  'par-18-putting': {
    name: 'Neun Löcher, Par 18',
    description:
      'Neun Putts von {6 m|20 ft} bis {9 m|30 ft} über wechselnde Hänge, ein Ball. Jedes Loch ist ein Par 2.',
    purpose:
      'Es ist dasselbe Spiel wie auf dem Platz: einmal lesen, ein Ball, und der zweite Putt zählt auch.',
    setUp:
      'Wähl neun Putts von {6 m|20 ft} bis {9 m|30 ft} von Loch zu Loch, bergauf, bergab und quer zum Hang.',
    steps: [
      'Markier den Ball vor jedem ersten Putt, putz ihn und leg ihn zurück.',
      'Lesen, ein Probeschwung, los.',
      'Spiel jedes Loch zu Ende. Auch ein Tap-in ist ein Schlag.',
      'Schreib die Karte Loch für Loch und kreis die Dreiputts ein.',
    ],
    commonFaults: [
      {
        fault: 'Dreiputts entstehen beim zweiten Putt.',
        fix: 'Gib einem zweiten Putt von {1 m|3 ft} dieselbe Routine wie dem ersten.',
      },
      {
        fault: 'Erste Putts bergab laufen weit vorbei.',
        fix: 'Wähl die Stelle, an der der Ball ausrollen soll, nicht das Loch.',
      },
    ],
    alternatives: ['Mit nur einem Loch wählst du neun Stellen darum herum.'],
    scoring: {
      how: 'Zähl die Schläge für neun Löcher, Par 18.',
      unit: 'Schläge',
      unitOfOne: 'Schlag',
    },
    diagram: {
      alt: 'Drei nummerierte Putts führen von Loch zu Loch über ein Grün; der erste ist {6 m|20 ft}, der zweite {9 m|30 ft} lang.',
    },
  },
  drawback: {
    name: 'Zurückziehen',
    description:
      'Neun Putts. Nach jedem Fehler ziehst du den Ball eine Putterlänge weiter vom Loch weg.',
    purpose:
      'Hier gibt es keine Tap-ins, also bezahlst du einen sorglosen ersten Putt sofort. So siehst du, was Tempo wert ist.',
    setUp:
      'Neun Putts über wechselnde Hänge: je drei von {5 m|16 ft}, {7 m|23 ft} und {9 m|30 ft}. Ein Ball, ein Putter.',
    steps: [
      'Putte aufs Loch. Fällt der Ball, geh zum nächsten.',
      'Fällt er nicht, zieh ihn eine Putterlänge, {90 cm|3 ft}, gerade vom Loch zurück.',
      'Putte noch einmal, und zieh ihn nach jedem Fehler wieder zurück, bis der Ball fällt.',
      'Zähl alle Schläge zusammen. Spiel die letzten drei Löcher, als ginge es um das Match.',
    ],
    commonFaults: [
      {
        fault: 'Du spielst den ersten Putt zu fest, um den zweiten zu vermeiden.',
        fix: 'Ein Ball, der am Loch ausrollt, lässt dir {1 m|3 ft}. Einer, der vorbeischießt, lässt dir {2 m|7 ft}.',
      },
      {
        fault: 'Nach zwei Fehlern gibst du auf.',
        fix: 'Beginn die Routine neu, von hinter dem Ball.',
      },
    ],
    alternatives: ['Mit nur einem Loch wählst du neun Stellen darum herum.'],
    scoring: { how: 'Zähl die Schläge für neun Löcher.', unit: 'Schläge', unitOfOne: 'Schlag' },
    diagram: {
      alt: 'Ein Putt läuft am Loch vorbei; der Ball wird {90 cm|3 ft} zurückgezogen und von dort noch einmal geputtet.',
      labels: { firstPutt: 'Erster Putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Test mit 50 Putts',
    description:
      'Fünfzig Löcher mit einem Ball, reihum aus {1 m|3 ft} bis {5 m|16 ft}. Der lange Putt-Test, mit Normwerten zum Vergleichen.',
    purpose:
      'Fünfzig Löcher genügen, damit sich das Glück ausgleicht. Die veröffentlichten Normwerte stammen von Männern; Frauen und Senioren vergleichen sich mit ihrem ersten Score.',
    setUp:
      'Mehrere Löcher auf einem Grün mit etwas Gefälle. Markier an jedem {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} und {5 m|16 ft}.',
    steps: [
      'Putte aus {1 m|3 ft}, dann an einem anderen Loch aus {2 m|7 ft}, und so weiter bis {5 m|16 ft}. Dann von vorn.',
      'Loch jeden Ball ein und schreib die Schläge auf.',
      'Wähl gleich viele gerade und brechende Putts.',
      'Mach nach je zehn Löchern eine Minute Pause.',
    ],
    commonFaults: [
      {
        fault: 'Bei den letzten zwanzig wirst du hastig.',
        fix: 'Teil den Test lieber auf zwei Tage auf, als ihn müde zu beenden.',
      },
      {
        fault: 'Jedes Mal dasselbe leichte Loch.',
        fix: 'Plan zuerst die zehn Löcher einer Runde, dann spiel diese Runde fünfmal.',
      },
    ],
    alternatives: ['Mit nur einem Loch puttest du reihum von fünf Seiten.'],
    scoring: {
      how: 'Zähl alle Schläge für die fünfzig Löcher.',
      unit: 'Schläge',
      unitOfOne: 'Schlag',
      norm: 'Männer, Handicap von +2 bis 10; darüber hinaus eine gerade Linie',
    },
    diagram: {
      alt: 'Fünf Bälle in einer Reihe, {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} und {5 m|16 ft} vom Loch entfernt.',
    },
  },
  'long-lags': {
    name: 'Sehr lange Putts',
    description:
      'Zwölf Putts im Wechsel aus {12 m|40 ft}, {15 m|50 ft} und {18 m|60 ft}, mit Punkten, je näher, desto mehr.',
    purpose:
      'Auf diesen Längen beginnen Dreiputts, und der Putt-Test fragt danach. Das Tempo ist alles, die Linie fast nichts.',
    setUp:
      'Schreite {12 m|40 ft}, {15 m|50 ft} und {18 m|60 ft} von einem Loch ab und markier die drei Stellen. Markier auf einer Linie vom Loch aus {1 m|3 ft}, {2 m|7 ft} und {3 m|10 ft}: Das sind die Radien von drei Kreisen.',
    steps: [
      'Sieh dir vor dem ersten Ball das ganze Gefälle von der Seite an.',
      'Putte von jeder Stelle einen Ball, von der nächsten zuerst. Dann beginn von vorn.',
      'Beurteile jeden Ball da, wo er liegen bleibt: 3 Punkte bis {1 m|3 ft} oder gelocht, 2 bis {2 m|7 ft}, 1 bis {3 m|10 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Die längsten Putts bleiben zu kurz.',
        fix: 'Schau bei den Probeschwüngen zum Loch und lass sie mit der Länge wachsen.',
      },
      {
        fault: 'Du schlägst fester, statt weiter auszuholen.',
        fix: 'Behalt den Takt des Schlags. Nur seine Länge ändert sich.',
      },
    ],
    alternatives: [
      'Auf einem kleinen Grün dürfen die Putts quer darüber laufen, zu zwei oder drei Löchern. Ihre Längen bleiben.',
    ],
    safety: 'Achte vor jedem Putt auf andere auf dem Grün.',
    scoring: {
      how: 'Putte {attempts} Bälle im Wechsel von den drei Stellen. Jeder bringt 3, 2, 1 oder 0 Punkte, je nach Radius, in dem er liegen bleibt.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
    },
    diagram: {
      alt: 'Drei Putts aus {12 m|40 ft}, {15 m|50 ft} und {18 m|60 ft} laufen zu einem Loch mit drei Kreisen darum.',
    },
  },
};
