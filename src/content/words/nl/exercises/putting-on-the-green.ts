import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: Translation<WordsOfDrills<typeof facts>> = {
  'gate-putting': {
    name: 'Putten door het poortje',
    description:
      'Twee poortjes van tees op een rechte putt van {1.5 m|5 ft}: één voor de bal, één kort voor de hole.',
    purpose:
      'Het eerste poortje controleert waar de bal start, het tweede of hij zijn lijn houdt, de hole het tempo. Samen vertellen ze waarom een korte putt miste.',
    setUp:
      'Zoek een rechte putt van {1.5 m|5 ft}. Steek twee tees in de grond {40 cm|16 in} voor de bal, {6 cm|2.5 in} uit elkaar, dus een bal en een vinger breed. Steek er nog twee {40 cm|16 in} voor de hole, {10 cm|4 in} uit elkaar.',
    steps: [
      'Richt op het midden van het eerste poortje en vergeet de hole.',
      'Put tien ballen. Onthoud welk poortje de slechte tegenhield.',
      'Lees de lijn nog eens van achter de bal en putt er dan nog tien.',
      'Tel van alle 20 de ballen die door beide poortjes gingen en in de hole vielen.',
    ],
    commonFaults: [
      {
        fault: 'De bal schampt het eerste poortje, altijd aan dezelfde kant.',
        fix: 'Laat iemand van achteren naar het clubblad kijken, of leg er een club langs. Eerst richten.',
      },
      {
        fault: 'Hij gaat door het eerste poortje en mist het tweede.',
        fix: 'De putt is niet recht of te langzaam. Verplaats de oefening of rol de bal een omwenteling harder.',
      },
    ],
    alternatives: ['Met maar twee tees laat je het tweede poortje weg en tel je niet.'],
    scoring: {
      how: 'Put {attempts} ballen. Eén punt voor elke bal die door beide poortjes gaat zonder ze te raken, en in de hole valt.',
      unit: 'zuivere putts',
      unitOfOne: 'zuivere putt',
    },
    diagram: {
      alt: 'Een rechte putt van {1.5 m|5 ft} met een poortje van {6 cm|2.5 in} breed, {40 cm|16 in} voor de bal, en een poortje van {10 cm|4 in} breed, {40 cm|16 in} voor de hole.',
    },
  },
  'clock-putting': {
    name: 'Rond de klok putten',
    description:
      'Twaalf ballen rond de hole, op een cirkel met een straal van {1.2 m|4 ft}. Hole ze op volgorde uit, van twaalf tot twaalf.',
    purpose:
      'Rond de klok breekt elke korte putt anders. Dit zijn de putts die van een goede chip een bespaarde slag maken.',
    setUp:
      'Kies een hole op een lichte helling. Leg twaalf ballen op een cirkel met een straal van {1.2 m|4 ft}, één op elk uur.',
    steps: [
      'Lees elke putt opnieuw, van achter de bal.',
      'Put op volgorde, van twaalf uur helemaal rond tot twaalf.',
      'Een misser blijft een misser. Maak de cirkel af en tel.',
      'Ga een tweede keer rond, de andere kant op.',
    ],
    commonFaults: [
      {
        fault: 'Je loopt rond en leest niet.',
        fix: 'Hurk één keer achter elke bal, ook als het dezelfde helling is.',
      },
      {
        fault: 'Bergaf kost het meest.',
        fix: 'Richt hoger en laat de bal uitrollen. Een langzame putt valt over de hoge kant naar binnen.',
      },
    ],
    alternatives: ['Op een drukke green neem je de halve cirkel en ga je die vier keer langs.'],
    scoring: {
      how: 'Ga rond de hole, {attempts} putts. Tel de ballen die je uitholet.',
      unit: 'geholede putts',
      unitOfOne: 'geholede putt',
    },
    diagram: {
      alt: 'Twaalf ballen rond de hole op een cirkel met een straal van {1.2 m|4 ft}, genummerd als een klok.',
    },
  },
  'four-sides-ladder': {
    name: 'Vier kanten, vijf treden',
    description:
      'Van vier kanten van de hole, na elke ronde een stap verder weg: {60 cm|2 ft} tot {1.8 m|6 ft}.',
    purpose:
      'Je putt nooit twee keer van dezelfde plek, en met de lengte groeit de spanning. Zo zie je tot waar je korte putts reiken.',
    setUp:
      'Steek aan vier kanten van een hole tees in de grond op {60 cm|2 ft}, {90 cm|3 ft}, {1.2 m|4 ft}, {1.5 m|5 ft} en {1.8 m|6 ft}.',
    steps: [
      'Put vanaf de vier binnenste tees, één bal per tee.',
      'Ga een stap terug en speel nog een ronde, vanaf een andere kant.',
      'Speel elke afstand één keer, wat er ook gebeurt, zodat je scores te vergelijken zijn.',
      'Noteer bij welke stap de missers beginnen. Dat is jouw afstand voor de komende weken.',
    ],
    commonFaults: [
      {
        fault: 'Alle missers gaan onderlangs.',
        fix: 'Geef een balbreedte meer break en kijk dan waar de bal de hole kruist.',
      },
      {
        fault: 'Je raakt de tel kwijt en herhaalt een kant.',
        fix: 'Ga rond als de klok en trek elke tee uit de grond als je er weggaat.',
      },
    ],
    alternatives: ['Met vier tees zet je ze een stap terug als je rond bent.'],
    scoring: {
      how: 'Put 20 ballen, één vanaf elke tee. Tel de ballen die je uitholet.',
      unit: 'geholede putts',
      unitOfOne: 'geholede putt',
    },
    diagram: {
      alt: 'Vier rijen van vijf ballen lopen van de hole weg, van {60 cm|2 ft} tot {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Puttladder',
    description:
      'Vier lijnen van tees op {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} en {12 m|40 ft}. Elke putt stopt voorbij zijn lijn, hoogstens een putterlengte verder.',
    purpose:
      'Drieputts ontstaan bij de eerste putt. De ladder traint vier lengtes, zonder hole die je afleidt van het tempo.',
    setUp:
      'Steek telkens twee tees als lijn in de grond, op {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} en {12 m|40 ft}. Een strook van {90 cm|3 ft} achter elke lijn is het doel.',
    steps: [
      'Put één bal naar elke lijn, de ladder op.',
      'Kom weer naar beneden: {12 m|40 ft}, {9 m|30 ft}, {6 m|20 ft}, {3 m|10 ft}.',
      'Gebruik één bal, dan is elke slag een eerste slag.',
      'Ga twee keer omhoog en omlaag. Kijk naar de lijn, niet naar de bal, terwijl hij rolt.',
    ],
    commonFaults: [
      {
        fault: 'De eerste bal van elke lengte is te kort.',
        fix: 'Loop één keer naar de lijn en voel de lengte in je voeten.',
      },
      {
        fault: 'Je slaat harder in plaats van langer.',
        fix: 'De slag duurt voor {3 m|10 ft} even lang als voor {12 m|40 ft}. Alleen de lengte verandert.',
      },
    ],
    alternatives: ['Op een kleine green neem je de eerste drie lijnen en tel je niet.'],
    scoring: {
      how: 'Put 16 ballen, twee keer omhoog en twee keer omlaag. Eén punt voor elke bal die hoogstens {90 cm|3 ft} voorbij zijn lijn stopt.',
      unit: 'ballen in de strook',
      unitOfOne: 'bal in de strook',
    },
    diagram: {
      alt: 'Vier lijnen van tees op {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} en {12 m|40 ft}; de putt naar de derde lijn moet in de strook erachter stoppen.',
    },
  },
  'lag-circle': {
    name: 'Lange putts in de cirkel',
    description:
      'Twaalf putts van {9 m|30 ft} naar een cirkel rond de hole met een straal van {1 m|3 ft}. In de cirkel is de volgende een korte putt.',
    purpose: 'Van {9 m|30 ft} holet bijna niemand uit. De slag die je kunt besparen, is de derde.',
    setUp:
      'Markeer rond een hole een cirkel met een straal van {1 m|3 ft}: zes tees, elk {1 m|3 ft} van de hole. Stap {9 m|30 ft} af.',
    steps: [
      'Loop één keer de halve putt en bekijk de helling van opzij.',
      'Put drie ballen en ga dan naar een andere kant van de hole.',
      'Raad kort of lang zolang de bal in het eerste derde deel is.',
      'Neem na zes ballen de volgende hole, zodat ook de helling verandert.',
    ],
    commonFaults: [
      {
        fault: 'De missers zijn eerder te kort dan ernaast.',
        fix: 'Kijk bij de oefenslagen naar de hole.',
      },
      {
        fault: 'Je leest minutenlang de lijn en gokt het tempo.',
        fix: 'Lees op deze lengte eerst het tempo. Zit je lijn er een hand naast, dan eindigt de bal nog steeds in de cirkel.',
      },
    ],
    alternatives: [
      'Zonder tees leg je de putter vanaf de hole naar buiten: hij is ongeveer zo lang als de straal.',
    ],
    scoring: {
      how: 'Put 12 ballen. Tel de ballen die in de cirkel stoppen of in de hole vallen.',
      unit: 'ballen in de cirkel',
      unitOfOne: 'bal in de cirkel',
    },
    diagram: {
      alt: 'Een lange putt van {9 m|30 ft} loopt met een bocht naar een cirkel rond de hole met een straal van {1 m|3 ft}; eerdere ballen liggen erin en erbuiten.',
      labels: { radius: 'Straal' },
    },
  },
  'par-18-putting': {
    name: 'Negen holes, par 18',
    description:
      'Negen putts van {6 m|20 ft} tot {9 m|30 ft} over wisselende hellingen, één bal. Elke hole is een par 2.',
    purpose:
      'Het is hetzelfde spel als in de baan: één keer lezen, één bal, en de tweede putt telt ook.',
    setUp:
      'Kies negen putts van {6 m|20 ft} tot {9 m|30 ft} van hole naar hole, bergop, bergaf en dwars op de helling.',
    steps: [
      'Markeer de bal voor elke eerste putt, maak hem schoon en leg hem terug.',
      'Lezen, één oefenslag, gaan.',
      'Hole altijd uit. Een tap-in is ook een slag.',
      'Vul de kaart hole voor hole in en omcirkel de drieputts.',
    ],
    commonFaults: [
      {
        fault: 'Drieputts ontstaan bij de tweede putt.',
        fix: 'Geef een tweede putt van {1 m|3 ft} dezelfde routine als de eerste.',
      },
      {
        fault: 'Eerste putts bergaf lopen ver door.',
        fix: 'Kies de plek waar de bal moet uitrollen, niet de hole.',
      },
    ],
    alternatives: ['Met maar één hole kies je negen plekken eromheen.'],
    scoring: { how: 'Tel de slagen voor negen holes, par 18.', unit: 'slagen', unitOfOne: 'slag' },
    diagram: {
      alt: 'Drie genummerde putts lopen van hole naar hole over een green; de eerste is {6 m|20 ft} en de tweede {9 m|30 ft} lang.',
    },
  },
  drawback: {
    name: 'Terugleggen',
    description:
      'Negen putts. Na elke misser leg je de bal een putterlengte verder van de hole terug.',
    purpose:
      'Hier zijn geen tap-ins, dus voor een slordige eerste putt betaal je meteen. Zo zie je wat tempo waard is.',
    setUp:
      'Negen putts over wisselende hellingen: drie van {5 m|16 ft}, drie van {7 m|23 ft} en drie van {9 m|30 ft}. Eén bal, één putter.',
    steps: [
      'Put naar de hole. Valt hij erin, ga dan naar de volgende.',
      'Mist hij, leg de bal dan één putterlengte, {90 cm|3 ft}, recht van de hole terug.',
      'Put opnieuw, en leg na elke misser weer terug tot de bal erin is.',
      'Tel alle slagen op. Speel de laatste drie holes alsof ze de wedstrijd beslissen.',
    ],
    commonFaults: [
      {
        fault: 'Je speelt de eerste putt te hard om de tweede te vermijden.',
        fix: 'Een bal die bij de hole uitrolt, laat {1 m|3 ft} over. Een die erlangs schiet, laat {2 m|7 ft} over.',
      },
      {
        fault: 'Na twee missers geef je het op.',
        fix: 'Begin de routine opnieuw, van achter de bal.',
      },
    ],
    alternatives: ['Met maar één hole kies je negen plekken eromheen.'],
    scoring: { how: 'Tel de slagen voor negen holes.', unit: 'slagen', unitOfOne: 'slag' },
    diagram: {
      alt: 'Een putt loopt langs de hole; de bal wordt {90 cm|3 ft} teruggelegd en vandaar opnieuw gespeeld.',
      labels: { firstPutt: 'Eerste putt' },
    },
  },
  'fifty-putt-test': {
    name: 'Test met vijftig putts',
    description:
      'Vijftig holes met één bal, om de beurt van {1 m|3 ft} tot {5 m|16 ft}. De lange puttingtest, met normen om je mee te vergelijken.',
    purpose:
      'Over vijftig holes valt geluk tegen pech weg. De gepubliceerde normen komen van mannen; vrouwen en senioren vergelijken met hun eigen eerste score.',
    setUp:
      'Een paar holes op een green met wat helling. Markeer bij elke hole {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} en {5 m|16 ft}.',
    steps: [
      'Put van {1 m|3 ft}, dan van {2 m|7 ft} bij een andere hole, en zo verder tot {5 m|16 ft}. Begin dan opnieuw.',
      'Hole elke keer uit en schrijf de slagen op.',
      'Kies evenveel rechte als brekende putts.',
      'Rust een minuut na elke tien holes.',
    ],
    commonFaults: [
      {
        fault: 'Bij de laatste twintig ga je haasten.',
        fix: 'Verdeel de test liever over twee dagen dan hem moe af te maken.',
      },
      {
        fault: 'Elke keer dezelfde makkelijke hole.',
        fix: 'Plan eerst de tien holes van één ronde en speel die ronde dan vijf keer.',
      },
    ],
    alternatives: ['Met maar één hole putt je om de beurt vanaf vijf kanten.'],
    scoring: {
      how: 'Tel alle slagen voor de vijftig holes.',
      unit: 'slagen',
      unitOfOne: 'slag',
      norm: 'Mannen, handicap van +2 tot 10; daarbuiten een rechte lijn',
    },
    diagram: {
      alt: 'Vijf ballen op een rij op {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} en {5 m|16 ft} van de hole.',
    },
  },
  'long-lags': {
    name: 'Zeer lange putts',
    description:
      'Twaalf putts om de beurt van {12 m|40 ft}, {15 m|50 ft} en {18 m|60 ft}, met punten, hoe dichterbij hoe meer.',
    purpose:
      'Op deze lengtes beginnen drieputts, en de puttingtest vraagt erom. Het tempo is alles, de lijn bijna niets.',
    setUp:
      'Stap {12 m|40 ft}, {15 m|50 ft} en {18 m|60 ft} af vanaf een hole en markeer de drie plekken. Markeer op één lijn vanaf de hole {1 m|3 ft}, {2 m|7 ft} en {3 m|10 ft}: dat is de straal van drie cirkels.',
    steps: [
      'Bekijk voor de eerste bal de hele helling van opzij.',
      'Speel vanaf elke plek één putt, eerst vanaf de dichtstbijzijnde. Begin dan opnieuw.',
      'Beoordeel elke bal waar hij stopt: 3 punten binnen {1 m|3 ft} of in de hole, 2 binnen {2 m|7 ft}, 1 binnen {3 m|10 ft}.',
    ],
    commonFaults: [
      {
        fault: 'De langste putts blijven te kort.',
        fix: 'Kijk bij de oefenslagen naar de hole en laat ze met de lengte groeien.',
      },
      {
        fault: 'Je slaat harder in plaats van langer.',
        fix: 'Houd het ritme van de slag vast. Alleen de lengte verandert.',
      },
    ],
    alternatives: [
      'Op een kleine green mogen de putts eroverheen lopen, naar twee of drie holes. De lengtes blijven.',
    ],
    safety: 'Let voor elke putt op anderen op de green.',
    scoring: {
      how: 'Speel {attempts} putts om de beurt vanaf de drie plekken. Elke bal is 3, 2, 1 of 0 punten waard, afhankelijk van de straal waarin hij stopt.',
      unit: 'punten',
      unitOfOne: 'punt',
    },
    diagram: {
      alt: 'Drie putts van {12 m|40 ft}, {15 m|50 ft} en {18 m|60 ft} rollen naar één hole met drie cirkels eromheen.',
    },
  },
};
