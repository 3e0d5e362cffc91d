import type { skillTests as facts } from '../../../exercises/skill-tests.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const skillTests: Translation<WordsOfDrills<typeof facts>> = {
  'putting-test': {
    name: 'Puttingtest',
    description:
      'Dertig putts om punten: 20 korte vanaf vier kanten van de hole, daarna tien lange. Elke keer dezelfde 30.',
    purpose:
      'Hij zegt hoe goed je putt, los van al het andere op een kaart. Doe hem een paar weken later opnieuw en vergelijk.',
    setUp:
      'Kies een hole op een flauwe helling. Markeer {90 cm|3 ft}, {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} en {4.5 m|15 ft} aan zijn vier kanten. Voor de lange putts markeer je {6 m|20 ft}, {9 m|30 ft}, {12 m|40 ft}, {15 m|50 ft} en {18 m|60 ft} tot een hole. Rond die hole liggen vier cirkels, met een straal van {50 cm|20 in}, {1 m|3 ft}, {1.5 m|5 ft} en {2 m|7 ft}. Een rolmaat kan ook. Bewaar de andere tests voor andere dagen van de week.',
    steps: [
      'Rol een paar proefputts, korte en lange. Ze tellen niet.',
      'Put vier ballen van {90 cm|3 ft}, één vanaf elke kant. Doe hetzelfde van {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} en {4.5 m|15 ft}. Elke bal die valt, is 2 punten waard.',
      'Put telkens twee ballen van {6 m|20 ft}, {12 m|40 ft}, {18 m|60 ft}, {9 m|30 ft} en {15 m|50 ft}, in deze volgorde.',
      'Meet elke lange putt vanaf de hole: 4 punten binnen {50 cm|20 in} of erin, 3 binnen {1 m|3 ft}, 2 binnen {1.5 m|5 ft}, 1 binnen {2 m|7 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Je doet een gemiste putt over.',
        fix: 'Elke bal telt één keer. Met tweede pogingen valt de score nergens mee te vergelijken.',
      },
      {
        fault: 'De helling is elke keer een andere.',
        fix: 'Schrijf op welke hole het was en neem er de volgende keer een die even steil is.',
      },
    ],
    alternatives: [
      'Op een kleine green mogen de lange putts hem oversteken, naar twee of drie holes. De lengtes blijven.',
    ],
    safety: 'Let voor elke lange putt op anderen op de green.',
    scoring: {
      how: 'Put 20 korte ballen voor 2 punten per stuk. Tel er tien lange bij op voor 4, 3, 2 of 1, afhankelijk van de straal waarin ze stoppen. Het maximum is 80.',
      unit: 'punten',
      unitOfOne: 'punt',
      cells: {
        'putts-90-cm': 'Putts van {90 cm|3 ft}',
        'putts-180-cm': 'Putts van {1.8 m|6 ft}',
        'putts-270-cm': 'Putts van {2.7 m|9 ft}',
        'putts-360-cm': 'Putts van {3.6 m|12 ft}',
        'putts-450-cm': 'Putts van {4.5 m|15 ft}',
        'lags-6-m': 'Putts van {6 m|20 ft}',
        'lags-12-m': 'Putts van {12 m|40 ft}',
        'lags-18-m': 'Putts van {18 m|60 ft}',
        'lags-9-m': 'Putts van {9 m|30 ft}',
        'lags-15-m': 'Putts van {15 m|50 ft}',
      },
    },
    diagram: {
      alt: 'Rond één hole liggen aan elk van de vier kanten vijf ballen, tot {4.5 m|15 ft} ver; naar een andere hole in vier cirkels rolt een putt van {18 m|60 ft}.',
    },
  },
  'short-game-test': {
    name: 'Test kort spel',
    description:
      'Tien chips, tien pitches en tien bunkerslagen. Elke bal is 4 tot 0 punten waard, hoe dichterbij hoe meer.',
    purpose:
      'Hij zegt wat je korte spel waard is zonder de putts die volgen. Doe hem een paar weken later opnieuw en vergelijk.',
    setUp:
      'Eén hole voor alles. Chips zijn {8 m|25 ft} en {15 m|50 ft} lang, pitches {20 m|22 yd} en {30 m|33 yd}, bunkerslagen {8 m|25 ft} en {12 m|40 ft}, allemaal vanuit goede liggingen. Voor chips liggen vier cirkels rond de hole met een straal van {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft} en {4 m|13 ft}. Voor pitches en bunkerslagen is de straal {2 m|7 ft}, {4 m|13 ft}, {6 m|20 ft} en {8 m|26 ft}. Bewaar de andere tests voor andere dagen van de week.',
    steps: [
      'Speel op elk van de drie plekken twee of drie proefballen. Ze tellen niet.',
      'Chip tien ballen, om en om van {8 m|25 ft} en {15 m|50 ft}: 4 punten binnen {1 m|3 ft} of in de hole, 3 binnen {2 m|7 ft}, 2 binnen {3 m|10 ft}, 1 binnen {4 m|13 ft}.',
      'Pitch tien ballen, om en om van {20 m|22 yd} en {30 m|33 yd}: 4 punten binnen {2 m|7 ft}, 3 binnen {4 m|13 ft}, 2 binnen {6 m|20 ft}, 1 binnen {8 m|26 ft}.',
      'Speel tien ballen uit de bunker, om en om van {8 m|25 ft} en {12 m|40 ft}. Ze tellen als pitches. Een bal die in het zand blijft, is 0 punten waard.',
    ],
    commonFaults: [
      {
        fault: 'Je speelt tien ballen achter elkaar zonder te kijken.',
        fix: 'Stap na elke bal weg, kies het landingspunt opnieuw en speel hem zoals in de baan.',
      },
      {
        fault: 'De liggingen worden met elke bal beter.',
        fix: 'Laat elke bal vallen en speel hem zoals hij ligt, behalve in een divot.',
      },
    ],
    alternatives: ['Met vijf ballen haal je ze op elke plek één keer op.'],
    safety: 'Niemand staat tussen jou en de hole of naast de bunker terwijl je speelt.',
    scoring: {
      how: 'Speel 10 chips, 10 pitches en 10 bunkerslagen. Elke bal is 4, 3, 2, 1 of 0 punten waard, afhankelijk van de straal waarin hij stopt. Het maximum is 120.',
      unit: 'punten',
      unitOfOne: 'punt',
      cells: { chips: 'Chips', pitches: 'Pitches', 'bunker-shots': 'Bunkerslagen' },
    },
    diagram: {
      alt: 'Een chip, een pitch en een bunkerslag vliegen naar één hole met vier cirkels eromheen voor vier, drie, twee en één punt.',
      labels: { chip: 'Chip', pitch: 'Pitch', bunker: 'Bunker' },
    },
  },
  'approach-test': {
    name: 'Approachtest',
    description:
      'Achttien ballen om de beurt naar drie doelen: {60 m|65 yd}, {90 m|100 yd} en {120 m|130 yd}. Elke bal is 4 tot 0 punten waard, hoe dichterbij hoe meer.',
    purpose:
      'Hij zegt hoe dichtbij je slagen naar de green eindigen, het deel van het spel dat de meeste slagen scheelt. Doe hem een paar weken later opnieuw en vergelijk.',
    setUp:
      'Kies doelen op {60 m|65 yd}, {90 m|100 yd} en {120 m|130 yd}. De straal voor 4, 3, 2 en 1 punt is 5, 10, 20 en 30 % van de afstand. Op {60 m|65 yd} is dat {3 m|3 yd}, {6 m|6 yd}, {12 m|13 yd} en {18 m|20 yd}; op {90 m|100 yd} {4.5 m|5 yd}, {9 m|10 yd}, {18 m|20 yd} en {27 m|30 yd}; op {120 m|130 yd} {6 m|6 yd}, {12 m|13 yd}, {24 m|26 yd} en {36 m|39 yd}. Bewaar de andere tests voor andere dagen van de week.',
    steps: [
      'Sla een paar proefballen naar elk doel. Ze tellen niet.',
      'Sla één bal naar het korte, één naar het middelste en één naar het lange doel. Speel zes van zulke rondjes.',
      'Beoordeel elke bal waar hij eindigt, niet waar hij landt, en schrijf zijn punten op.',
      'Doe bij elke bal de hele routine en tel de zes ballen van elk doel op.',
    ],
    commonFaults: [
      {
        fault: 'Je slaat alle zes ballen achter elkaar naar één doel.',
        fix: 'Wissel na elke bal van doel, zoals de baan dat doet.',
      },
      {
        fault: 'Je schat in je eigen voordeel.',
        fix: 'Neem bij twijfel het laagste getal. Doe de volgende keer hetzelfde.',
      },
    ],
    alternatives: [
      'Is {120 m|130 yd} te ver, neem dan {40 m|45 yd}, {60 m|65 yd} en {80 m|90 yd}, en blijf daarbij. De straal is hetzelfde deel: {2 m|2 yd}, {4 m|4 yd}, {8 m|9 yd} en {12 m|13 yd} op {40 m|45 yd}, en {4 m|4 yd}, {8 m|9 yd}, {16 m|18 yd} en {24 m|27 yd} op {80 m|90 yd}.',
      'In een simulator is de afstand die tot de hole overblijft de straal.',
    ],
    safety: 'Sla alleen vanaf de mat en stop als er iemand de drivingrange op loopt.',
    scoring: {
      how: 'Sla 18 ballen, zes naar elk doel. Elke bal is 4, 3, 2, 1 of 0 punten waard, afhankelijk van de straal waarin hij eindigt. Het maximum is 72.',
      unit: 'punten',
      unitOfOne: 'punt',
      cells: { short: 'Kort doel', middle: 'Middelste doel', long: 'Lang doel' },
      norm: 'Amateurs, handicap 0 tot 25; daarbuiten een rechte lijn',
    },
    diagram: {
      alt: 'Drie slagen vanaf één plek naar doelen op {60 m|65 yd}, {90 m|100 yd} en {120 m|130 yd}; de cirkels eromheen groeien met de afstand.',
    },
  },
  'driving-test': {
    name: 'Afslagtest',
    description: 'Veertien afslagen met één club. Tel de ballen in het spel en meet hun carry.',
    purpose:
      'Lengte en richting zijn allebei slagen waard. Samen gemeten laten ze zien of meer van het één je het ander kost.',
    setUp:
      'Neem de club waarmee je het meest afslaat, en geen andere. Kies twee markeringen op {150 m|165 yd}, {30 m|33 yd} uit elkaar: het midden van de opening is je mikpunt, en {15 m|16 yd} aan elke kant ervan is in het spel. Je hebt van elke bal de carry nodig, van een launchmonitor, een simulator of de borden op de drivingrange. Bewaar de andere tests voor andere dagen van de week.',
    steps: [
      'Sla een paar proefballen. Ze tellen niet.',
      'Sla 14 ballen met de hele routine. Elke bal die tussen de twee markeringen door gaat, is 1 punt waard. Een bal die zo ver niet komt, is niet in het spel.',
      'Schrijf de carry van alle 14 op, ook van missers en ballen die niet in het spel zijn.',
      'Zet de 14 op volgorde. De mediaan ligt in het midden, tussen nummer 7 en nummer 8. Elke {5 m|5.5 yd} daarvan is één punt waard.',
    ],
    commonFaults: [
      {
        fault: 'Je laat de slechte weg.',
        fix: 'Alle 14 tellen. De mediaan vergeeft een misser; een gekozen lijst zegt je niets.',
      },
      {
        fault: 'Je swingt harder dan in de baan.',
        fix: 'Stel je de eerste tee van je club voor en sla de bal die je daar zou slaan.',
      },
    ],
    alternatives: [
      'Is {150 m|165 yd} te ver, neem dan twee markeringen op {100 m|110 yd}, {20 m|22 yd} uit elkaar, en blijf daarbij.',
    ],
    safety: 'Sla alleen vanaf de mat en stop als er iemand de drivingrange op loopt.',
    scoring: {
      how: 'Sla 14 ballen met één club. Tel 1 punt voor elke bal in het spel en 1 voor elke {5 m|5.5 yd} carry in de mediaan. Het maximum is 74.',
      unit: 'punten',
      unitOfOne: 'punt',
      cells: { 'in-play': 'Ballen in het spel', carry: 'Mediaan van de carry' },
      norm: 'Vrouwen en mannen, handicap 0 tot 25; daarbuiten een rechte lijn',
    },
    diagram: {
      alt: 'Een drive gaat tussen twee palen door, {30 m|33 yd} uit elkaar en {150 m|165 yd} ver; vier ballen eindigden in het spel en twee naast de opening of ervoor.',
      labels: { carry: 'Carry' },
    },
  },
  'home-putting-test': {
    name: 'Puttingtest thuis',
    description:
      'Vijftig putts om punten: 30 door een smal poortje en 20 op tempo. Elke keer dezelfde 50.',
    purpose:
      'Startlijn en tempo zijn alles wat een putt heeft, en de vloer thuis is elke dag dezelfde. Doe hem een paar weken later opnieuw en vergelijk.',
    setUp:
      'Een vlakke strook tapijt of een mat van {3.5 m|12 ft}. Leg als mikpunt een munt {1.5 m|5 ft} van de bal. Het poortje staat {40 cm|16 in} voor de bal en is {5.3 cm|2.1 in} breed, een bal en een kwart. Voor het tempo plak je een lijn op {2 m|7 ft} en een op {3 m|10 ft}. De zones liggen voor en achter de lijnen: {10 cm|4 in}, {20 cm|8 in} en {40 cm|16 in} bij de dichtste, {15 cm|6 in}, {30 cm|12 in} en {60 cm|24 in} bij de verste. Bewaar de andere tests voor andere dagen van de week.',
    steps: [
      'Rol een paar proefputts door het poortje en naar beide lijnen. Ze tellen niet.',
      'Rol 30 ballen naar de munt. Elke bal die door het poortje gaat zonder het te raken, is 2 punten waard.',
      'Haal het poortje weg. Rol 20 ballen, om en om naar de dichtste en de verste lijn.',
      'Meet waar elke bal stopt: 3 punten in de binnenste zone van zijn lijn, 2 in de volgende, 1 in de buitenste.',
    ],
    commonFaults: [
      {
        fault: 'Je rolt bal na bal zonder te mikken.',
        fix: 'Stap na elke bal weg. Richt eerst het clubblad en neem dan je stand in.',
      },
      {
        fault: 'Het poortje wordt breder als het geraakt wordt.',
        fix: 'Markeer zijn plaats met tape en zet het na elke aanraking opnieuw neer.',
      },
    ],
    alternatives: [
      'Twee boeken of twee volle blikken zijn een poortje; een bal en een potlood ertussen geven de breedte.',
    ],
    safety: 'Raap de ballen op voordat er iemand door de kamer loopt.',
    scoring: {
      how: 'Rol 30 ballen door het poortje voor 2 punten per stuk. Tel er 20 op tempo bij op met 3, 2, 1 of 0, afhankelijk van de zone waarin ze stoppen. Het maximum is 120.',
      unit: 'punten',
      unitOfOne: 'punt',
      cells: { gate: 'Poortje', pace: 'Tempo' },
    },
    diagram: {
      alt: 'Op één mat rolt een bal door een poortje van {5.3 cm|2.1 in} breed naar een munt; op een andere naar lijnen op {2 m|7 ft} en {3 m|10 ft} met zones eromheen.',
      labels: { gate: 'Poortje', pace: 'Tempo' },
    },
  },
};
