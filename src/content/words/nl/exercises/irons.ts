import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Tien rustige wedges',
    description: 'Tien zachte wedges naar een ruim doel. Halve snelheid, volle balans.',
    purpose:
      'De eerste ballen van de dag bepalen het ritme van de rest. Zachte wedges vinden het midden van het clubblad voordat je het nodig hebt.',
    setUp: 'Een wedge, tien ballen en een breed doel op ongeveer {50 m|55 yd}.',
    steps: [
      'Sla drie ballen van heuphoogte tot heuphoogte.',
      'Sla er vier tot borsthoogte en houd de finish vast tot de bal landt.',
      'Sla er drie met een volle draai en dezelfde zachte snelheid.',
    ],
    commonFaults: [
      {
        fault: 'Na drie ballen grijp je naar de driver.',
        fix: 'Tien wedges duren vier minuten. Tel ze.',
      },
      {
        fault: 'De eerste ballen zijn dun geraakt.',
        fix: 'Borstel twee keer het gras zonder bal en sla dan.',
      },
    ],
    diagram: {
      alt: 'Een golfer, van boven gezien, slaat zachte wedges naar een brede landingszone op ongeveer {50 m|55 yd}.',
    },
  },
  'low-point-line': {
    name: 'Lijn voor het laagste punt',
    description:
      'Een lijn op de grond laat zien waar de club de grasmat raakt. Het spoor begint erop of vlak erna.',
    purpose:
      'Vette en dunne slagen hebben één oorzaak: het laagste punt van de swing verschuift. De lijn laat het na elke swing zien.',
    setUp:
      'Trek met krijt, spray of een rij tees een lijn haaks op je doel. Ga zo staan dat hij ligt waar de bal zou liggen.',
    steps: [
      'Maak tien swings met een kort ijzer en zonder bal, en schuif langs de lijn op.',
      'Bekijk de sporen: ze beginnen op de lijn of hoogstens {10 cm|4 in} erna.',
      'Leg tien ballen op de lijn en sla ze. Ook deze sporen tellen.',
      'Duw op het raakmoment met je voorste voet in de grond. Laat je armen met rust.',
    ],
    commonFaults: [
      {
        fault: 'De sporen beginnen al voor de lijn.',
        fix: 'Begin met iets meer gewicht op de voorste voet en eindig er helemaal op.',
      },
      {
        fault: 'Helemaal geen spoor.',
        fix: 'Houd je borst op het raakmoment laag en borstel het gras, met of zonder bal.',
      },
      {
        fault: 'De sporen beginnen ver na de lijn.',
        fix: 'Ga zo staan dat de lijn in het midden van je stand ligt, en laat de club eerder de grond raken.',
      },
    ],
    alternatives: ['Op welk gras dan ook zonder ballen: 20 sporen in het gras.'],
    scoring: {
      how: 'Maak {attempts} swings. Tel de sporen die op de lijn of hoogstens {10 cm|4 in} erna beginnen.',
      unit: 'goede sporen',
      unitOfOne: 'goed spoor',
    },
    diagram: {
      alt: 'Een lijn over het gras: drie sporen van de club beginnen hoogstens {10 cm|4 in} erna, op de lijn liggen ballen klaar.',
      labels: { line: 'Lijn', marks: 'Sporen' },
    },
  },
  'short-iron-greens': {
    name: 'Korte ijzers naar de green',
    description: 'Tien ballen naar een green op {90 m|100 yd}. Erop of ernaast, niets ertussenin.',
    purpose:
      'Vanaf hier betekent een green twee putts en een par. Het aantal laat meteen zien of club, richten of raakmoment je greens kost.',
    setUp:
      'Een doel op de drivingrange op ongeveer {90 m|100 yd}. Stel je een green voor, even breed als diep, van {25 m|25 yd} doorsnede.',
    steps: [
      'Kies de club die tot het midden komt, niet tot de vlag.',
      'Sla tien ballen met de hele routine en stap na elke bal weg.',
      'Schrijf elke misser op: kort, lang, links of rechts.',
      'Bekijk de vier aantallen. Het grootste is het werk voor de volgende sessie.',
    ],
    commonFaults: [
      {
        fault: 'Bijna alle missers zijn te kort.',
        fix: 'Neem voor alle tien één club meer en swing zachter.',
      },
      {
        fault: 'Missers aan beide kanten.',
        fix: 'Leg een club op de grond en controleer hoe je richt voordat je de swing de schuld geeft.',
      },
    ],
    scoring: {
      how: 'Sla tien ballen. Tel de ballen die op de green blijven.',
      unit: 'geraakte greens',
      unitOfOne: 'geraakte green',
    },
    diagram: {
      alt: 'Slagen van {90 m|100 yd} naar een ronde green van {25 m|25 yd} breed; zes liggen op de green en drie ernaast.',
    },
  },
  'nine-windows': {
    name: 'Negen vensters',
    description:
      'Laag, midden en hoog, elk met een draw, recht en een fade. Noem het venster en raak het dan.',
    purpose:
      'Een bal met een curve op commando laat zien wat je handen en voeten met het clubblad doen. Twee van de negen heb je in de baan nodig, en je leert welke.',
    setUp:
      'Een ijzer 7 en een doel dat je goed ziet. Stel je {20 m|20 yd} voor je negen vensters voor.',
    steps: [
      'Probeer alle negen één keer, eerst de middelste rij, dan laag, dan hoog. Deze ballen tellen niet.',
      'Speel de negen nu in willekeurige volgorde. Noem het venster hardop voor elke bal.',
      'Eén punt voor de genoemde curve op de genoemde hoogte.',
      'Een half punt voor de genoemde curve op een andere hoogte. Een andere curve levert niets op.',
    ],
    commonFaults: [
      {
        fault: 'De lage bal stijgt.',
        fix: 'Bal iets naar achteren, handen laag in de finish en minder snelheid.',
      },
      {
        fault: 'De fade wordt een slice.',
        fix: 'Open de stand, niet het clubblad. De halve curve is genoeg.',
      },
    ],
    scoring: {
      how: 'Speel elk van de negen vensters één keer. Eén punt voor raak, een half punt voor de juiste curve op de verkeerde hoogte.',
      unit: 'vensters',
      unitOfOne: 'venster',
    },
    diagram: {
      alt: 'Negen vensters, gezien van achter de bal: laag, midden en hoog, elk met een draw, een rechte slag en een fade. Een hoge fade is genoemd.',
      labels: {
        high: 'Hoog',
        mid: 'Midden',
        low: 'Laag',
        draw: 'Draw',
        straight: 'Recht',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'Clubroulette',
    description:
      'Een nieuwe club en een nieuw doel voor elke bal, door het lot gekozen. Nooit twee keer hetzelfde.',
    purpose:
      'In de baan komt geen slag twee keer. Het voelt slechter dan tien met dezelfde club, en er blijft meer van hangen.',
    setUp: 'Schrijf vijf clubs en drie doelen op briefjes. Trek er voor elke bal van elk één.',
    steps: [
      'Trek een club en een doel. Noem de startlijn en de afstand.',
      'Loop van achteren naar de bal, met de hele routine.',
      'Een bal telt als hij eindigt in een corridor van {25 m|25 yd} breed, hoogstens {15 m|15 yd} voor of voorbij het doel.',
      'Leg het briefje weg, zodat geen club twee keer achter elkaar komt.',
    ],
    commonFaults: [
      {
        fault: 'Na een slechte bal neem je een tweede.',
        fix: 'Eén briefje, één bal. Het volgende briefje is het medicijn.',
      },
      {
        fault: 'Lange clubs bederven je resultaat.',
        fix: 'Kies voor die clubs een doel dichterbij. Corridor en lengte blijven zoals ze zijn.',
      },
    ],
    scoring: {
      how: 'Sla 15 ballen. Tel de ballen die eindigen in de corridor die je noemde, hoogstens {15 m|15 yd} te kort of te lang.',
      unit: 'ballen bij het doel',
      unitOfOne: 'bal bij het doel',
    },
    diagram: {
      alt: 'Drie doelen op verschillende afstanden en kanten, elk voor een andere club; om het gelote doel ligt een gearceerd veld van {25 m|25 yd} breed.',
      labels: { wedge: 'Wedge', eightIron: 'IJzer 8', fiveIron: 'IJzer 5' },
    },
  },
  'long-approaches': {
    name: 'Drie verre doelen',
    description:
      'Volle slagen om de beurt naar {110 m|120 yd}, {120 m|130 yd} en {130 m|140 yd}, met punten, hoe dichterbij hoe meer.',
    purpose:
      'Vanaf hier worden de meeste greens gemist, en de approachtest vraagt om {120 m|130 yd}. Je leert welke club elke lengte nodig heeft.',
    setUp:
      'Kies drie doelen op ongeveer {110 m|120 yd}, {120 m|130 yd} en {130 m|140 yd}, en voor elk een club. De cirkels eromheen hebben een straal van {12 m|13 yd}, {24 m|26 yd} en {36 m|39 yd}.',
    steps: [
      'Sla één bal naar het dichtstbijzijnde, één naar het middelste en één naar het verste doel. Begin dan opnieuw.',
      'Wissel met het doel ook van club en doe bij elke bal de hele routine.',
      'Beoordeel elke bal waar hij eindigt: 3 punten binnen {12 m|13 yd}, 2 binnen {24 m|26 yd}, 1 binnen {36 m|39 yd}.',
    ],
    commonFaults: [
      {
        fault: 'Bijna elke bal is te kort.',
        fix: 'Neem een rondje lang één club meer en vergelijk.',
      },
      {
        fault: 'Je blijft bij één doel tot het lukt.',
        fix: 'Wissel na elke bal, zoals de baan dat doet.',
      },
    ],
    alternatives: [
      'Is {130 m|140 yd} te ver, neem dan {70 m|75 yd}, {80 m|90 yd} en {90 m|100 yd}, met een straal van {8 m|9 yd}, {16 m|18 yd} en {24 m|27 yd}, en blijf daarbij.',
      'In een simulator is de afstand die tot de hole overblijft de straal.',
    ],
    safety: 'Sla alleen vanaf de mat en stop als er iemand de drivingrange op loopt.',
    scoring: {
      how: 'Sla {attempts} ballen om de beurt naar de drie doelen. Elke bal is 3, 2, 1 of 0 punten waard, afhankelijk van de straal waarin hij eindigt.',
      unit: 'punten',
      unitOfOne: 'punt',
    },
    diagram: {
      alt: 'Drie slagen vanaf één plek vliegen naar doelen op {110 m|120 yd}, {120 m|130 yd} en {130 m|140 yd}; rond het middelste liggen drie cirkels.',
    },
  },
};
