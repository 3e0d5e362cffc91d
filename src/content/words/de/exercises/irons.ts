import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Zehn lockere Wedges',
    description: 'Zehn weiche Wedges auf ein freies Ziel. Halbes Tempo, volle Balance.',
    purpose:
      'Die ersten Bälle des Tages bestimmen den Rhythmus der übrigen. Weiche Wedges finden die Mitte der Schlagfläche, bevor du sie brauchst.',
    setUp: 'Ein Wedge, zehn Bälle und ein breites Ziel in etwa {50 m|55 yd} Entfernung.',
    steps: [
      'Schlag drei Bälle von Hüfthöhe bis Hüfthöhe.',
      'Schlag vier bis Brusthöhe und halt das Finish, bis der Ball landet.',
      'Schlag drei mit voller Drehung im selben weichen Tempo.',
    ],
    commonFaults: [
      {
        fault: 'Nach drei Bällen greifst du zum Driver.',
        fix: 'Zehn Wedges dauern vier Minuten. Zähl mit.',
      },
      {
        fault: 'Die ersten Bälle sind dünn.',
        fix: 'Bürste zweimal ohne Ball das Gras, dann schlag.',
      },
    ],
    diagram: {
      alt: 'Ein Golfer, von oben gesehen, schlägt weiche Wedges in eine breite Landezone in etwa {50 m|55 yd} Entfernung.',
    },
  },
  'low-point-line': {
    name: 'Linie für den tiefsten Punkt',
    description:
      'Eine Linie am Boden zeigt, wo der Schläger den Rasen trifft. Die Spur beginnt auf ihr oder gleich dahinter.',
    purpose:
      'Fette und dünne Schläge haben eine Ursache: Der tiefste Punkt des Schwungs wandert. Die Linie zeigt ihn nach jedem Schwung.',
    setUp:
      'Zieh mit Kreide, Spray oder einer Reihe Tees eine Linie im rechten Winkel zum Ziel. Stell dich so, dass sie dort liegt, wo der Ball wäre.',
    steps: [
      'Mach zehn Schwünge mit einem kurzen Eisen ohne Ball, immer weiter an der Linie entlang.',
      'Schau dir die Spuren an: Sie beginnen auf der Linie oder höchstens {10 cm|4 in} dahinter.',
      'Leg zehn Bälle auf die Linie und schlag sie. Auch diese Spuren zählen.',
      'Drück dich im Treffmoment mit dem vorderen Fuß vom Boden ab. Lass die Arme in Ruhe.',
    ],
    commonFaults: [
      {
        fault: 'Die Spuren beginnen schon vor der Linie.',
        fix: 'Beginn mit etwas mehr Gewicht auf dem vorderen Fuß und steh am Ende ganz auf ihm.',
      },
      {
        fault: 'Gar keine Spur.',
        fix: 'Halt die Brust im Treffmoment unten und bürste das Gras, mit oder ohne Ball.',
      },
      {
        fault: 'Die Spuren beginnen weit hinter der Linie.',
        fix: 'Stell dich so, dass die Linie mitten in deinem Stand liegt, und lass den Schläger früher an den Boden.',
      },
    ],
    alternatives: ['Auf irgendeinem Rasen ohne Bälle: 20 Spuren im Gras.'],
    scoring: {
      how: 'Mach {attempts} Schwünge. Zähl die Spuren, die auf der Linie oder höchstens {10 cm|4 in} dahinter beginnen.',
      unit: 'gute Spuren',
      unitOfOne: 'gute Spur',
    },
    diagram: {
      alt: 'Eine Linie quer über den Rasen: Drei Spuren des Schlägers beginnen höchstens {10 cm|4 in} dahinter, auf der Linie liegen Bälle bereit.',
      labels: { line: 'Linie', marks: 'Spuren' },
    },
  },
  'short-iron-greens': {
    name: 'Kurze Eisen aufs Grün',
    description:
      'Zehn Bälle auf ein Grün aus {90 m|100 yd}. Drauf oder nicht, dazwischen gibt es nichts.',
    purpose:
      'Von hier heißt ein Grün zwei Putts und ein Par. Die Zahl zeigt sofort, ob dich Schläger, Ausrichtung oder Treffmoment Grüns kosten.',
    setUp:
      'Ein Ziel auf der Range in etwa {90 m|100 yd} Entfernung. Stell dir ein Grün vor, so breit wie tief, mit {25 m|25 yd} Durchmesser.',
    steps: [
      'Wähl den Schläger, der bis zur Mitte reicht, nicht bis zur Fahne.',
      'Schlag zehn Bälle mit der ganzen Routine und tritt nach jedem zurück.',
      'Notier jeden Fehler: kurz, lang, links oder rechts.',
      'Schau dir die vier Zahlen an. Die größte ist die Arbeit für die nächste Einheit.',
    ],
    commonFaults: [
      {
        fault: 'Fast alle Fehler sind zu kurz.',
        fix: 'Nimm für alle zehn einen Schläger mehr und schwing weicher.',
      },
      {
        fault: 'Fehler auf beiden Seiten.',
        fix: 'Leg einen Schläger auf den Boden und prüf die Ausrichtung, bevor du dem Schwung die Schuld gibst.',
      },
    ],
    scoring: {
      how: 'Schlag zehn Bälle. Zähl die, die auf dem Grün liegen bleiben.',
      unit: 'getroffene Grüns',
      unitOfOne: 'getroffenes Grün',
    },
    diagram: {
      alt: 'Schläge aus {90 m|100 yd} auf ein rundes Grün von {25 m|25 yd} Durchmesser; sechs liegen auf dem Grün und drei daneben.',
    },
  },
  'nine-windows': {
    name: 'Neun Fenster',
    description:
      'Flach, mittel und hoch, jeweils als Draw, gerade und als Fade. Sag das Fenster an, dann triff es.',
    purpose:
      'Bälle mit angesagter Kurve zeigen dir, was Hände und Füße mit der Schlagfläche machen. Zwei der neun brauchst du auf dem Platz, und du lernst, welche.',
    setUp:
      'Ein Eisen 7 und ein Ziel, das du gut siehst. Denk dir {20 m|20 yd} vor dir neun Fenster.',
    steps: [
      'Probier alle neun einmal, erst die mittlere Reihe, dann flach, dann hoch. Diese Bälle zählen nicht.',
      'Jetzt spiel die neun in zufälliger Reihenfolge. Sag vor jedem Ball das Fenster laut an.',
      'Ein Punkt für die angesagte Kurve in der angesagten Höhe.',
      'Ein halber Punkt für die angesagte Kurve in anderer Höhe. Eine andere Kurve bringt nichts.',
    ],
    commonFaults: [
      {
        fault: 'Der flache Ball steigt.',
        fix: 'Ball etwas weiter zurück, Hände im Finish tief, weniger Tempo.',
      },
      {
        fault: 'Aus dem Fade wird ein Slice.',
        fix: 'Öffne den Stand, nicht die Schlagfläche. Die halbe Kurve genügt.',
      },
    ],
    scoring: {
      how: 'Spiel jedes der neun Fenster einmal. Ein Punkt für einen Treffer, ein halber Punkt für die richtige Kurve in falscher Höhe.',
      unit: 'Fenster',
      unitOfOne: 'Fenster',
    },
    diagram: {
      alt: 'Neun Fenster, von hinter dem Ball gesehen: flach, mittel und hoch, jeweils mit einem Draw, einem geraden Schlag und einem Fade. Angesagt ist ein hoher Fade.',
      labels: {
        high: 'Hoch',
        mid: 'Mittel',
        low: 'Flach',
        draw: 'Draw',
        straight: 'Gerade',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'Schläger-Roulette',
    description:
      'Für jeden Ball ein neuer Schläger und ein neues Ziel, per Los gezogen. Nie zweimal dasselbe.',
    purpose:
      'Auf dem Platz kommt kein Schlag zweimal. Es fühlt sich schlechter an als zehn mit einem Schläger, und es bleibt mehr hängen.',
    setUp: 'Schreib fünf Schläger und drei Ziele auf Zettel. Zieh vor jedem Ball von beiden einen.',
    steps: [
      'Zieh Schläger und Ziel. Nenn die Startlinie und die Länge.',
      'Geh von hinten an den Ball, mit der ganzen Routine.',
      'Ein Ball zählt, wenn er in einem {25 m|25 yd} breiten Korridor endet, höchstens {15 m|15 yd} vor oder hinter dem Ziel.',
      'Leg den Zettel beiseite, damit kein Schläger zweimal hintereinander kommt.',
    ],
    commonFaults: [
      {
        fault: 'Nach einem schlechten Ball nimmst du einen zweiten.',
        fix: 'Ein Zettel, ein Ball. Der nächste Zettel ist das Gegenmittel.',
      },
      {
        fault: 'Lange Schläger verderben das Ergebnis.',
        fix: 'Wähl für sie ein näheres Ziel. Korridor und Länge bleiben, wie sie sind.',
      },
    ],
    scoring: {
      how: 'Schlag 15 Bälle. Zähl die, die im angesagten Korridor enden, höchstens {15 m|15 yd} zu kurz oder zu lang.',
      unit: 'Bälle am Ziel',
      unitOfOne: 'Ball am Ziel',
    },
    diagram: {
      alt: 'Drei Ziele in verschiedenen Längen und auf verschiedenen Seiten, jedes für einen anderen Schläger; um das gezogene liegt ein schraffiertes Feld, {25 m|25 yd} breit.',
      labels: { wedge: 'Wedge', eightIron: 'Eisen 8', fiveIron: 'Eisen 5' },
    },
  },
  'long-approaches': {
    name: 'Drei weite Ziele',
    description:
      'Volle Schläge im Wechsel auf {110 m|120 yd}, {120 m|130 yd} und {130 m|140 yd}, mit Punkten, je näher, desto mehr.',
    purpose:
      'Von hier werden die meisten Grüns verfehlt, und der Annäherungs-Test fragt nach {120 m|130 yd}. Du lernst, welchen Schläger jede Länge braucht.',
    setUp:
      'Such drei Ziele in etwa {110 m|120 yd}, {120 m|130 yd} und {130 m|140 yd} und für jedes einen Schläger. Die Kreise darum haben Radien von {12 m|13 yd}, {24 m|26 yd} und {36 m|39 yd}.',
    steps: [
      'Schlag einen Ball auf das nahe, einen auf das mittlere und einen auf das weite Ziel. Dann beginn von vorn.',
      'Wechsle mit dem Ziel den Schläger und mach vor jedem Ball die ganze Routine.',
      'Beurteile jeden Ball da, wo er liegen bleibt: 3 Punkte bis {12 m|13 yd}, 2 bis {24 m|26 yd}, 1 bis {36 m|39 yd}.',
    ],
    commonFaults: [
      {
        fault: 'Fast jeder Ball ist zu kurz.',
        fix: 'Nimm einen Durchgang lang einen Schläger mehr und vergleiche.',
      },
      {
        fault: 'Du bleibst bei einem Ziel, bis es klappt.',
        fix: 'Wechsle nach jedem Ball, wie es der Platz tut.',
      },
    ],
    alternatives: [
      'Sind {130 m|140 yd} zu weit, nimm {70 m|75 yd}, {80 m|90 yd} und {90 m|100 yd} mit Radien von {8 m|9 yd}, {16 m|18 yd} und {24 m|27 yd} und bleib dabei.',
      'Im Simulator ist die Entfernung, die bis zum Loch bleibt, der Radius.',
    ],
    safety: 'Schlag nur von der Matte und hör auf, wenn jemand auf die Range hinausgeht.',
    scoring: {
      how: 'Schlag {attempts} Bälle im Wechsel auf die drei Ziele. Jeder bringt 3, 2, 1 oder 0 Punkte, je nach Radius, in dem er endet.',
      unit: 'Punkte',
      unitOfOne: 'Punkt',
    },
    diagram: {
      alt: 'Drei Schläge von einer Stelle fliegen auf Ziele in {110 m|120 yd}, {120 m|130 yd} und {130 m|140 yd}; um das mittlere liegen drei Kreise.',
    },
  },
};
