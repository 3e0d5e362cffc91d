import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Füße zusammen',
    description:
      'Dreiviertel\u00ADschwünge mit geschlossenen Füßen. Bleibst du in Balance, ist der Schwung in Ordnung.',
    purpose:
      'Ohne breiten Stand müssen sich Arme und Körper gemeinsam drehen. Nichts lehrt Rhythmus schneller als Balance.',
    setUp: 'Ein kurzes Eisen, der Ball auf einem niedrigen Tee, die Füße nebeneinander.',
    steps: [
      'Schwing mit halbem Tempo auf beiden Seiten bis Brusthöhe.',
      'Halt jedes Finish drei Sekunden, bevor du nach dem Ball schaust.',
      'Gelingen zehn in Folge, schwing etwas länger, nie fester.',
      'Schlag die letzten fünf aus deinem normalen Stand, mit ebenso ruhigen Füßen.',
    ],
    commonFaults: [
      {
        fault: 'Du kippst auf die Zehen.',
        fix: 'Nimm beim Ansprechen Gewicht auf die Fersen und schwing von oben langsamer.',
      },
      { fault: 'Nur die Arme schwingen.', fix: 'Dreh die Hemdknöpfe bis ins Finish zum Ziel.' },
    ],
    alternatives: ['Am Netz geht es genauso: Nur das Finish zählt.'],
    scoring: {
      how: 'Schlag 20 Bälle. Zähl, wie oft du das Finish drei Sekunden hältst.',
      unit: 'gehaltene Finishs',
      unitOfOne: 'gehaltenes Finish',
    },
    diagram: {
      alt: 'Zwei Füße nebeneinander, von oben gesehen, und ein Ball, der eine gerade Linie entlangfliegt.',
      labels: { feetTogether: 'Füße zusammen' },
    },
  },
  'nine-to-three': {
    name: 'Von neun bis drei',
    description: 'Halbe Schwünge von neun Uhr bis drei Uhr. Der Ball fliegt flach und gerade.',
    purpose:
      'Alles, was im Treffmoment zählt, geschieht zwischen neun und drei. Stimmt diese Hälfte, folgt der volle Schwung.',
    setUp:
      'Ein Wedge, 20 Bälle auf niedrigen Tees und zwei Marken {10 m|10 yd} auseinander bei {50 m|55 yd}.',
    steps: [
      'Schwing zurück, bis der vordere Arm waagerecht ist und der Schläger nach oben zeigt.',
      'Schwing durch, bis der hintere Arm waagerecht ist, und stopp dort.',
      'Schau: Schläger und hinterer Arm in einer Linie, Gewicht auf dem vorderen Fuß.',
      'Starte den Ball zwischen den zwei Marken. Ein voller Schwung zählt nicht, wohin der Ball auch fliegt.',
    ],
    commonFaults: [
      {
        fault: 'Der Schwung läuft über drei hinaus.',
        fix: 'Schwing langsamer. Was du kontrollierst, kannst du auch stoppen.',
      },
      {
        fault: 'Der Ball startet zu einer Seite.',
        fix: 'Spür, wie der Rücken der oberen Hand zum Ziel zeigt, wenn der Schläger den Ball trifft.',
      },
    ],
    alternatives: [
      'Ohne die zwei Marken: ein Baum und die Lücke daneben, etwa {10 m|10 yd} breit.',
    ],
    scoring: {
      how: 'Schlag {attempts} Bälle. Zähl die, die zwischen den zwei Marken starten und bleiben.',
      unit: 'Bälle auf Linie',
      unitOfOne: 'Ball auf Linie',
    },
    diagram: {
      alt: 'Ein Golfer, von vorn gesehen wie auf einem Zifferblatt: Bei neun Uhr ist der Arm waagerecht und der Schläger zeigt nach oben, bei drei Uhr liegen Arm und Schläger waagerecht in einer Linie.',
    },
  },
  'tempo-three-to-one': {
    name: 'Drei zurück, eins durch',
    description:
      'Zähl eins, zwei, drei beim Ausholen und eins beim Durchschwingen. Mit oder ohne Ball.',
    purpose:
      'Ein Schwung, der seinen Takt behält, übersteht das erste Tee. Das Zählen gibt dem Kopf eine Aufgabe, die hilft.',
    setUp:
      'Ein beliebiger Schläger und Platz zum Schwingen. Stell ein Metronom auf einen Takt, der dir liegt, und bleib dabei. Film dich oder lass jemanden zuschauen.',
    steps: [
      'Zähl laut im Takt und mach zehn Schwünge ohne Ball. Diese zählen nicht.',
      'Mach 20 Schwünge im selben Takt, mit Ball, wo du darfst.',
      'Schau dir den Film an oder frag nach: bei drei oben, bei eins am Ball.',
      'Bleib die ganze Zeit bei diesem Takt. Schreib ihn für das nächste Mal auf.',
    ],
    commonFaults: [
      {
        fault: 'Die Drei kommt, bevor du oben bist.',
        fix: 'Zähl los, wenn sich der Schläger bewegt, nicht vorher.',
      },
      {
        fault: 'Die Eins wird zum Hieb.',
        fix: 'Sprich die Eins lang, so lang, wie du durchschwingst.',
      },
    ],
    alternatives: [
      'In einem niedrigen Raum: ein kurzer Schläger, verkehrt herum gehalten, oder ein Handtuch mit Knoten.',
    ],
    safety:
      'Schau vor dem ersten Schwung nach oben und um dich: Decke, Lampe, Möbel, Menschen. Die Augen bleiben offen.',
    scoring: {
      how: 'Mach {attempts} Schwünge mit einem Metronom, gefilmt oder beobachtet. Zähl die, die bei drei oben waren und bei eins am Ball oder dort, wo er läge.',
      unit: 'Schwünge im Takt',
      unitOfOne: 'Schwung im Takt',
    },
    diagram: {
      alt: 'Ein Schwung von vorn gesehen: Eins, zwei, drei läuft den Rückschwung hinauf, ein einziger Takt führt hinunter zum Ball.',
      labels: { through: '1 durch' },
    },
  },
  'rail-set-up': {
    name: 'Schienen für die Ausrichtung',
    description: 'Zwei Stäbe am Boden, wie Schienen: einer für die Füße, einer für die Ball-Linie.',
    purpose:
      'Die meisten Golfer zielen am Ziel vorbei und gleichen es mit dem Schwung aus. Mit den Schienen fällt dieser Grund weg.',
    setUp:
      'Das Ziel ist eine {10 m|10 yd} breite Lücke in {100 m|110 yd} Entfernung. Leg einen Stab knapp außerhalb des Balls, auf die Mitte der Lücke gerichtet, und einen parallel dazu an die Fußspitzen.',
    steps: [
      'Richte erst die Schlagfläche aus, dann die Fußspitzen an der inneren Schiene. Schlag so fünf Bälle.',
      'Nimm die Schienen weg. Stell dich hinter den Ball, wähl die Mitte der Lücke und richte dich aus.',
      'Leg vor dem Schlag einen Stab an die Fußspitzen und einen an die Schlagfläche, und sieh dir beide von hinten an.',
      'Ziele so zehnmal, jedes Mal auf eine neue Lücke. Schlag den Ball oder lass ihn liegen.',
    ],
    commonFaults: [
      {
        fault: 'Die Füße sind auf Linie, die Schultern offen.',
        fix: 'Halt den Schläger quer an die Schultern, bevor du den Griff nimmst.',
      },
      {
        fault: 'Der Ball wandert im Stand nach vorn.',
        fix: 'Leg ein Tee an die Innenseite der vorderen Ferse und halt den Ball auf dieser Höhe.',
      },
    ],
    alternatives: ['Auf irgendeinem Rasen ohne Bälle: Zwei Bäume oder Pfosten sind die Lücke.'],
    scoring: {
      how: 'Richte dich zehnmal ohne Schienen aus. Zähl, wie oft beide Stäbe, an den Fußspitzen und an der Schlagfläche, in die Lücke zeigten.',
      unit: 'richtige Ausrichtungen',
      unitOfOne: 'richtige Ausrichtung',
    },
    diagram: {
      alt: 'Zwei parallele Stäbe am Boden, einer an den Fußspitzen und einer hinter dem Ball, beide zeigen in eine {10 m|10 yd} breite Lücke zwischen zwei Pfosten.',
      labels: { toes: 'Fußspitzen', ballLine: 'Ball-Linie' },
    },
  },
};
