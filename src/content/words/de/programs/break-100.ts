import type { break100 as facts } from '../../../programs/break-100.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break100: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Unter 100',
  description:
    'Sechs Wochen bis zur zweistelligen Runde. Sauberer Ballkontakt, zwei Putts und ein Abschlag, der im Spiel bleibt, getestet am Anfang und noch einmal am Ende.',
  weeks: {
    'break-100-w1': {
      title: 'Wo du stehst',
      description:
        'Vier Tests deines Spiels und einer des halben Schwungs, bevor das Training beginnt. Nimm sie, wie sie kommen: Am Ende spielst du sie noch einmal.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test: Kurzspiel',
          description:
            'Zwölf halbe Schwünge, dann zehn Chips, zehn Pitches und zehn Bunkerschläge. Heute ohne Tipps, nur Zahlen.',
          notes: {
            'break-100-w1-s1-e1':
              'Nimm dir die vollen fünf Minuten. Ab jetzt machst du das vor jeder Einheit.',
            'break-100-w1-s1-e2': 'Auf der Range, bevor du ans Grün gehst. Merk dir das Ziel.',
            'break-100-w1-s1-e3': 'Kein zweiter Versuch. Merk dir das Loch: Du kommst wieder.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test: Annäherung und Abschlag',
          description:
            'Achtzehn Bälle auf drei Ziele, dann so viele Abschläge, wie eine Runde hat.',
          notes: {
            'break-100-w1-s2-e2': 'Schreib die Ziele auf: Du kommst wieder.',
            'break-100-w1-s2-e3':
              'Mit dem Schläger, den du am häufigsten vom Tee nimmst. Schreib ihn auf: Du testest ihn wieder.',
          },
        },
        'break-100-w1-s3': {
          title: 'Stand, Ausrichtung, Putten',
          description:
            'Eine Gewohnheit, die kein Talent braucht, dann der letzte Test: dreißig Putts.',
          notes: {
            'break-100-w1-s3-e3': 'Merk dir das Loch und die Seiten, von denen du geputtet hast.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Erst der Ballkontakt',
      description:
        'Eine Aufgabe nach der anderen, immer wieder, bis du sie spürst. Nur jetzt sind die Blöcke lang.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Startlinie und Landepunkt',
          description:
            'Zwei Ziele ganz in der Nähe: ein Tor für den Putt, ein Handtuch für den Chip. Dann der erste Sand.',
          notes: {
            'break-100-w2-s1-e3': 'Schau aufs Handtuch, bis der Ball gelandet ist.',
            'break-100-w2-s1-e4': 'Finde zuerst mit dem Schläger die Linie. Der Ball kommt später.',
          },
        },
        'break-100-w2-s2': {
          title: 'Der Treffmoment',
          description: 'Tiefster Punkt und halbe Schwünge. Länge spielt heute keine Rolle.',
          notes: {
            'break-100-w2-s2-e3': 'Stopp jedes Mal bei drei Uhr, auch nach einem schlechten.',
          },
        },
        'break-100-w2-s3': {
          title: 'Das Tempo',
          description: 'Erst lange Putts, zuletzt kurze. Der Schlag dauert bei allen gleich lang.',
          notes: {
            'break-100-w2-s3-e1': 'Alle drei Längen, dann sag die letzten drei vor dem Putt an.',
            'break-100-w2-s3-e2': 'Geh vorher einmal zu jeder Linie.',
            'break-100-w2-s3-e4': 'Lies jeden Putt von hinten.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Ein Schläger, dann ein anderer',
      description:
        'Die Aufgaben wechseln sich jetzt ab. Das fühlt sich weniger rund an als zuvor, und es bleibt mehr davon hängen.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Schläger für Chips',
          description: 'Ein Schwung, drei Schläger. Dann Pitches aus zwei Längen, dann Sand.',
          notes: {
            'break-100-w3-s1-e4': 'Zieh eine neue Linie, sobald du die alte nicht mehr siehst.',
          },
        },
        'break-100-w3-s2': {
          title: 'Ausrichtung und Länge',
          description:
            'Schienen für die Ausrichtung, drei weite Ziele für die Länge, ein Takt für beides.',
          notes: {
            'break-100-w3-s2-e3':
              'Sag, welchen Schläger es braucht, bevor du wieder zum Ziel schaust.',
          },
        },
        'break-100-w3-s3': {
          title: 'Welcher Schläger vom Tee',
          description:
            'Der Driver gegen den Schläger, dem du vertraust. Lass die zwei Zahlen entscheiden.',
          notes: {
            'break-100-w3-s3-e2': 'Erst zehn kurze Schwünge, dann längere.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Leichtere Woche',
      description:
        'Dreißig Minuten pro Einheit. Von allem weniger, und du nimmst die neuen Gewohnheiten für zwei Löcher mit auf den Platz.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Die längsten und die kürzesten Putts',
          description: 'Sehr lange Putts um Punkte, dann wieder die Uhr. Sonst nichts.',
          notes: {},
        },
        'break-100-w4-s2': {
          title: 'Halbe Schwünge und ein Grün',
          description: 'Halbe Schwünge und zehn Bälle aufs Grün, sonst nichts.',
          notes: {
            'break-100-w4-s2-e3': 'Ziele auf die Mitte des Grüns, nicht auf die Fahne.',
            'break-100-w4-s2-e4': 'Atme vor jedem Ball einmal aus.',
          },
        },
        'break-100-w4-s3': {
          title: 'Zwei Löcher auf dem Platz',
          description: 'Eine ruhige Stunde, zwei Löcher, ein Ball. Punkte statt Schläge.',
          notes: {
            'break-100-w4-s3-e2':
              'Nenn vor jedem Abschlag die Seite, auf der ein Fehler erlaubt ist.',
          },
        },
      },
    },
    'break-100-w5': {
      title: 'Nie zweimal derselbe Schlag',
      description:
        'Jeder Ball hat eine neue Aufgabe, wie auf dem Platz. Rechne mit niedrigeren Zahlen und bleib bei der Routine.',
      sessions: {
        'break-100-w5-s1': {
          title: 'Rund ums Grün',
          description: 'Neun Bälle Up-and-down, dann sehr lange Putts, dann kurze, die zählen.',
          notes: {
            'break-100-w5-s1-e2': 'Drei Schläge aus schwerer Lage sind in Ordnung.',
          },
        },
        'break-100-w5-s2': {
          title: 'Jeder Schläger, jedes Ziel',
          description: 'Prüf die Ausrichtung, dann zieh einen Schläger, zieh ein Ziel, ein Ball.',
          notes: {
            'break-100-w5-s2-e3': 'Nie zweimal nacheinander derselbe Schläger.',
          },
        },
        'break-100-w5-s3': {
          title: 'Abschläge mit Routine',
          description: 'Erst die Routine, dann der Ball.',
          notes: { 'break-100-w5-s3-e4': 'Zehn Kniebeugen für einen Fehler.' },
        },
      },
    },
    'break-100-w6': {
      title: 'Noch einmal testen, dann spielen',
      description:
        'Die Tests vom Anfang in derselben Reihenfolge. Vergleiche die Zahlen, nicht das Gefühl, und nimm sie dann mit auf den Platz.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test: Kurzspiel',
          description: 'Dieselben zwei Tests wie am ersten Tag.',
          notes: {
            'break-100-w6-s1-e2': 'Dasselbe Ziel wie beim ersten Mal.',
            'break-100-w6-s1-e3': 'Dasselbe Loch wie beim ersten Mal, kein zweiter Versuch.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test: Annäherung und Abschlag',
          description: 'Dieselben zwei Tests wie am Anfang, in derselben Reihenfolge.',
          notes: {
            'break-100-w6-s2-e2': 'Dieselben Ziele wie beim ersten Mal.',
            'break-100-w6-s2-e3':
              'Derselbe Schläger wie beim ersten Mal, auch wenn du inzwischen einen besseren kennst.',
          },
        },
        'break-100-w6-s3': {
          title: 'Putt-Test, dann auf den Platz',
          description:
            'Dreißig Putts wie am Anfang, dann ein Loch auf dem Platz mit drei Punkten. Dafür hast du geübt.',
          notes: {
            'break-100-w6-s3-e2': 'Dasselbe Loch wie beim ersten Mal.',
            'break-100-w6-s3-e3': 'Spiel es wie das erste Loch deiner nächsten Runde.',
          },
        },
      },
    },
  },
};
