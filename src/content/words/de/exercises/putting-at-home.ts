import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Erste Rollputts',
    description: 'Zwölf Putts ohne Ziel. Finde das Tempo des Tages, bevor du aufs Loch spielst.',
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
    alternatives: [
      'Zwei volle Dosen oder zwei Tassen sind auch ein gutes Tor.',
      'Mit weniger Platz lässt du das Glas weg und stoppst die Bälle mit einem Handtuch.',
    ],
    scoring: {
      how: 'Roll 20 Bälle. Ein Punkt für jeden, der zwischen den Büchern hindurchrollt, ohne eins zu berühren.',
      unit: 'saubere Bälle',
    },
    diagram: {
      alt: 'Auf einem Teppich rollt ein Ball zwischen zwei Büchern hindurch, {6 cm|2.5 in} auseinander und {40 cm|16 in} vor ihm, zu einem Glas in {1.5 m|5 ft} Entfernung.',
    },
  },
  'coin-start-line': {
    name: 'Über die Münze',
    description:
      'Eine Münze liegt {40 cm|16 in} vor dir auf deiner Linie. Starte den Ball darüber.',
    alternatives: ['Auf dem Grün legst du die Münze auf die Linie eines geraden Putts zum Loch.'],
    scoring: {
      how: 'Roll 20 Bälle. Ein Punkt für jeden, der über die Münze rollt.',
      unit: 'Bälle über die Münze',
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
    alternatives: ['Ein Streifen Klebeband auf dem Boden ersetzt die Schnur.'],
    safety: 'Nimm die Schnur ab, bevor jemand durchs Zimmer geht.',
    scoring: {
      how: 'Putte 20 Bälle, zehn mit Schnur und zehn ohne. Ein Punkt für jeden, der durch das Tor rollt, ohne es zu berühren.',
      unit: 'gerade Putts',
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
    alternatives: [
      'Ohne Platz zum Rollen machst du es gegen ein Kissen und zählst saubere Schläge.',
    ],
    scoring: {
      how: 'Mach 20 Schläge mit Ball. Ein Punkt, wenn der Putter nichts berührt und der Ball das Glas erreicht.',
      unit: 'saubere Schläge',
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
    alternatives: [
      'Eine Linie aus Klebeband ersetzt die Wand: Was darüber hinausrollt, zählt nicht.',
    ],
    scoring: {
      how: 'Roll 15 Bälle, fünf aus jeder Entfernung, in wechselnder Reihenfolge. Ein Punkt für jeden, der im Streifen liegen bleibt, ohne die Wand zu berühren.',
      unit: 'Bälle im Streifen',
    },
    diagram: {
      alt: 'Drei Bälle {1 m|3 ft}, {2 m|7 ft} und {3 m|10 ft} vor einer Wand; jeder rollt zu einem {20 cm|8 in} breiten Streifen davor.',
    },
  },
  'doorway-lag': {
    name: 'Durch die Tür',
    description:
      'Ein langer Putt zu Hause: aus einem Zimmer durch die Tür, bis zwischen zwei Linien aus Klebeband im nächsten.',
    alternatives: [
      'Ohne Tür stellst du auf halbem Weg zwei Stühle {80 cm|32 in} auseinander.',
      'In einer kleinen Wohnung puttest du {3 m|10 ft} und bleibst bei dieser Länge, damit deine Scores vergleichbar sind.',
    ],
    safety: 'Stell die Tür fest, und lass niemanden durchgehen, solange ein Ball rollt.',
    scoring: {
      how: 'Roll 12 Bälle. Ein Punkt für jeden, der den Türrahmen nicht berührt und zwischen den Linien liegen bleibt.',
      unit: 'Bälle zwischen den Linien',
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
    alternatives: [
      'Bleistifte oder Schläger auf dem Boden neben dem Teppich zeigen die Linien auch.',
    ],
    scoring: {
      how: 'Drei Aufstiege mit vier Bällen. Ein Punkt für jeden Ball, der höchstens {50 cm|20 in} hinter seiner Linie liegen bleibt.',
      unit: 'getroffene Stufen',
    },
    diagram: {
      alt: 'Ein Teppich mit vier Linien bei {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} und {2.5 m|100 in}; der dritte Ball muss zwischen zwei Linien liegen bleiben.',
    },
  },
  'called-pace': {
    name: 'Augen zu und ansagen',
    description:
      'Putte mit geschlossenen Augen zu einer Münze und sag kurz, gut oder lang, bevor du hinsiehst.',
    alternatives: ['Wenn du die Augen nicht schließen magst, schau auf die Wand vor dir.'],
    safety: 'Räum den Boden um deine Füße frei, bevor du die Augen schließt.',
    scoring: {
      how: 'Putte 12 Bälle. Ein Punkt für jede richtige Ansage, egal, wohin der Ball lief.',
      unit: 'richtige Ansagen',
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
    alternatives: ['Eine Tasse oder ein Plastikbecher geht so gut wie ein Glas.'],
    safety: 'Nimm auf hartem Boden einen Plastikbecher: Ein Glas kann zerbrechen.',
    scoring: {
      how: 'Zähl die längste Serie gelochter Putts in 15 Versuchen.',
      unit: 'Putts in Folge',
    },
    diagram: {
      alt: 'Bälle liegen für einen Putt von {1.5 m|5 ft} in ein Glas bereit; nach einem Fehler beginnt die Zählung neu.',
      labels: { inARow: 'In Folge' },
    },
  },
  'carpet-nine': {
    name: 'Neun Löcher auf dem Teppich',
    description:
      'Neun verschiedene Putts auf eine Münze, {1 m|3 ft} bis {3 m|10 ft} lang, ein Ball. Jedes Loch ist ein Par 2.',
    alternatives: ['In einem kleinen Zimmer spielst du drei Stellen je dreimal.'],
    safety: 'Heb am Ende alle Bälle auf: Man tritt leicht auf einen.',
    scoring: {
      how: 'Zähl die Schläge für neun Löcher, Par 18. Ein Putt ist gelocht, wenn er die Münze berührt und im Kreis liegen bleibt.',
      unit: 'Schläge',
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
    alternatives: ['Gegen ein Kissen in {50 cm|20 in} Entfernung braucht es gar keinen Platz.'],
    diagram: {
      alt: 'Drei Putter rollen drei Bälle über einen Boden: einer mit der unteren Hand, einer mit der oberen, einer mit beiden Händen.',
      labels: { trail: 'Untere Hand', lead: 'Obere Hand', both: 'Beide Hände' },
    },
  },
  'eyes-on-the-target': {
    name: 'Augen aufs Ziel',
    description: 'Zwölf Bälle zu einer Münze, und du schaust auf die Münze statt auf den Ball.',
    alternatives: ['Auf dem Grün rollst du zu einem Tee statt zur Münze.'],
    diagram: {
      alt: 'Ein Golfer steht über einem Ball und schaut am Boden entlang zu einer Münze in {2 m|7 ft} Entfernung.',
      labels: { look: 'Schau hierhin' },
    },
  },
};
