import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: Translation<WordsOfDrills<typeof facts>> = {
  'landing-zone': {
    name: 'Chip naar een landingszone',
    description:
      'Laat de bal met {6 m|20 ft} carry op een handdoek landen en doorrollen naar de hole.',
    purpose:
      'Een chip is twee slagen in één: een carry die je beheerst en een rol die je leest. Kies je eerst het landingspunt, dan wordt allebei eenvoudig.',
    setUp:
      'Kies een hole op {15 m|50 ft} van de bal en leg een handdoek op de green, {6 m|20 ft} van de bal. De rest is rol: {9 m|30 ft}.',
    steps: [
      'Kijk voor en tijdens de swing naar de handdoek, niet naar de hole.',
      'Chip tien ballen met één club naar de handdoek.',
      'Chip er tien met een andere club en kijk hoe de rol verandert.',
      'Kies voor de laatste tien de club die tot de hole rolt. Alle 30 landingen tellen.',
    ],
    commonFaults: [
      {
        fault: 'Je probeert de bal op te tillen.',
        fix: 'Borstel het gras onder de bal en laat de loft het werk doen. De teetest: sla een tee uit de grasmat.',
      },
      {
        fault: 'Goede carry’s met te veel rol.',
        fix: 'Neem meer loft. De swing blijft hetzelfde.',
      },
    ],
    alternatives: ['Zonder green: een handdoek op welk gras dan ook. Alleen de landing telt.'],
    scoring: {
      how: 'Chip 30 ballen. Tel alleen de ballen die op de handdoek of binnen een clublengte ervan landen.',
      unit: 'goede landingen',
      unitOfOne: 'goede landing',
    },
    diagram: {
      alt: 'Een chip vanaf de fringe heeft {6 m|20 ft} carry naar een gearceerde landingszone en rolt door naar de hole.',
      labels: { carry: 'Carry', roll: 'Rol' },
    },
  },
  'three-clubs-one-spot': {
    name: 'Eén punt, drie clubs',
    description:
      'Drie clubs landen op hetzelfde punt en stoppen op drie afstanden. De swing verandert niet.',
    purpose:
      'De meeste chips vragen om een andere club, niet om een andere swing. Met deze oefening maak je je eigen tabel van carry en rol.',
    setUp:
      'Leg een tee als landingspunt op de green, {5 m|15 ft} verderop. Houd een sandwedge, een pitching wedge en een ijzer 8 bij de hand.',
    steps: [
      'Chip met elke club één bal, stap af hoe ver hij na de landing rolt en schrijf het op. Deze drie tellen niet.',
      'Chip 18 ballen, zes met elke club, nooit twee keer achter elkaar met dezelfde.',
      'Zeg voor elke bal hoe ver hij zal rollen.',
      'Tel elke bal die binnen een clublengte van de tee landt, waar hij ook stopt.',
    ],
    commonFaults: [
      {
        fault: 'Met ijzer 8 swing je zachter.',
        fix: 'Kies voor alle drie de clubs dezelfde hoogte van je finish en houd die vast.',
      },
      {
        fault: 'Het landingspunt schuift mee met de club.',
        fix: 'Kijk naar de tee en naar niets anders.',
      },
    ],
    alternatives: ['Met twee clubs: negen ballen met elke club, om en om.'],
    scoring: {
      how: 'Chip 18 ballen, zes met elke club in wisselende volgorde. Tel de ballen die binnen een clublengte van het punt landen.',
      unit: 'goede landingen',
      unitOfOne: 'goede landing',
    },
    diagram: {
      alt: 'Eén carry naar een landingspunt op {5 m|15 ft}; vandaar rollen drie clubs langs dezelfde lijn en stoppen achter elkaar.',
      labels: { sandWedge: 'Sandwedge', wedge: 'Wedge', eightIron: 'IJzer 8', carry: 'Carry' },
    },
  },
  'chip-points': {
    name: 'Tien chips om punten',
    description:
      'Tien chips van {10 m|30 ft} tot {18 m|60 ft}. Punten voor erin, vlakbij, dichtbij en in de buurt.',
    purpose:
      'Punten zeggen meer dan goed of slecht. Het verschil tussen één punt en drie is een putt.',
    setUp:
      'Eén hole, vijf plekken op {10 m|30 ft} en vijf op {18 m|60 ft}, allemaal van kort gras. Tees markeren {1 m|3 ft}, {2 m|6 ft} en {3 m|10 ft} van de hole.',
    steps: [
      'Speel van elke plek één bal, lang en kort om en om.',
      'Kies de club en het landingspunt voordat je bij de bal gaat staan.',
      'Noteer na elke bal de score: 4 erin, 3 binnen {1 m|3 ft}, 2 binnen {2 m|6 ft}, 1 binnen {3 m|10 ft}.',
      'Schrijf het totaal op en de plek die het meest kostte.',
    ],
    commonFaults: [
      {
        fault: 'Lange chips blijven te kort.',
        fix: 'Laat de bal in elk geval op de green landen en neem minder loft.',
      },
      {
        fault: 'Je speelt voor de vier punten.',
        fix: 'Tien ballen binnen {1 m|3 ft} zijn meer waard dan twee erin. Laat landen, laat rollen.',
      },
    ],
    scoring: {
      how: 'Speel tien chips en tel de punten op: 4 erin, 3 binnen {1 m|3 ft}, 2 binnen {2 m|6 ft}, 1 binnen {3 m|10 ft}.',
      unit: 'punten',
      unitOfOne: 'punt',
    },
    diagram: {
      alt: 'Chips van {10 m|30 ft} en {18 m|60 ft} naar een hole met drie cirkels voor drie, twee en één punt.',
    },
  },
  'splash-line': {
    name: 'Lijn in het zand',
    description:
      'Een lijn in het zand. Sla er met een open clubblad vlak achter en splash het zand met bal en al op de green.',
    purpose:
      'In een bunker raak je de bal niet. Gaat de club elke keer op dezelfde plek het zand in, dan komt de bal er elke keer uit.',
    setUp:
      'Trek een lijn door de bunker, haaks op je doel. De ballen liggen {5 cm|2 in} ervoor, aan de kant van het doel. Open eerst het clubblad en pak dan de grip vast. Sta een beetje open, graaf je voeten in en houd meer gewicht op de voorste voet.',
    steps: [
      'Maak een paar swings zonder bal. De club gaat op de lijn het zand in, het zand vliegt naar het doel.',
      'Bekijk de sporen: ze moeten allemaal bij de lijn beginnen.',
      'Leg een bal voor de lijn en maak dezelfde swing, door tot een volle finish.',
      'Strijk het zand glad, trek een nieuwe lijn en ga door tot er 20 swings geteld zijn.',
    ],
    commonFaults: [
      {
        fault: 'De sporen beginnen op verschillende plekken.',
        fix: 'Breng je gewicht op de voorste voet en laat het daar.',
      },
      {
        fault: 'De club graaft zich in en de bal blijft in het zand.',
        fix: 'Open het clubblad meer voordat je de grip vastpakt, en laat de zool door het zand glijden.',
      },
    ],
    alternatives: ['Zonder ballen: alleen de sporen tellen, in welk zand dan ook.'],
    safety:
      'Niemand staat voor je of naast de lijn: ballen en steentjes vliegen snel en laag uit het zand.',
    scoring: {
      how: 'Maak {attempts} swings. Tel de sporen die op de lijn of hoogstens {5 cm|2 in} erachter beginnen.',
      unit: 'goede sporen',
      unitOfOne: 'goed spoor',
    },
    diagram: {
      alt: 'Voeten in een open stand en een open clubblad bij een lijn in het zand; voor de lijn liggen drie ballen en één vliegt naar de green.',
      labels: { stance: 'Open stand', club: 'Open clubblad' },
    },
  },
  'wedge-ladder': {
    name: 'Wedgeladder',
    description:
      'Eén wedge, vier keer carry: {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} en {60 m|65 yd}, omhoog en omlaag.',
    purpose:
      'Halve swings beslissen meer holes dan volle, en niemand kent ze zonder te tellen. Je gaat met vier getallen naar huis.',
    setUp:
      'Stap {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} en {60 m|65 yd} af en leg handdoeken of manden van de drivingrange neer, of meet wat er al staat. Eén wedge voor alles.',
    steps: [
      'Sla één bal naar elke markering, de ladder op, en kijk waar hij landt.',
      'Kom weer naar beneden. Verander alleen de lengte van de swing.',
      'Geef de swing voor elke markering een naam: heup, borst, schouder, vol.',
      'Laat een dobbelsteen de volgorde van de laatste 8 ballen bepalen, twee naar elke markering. Alle 16 tellen.',
    ],
    commonFaults: [
      {
        fault: 'Bij de korte rem je af voor de bal.',
        fix: 'Neem de club korter terug en swing altijd door tot dezelfde finish.',
      },
      {
        fault: 'Tussen {50 m|55 yd} en {60 m|65 yd} zit geen verschil.',
        fix: 'Speel de kortere met je handen {5 cm|2 in} lager op de grip.',
      },
    ],
    alternatives: [
      'Geen markeringen op de drivingrange: neem vier dingen op andere afstanden, minstens {10 m|10 yd} uit elkaar, en houd ze aan.',
      'In een simulator: de carry op het scherm is de markering.',
    ],
    scoring: {
      how: 'Sla 16 ballen, vier naar elke markering. Tel de ballen die er hoogstens {5 m|5 yd} vandaan landen.',
      unit: 'goede carry’s',
      unitOfOne: 'goede carry',
    },
    diagram: {
      alt: 'Vier pitches met één wedge vliegen naar landingszones op {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} en {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Up-and-down, negen ballen',
    description:
      'Negen ballen rond de green, de een na de ander de hole in. Par is twee slagen per bal.',
    purpose:
      'Dit is het korte spel zoals het gespeeld wordt: elke ligging, één bal, chip en putt. De score zegt wat het in de baan waard is.',
    setUp:
      'Gooi negen ballen rond de green: drie makkelijke liggingen, drie gemiddelde, drie moeilijke.',
    steps: [
      'Speel elke bal één keer zoals hij ligt, met de club die je in de baan zou nemen.',
      'Put hem uit met de hele routine voordat je naar de volgende bal gaat.',
      'Schrijf de slagen op en waar de chip eindigde: kort, lang, links of rechts.',
      'Tel de negen scores op.',
    ],
    commonFaults: [
      {
        fault: 'De moeilijke liggingen verpesten de kaart.',
        fix: 'Speel uit een moeilijke ligging naar het breedste deel van de green. Drie slagen is daar prima.',
      },
      {
        fault: 'Je chipt alle negen en putt later.',
        fix: 'Speel elke bal uit. De putt direct na zijn chip is de putt die telt.',
      },
    ],
    scoring: {
      how: 'Tel alle slagen voor de negen ballen, par 18.',
      unit: 'slagen',
      unitOfOne: 'slag',
    },
    diagram: {
      alt: 'Negen ballen verspreid rond een green, waarvan twee in bunkers; elke bal wordt naar de hole gespeeld en uitgeholed.',
    },
  },
  'worst-ball-chips': {
    name: 'De slechtste van twee',
    description:
      'Chip van elke plek twee ballen en ga altijd verder met de slechtste. Dan twee putts, en weer de slechtste.',
    purpose:
      'Eén goede slag is geluk, twee is kunde. Deze oefening beloont dat er geen slechte bij zit.',
    setUp: 'Zes plekken rond een green, geen ervan onmogelijk. Twee ballen.',
    steps: [
      'Chip beide ballen van dezelfde plek.',
      'Raap de beste op. Leg beide ballen waar de slechtste ligt.',
      'Put allebei. Mist er een, ga dan weer verder vanaf de slechtste plek.',
      'Schrijf de slagen voor de plek op. Par is drie.',
    ],
    commonFaults: [
      {
        fault: 'Na één goede chip verslap je.',
        fix: 'De tweede is de bal die telt. Begin de routine opnieuw.',
      },
      {
        fault: 'Op de green loopt de score op.',
        fix: 'Kies het landingspunt dat je een putt bergop geeft.',
      },
    ],
    scoring: {
      how: 'Tel de slagen voor zes plekken, elke keer met de slechtste bal, par 18.',
      unit: 'slagen',
      unitOfOne: 'slag',
    },
    diagram: {
      alt: 'Twee chips van één plek: de ene ligt dicht bij de hole, de andere verder weg, en vandaar gaat het verder.',
      labels: { worse: 'Slechtste', better: 'Beste' },
    },
  },
  'ten-from-the-sand': {
    name: 'Tien uit het zand',
    description: 'Tien ballen uit de bunker, de een na de ander. Op de green of niet.',
    purpose:
      'De eerste taak in een bunker: er in één slag uit. Het aantal zegt hoe vaak je daarop kunt rekenen.',
    setUp:
      'Een bunker aan de green met een hole op ongeveer {10 m|30 ft}. Tien ballen in een goede ligging, een stap uit elkaar. Clubblad open, voeten ingegraven.',
    steps: [
      'Trek geen lijn en strijk het zand pas aan het eind glad, zoals in de baan.',
      'Richt op het midden van de green en doe voor elke bal de hele routine.',
      'Speel alle tien, zonder tweede poging.',
      'Tel de ballen die op de green bleven, en de ballen die in het zand bleven.',
    ],
    commonFaults: [
      {
        fault: 'De bal blijft in de bunker.',
        fix: 'Swing langer, met de snelheid van een pitch die drie keer zo ver gaat.',
      },
      {
        fault: 'De bal vliegt over de green.',
        fix: 'Kijk naar het zand achter de bal, niet naar de bal, en ga daar het zand in.',
      },
    ],
    alternatives: ['Met vijf ballen: speel ze twee keer.'],
    safety: 'Niemand staat tussen jou en de vlag of naast de bunker terwijl je speelt.',
    scoring: {
      how: 'Speel tien ballen uit de bunker. Tel de ballen die op de green blijven.',
      unit: 'ballen op de green',
      unitOfOne: 'bal op de green',
    },
    diagram: {
      alt: 'Een golfer in een bunker speelt naar een vlag op {10 m|30 ft}; zes ballen liggen op de green en twee ernaast.',
      labels: { tenBalls: 'Tien ballen' },
    },
  },
  'pitch-twenty-thirty': {
    name: 'Pitches van twee lengtes',
    description:
      'Pitches om de beurt van {20 m|22 yd} en {30 m|33 yd}, met punten, hoe dichterbij hoe meer.',
    purpose:
      'Tussen de chip en de volle wedge ligt een slag die bijna niemand telt. De test van het korte spel heeft er tien.',
    setUp:
      'Eén wedge en één hole. Markeer twee plekken op {20 m|22 yd} en {30 m|33 yd}. Markeer op één lijn vanaf de hole {2 m|7 ft}, {4 m|13 ft} en {6 m|20 ft}: dat is de straal van drie cirkels.',
    steps: [
      'Kies eerst waar de bal moet landen, dan de swing.',
      'Speel één bal vanaf de plek dichtbij, dan één vanaf de plek verder weg. Laat elke bal opnieuw vallen.',
      'Beoordeel elke bal waar hij stopt: 3 punten binnen {2 m|7 ft} of in de hole, 2 binnen {4 m|13 ft}, 1 binnen {6 m|20 ft}.',
    ],
    commonFaults: [
      {
        fault: 'Je remt af voor de bal.',
        fix: 'Neem de club korter terug en swing altijd door tot de finish.',
      },
      {
        fault: 'Beide lengtes krijgen dezelfde swing.',
        fix: 'Geef de swing voor elke bal een naam: heup van dichtbij, borst van verder weg.',
      },
    ],
    safety: 'Niemand staat tussen jou en de hole terwijl je speelt.',
    scoring: {
      how: 'Speel {attempts} pitches om de beurt vanaf de twee plekken. Elke bal is 3, 2, 1 of 0 punten waard, afhankelijk van de straal waarin hij stopt.',
      unit: 'punten',
      unitOfOne: 'punt',
    },
    diagram: {
      alt: 'Pitches van {20 m|22 yd} en {30 m|33 yd} vliegen naar één hole met drie cirkels eromheen.',
    },
  },
};
