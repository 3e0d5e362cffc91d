import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Putten zu Hause',
  description:
    'Vier Wochen auf Teppich oder Matte, jeweils zwanzig Minuten. Startlinie, Tempo und eine feste Routine, mit einem Score, den du am Ende schlägst.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Finde es heraus',
      description:
        'Vier Tests in zwei Einheiten, dann das erste Gefühl für Linie und Tempo. Schreib die Scores auf eine Karte und behalte sie.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test: Linie, Tempo, Nerven',
          description: 'Drei Scores für den Anfang. Kein zweiter Versuch.',
          notes: {
            'putting-at-home-w1-s1-e2': 'Test. Bücher zwei Ballbreiten auseinander, 20 Bälle.',
            'putting-at-home-w1-s1-e3':
              'Test. Fünf Bälle aus jeder Entfernung, nie zweimal nacheinander aus derselben.',
            'putting-at-home-w1-s1-e4': 'Test. Die längste Serie in 30 Putts.',
          },
        },
        'putting-at-home-w1-s2': {
          title: 'Test: neun Löcher',
          description: 'Eine Runde auf dem Teppich, dann eine Gasse für den Putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Test. Schreib die neun Stellen auf: In Woche vier spielst du sie wieder.',
            'putting-at-home-w1-s2-e3': 'Zehn Schläge mit einem Finger Platz auf jeder Seite.',
            'putting-at-home-w1-s2-e4': 'Drei Putts von {1 m|3 ft} in Folge ins Glas.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Eine gerade Linie',
          description: 'Sieh die Linie, dann roll darauf.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Zuerst die Augen: Die Schnur verdeckt die Mitte des Balls.',
            'putting-at-home-w1-s3-e3': 'Dieselbe Linie ohne Schnur.',
            'putting-at-home-w1-s3-e4': 'Drei Bälle in Folge über die Münze.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Wie weit ist weit',
          description: 'Kleine Schritte in der Länge, und du urteilst selbst.',
          notes: {
            'putting-at-home-w1-s4-e2': 'Zwei Aufstiege. Schau auf die Linie, nicht auf den Ball.',
            'putting-at-home-w1-s4-e3': 'Die Hälfte der Ansagen richtig ist ein guter Anfang.',
            'putting-at-home-w1-s4-e4': 'Übertriff die Serie aus Einheit eins.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Linie und Tempo im Wechsel',
      description:
        'Jede Einheit hat eine Übung für die Linie und eine für das Tempo. Die Tore werden enger, die Putts länger.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Enges Tor',
          description: 'Erst die Schlagfläche, dann der Weg.',
          notes: {
            'putting-at-home-w2-s1-e2': 'Bücher einen Finger enger als in Woche eins.',
            'putting-at-home-w2-s1-e3': 'Fünf der Schläge mit geschlossenen Augen.',
            'putting-at-home-w2-s1-e4': 'Drei saubere Bälle in Folge durch das enge Tor.',
          },
        },
        'putting-at-home-w2-s2': {
          title: 'Lange Putts',
          description: 'Die längste Linie deiner Wohnung, und die Wand.',
          notes: {
            'putting-at-home-w2-s2-e2': 'Geh nach jedem Ball einen halben Schritt zurück.',
            'putting-at-home-w2-s2-e3': 'Sag kurz oder lang, bevor der Ball liegt.',
            'putting-at-home-w2-s2-e4': 'Ab dem fünften in Folge tritt vor dem Putt einmal zurück.',
          },
        },
        'putting-at-home-w2-s3': {
          title: 'Ohne Schnur',
          description: 'Erst die Münze, dann die Schnur nur zur Kontrolle.',
          notes: {
            'putting-at-home-w2-s3-e2': 'Nach je fünf Bällen ein neuer Ort für Münze und Glas.',
            'putting-at-home-w2-s3-e3': 'Zehn mit Schnur, zehn ohne.',
            'putting-at-home-w2-s3-e4': 'Drei Bälle in Folge über die Münze und ins Glas.',
          },
        },
        'putting-at-home-w2-s4': {
          title: 'Sag es an',
          description: 'Augen zu, dann die Leiter.',
          notes: {
            'putting-at-home-w2-s4-e2': 'Wechsle nach je drei Bällen die Länge.',
            'putting-at-home-w2-s4-e3': 'Drei Aufstiege, und zähl die Stufen.',
            'putting-at-home-w2-s4-e4': 'Stell das Glas {30 cm|12 in} weiter weg.',
          },
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Misch es',
      description:
        'Kein Putt kommt zweimal. Die Scores dürfen diese Woche sinken; was du lernst, bleibt länger.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Tor und Tür',
          description: 'Ein nahes Ziel, ein fernes.',
          notes: {
            'putting-at-home-w3-s1-e2': 'Ein Ball, und geh nach jedem um die Bücher herum.',
            'putting-at-home-w3-s1-e3':
              'Abwechselnd aus beiden Zimmern, jeder Ball mit neuer Länge.',
            'putting-at-home-w3-s1-e4': 'Drei Bälle in Folge aufs Handtuch.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Noch einmal neun Löcher',
          description: 'Eine Karte, ein Atemzug, eine Serie.',
          notes: {
            'putting-at-home-w3-s2-e2': 'Heute neue Stellen, bei allen stehen Möbel im Weg.',
            'putting-at-home-w3-s2-e3': 'Vor der letzten Aufgabe. Zähl bis zum Ende der Zeit.',
            'putting-at-home-w3-s2-e4': 'Ab dem fünften zwei Atemzüge vor jedem Putt.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Wand und Münze',
          description: 'Tempo, Linie, Tempo, Linie: Wechsle nach je fünf Bällen die Übung.',
          notes: {
            'putting-at-home-w3-s3-e2': 'Fünf Bälle, dann fünf auf die Münze, und so weiter.',
            'putting-at-home-w3-s3-e3': 'Fünf Bälle, dann zurück zur Wand.',
            'putting-at-home-w3-s3-e4':
              'Über die Münze, kurz vor die Wand, über die Münze. Alle drei in Folge.',
          },
        },
        'putting-at-home-w3-s4': {
          title: 'Leiter und Karte',
          description: 'Erst die Stufen, dann eine Runde, die zählt.',
          notes: {
            'putting-at-home-w3-s4-e2': 'Nur hinunter: die längste Stufe zuerst.',
            'putting-at-home-w3-s4-e3': 'Die Stellen aus Einheit zwei, rückwärts.',
            'putting-at-home-w3-s4-e4': 'Nur ein Ball. Hol ihn jedes Mal.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Leichtere Woche und Tests',
      description:
        'Fünfzehn Minuten pro Einheit. Zwei leichte Tage, dann noch einmal die vier Tests aus Woche eins.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Lockere Schläge',
          description: 'Heute nur Gefühl.',
          notes: {
            'putting-at-home-w4-s1-e2': 'So langsam, wie du magst.',
            'putting-at-home-w4-s1-e3': 'Zehn Bälle, ohne zu zählen.',
            'putting-at-home-w4-s1-e4': 'Drei Putts von {1 m|3 ft} in Folge.',
          },
        },
        'putting-at-home-w4-s2': {
          title: 'Lockere Putts',
          description: 'Das letzte Training vor den Tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Sechs Bälle in jede Richtung.',
            'putting-at-home-w4-s2-e3': 'Acht Ansagen.',
            'putting-at-home-w4-s2-e4': 'Drei Bälle in Folge aufs Handtuch.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test: Linie, Tempo, Nerven',
          description: 'Die drei Tests vom ersten Tag, in derselben Reihenfolge.',
          notes: {
            'putting-at-home-w4-s3-e2': 'Test. Zwei Ballbreiten, wie in Woche eins.',
            'putting-at-home-w4-s3-e3': 'Test. Fünf Bälle aus jeder Entfernung.',
            'putting-at-home-w4-s3-e4': 'Test. Dreißig Putts, {1.5 m|5 ft}.',
          },
        },
        'putting-at-home-w4-s4': {
          title: 'Test: neun Löcher',
          description: 'Die neun Stellen aus Woche eins. Vergleiche die Karten.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Test. Dieselben Stellen in derselben Reihenfolge.',
            'putting-at-home-w4-s4-e3':
              'Drei Putts von {1.5 m|5 ft} in Folge. Dann hast du es geschafft.',
          },
        },
      },
    },
  },
};
