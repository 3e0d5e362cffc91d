import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Putten zu Hause',
  description:
    'Vier Wochen auf Teppich oder Matte, jeweils zwanzig Minuten, für jedes Handicap. Startlinie, Tempo und eine feste Routine; die Tests der ersten Woche kommen in der letzten wieder.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Finde es heraus',
      description:
        'Drei Tests, dann das erste Gefühl für Linie und Tempo. Mach die Tests so, wie du gerade spielst: Sie zeigen, wo du anfängst.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test: Linie, Tempo, Nerven',
          description: 'Zwei Scores für den Anfang. Kein zweiter Versuch.',
          notes: {},
        },
        'putting-at-home-w1-s2': {
          title: 'Test: neun Löcher',
          description: 'Eine Runde auf dem Teppich, dann eine Gasse für den Putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Schreib die neun Stellen auf: Am Ende spielst du sie wieder.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Eine gerade Linie',
          description: 'Sieh die Linie, dann roll darauf.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Zuerst die Augen: Die Schnur verdeckt die Mitte des Balls.',
            'putting-at-home-w1-s3-e3': 'Dieselbe Linie ohne Schnur.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Wie weit ist weit',
          description: 'Kleine Schritte in der Länge, und du urteilst selbst.',
          notes: {
            'putting-at-home-w1-s4-e3': 'Die Hälfte der Ansagen richtig ist ein guter Anfang.',
            'putting-at-home-w1-s4-e4': 'Übertriff deine erste Serie.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Linie und Tempo im Wechsel',
      description:
        'Erst die Linie, dann das Tempo, und noch einmal. Das Tor rückt weiter weg, die Putts werden länger.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Tor weiter weg',
          description: 'Erst die Schlagfläche, dann der Weg.',
          notes: {},
        },
        'putting-at-home-w2-s2': {
          title: 'Lange Putts',
          description: 'Die längste Linie deiner Wohnung, und die Wand.',
          notes: {},
        },
        'putting-at-home-w2-s3': {
          title: 'Ohne Schnur',
          description: 'Erst die Münze, dann die Schnur nur zur Kontrolle.',
          notes: {},
        },
        'putting-at-home-w2-s4': {
          title: 'Sag es an',
          description: 'Augen zu, dann die Leiter.',
          notes: {},
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Bunt gemischt',
      description:
        'Kein Putt kommt zweimal. Die Scores dürfen jetzt sinken; was du lernst, bleibt länger.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Tor und Tür',
          description: 'Ein nahes Ziel, ein fernes.',
          notes: {
            'putting-at-home-w3-s1-e3': 'Abwechselnd aus beiden Zimmern.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Noch einmal neun Löcher',
          description: 'Eine Karte, ein Atemzug, eine Serie.',
          notes: {
            'putting-at-home-w3-s2-e2': 'Bei allen stehen Möbel im Weg. Merk sie dir für später.',
            'putting-at-home-w3-s2-e3': 'Vor der letzten Aufgabe.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Wand und Münze',
          description: 'Tempo, Linie, Tempo, Linie: Wechsle nach je fünf Bällen die Übung.',
          notes: {},
        },
        'putting-at-home-w3-s4': {
          title: 'Leiter und Karte',
          description: 'Erst die Stufen, dann eine Runde, die zählt.',
          notes: {
            'putting-at-home-w3-s4-e3': 'Die Stellen, die du dir gemerkt hast, rückwärts.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Leichtere Woche und Tests',
      description:
        'Leichte Einheiten von fünfzehn Minuten, dann noch einmal die drei Tests vom Anfang, genau wie damals.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Lockere Schläge',
          description: 'Heute nur Gefühl, so langsam, wie du magst.',
          notes: {},
        },
        'putting-at-home-w4-s2': {
          title: 'Lockere Putts',
          description: 'Das letzte Training vor den Tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Vier in jede Richtung.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test: Linie, Tempo, Nerven',
          description: 'Die zwei Tests vom ersten Tag, in derselben Reihenfolge.',
          notes: {},
        },
        'putting-at-home-w4-s4': {
          title: 'Test: neun Löcher',
          description: 'Die neun Stellen vom Anfang. Vergleiche die Karten.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Dieselben Stellen in derselben Reihenfolge.',
          },
        },
      },
    },
  },
};
