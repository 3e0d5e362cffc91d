import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Erste Rollputts',
    description: 'Zwölf Putts ohne Ziel. Finde das Tempo des Tages, bevor du aufs Loch spielst.',
    purpose:
      'In den ersten Minuten stellst du Treffmoment und Tempo ein. Ohne Loch kannst du nichts verfehlen und merkst, wie der Ball die Schlagfläche verlässt.',
    setUp:
      'Drei Bälle und ein freies Stück Grün oder Teppich. Kein Loch, keine Münze, keine Linie.',
    steps: [
      'Roll drei Bälle ein kurzes Stück, alle an dieselbe Stelle.',
      'Roll drei bis zur Mitte von Zimmer oder Grün, dann drei so weit, wie du Platz hast.',
      'Geh den Bällen nach und schau, wo sie ausgerollt sind.',
      'Roll die letzten drei auf Längen deiner Wahl und sag die Länge vor jedem Schlag an.',
    ],
    commonFaults: [
      {
        fault: 'Bei den langen Putts wird der Schlag hastig.',
        fix: 'Mach den Schlag länger, nicht schneller. Zähl eins zurück und zwei durch.',
      },
      {
        fault: 'Du schaust sofort auf.',
        fix: 'Dreh bei den ersten drei den Kopf erst, wenn du hörst, dass der Ball liegt.',
      },
    ],
    alternatives: ['Mit nur einem Ball gehst du jedes Mal hinterher und rollst ihn zurück.'],
    diagram: {
      alt: 'Drei Bälle, die auf einem freien Grün kurz, mittel und lang gerollt werden, ohne Loch.',
      labels: { short: 'Kurz', middle: 'Mittel', long: 'Lang' },
    },
  },
  'book-gate': {
    name: 'Tor aus zwei Büchern',
    description:
      'Zwei Bücher stehen als Tor {40 cm|16 in} vor dem Ball. Roll ihn hindurch, ohne sie zu berühren.',
    purpose:
      'Ein Ball, der durch dieses Tor rollt, startet gut genug für ein Loch in {1.5 m|5 ft} Entfernung. Du siehst sofort deine Startlinie und auf welcher Seite du danebenliegst.',
    setUp:
      'Stell zwei Bücher hochkant {40 cm|16 in} vor den Ball, {6 cm|2.5 in} auseinander, also einen Ball und einen Finger breit. Ein liegendes Glas in {1.5 m|5 ft} Entfernung ist das Loch.',
    steps: [
      'Richte die Schlagfläche auf die Mitte des Tors, bevor du die Füße stellst.',
      'Roll zehn Bälle hindurch. Merk dir bei Fehlern, welches Buch du berührst.',
      'Roll zehn weitere, vor jedem ein Blick zum Tor und einer zum Glas.',
      'Zähl die sauberen Bälle von allen 20.',
    ],
    commonFaults: [
      {
        fault: 'Du berührst immer wieder dasselbe Buch.',
        fix: 'Prüf, wohin die Schlagfläche zeigt, bevor du am Schlag etwas änderst. Meist liegt es am Zielen, seltener am Weg des Putters.',
      },
      {
        fault: 'Du lenkst den Ball durchs Tor, und er bleibt zu kurz.',
        fix: 'Roll ihn bis zum Glas. Das Tor liegt auf dem Weg, es ist nicht das Ziel.',
      },
    ],
    alternatives: [
      'Zwei volle Dosen oder zwei Tassen sind auch ein gutes Tor.',
      'Mit weniger Platz lässt du das Glas weg und stoppst die Bälle mit einem Handtuch.',
    ],
    scoring: {
      how: 'Roll {attempts} Bälle. Ein Punkt für jeden, der zwischen den Büchern hindurchrollt, ohne eins zu berühren.',
      unit: 'saubere Bälle',
      unitOfOne: 'sauberer Ball',
    },
    diagram: {
      alt: 'Auf einem Teppich rollt ein Ball zwischen zwei Büchern hindurch, {6 cm|2.5 in} auseinander und {40 cm|16 in} vor ihm, zu einem Glas in {1.5 m|5 ft} Entfernung.',
    },
  },
  'coin-start-line': {
    name: 'Über die Münze',
    description:
      'Eine Münze liegt {40 cm|16 in} vor dir auf deiner Linie. Starte den Ball darüber.',
    purpose:
      'Auf ein nahes Ziel zielst du leichter als auf ein fernes Loch. Ein Ball, der über die Münze rollt, ist auch auf Linie zum Loch.',
    setUp:
      'Leg eine flache Münze, höchstens {2.5 cm|1 in} breit, {40 cm|16 in} vor den Ball. Sie liegt auf der geraden Linie zu einem Glas in {1.5 m|5 ft} Entfernung.',
    steps: [
      'Stell dich hinter den Ball und schau über Ball, Münze und Glas.',
      'Richte die Schlagfläche genau auf die Münze, dann stell die Füße dazu.',
      'Roll den Ball über die Münze. Wenn es stimmt, hörst du ein leises Klicken.',
      'Leg Münze und Glas nach je fünf Bällen woandershin, bis du 20 gerollt hast.',
    ],
    commonFaults: [
      {
        fault: 'Du zielst nur noch auf die Münze, und das Tempo geht verloren.',
        fix: 'Schau zuletzt zum Glas, damit deine Hände die Länge kennen.',
      },
      {
        fault: 'Der Ball läuft auf deiner Seite an der Münze vorbei.',
        fix: 'Bring die Augen über den Ball: Ein Ball, den du von der Nase fallen lässt, soll auf ihm landen.',
      },
    ],
    alternatives: ['Auf dem Grün legst du die Münze auf die Linie eines geraden Putts zum Loch.'],
    scoring: {
      how: 'Roll 20 Bälle. Ein Punkt für jeden, der über die Münze rollt.',
      unit: 'Bälle über die Münze',
      unitOfOne: 'Ball über die Münze',
    },
    diagram: {
      alt: 'Ein Ball rollt über eine Münze {40 cm|16 in} vor ihm und weiter zu einem Glas in {1.5 m|5 ft} Entfernung.',
      labels: { coin: 'Münze' },
    },
  },
  'string-line': {
    name: 'Unter der Schnur',
    description:
      'Eine gespannte Schnur zeigt einen geraden Putt von {2 m|7 ft}. Unter ihrem Ende steht ein Tor, durch das der Ball rollen muss.',
    purpose:
      'Die Schnur zeigt eine gerade Linie, wo deine Augen vielleicht eine andere sehen. Am Tor siehst du, ob der Ball sie gehalten hat.',
    setUp:
      'Spann eine Schnur zwischen zwei Bleistifte oder Bücherstapel, eine Handbreit über dem Boden. Leg den Ball unter das eine Ende. Stell unter der Schnur zwei Bücher {10 cm|4 in} auseinander auf, {2 m|7 ft} vom Ball; auf dem Grün nimmst du zwei Tees.',
    steps: [
      'Stell den Putter so, dass die Schnur die Schlagfläche im rechten Winkel kreuzt.',
      'Schau von oben auf die Schnur: Sie soll die Mitte des Balls verdecken.',
      'Putte zehn Bälle unter der Schnur entlang und durch das Tor.',
      'Nimm die Schnur weg, lass das Tor stehen und putte zehn weitere mit ihrem Bild im Kopf.',
    ],
    commonFaults: [
      {
        fault: 'Die Schnur scheint diesseits oder jenseits des Balls zu liegen.',
        fix: 'Deine Augen sind nicht über der Linie. Geh näher heran oder weiter weg, bis Schnur und Ball sich decken.',
      },
      {
        fault: 'Der Ball verlässt die Schnur im letzten Drittel.',
        fix: 'Der Boden ist dort nicht eben, oder der Putt ist zu langsam. Dreh den Aufbau um und vergleiche.',
      },
    ],
    alternatives: ['Ein Streifen Klebeband auf dem Boden ersetzt die Schnur.'],
    safety: 'Nimm die Schnur ab, bevor jemand durchs Zimmer geht.',
    scoring: {
      how: 'Putte {attempts} Bälle, die erste Hälfte mit Schnur, die anderen ohne. Ein Punkt für jeden, der durch das Tor rollt, ohne es zu berühren.',
      unit: 'gerade Putts',
      unitOfOne: 'gerader Putt',
    },
    diagram: {
      alt: 'Eine Schnur ist über einen geraden Putt von {2 m|7 ft} gespannt; der Ball rollt darunter und durch ein Tor von {10 cm|4 in} Breite.',
      labels: { string: 'Schnur' },
    },
  },
  'putter-rail': {
    name: 'Putter zwischen Büchern',
    description:
      'Zwei Bücher bilden eine Gasse, kaum breiter als der Putter. Führ den Schlag hindurch, ohne sie zu berühren.',
    purpose:
      'Triffst du mit der Mitte der Schlagfläche, wird dein Tempo verlässlich. Die Gasse hält den Putterkopf dort, wo der Ball ist.',
    setUp:
      'Leg zwei Bücher längs zur Linie, eins außen an die Spitze und eins innen an die Ferse, mit je einem Finger Luft. Auf dem Grün nimmst du zwei Tees. Der Ball liegt in der Mitte, das Glas {1 m|3 ft} davor.',
    steps: [
      'Mach fünf Schläge ohne Ball und hör hin: Kein Geräusch ist richtig.',
      'Putte zehn Bälle durch die Gasse.',
      'Schließ für fünf Schläge die Augen: Die Bücher sagen dir Bescheid.',
      'Nimm die Bücher weg und putte fünf weitere mit demselben Gefühl.',
    ],
    commonFaults: [
      {
        fault: 'Die Spitze berührt beim Ausholen das äußere Buch.',
        fix: 'Lass die Schultern pendeln. Die Hände bleiben so weich wie am Anfang.',
      },
      {
        fault: 'Du wirst langsamer, um nicht anzustoßen.',
        fix: 'Mach die Gasse einen Finger breiter, behalte das Tempo und stell sie später wieder enger.',
      },
    ],
    alternatives: [
      'Ohne Platz zum Rollen machst du es gegen ein Kissen und zählst saubere Schläge.',
    ],
    scoring: {
      how: 'Mach {attempts} Schläge mit Ball. Ein Punkt, wenn der Putter nichts berührt und der Ball das Glas erreicht.',
      unit: 'saubere Schläge',
      unitOfOne: 'sauberer Schlag',
    },
    diagram: {
      alt: 'Ein Putterkopf bewegt sich in einer Gasse zwischen zwei Büchern; der Ball rollt von dort zu einem Glas in {1 m|3 ft} Entfernung.',
      labels: { book: 'Buch' },
    },
  },
  'wall-stop': {
    name: 'Stopp vor der Wand',
    description:
      'Roll den Ball zur Wand, sodass er höchstens {20 cm|8 in} davor ausrollt und sie nie berührt.',
    purpose:
      'An der Wand ist das Tempo ehrlich: Zu viel hörst du, zu wenig siehst du. Die Länge ist die Hälfte des Puttens, die dir Dreiputts erspart.',
    setUp:
      'Markier an der Wand entlang einen {20 cm|8 in} breiten Streifen. Leg Bälle {1 m|3 ft}, {2 m|7 ft} und {3 m|10 ft} vor die Wand.',
    steps: [
      'Roll einen Ball aus jeder Entfernung, die kürzeste zuerst.',
      'Wechsle dann mit jedem Ball die Entfernung, in beliebiger Folge, aber nie zweimal nacheinander dieselbe.',
      'Sag kurz oder lang, bevor der Ball liegt.',
      'Ein Ball, der die Wand berührt, zählt nicht, so nah er auch liegen bleibt.',
    ],
    commonFaults: [
      {
        fault: 'Wegen der Wand bleiben alle Bälle zu kurz.',
        fix: 'Roll drei sanft bis an die Wand, und dann etwas weniger.',
      },
      {
        fault: 'Der kurze Putt läuft in die Wand.',
        fix: 'Mach den Rückschwung kürzer. Der Rhythmus bleibt wie beim langen Putt.',
      },
    ],
    alternatives: [
      'Eine Linie aus Klebeband ersetzt die Wand: Was darüber hinausrollt, zählt nicht.',
    ],
    scoring: {
      how: 'Roll 15 Bälle, fünf aus jeder Entfernung, in wechselnder Reihenfolge. Ein Punkt für jeden, der im Streifen liegen bleibt, ohne die Wand zu berühren.',
      unit: 'Bälle im Streifen',
      unitOfOne: 'Ball im Streifen',
    },
    diagram: {
      alt: 'Drei Bälle {1 m|3 ft}, {2 m|7 ft} und {3 m|10 ft} vor einer Wand; jeder rollt zu einem {20 cm|8 in} breiten Streifen davor.',
    },
  },
  'doorway-lag': {
    name: 'Durch die Tür',
    description:
      'Ein langer Putt zu Hause: aus einem Zimmer durch die Tür, bis zwischen zwei Linien aus Klebeband im nächsten.',
    purpose:
      'Die meisten Wohnungen haben eine lange Linie, und sie führt durch eine Tür. Der Türrahmen prüft die Startlinie, das Klebeband das Tempo.',
    setUp:
      'Kleb eine Linie {4 m|13 ft} vom Ball quer über den Boden und eine zweite {60 cm|2 ft} dahinter. Die Tür ist etwa auf halbem Weg. Markier dieselben zwei Linien für den Rückweg.',
    steps: [
      'Roll den ersten Ball ohne Probeschwung.',
      'Sag das Ergebnis an, bevor du aufschaust: Rahmen, kurz, dazwischen, lang.',
      'Hol nach je drei Putts die Bälle und schau, wo sie liegen geblieben sind.',
      'Nach sechs Bällen puttest du sechs in die andere Richtung.',
    ],
    commonFaults: [
      {
        fault: 'Der Ball streift den Rahmen.',
        fix: 'Such dir mitten auf der Türschwelle einen Punkt und roll darüber.',
      },
      {
        fault: 'Die Bälle werden immer länger.',
        fix: 'Stell dir vor, wie der Ball mit der letzten Umdrehung über die vordere Linie rollt.',
      },
    ],
    alternatives: [
      'Ohne Tür stellst du auf halbem Weg zwei Stühle {80 cm|32 in} auseinander.',
      'In einer kleinen Wohnung puttest du {3 m|10 ft} und bleibst bei dieser Länge, damit deine Scores vergleichbar sind.',
    ],
    safety: 'Stell die Tür fest, und lass niemanden durchgehen, solange ein Ball rollt.',
    scoring: {
      how: 'Roll {attempts} Bälle. Ein Punkt für jeden, der den Türrahmen nicht berührt und zwischen den Linien liegen bleibt.',
      unit: 'Bälle zwischen den Linien',
      unitOfOne: 'Ball zwischen den Linien',
    },
    diagram: {
      alt: 'Ein Ball rollt {4 m|13 ft} durch eine Tür und bleibt im nächsten Zimmer zwischen zwei Linien mit {60 cm|2 ft} Abstand liegen.',
      labels: { doorway: 'Tür' },
    },
  },
  'carpet-ladder': {
    name: 'Leiter auf dem Teppich',
    description:
      'Vier Linien aus Klebeband, je {50 cm|20 in} auseinander. Jeder Ball bleibt hinter seiner und vor der nächsten Linie liegen.',
    purpose:
      'Kleine Schritte in der Länge zeigen den Händen, wie wenig es braucht. Dieses Gefühl hilft dir auf jedem Grün.',
    setUp:
      'Kleb Linien quer über den Teppich, {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} und {2.5 m|100 in} vom Ball entfernt.',
    steps: [
      'Roll den ersten Ball knapp über die erste Linie.',
      'Roll den nächsten über die zweite Linie, und so weiter bis zur letzten.',
      'Lass die Bälle liegen, dann siehst du die Leiter.',
      'Steig dreimal hinauf. Beim dritten Mal schaust du beim Schlag auf die Linie statt auf den Ball.',
    ],
    commonFaults: [
      {
        fault: 'Der zweite Ball bleibt neben dem ersten liegen.',
        fix: 'Mach vor dem Aufstieg zwei Probeschwünge von klar verschiedener Länge.',
      },
      {
        fault: 'Auf der letzten Stufe rollt der Ball vom Teppich.',
        fix: 'Mach den Schlag um eine Schuhbreite länger, nicht mehr.',
      },
    ],
    alternatives: [
      'Bleistifte oder Schläger auf dem Boden neben dem Teppich zeigen die Linien auch.',
    ],
    scoring: {
      how: 'Putte {attempts} Bälle, Linie für Linie, immer wieder von vorn. Ein Punkt für jeden Ball, der höchstens {50 cm|20 in} hinter seiner Linie liegen bleibt.',
      unit: 'getroffene Stufen',
      unitOfOne: 'getroffene Stufe',
    },
    diagram: {
      alt: 'Ein Teppich mit vier Linien bei {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} und {2.5 m|100 in}; der dritte Ball muss zwischen zwei Linien liegen bleiben.',
    },
  },
  'called-pace': {
    name: 'Augen zu und ansagen',
    description:
      'Putte mit geschlossenen Augen zu einer Münze und sag kurz, gut oder lang, bevor du hinsiehst.',
    purpose:
      'Wenn die Augen ruhen, müssen die Hände berichten. Ein Golfer, der die Länge eines Schlags nennen kann, kann sie auch ändern.',
    setUp:
      'Eine Münze in {2 m|7 ft} Entfernung. Ein Ball nach dem anderen, und jemand oder etwas, das ihn stoppt.',
    steps: [
      'Sprich den Ball mit offenen Augen an und schau noch einmal zur Münze.',
      'Schließ die Augen, putte und lass sie zu, bis der Ball liegt.',
      'Sag kurz, gut oder lang. Gut heißt höchstens {30 cm|12 in} von der Münze.',
      'Öffne die Augen und notier, ob die Ansage stimmte. Wechsle nach je drei Bällen die Länge.',
    ],
    commonFaults: [
      {
        fault: 'Du sagst jedes Mal gut.',
        fix: 'Spiel einen Ball absichtlich zu kurz und einen zu lang und spür erst den Unterschied.',
      },
      {
        fault: 'Mit geschlossenen Augen schwankst du.',
        fix: 'Stell dich etwas breiter hin und spür beide Fersen.',
      },
    ],
    alternatives: ['Wenn du die Augen nicht schließen magst, schau auf die Wand vor dir.'],
    safety: 'Räum den Boden um deine Füße frei, bevor du die Augen schließt.',
    scoring: {
      how: 'Putte {attempts} Bälle. Ein Punkt für jede richtige Ansage, egal, wohin der Ball lief.',
      unit: 'richtige Ansagen',
      unitOfOne: 'richtige Ansage',
    },
    diagram: {
      alt: 'Ein Ball wird {2 m|7 ft} zu einer Münze geputtet; Bälle, die zu kurz, nahe daran und zu lang liegen, tragen ihre Ansagen.',
      labels: { short: 'Kurz', good: 'Gut', long: 'Lang' },
    },
  },
  'glass-streak': {
    name: 'Die Serie',
    description:
      'Fünfzehn Putts von {1.5 m|5 ft} in ein Glas, jeder mit der ganzen Routine. Nach einem Fehler fängst du bei null an.',
    purpose:
      'Jeder Putt ist mehr wert als der davor. So fühlt sich ein kurzer Putt für einen guten Score an.',
    setUp:
      'Leg ein Glas in {1.5 m|5 ft} Entfernung auf die Seite. Du hast 15 Putts, für jeden etwa 20 Sekunden.',
    steps: [
      'Zwei Blicke auf die Linie, Schlagfläche ausrichten, dann die Füße, und los.',
      'Zähl laut mit. Nach einem Fehler beginnst du wieder bei eins.',
      'Ab dem fünften in Folge trittst du vor dem Putt einmal zurück.',
      'Hör nach 15 Putts auf und schreib die längste Serie auf.',
    ],
    commonFaults: [
      {
        fault: 'Nach einem Fehler wirst du hastig.',
        fix: 'Geh vor dem nächsten Putt zum Glas und zurück.',
      },
      {
        fault: 'Die Routine wird mit der Serie länger.',
        fix: 'Zwei Blicke, immer zwei, nach einem Treffer wie nach neun.',
      },
    ],
    alternatives: ['Eine Tasse oder ein Plastikbecher geht so gut wie ein Glas.'],
    safety: 'Nimm auf hartem Boden einen Plastikbecher: Ein Glas kann zerbrechen.',
    scoring: {
      how: 'Zähl die längste Serie gelochter Putts in 15 Versuchen.',
      unit: 'Putts in Folge',
      unitOfOne: 'Putt in Folge',
    },
    diagram: {
      alt: 'Bälle liegen für einen Putt von {1.5 m|5 ft} in ein Glas bereit; nach einem Fehler beginnt die Zählung neu.',
      labels: { inARow: 'Längste Serie von 15' },
    },
  },
  'carpet-nine': {
    name: 'Neun Löcher auf dem Teppich',
    description:
      'Neun verschiedene Putts auf eine Münze, {1 m|3 ft} bis {3 m|10 ft} lang, ein Ball. Jedes Loch ist ein Par 2.',
    purpose:
      'Eine Runde zu Hause: Jeder Putt ist neu, und jeder Schlag zählt. Spiel sie alle zwei Wochen und vergleiche.',
    setUp:
      'Leg eine Münze mitten ins Zimmer und markier einen Kreis mit {40 cm|16 in} Radius darum. Wähl neun Stellen in {1 m|3 ft} bis {3 m|10 ft} Entfernung, auf beiden Seiten der Möbel, und behalte sie fürs nächste Mal.',
    steps: [
      'Spiel die Stellen der Reihe nach, mit einem Ball und der ganzen Routine.',
      'Der Ball ist gelocht, wenn er die Münze berührt und im Kreis liegen bleibt.',
      'Verfehlt er die Münze oder rollt er aus dem Kreis, spielst du ihn von dort, wo er liegt.',
      'Schreib nach jedem Loch die Schläge auf und zähl die Karte zusammen.',
    ],
    commonFaults: [
      {
        fault: 'Du holst dir nach Fehlern den Ball zurück.',
        fix: 'Der zweite Putt zählt so viel wie der erste. Spiel zu Ende.',
      },
      {
        fault: 'Du spielst zu fest auf die Münze.',
        fix: 'Ein Ball, der den Kreis verlässt, ist nicht gelocht. Lass ihn knapp hinter der Münze ausrollen.',
      },
    ],
    alternatives: ['In einem kleinen Zimmer spielst du drei Stellen je dreimal.'],
    safety: 'Heb am Ende alle Bälle auf: Man tritt leicht auf einen.',
    scoring: {
      how: 'Zähl die Schläge für neun Löcher, Par 18. Ein Putt ist gelocht, wenn er die Münze berührt und im Kreis liegen bleibt.',
      unit: 'Schläge',
      unitOfOne: 'Schlag',
    },
    diagram: {
      alt: 'Neun nummerierte Stellen, {1 m|3 ft} bis {3 m|10 ft} von einer Münze in einem Kreis mit {40 cm|16 in} Radius; der erste Putt ist unterwegs.',
      labels: { radius: 'Radius' },
    },
  },
  'one-hand-rolls': {
    name: 'Eine Hand, dann beide',
    description:
      'Zwölf Rollputts: vier mit jeder Hand allein, vier mit beiden. Ohne Loch: Es geht nur um den Treffmoment.',
    purpose:
      'Eine Hand allein kann den Putter nicht lenken. Du spürst sein Gewicht, und beide Hände behalten danach dieses Gefühl.',
    setUp: 'Drei Bälle und etwa {2 m|7 ft} Teppich oder Grün.',
    steps: [
      'Roll vier Bälle nur mit der Hand, die am Griff unten ist.',
      'Roll vier nur mit der oberen Hand.',
      'Roll vier mit beiden Händen im selben ruhigen Rhythmus.',
      'Schau, wo die Bälle liegen: je näher beisammen, desto besser der Treffmoment.',
    ],
    commonFaults: [
      {
        fault: 'Mit einer Hand wackelt der Putterkopf.',
        fix: 'Greif tiefer und mach den Schlag halb so lang.',
      },
      {
        fault: 'Am Ende drücken beide Hände zu.',
        fix: 'Halt den Putter so fest wie eine volle Tasse, die nicht überschwappen darf.',
      },
    ],
    alternatives: ['Gegen ein Kissen in {50 cm|20 in} Entfernung braucht es gar keinen Platz.'],
    diagram: {
      alt: 'Drei Putter rollen drei Bälle über einen Boden: einer mit der unteren Hand, einer mit der oberen, einer mit beiden Händen.',
      labels: { trail: 'Untere Hand', lead: 'Obere Hand', both: 'Beide Hände' },
    },
  },
  'eyes-on-the-target': {
    name: 'Augen aufs Ziel',
    description: 'Zwölf Bälle zu einer Münze, und du schaust auf die Münze statt auf den Ball.',
    purpose:
      'Augen, die auf dem Ziel ruhen, geben den Händen die Entfernung. Das weckt das Gefühl fürs Tempo, bevor du etwas zählst.',
    setUp: 'Eine Münze in {2 m|7 ft} Entfernung. Drei Bälle.',
    steps: [
      'Stell die Schlagfläche hinter den Ball, dann schau zur Münze und bleib mit den Augen dort.',
      'Roll drei Bälle auf {1 m|3 ft}, drei auf {2 m|7 ft} und drei auf {3 m|10 ft}; die Münze wandert jedes Mal mit.',
      'Schau jedem Ball nach, bis er liegt.',
      'Roll die letzten drei wie immer, mit den Augen auf dem Ball.',
    ],
    commonFaults: [
      {
        fault: 'Du triffst nicht mit der Mitte der Schlagfläche.',
        fix: 'Lass den Putter einen Moment hinter dem Ball ruhen, bevor du beginnst.',
      },
      {
        fault: 'Die Augen wandern zum Ball zurück.',
        fix: 'Lies die Zahl auf der Münze, bis der Ball dort ist.',
      },
    ],
    alternatives: ['Auf dem Grün rollst du zu einem Tee statt zur Münze.'],
    diagram: {
      alt: 'Ein Golfer steht über einem Ball und schaut am Boden entlang zu einer Münze in {2 m|7 ft} Entfernung.',
      labels: { look: 'Schau hierhin' },
    },
  },
};
