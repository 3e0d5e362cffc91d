import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Fairway-Korridor',
    description:
      'Vierzehn Abschläge in einen {25 m|25 yd} breiten Korridor. Zähl die Fairways einer ganzen Runde.',
    purpose:
      'Eine Runde hat etwa vierzehn Abschläge. So viele, wie du hier triffst, darfst du an einem guten Tag erwarten.',
    setUp:
      'Wähl auf der Range zwei Marken {25 m|25 yd} auseinander, etwa so weit draußen, wie dein Driver reicht. Das ist das Fairway.',
    steps: [
      'Stell dich hinter den Ball und wähl einen Zielpunkt im Korridor. Behalte ihn für alle vierzehn.',
      'Schlag mit der ganzen Routine, dann warte eine halbe Minute.',
      'Notier nach jedem Ball Treffer, links oder rechts.',
      'Die Seite mit mehr Fehlern sagt dir, wohin du nächstes Mal zielst.',
    ],
    commonFaults: [
      {
        fault: 'Vierzehn Bälle in fünf Minuten.',
        fix: 'Steck den Schläger nach jedem Ball zurück ins Bag.',
      },
      {
        fault: 'Alle Fehler auf einer Seite.',
        fix: 'Spiel die vierzehn zu Ende. Ziele nächstes Mal auf die andere Kante, bevor du den Schwung änderst.',
      },
    ],
    alternatives: ['Im Simulator: ein {25 m|25 yd} breites Fairway auf dem Bildschirm.'],
    scoring: {
      how: 'Schlag 14-mal ab, mit einem Schläger und auf einen Zielpunkt. Zähl die Abschläge, die im Korridor enden.',
      unit: 'getroffene Fairways',
      unitOfOne: 'getroffenes Fairway',
    },
    diagram: {
      alt: 'Vom Tee aus ein {25 m|25 yd} breiter Korridor zwischen zwei Pfosten in etwa {200 m|220 yd} Entfernung, mit Bäumen auf beiden Seiten.',
    },
  },
  'two-club-pairs': {
    name: 'Driver oder sicherer Schläger',
    description:
      'Zehn Paare: ein Ball mit dem Driver, einer mit dem Schläger, dem du vertraust, durch dieselbe Lücke.',
    purpose:
      'Du lernst, welcher Schläger an ein enges Loch gehört. Oft ist es nicht der, an den du denkst.',
    setUp:
      'Eine {30 m|35 yd} breite Lücke. Driver und ein kürzerer Schläger: ein Holz, ein Hybrid oder ein langes Eisen.',
    steps: [
      'Schlag den Driver, dann den sicheren Schläger, mit derselben Sorgfalt. Beginn jedes zweite Paar mit dem sicheren Schläger.',
      'Behalte Lücke und Zielpunkt für alle zehn Paare.',
      'Notier für jeden Schläger Treffer oder Fehler und schätz die Länge.',
      'Vergleiche die zwei Zahlen. Entscheide, wie viele Treffer dir ein längerer Ball wert ist.',
    ],
    commonFaults: [
      {
        fault: 'Den sicheren Schläger schwingst du zu weich.',
        fix: 'Er bekommt einen vollen Schwung in Balance. Sicher macht ihn seine Länge.',
      },
      {
        fault: 'Der Driver wird besser, weil du dich einschlägst.',
        fix: 'Warte vor jedem Ball gleich lang, egal, mit welchem Schläger.',
      },
    ],
    scoring: {
      how: 'Spiel zehn Paare, 20 Bälle. Zähl für jeden Schläger die Bälle, die in der Lücke enden.',
      unit: 'Bälle in der Lücke',
      unitOfOne: 'Ball in der Lücke',
      cells: { driver: 'Driver', safeClub: 'Sicherer Schläger' },
    },
    diagram: {
      alt: 'Zwei Abschläge in dieselbe {30 m|35 yd} breite Lücke: ein längerer mit dem Driver und ein kürzerer mit dem sicheren Schläger.',
      labels: { driver: 'Driver', safeClub: 'Sicherer Schläger' },
    },
  },
  'strike-map': {
    name: 'Trefferbild',
    description:
      'Markier die Schlagfläche, schlag zehn Drives und lies ab, wo du den Ball getroffen hast.',
    purpose:
      'Ein Treffer neben der Mitte kostet Länge, die kein Tempo zurückbringt. Die Schlagfläche sagt dir, was der Flug nur andeutet.',
    setUp:
      'Bestäub die Schlagfläche mit trockenem Fußspray oder Kreide. Tee den Ball so auf, dass die Hälfte über den Schläger ragt.',
    steps: [
      'Schlag fünf Drives, ohne die Schlagfläche abzuwischen.',
      'Lies das Muster: Ferse oder Spitze, hoch oder tief.',
      'Ändere nur eins: den Abstand zum Ball oder die Höhe des Tees.',
      'Wisch ab, schlag fünf weitere und vergleiche die zwei Bilder.',
    ],
    commonFaults: [
      {
        fault: 'Abdrücke zur Ferse hin.',
        fix: 'Stell dich eine Daumenbreite weiter vom Ball weg.',
      },
      {
        fault: 'Abdrücke unten auf der Schlagfläche.',
        fix: 'Tee den Ball höher auf und lass beim Ansprechen die hintere Schulter tiefer.',
      },
    ],
    alternatives: ['Am Netz geht es genauso: Abgelesen wird nur die Schlagfläche.'],
    scoring: {
      how: 'Schlag zehn Drives. Zähl die Abdrücke, die höchstens eine Daumenbreite neben der Mitte liegen.',
      unit: 'Treffer in der Mitte',
      unitOfOne: 'Treffer in der Mitte',
    },
    diagram: {
      alt: 'Die Schlagfläche eines Drivers, vom Ball aus gesehen: Die meisten Abdrücke liegen in einem Kreis in der Mitte, zwei zur Spitze und einer zur Ferse hin.',
      labels: { toe: 'Spitze', heel: 'Ferse' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Ein Ball, ein Abschlag',
    description: 'Stell dir den schwersten Abschlag vor, den du kennst. Du hast einen Ball dafür.',
    purpose:
      'Am ersten Tee hast du einen Ball. Auf ihn zu warten und ihn kalt zu schlagen, ist eine Kunst für sich.',
    setUp:
      'Wähl eine {30 m|35 yd} breite Lücke und benenn, was auf deinem Platz links und rechts davon steht.',
    steps: [
      'Warte zwei Minuten oder schlag erst etwas anderes.',
      'Nenn laut die sichere Seite. Wähl den Schläger dafür.',
      'Ein Ball, ganze Routine. Atme aus, bevor du ausholst.',
      'Ein Fehler kostet zehn Kniebeugen. Dann warte wieder vor dem nächsten Ball.',
    ],
    commonFaults: [
      {
        fault: 'Du zielst von der Gefahr weg und schwingst zu ihr hin.',
        fix: 'Wähl ein Ziel zum Treffen, keine Stelle zum Meiden.',
      },
      {
        fault: 'Der Schwung wird hastig.',
        fix: 'Summ beim Schwung einen Ton. Bricht er ab, war es zu schnell.',
      },
    ],
    scoring: {
      how: 'Spiel {attempts} Abschläge, vor jedem eine Pause. Zähl die, die in der Lücke enden.',
      unit: 'Bälle im Spiel',
      unitOfOne: 'Ball im Spiel',
    },
    diagram: {
      alt: 'Ein Abschlag über ein Fairway, das zwischen Bäumen auf der einen und einem Bunker auf der anderen Seite abknickt, in eine {30 m|35 yd} breite Lücke.',
      labels: { oneBall: 'Ein Ball' },
    },
  },
};
