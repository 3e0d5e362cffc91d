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
        'Sieben Tests in zwei Einheiten, einer für alles, was du üben wirst. Nimm sie, wie sie kommen, und schreib jede Zahl auf: In Woche sechs spielst du sie noch einmal.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test: Putten, Chips und Sand',
          description:
            'Lange Putts, kurze Putts, zehn Chips und zehn Bälle aus dem Bunker. Heute ohne Tipps, nur Zahlen.',
          notes: {
            'break-100-w1-s1-e1':
              'Nimm dir die vollen fünf Minuten. Ab jetzt machst du das vor jeder Einheit.',
            'break-100-w1-s1-e2':
              'Erster Test. Kein zweiter Versuch. Merk dir das Loch: Du kommst wieder.',
            'break-100-w1-s1-e4': 'Merk dir die Stellen, von denen du chippst.',
            'break-100-w1-s1-e5': 'In der Reihenfolge, in der sie liegen, ohne zweiten Versuch.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test: ganzer Schwung',
          description: 'Halbe Schwünge, kurze Eisen und so viele Abschläge, wie eine Runde hat.',
          notes: {
            'break-100-w1-s2-e3':
              'Ein Schläger für alle zehn. Schreib ihn auf, und jeden Fehler mit seiner Seite.',
            'break-100-w1-s2-e4':
              'Mit dem Schläger, den du am häufigsten vom Tee nimmst. Schreib ihn auf: Du testest ihn wieder.',
          },
        },
        'break-100-w1-s3': {
          title: 'Stand, Ausrichtung, Routine',
          description:
            'Drei Gewohnheiten, die kein Talent brauchen. Sie tragen jeden Ball der nächsten Wochen.',
          notes: {
            'break-100-w1-s3-e2': 'Langsam. Wenn du kippst, langsamer.',
            'break-100-w1-s3-e4':
              'Finde heute deine Routine: drei Dinge hinter der Linie, zwei davor.',
            'break-100-w1-s3-e5':
              'Mach vor jedem Ball eine Pause, und nimm einen Schläger, dem du vertraust.',
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
            'Zwei Ziele ganz in der Nähe: ein Tor für den Putt, ein Handtuch für den Chip. Dann der erste Sand.',
          notes: {
            'break-100-w2-s1-e3': 'Schau aufs Handtuch, bis der Ball gelandet ist.',
            'break-100-w2-s1-e4': 'Die ersten sechs Schwünge ohne Ball.',
          },
        },
        'break-100-w2-s2': {
          title: 'Der Treffmoment',
          description: 'Tiefster Punkt und halbe Schwünge. Länge spielt heute keine Rolle.',
          notes: {
            'break-100-w2-s2-e2': 'Heute ohne Ball. Es zählen nur die Spuren.',
            'break-100-w2-s2-e3': 'Stopp jedes Mal bei drei Uhr, auch nach einem schlechten.',
          },
        },
        'break-100-w2-s3': {
          title: 'Das Tempo',
          description: 'Erst lange Putts, zuletzt kurze. Der Schlag dauert bei allen gleich lang.',
          notes: {
            'break-100-w2-s3-e1': 'Alle drei Längen, dann sag die letzten drei vor dem Putt an.',
            'break-100-w2-s3-e2': 'Geh vorher einmal zu jeder Linie.',
            'break-100-w2-s3-e3': 'Dieselbe Aufgabe wie am ersten Tag der Woche. Vergleiche.',
            'break-100-w2-s3-e4': 'Lies jeden Putt von hinten.',
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
            'break-100-w3-s1-e3': 'Von Anfang an mit Ball. Zieh nach acht eine neue Linie.',
          },
        },
        'break-100-w3-s2': {
          title: 'Ausrichtung und Länge',
          description:
            'Schienen für die Ausrichtung, eine Leiter für das Wedge, ein Takt für beides.',
          notes: { 'break-100-w3-s2-e3': 'Benenne vor jedem Ball den Schwung.' },
        },
        'break-100-w3-s3': {
          title: 'Welcher Schläger vom Tee',
          description:
            'Der Driver gegen den Schläger, dem du vertraust. Lass die zwei Zahlen entscheiden.',
          notes: {
            'break-100-w3-s3-e2': 'Erst zehn kurze Schwünge, dann längere.',
            'break-100-w3-s3-e4': 'Mit dem Schläger, der gewonnen hat.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Leichtere Woche',
      description:
        'Dreißig Minuten pro Einheit. Vier Tests kommen zur Halbzeit wieder, und du nimmst die neuen Gewohnheiten für zwei Löcher mit auf den Platz.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Halbzeittest: Putten',
          description: 'Die zwei Putt-Tests aus Woche eins. Sonst nichts.',
          notes: { 'break-100-w4-s1-e2': 'Wenn möglich dasselbe Loch wie in Woche eins.' },
        },
        'break-100-w4-s2': {
          title: 'Halbzeittest: Schwung und Eisen',
          description: 'Halbe Schwünge und zehn Bälle aufs Grün, sonst nichts.',
          notes: {
            'break-100-w4-s2-e3': 'Schläger und Ziel aus Woche eins.',
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
          description: 'Neun Bälle Up-and-down, dann kurze Putts von allen Seiten.',
          notes: {
            'break-100-w5-s1-e2': 'Drei Schläge aus schwerer Lage sind in Ordnung.',
            'break-100-w5-s1-e3': 'Jedes Mal von einer neuen Seite.',
          },
        },
        'break-100-w5-s2': {
          title: 'Jeder Schläger, jedes Ziel',
          description: 'Prüf die Ausrichtung, dann zieh einen Schläger, zieh ein Ziel, ein Ball.',
          notes: {
            'break-100-w5-s2-e3': 'Nie zweimal nacheinander derselbe Schläger.',
            'break-100-w5-s2-e4': 'Auf dem schwersten Loch, das du kennst.',
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
        'Die Tests aus Woche eins in derselben Reihenfolge. Vergleiche die Zahlen, nicht das Gefühl, und nimm sie dann mit auf den Platz.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test: Putten, Chips und Sand',
          description: 'Dieselben vier Tests wie am ersten Tag.',
          notes: {
            'break-100-w6-s1-e2': 'Das Loch aus Woche eins, kein zweiter Versuch.',
            'break-100-w6-s1-e4': 'Von den Stellen aus Woche eins.',
            'break-100-w6-s1-e5': 'In der Reihenfolge, in der sie liegen, ohne zweiten Versuch.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test: ganzer Schwung',
          description: 'Dieselben drei Tests wie in Woche eins, in derselben Reihenfolge.',
          notes: {
            'break-100-w6-s2-e3': 'Schläger und Ziel aus Woche eins.',
            'break-100-w6-s2-e4':
              'Der Schläger aus Woche eins, auch wenn du inzwischen einen besseren kennst.',
          },
        },
        'break-100-w6-s3': {
          title: 'Drei Löcher auf dem Platz',
          description: 'Neun Punkte sind zu holen. Dafür hast du geübt; jetzt geh spielen.',
          notes: {
            'break-100-w6-s3-e2': 'Spiel sie wie die ersten drei Löcher deiner nächsten Runde.',
          },
        },
      },
    },
  },
};
