import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Erste Rollputts',
    description: 'Zwölf Putts ohne Ziel. Finde das Tempo des Tages, bevor du aufs Loch spielst.',
    diagram: {
      alt: 'Drei Bälle, die auf einem freien Grün kurz, mittel und lang gerollt werden, ohne Loch.',
      labels: { short: 'Kurz', middle: 'Mittel', long: 'Lang' },
    },
  },
  'book-gate': {
    name: 'Tor aus zwei Büchern',
    description:
      'Zwei Bücher stehen als Tor {40 cm|16 in} vor dem Ball. Roll ihn hindurch, ohne sie zu berühren.',
    scoring: {
      how: 'Roll 20 Bälle. Ein Punkt für jeden, der zwischen den Büchern hindurchrollt, ohne eins zu berühren.',
      unit: 'saubere Bälle',
    },
    diagram: {
      alt: 'Auf einem Teppich rollt ein Ball zwischen zwei Büchern {40 cm|16 in} vor ihm hindurch zu einem Glas in {1.5 m|5 ft} Entfernung.',
    },
  },
  'coin-start-line': {
    name: 'Über die Münze',
    description:
      'Eine Münze liegt {30 cm|12 in} vor dir auf deiner Linie. Starte den Ball darüber.',
    scoring: {
      how: 'Roll 20 Bälle. Ein Punkt für jeden, der über die Münze rollt.',
      unit: 'Bälle über die Münze',
    },
    diagram: {
      alt: 'Ein Ball rollt über eine Münze {30 cm|12 in} vor ihm und weiter zu einem Glas in {1.5 m|5 ft} Entfernung.',
      labels: { coin: 'Münze' },
    },
  },
  'string-line': {
    name: 'Unter der Schnur',
    description:
      'Eine gespannte Schnur zeigt einen geraden Putt von {2 m|7 ft}. Der Ball bleibt den ganzen Weg darunter.',
    scoring: {
      how: 'Putte 20 Bälle. Ein Punkt für jeden, der bis zum Ende unter der Schnur bleibt.',
      unit: 'gerade Putts',
    },
    diagram: {
      alt: 'Eine Schnur ist über einen geraden Putt von {2 m|7 ft} gespannt; der Ball rollt darunter zum Loch.',
      labels: { string: 'Schnur' },
    },
  },
  'putter-rail': {
    name: 'Putter zwischen Büchern',
    description:
      'Zwei Bücher bilden eine Gasse, kaum breiter als der Putter. Führ den Schlag hindurch, ohne sie zu berühren.',
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
      'Ein langer Putt zu Hause: aus einem Zimmer durch die Tür auf ein Handtuch im nächsten.',
    scoring: {
      how: 'Roll 12 Bälle. Ein Punkt für jeden, der auf dem Handtuch liegen bleibt.',
      unit: 'Bälle auf dem Handtuch',
    },
    diagram: {
      alt: 'Ein Ball rollt {4 m|13 ft} durch eine Tür und bleibt auf einem Handtuch im nächsten Zimmer liegen.',
      labels: { doorway: 'Tür', towel: 'Handtuch' },
    },
  },
  'carpet-ladder': {
    name: 'Leiter auf dem Teppich',
    description:
      'Vier Linien aus Klebeband, je {50 cm|20 in} auseinander. Jeder Ball bleibt hinter seiner und vor der nächsten Linie liegen.',
    scoring: {
      how: 'Drei Aufstiege mit vier Bällen. Ein Punkt für jeden Ball, der höchstens {50 cm|20 in} hinter seiner Linie liegen bleibt.',
      unit: 'getroffene Stufen',
    },
    diagram: {
      alt: 'Ein Teppich mit vier Linien bei {1 m|3 ft}, {1.5 m|5 ft}, {2 m|7 ft} und {2.5 m|8 ft}; der dritte Ball muss zwischen zwei Linien liegen bleiben.',
    },
  },
  'called-pace': {
    name: 'Augen zu und ansagen',
    description:
      'Putte mit geschlossenen Augen zu einer Münze und sag kurz, gut oder lang, bevor du hinsiehst.',
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
      'Putts von {1.5 m|5 ft} in ein Glas, einer nach dem anderen. Nach einem Fehler fängst du bei null an.',
    scoring: {
      how: 'Zähl die längste Serie gelochter Putts in 30 Versuchen.',
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
    scoring: { how: 'Zähl die Schläge für neun Löcher, Par 18.', unit: 'Schläge' },
    diagram: {
      alt: 'Neun nummerierte Stellen rund um eine Münze, {1 m|3 ft} bis {3 m|10 ft} entfernt; der erste Putt ist unterwegs.',
    },
  },
};
