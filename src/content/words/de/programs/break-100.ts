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
        'Drei Tests, einer für jeden Teil des Spiels. Nimm sie, wie sie kommen, und schreib jede Zahl auf: In Woche sechs spielst du sie noch einmal.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test: Putten und Chippen',
          description: 'Lange Putts, kurze Putts und zehn Chips. Heute ohne Tipps, nur Zahlen.',
          notes: {
            'break-100-w1-s1-e1':
              'Nimm dir die vollen fünf Minuten. Ab jetzt machst du das vor jeder Einheit.',
            'break-100-w1-s1-e2':
              'Erster Test. Zwölf Bälle, kein zweiter Versuch. Schreib die Zahl auf.',
            'break-100-w1-s1-e3': 'Zweiter Test. Zweimal herum, 24 Putts.',
            'break-100-w1-s1-e4': 'Dritter Test. Zehn Chips, zähl die Punkte zusammen.',
            'break-100-w1-s1-e5': 'Drei Putts von {1 m|3 ft} in Folge.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test: kurze Eisen',
          description:
            'Zehn Bälle auf ein Grün, dann ein erster Blick darauf, wo dein Schläger den Boden trifft.',
          notes: {
            'break-100-w1-s2-e2': 'Halb so schnell, wie du schwingen willst.',
            'break-100-w1-s2-e3':
              'Test. Zehn Bälle, ein Schläger, schreib jeden Fehler mit seiner Seite auf.',
            'break-100-w1-s2-e4': 'Die erste Hälfte ohne Ball. Sieh dir nur die Spuren an.',
            'break-100-w1-s2-e5': 'Drei Wedges in Folge, die fliegen. Richtung egal.',
          },
        },
        'break-100-w1-s3': {
          title: 'Test: Abschläge',
          description:
            'Vierzehn Abschläge wie auf einer Runde, dann die Routine, die du sechs Wochen behältst.',
          notes: {
            'break-100-w1-s3-e3':
              'Test. Vierzehn Bälle mit dem Schläger, den du am häufigsten vom Tee nimmst.',
            'break-100-w1-s3-e4':
              'Finde heute deine Routine: drei Dinge hinter der Linie, zwei davor.',
            'break-100-w1-s3-e5':
              'Drei Bälle in Folge im Korridor von {25 m|25 yd}, mit einem beliebigen Schläger.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Erst der Ballkontakt',
      description:
        'Eine Aufgabe nach der anderen, immer wieder, bis du sie spürst. Nur diese Woche hat lange Blöcke.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Startlinie und Landepunkt',
          description:
            'Zwei Ziele ganz in der Nähe: ein Tor für den Putt, ein Handtuch für den Chip.',
          notes: {
            'break-100-w2-s1-e2': 'Heute breite Tore. Mach sie erst nach neun von zehn enger.',
            'break-100-w2-s1-e3':
              'Ein Schläger für alle 30. Schau aufs Handtuch, bis der Ball gelandet ist.',
            'break-100-w2-s1-e4': 'Die ersten vier Minuten ohne Ball.',
            'break-100-w2-s1-e5': 'Drei Chips in Folge, die auf dem Handtuch landen.',
          },
        },
        'break-100-w2-s2': {
          title: 'Der Treffmoment',
          description: 'Tiefster Punkt und halbe Schwünge. Länge spielt heute keine Rolle.',
          notes: {
            'break-100-w2-s2-e3':
              'Dieselbe Übung wie in Woche eins. Zähl 20 Spuren und vergleiche.',
            'break-100-w2-s2-e4': 'Stopp jedes Mal bei drei Uhr, auch nach einem schlechten.',
            'break-100-w2-s2-e5': 'Drei halbe Schwünge in Folge zwischen die zwei Marken.',
          },
        },
        'break-100-w2-s3': {
          title: 'Das Tempo',
          description: 'Erst lange Putts, zuletzt kurze. Der Schlag dauert bei allen gleich lang.',
          notes: {
            'break-100-w2-s3-e1': 'Alle drei Längen, dann sag die letzten drei vor dem Putt an.',
            'break-100-w2-s3-e2': 'Zweimal hinauf und hinunter. Geh vorher einmal zu jeder Linie.',
            'break-100-w2-s3-e3': 'Wechsle nach je zehn Bällen den Schläger, nicht den Schwung.',
            'break-100-w2-s3-e4': 'Einmal herum. Lies jeden Putt von hinten.',
            'break-100-w2-s3-e5': 'Drei Putts von {1.5 m|5 ft} in Folge.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Ein Schläger, dann ein anderer',
      description:
        'Die Aufgaben wechseln sich jetzt ab. Das fühlt sich weniger rund an als letzte Woche, und es bleibt mehr davon hängen.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Schläger für Chips',
          description: 'Ein Schwung, drei Schläger. Dann Sand, dann wieder das Tor.',
          notes: {
            'break-100-w3-s1-e2': 'Neun Bälle der Reihe nach, neun mit jedes Mal neuem Schläger.',
            'break-100-w3-s1-e3': 'Von Anfang an mit Ball. Zieh nach acht eine neue Linie.',
            'break-100-w3-s1-e4': 'Das Tor einen Ball enger als in Woche zwei.',
            'break-100-w3-s1-e5': 'Drei Bunkerschläge in Folge, die auf dem Grün bleiben.',
          },
        },
        'break-100-w3-s2': {
          title: 'Ausrichtung und Länge',
          description: 'Schienen für die Ausrichtung, eine Leiter für das Wedge.',
          notes: {
            'break-100-w3-s2-e3': 'Fünf mit Schienen, einer ohne, dann prüfen. Und von vorn.',
            'break-100-w3-s2-e4':
              'Einmal hinauf und hinunter, dann lass die Marken der Range wählen.',
            'break-100-w3-s2-e5': 'Drei Wedges in Folge, höchstens {5 m|16 ft} neben {40 m|45 yd}.',
          },
        },
        'break-100-w3-s3': {
          title: 'Welcher Schläger vom Tee',
          description:
            'Der Driver gegen den Schläger, dem du vertraust. Lass die Zahlen entscheiden.',
          notes: {
            'break-100-w3-s3-e3':
              'Zehn Paare durch eine Lücke. Schreib Treffer und Längen nebeneinander auf.',
            'break-100-w3-s3-e4': 'Langsam. Wenn du kippst, langsamer.',
            'break-100-w3-s3-e5':
              'Zwei Abschläge mit dem Schläger, der gewonnen hat, vor jedem eine Pause.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Leichtere Woche',
      description:
        'Dreißig Minuten pro Einheit. Drei Tests kommen zur Halbzeit wieder, damit du siehst, woran du weiter arbeitest.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Halbzeittest: Putten',
          description: 'Die zwei Putt-Tests aus Woche eins. Sonst nichts.',
          notes: {
            'break-100-w4-s1-e2': 'Noch ein Test. Wenn möglich dasselbe Loch wie in Woche eins.',
            'break-100-w4-s1-e3': 'Noch ein Test. Zweimal herum.',
            'break-100-w4-s1-e4': 'Drei Putts von {1.5 m|5 ft} in Folge.',
          },
        },
        'break-100-w4-s2': {
          title: 'Halbzeittest: kurze Eisen',
          description: 'Zehn Bälle aufs Grün, der Rest ist Rhythmus.',
          notes: {
            'break-100-w4-s2-e3':
              'Noch ein Test. Einen Schläger mehr als in Woche eins, wenn du zu kurz warst.',
            'break-100-w4-s2-e4': 'Mit Ball. Zähl laut.',
            'break-100-w4-s2-e5': 'Drei Bälle in Folge, die über {60 m|65 yd} hinaus fliegen.',
          },
        },
        'break-100-w4-s3': {
          title: 'Halbzeittest: Chips',
          description: 'Zehn Chips um Punkte und ein ruhiger Schluss.',
          notes: {
            'break-100-w4-s3-e2':
              'Noch ein Test. Wähle den Schläger nach deiner Tabelle aus Woche drei.',
            'break-100-w4-s3-e3': 'Im Sitzen, vor der letzten Aufgabe.',
            'break-100-w4-s3-e4':
              'Drei Chips in Folge bis auf {2 m|7 ft} ans Loch. Vor jedem zwei Atemzüge.',
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
          description: 'Neun Bälle Up-and-down, dann kurze Putts von allen Seiten.',
          notes: {
            'break-100-w5-s1-e2':
              'Je ein Ball, und putte ihn aus. Drei Schläge aus schwerer Lage sind in Ordnung.',
            'break-100-w5-s1-e3': 'Jedes Tee einmal, jedes Mal von einer neuen Seite.',
            'break-100-w5-s1-e4': 'Drei Putts von {1.5 m|5 ft} in Folge.',
          },
        },
        'break-100-w5-s2': {
          title: 'Jeder Schläger, jedes Ziel',
          description: 'Zieh einen Schläger, zieh ein Ziel, ein Ball.',
          notes: {
            'break-100-w5-s2-e3': 'Fünf Schläger, drei Ziele, nie zweimal derselbe Schläger.',
            'break-100-w5-s2-e4':
              'Nur in zufälliger Reihenfolge. Benenne vor jedem Ball den Schwung.',
            'break-100-w5-s2-e5': 'Zwei Abschläge auf dem schwersten Loch, das du kennst.',
          },
        },
        'break-100-w5-s3': {
          title: 'Abschläge mit Routine',
          description: 'Erst die Routine, dann der Ball.',
          notes: {
            'break-100-w5-s3-e3': 'Eine neue Lücke für jedes Paar.',
            'break-100-w5-s3-e4': 'Driver und Eisen im Wechsel. Es zählt nur die Routine.',
            'break-100-w5-s3-e5': 'Zwei Bälle. Zehn Kniebeugen für einen Fehler.',
          },
        },
      },
    },
    'break-100-w6': {
      title: 'Noch einmal testen',
      description:
        'Die Tests aus Woche eins in derselben Reihenfolge. Vergleiche die Zahlen, nicht das Gefühl.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test: Putten und Chippen',
          description: 'Dieselben drei Tests wie am ersten Tag.',
          notes: {
            'break-100-w6-s1-e2': 'Dasselbe Loch, dieselbe Reihenfolge, zwölf Bälle.',
            'break-100-w6-s1-e3': 'Zweimal herum, 24 Putts.',
            'break-100-w6-s1-e4': 'Zehn Chips von den Stellen aus Woche eins.',
            'break-100-w6-s1-e5':
              'Drei Putts von {1.5 m|5 ft} in Folge. In Woche eins war es {1 m|3 ft}.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test: kurze Eisen',
          description:
            'Zehn Bälle aufs Grün, dann ausgeloste Schläger, damit das Gefühl vom Platz bleibt.',
          notes: {
            'break-100-w6-s2-e3': 'Test. Zehn Bälle, dasselbe Ziel wie in Woche eins.',
            'break-100-w6-s2-e4': 'Wie in Woche fünf.',
            'break-100-w6-s2-e5':
              'Drei Bälle in Folge, die ein Grün von {25 m|25 yd} getroffen hätten.',
          },
        },
        'break-100-w6-s3': {
          title: 'Test: Abschläge',
          description: 'Vierzehn Abschläge, dann einer, der zählt. Und jetzt geh spielen.',
          notes: {
            'break-100-w6-s3-e3':
              'Test. Vierzehn Bälle mit dem Schläger, den du in Woche drei für die engen Löcher gewählt hast.',
            'break-100-w6-s3-e4': 'Zehn Bälle, zehn Ziele, zehn ganze Routinen.',
            'break-100-w6-s3-e5':
              'Der erste Abschlag deiner nächsten Runde. Zwei Bälle, mehr nicht.',
          },
        },
      },
    },
  },
};
