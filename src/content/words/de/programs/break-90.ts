import type { break90 as facts } from '../../../programs/break-90.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break90: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Unter 90',
  description:
    'Acht Wochen für Golfer, die schon unter 100 spielen. Siebzehn Bogeys und ein Par sind 89: weniger verlorene Schläge rund ums Grün, ein Abschlag, der im Spiel bleibt, und keine Dreiputts.',
  weeks: {
    'break-90-w1': {
      title: 'Vier Tests',
      description:
        'Tests für Kurzspiel, Annäherung, Abschlag und Putten. Nimm sie, wie sie kommen. Am Ende kommen sie wieder, zwei davon schon zur Halbzeit.',
      sessions: {
        'break-90-w1-s1': {
          title: 'Test: Kurzspiel',
          description:
            'Zwölf halbe Schwünge auf der Range, dann zehn Chips, zehn Pitches und zehn Bunkerschläge. Am Ende sechs Chips, bei denen ein Fehler etwas kostet.',
          notes: {
            'break-90-w1-s1-e2': 'Wähl ein Ziel, das du wiederfindest.',
            'break-90-w1-s1-e3': 'Kein zweiter Versuch. Merk dir das Loch: Du kommst wieder.',
          },
        },
        'break-90-w1-s2': {
          title: 'Test: Annäherung und Abschlag',
          description:
            'Achtzehn Bälle auf drei Ziele, dann vierzehn Abschläge. Spiel jeden Ball, als ginge es um etwas, die letzten erst recht.',
          notes: {
            'break-90-w1-s2-e2': 'Schreib die Ziele auf: Du kommst wieder.',
            'break-90-w1-s2-e3': 'Mit dem Schläger, den du am häufigsten vom Tee nimmst.',
          },
        },
        'break-90-w1-s3': {
          title: 'Test: Putten',
          description: 'Der Putt-Test, dann neun Putts, bei denen jeder Fehler extra kostet.',
          notes: {
            'break-90-w1-s3-e2': 'Merk dir das Loch und die Seiten, von denen du geputtet hast.',
            'break-90-w1-s3-e3': 'Zähl jeden Schlag. Tap-ins gibt es nicht.',
          },
        },
      },
    },
    'break-90-w2': {
      title: 'Landung, Treffmoment, Startlinie',
      description:
        'Eins nach dem anderen: wo ein Chip landet, wo der Schläger den Boden trifft, wohin ein Putt startet.',
      sessions: {
        'break-90-w2-s1': {
          title: 'Wo der Chip landet',
          description: 'Wähl erst den Landepunkt, dann den Schläger. Dazu zehn Bälle aus dem Sand.',
          notes: {
            'break-90-w2-s1-e3':
              'Zähl erst, wie viele draußen sind, dann, wie viele auf dem Grün liegen.',
            'break-90-w2-s1-e4': 'Sag vor dem Schwung, wie weit der Ball rollen wird.',
          },
        },
        'break-90-w2-s2': {
          title: 'Erst der Ball, dann der Boden',
          description:
            'Der tiefste Punkt des Schwungs, dann halbe Schwünge, dann zehn Bälle aufs Grün mit demselben Ballkontakt.',
          notes: {
            'break-90-w2-s2-e3': 'Halt das Finish, bis der Ball gelandet ist.',
            'break-90-w2-s2-e4':
              'Ein Schläger mehr, als du denkst. Die meisten Fehler sind zu kurz.',
          },
        },
        'break-90-w2-s3': {
          title: 'Kurze und sehr lange Putts',
          description:
            'Ein Tor für die Startlinie, kurze Putts von allen Seiten, dann die Längen, auf denen Dreiputts beginnen.',
          notes: {
            'break-90-w2-s3-e2': 'Sieh den Ball durchs Tor rollen, bevor du zum Loch schaust.',
            'break-90-w2-s3-e3': 'Notier, auf welcher Stufe die Fehler beginnen.',
          },
        },
      },
    },
    'break-90-w3': {
      title: 'Abschlag, Wedge, Ausrichtung',
      description:
        'Wo der Driver den Ball trifft, wie weit jeder Schwung mit dem Wedge trägt und worauf du zielst.',
      sessions: {
        'break-90-w3-s1': {
          title: 'Die Schlagfläche des Drivers',
          description:
            'Finde heraus, wo der Schläger den Ball trifft, dann vierzehn Abschläge in einen Korridor.',
          notes: {
            'break-90-w3-s1-e2': 'Ändere die Höhe des Tees, bevor du den Schwung änderst.',
            'break-90-w3-s1-e4':
              'Notier die Fehler links und rechts. Die größere Zahl verschiebt deinen Zielpunkt.',
          },
        },
        'break-90-w3-s2': {
          title: 'Sand und Wedges',
          description: 'Eine Linie im Sand, vier Carrys mit einem Wedge und Chips um Punkte.',
          notes: {
            'break-90-w3-s2-e2': 'Triff die Linie, nicht den Ball. Der Sand trägt den Ball heraus.',
            'break-90-w3-s2-e3': 'Schreib dir die vier Zahlen auf. Du brauchst sie auf dem Platz.',
          },
        },
        'break-90-w3-s3': {
          title: 'Ausrichtung, dann jeder Schläger',
          description:
            'Prüf die Ausrichtung mit Schienen, schlag auf drei weite Ziele, dann für jeden Ball ein neuer Schläger.',
          notes: {
            'break-90-w3-s3-e4': 'Nie zweimal nacheinander derselbe Schläger.',
          },
        },
      },
    },
    'break-90-w4': {
      title: 'Leichtere Woche',
      description:
        'Dreißig Minuten pro Einheit. Zwei Tests zeigen, ob das Training wirkt, zwei Löcher auf dem Platz, ob es standhält.',
      sessions: {
        'break-90-w4-s1': {
          title: 'Halbzeittest: Putten',
          description: 'Der Putt-Test vom Anfang. Vergleiche die Teile, nicht nur die Summe.',
          notes: { 'break-90-w4-s1-e2': 'Wenn möglich dasselbe Loch wie beim ersten Mal.' },
        },
        'break-90-w4-s2': {
          title: 'Halbzeittest: Annäherung',
          description: 'Dieselben achtzehn Bälle auf dieselben drei Ziele.',
          notes: { 'break-90-w4-s2-e2': 'Dieselben Ziele wie beim ersten Mal.' },
        },
        'break-90-w4-s3': {
          title: 'Zwei Löcher auf dem Platz',
          description: 'Zwei Löcher, ein Ball, je drei Punkte. Plane auf beiden ein Bogey ein.',
          notes: {
            'break-90-w4-s3-e2': 'Wähl vom Tee den Schläger, der dir zwei leichte Schläge lässt.',
          },
        },
      },
    },
    'break-90-w5': {
      title: 'Der zweite Schlag zählt',
      description:
        'Ab jetzt hat jeder Ball eine neue Aufgabe. Die Zahlen sinken, aber es bleibt mehr hängen.',
      sessions: {
        'break-90-w5-s1': {
          title: 'Der schlechtere von zwei',
          description:
            'Von jeder Stelle zwei Chips, und immer mit dem schlechteren weiter. Dann Pitches aus zwei Längen.',
          notes: {
            'break-90-w5-s1-e2':
              'Nimm den Schläger, mit dem auch ein schlechter Chip noch in Ordnung ist.',
          },
        },
        'break-90-w5-s2': {
          title: 'Driver oder nicht',
          description:
            'Paare mit dem Driver und dem sicheren Schläger, dann der zweite Schlag: drei weite Ziele im Wechsel.',
          notes: {
            'break-90-w5-s2-e4': 'Spiel das engste Loch, das du kennst.',
          },
        },
        'break-90-w5-s3': {
          title: 'Keine Dreiputts',
          description:
            'Lange Putts in einen Kreis, neun Löcher mit je zwei Putts, dann kostet jeder Fehler extra.',
          notes: {
            'break-90-w5-s3-e3': 'Zwei Putts sind Par. Schreib jeden Dreiputt und seine Länge auf.',
            'break-90-w5-s3-e4': 'Vergleiche mit dem ersten Mal.',
          },
        },
      },
    },
    'break-90-w6': {
      title: 'Grün treffen, Loch retten',
      description:
        'In einer Runde mit 89 Schlägen verfehlst du drei von vier Grüns. Jetzt übst du beides: das Grün treffen und das Loch retten.',
      sessions: {
        'break-90-w6-s1': {
          title: 'Ins Grün',
          description:
            'Halbe Schwünge für den Treffmoment, dann drei weite Ziele, dann jeder Schläger.',
          notes: {
            'break-90-w6-s1-e3': 'Zähl die zu kurzen Bälle getrennt.',
          },
        },
        'break-90-w6-s2': {
          title: 'Up-and-down',
          description: 'Neun Bälle von überall, zehn aus dem Sand und Zeit zum Durchatmen.',
          notes: {
            'break-90-w6-s2-e2': 'Aus schwerer Lage ist das erste Ziel das Grün.',
            'break-90-w6-s2-e4': 'Das brauchst du bald.',
          },
        },
        'break-90-w6-s3': {
          title: 'Tempo und Nerven',
          description: 'Lange Putts nach Gefühl, dann kurze von allen Seiten.',
          notes: {
            'break-90-w6-s3-e2': 'Schau beim Probeschwung zum Loch.',
            'break-90-w6-s3-e3':
              'Achte auf die Stufe, auf der beim ersten Mal die Fehler begannen.',
          },
        },
      },
    },
    'break-90-w7': {
      title: 'Wenn es um etwas geht',
      description:
        'Ein Fehler hat am Ende seinen Preis, und die letzte Einheit ist drei Löcher lang.',
      sessions: {
        'break-90-w7-s1': {
          title: 'Sechs Stellen, sechs Bälle',
          description:
            'Noch einmal der schlechtere von zwei, dann Pitches aus zwei Längen, dann sechs Chips, bei denen ein Fehler etwas kostet.',
          notes: {
            'break-90-w7-s1-e2': 'Vergleiche den Score mit dem letzten Mal.',
            'break-90-w7-s1-e4': 'Sag laut, was ein Fehler kostet.',
          },
        },
        'break-90-w7-s2': {
          title: 'Das erste Tee',
          description:
            'Routine, vierzehn Abschläge, dann fünf, als wäre jeder der erste des Tages.',
          notes: {
            'break-90-w7-s2-e4': 'Stell dir das erste Tee deiner nächsten Runde vor.',
            'break-90-w7-s2-e2': 'Einmal ausatmen, bevor du über die Linie trittst.',
          },
        },
        'break-90-w7-s3': {
          title: 'Drei Löcher auf dem Platz',
          description: 'Drei Löcher, ein Ball, neun Punkte zu gewinnen.',
          notes: {
            'break-90-w7-s3-e2': 'Leg ruhig vor, wenn das Grün außer Reichweite ist.',
          },
        },
      },
    },
    'break-90-w8': {
      title: 'Noch einmal testen, dann spielen',
      description:
        'Die Tests vom Anfang in derselben Reihenfolge. Dann ein Loch auf dem Platz, und in deiner nächsten Runde gilt es.',
      sessions: {
        'break-90-w8-s1': {
          title: 'Test: Kurzspiel',
          description: 'Dieselben zwei Tests wie am ersten Tag.',
          notes: {
            'break-90-w8-s1-e2': 'Dasselbe Ziel wie beim ersten Mal.',
            'break-90-w8-s1-e3': 'Dasselbe Loch wie beim ersten Mal, kein zweiter Versuch.',
          },
        },
        'break-90-w8-s2': {
          title: 'Test: Annäherung und Abschlag',
          description: 'Dieselben zwei Tests wie am Anfang, in derselben Reihenfolge.',
          notes: {
            'break-90-w8-s2-e2': 'Dieselben Ziele wie beim ersten Mal.',
            'break-90-w8-s2-e3':
              'Derselbe Schläger wie beim ersten Mal, auch wenn du inzwischen einen besseren kennst.',
          },
        },
        'break-90-w8-s3': {
          title: 'Putt-Test, dann auf den Platz',
          description: 'Der Putt-Test, dann ein Loch auf dem Platz mit drei Punkten.',
          notes: {
            'break-90-w8-s3-e2': 'Dasselbe Loch wie beim ersten Mal.',
            'break-90-w8-s3-e3': 'Spiel es wie das erste Loch deiner nächsten Runde.',
          },
        },
      },
    },
  },
};
