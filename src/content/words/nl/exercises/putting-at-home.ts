import type { puttingAtHome as facts } from '../../../exercises/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfDrills<typeof facts>> = {
  'first-rolls': {
    name: 'Eerste rolputts',
    description:
      'Twaalf putts zonder doel. Vind de snelheid van de dag voordat je naar een hole putt.',
    purpose:
      'In de eerste minuten stel je raakmoment en tempo af. Zonder hole valt er niets te missen, dus merk je hoe de bal van het clubblad komt.',
    setUp: 'Drie ballen en een vrij stuk green of tapijt. Geen hole, geen munt, geen lijn.',
    steps: [
      'Rol drie ballen een klein stukje, alle drie naar dezelfde plek.',
      'Rol er drie naar het midden van je kamer of green, dan drie zo ver als je ruimte hebt.',
      'Loop achter de ballen aan en kijk waar ze zijn uitgerold.',
      'Rol de laatste drie naar een lengte die je zelf kiest en noem die voor elke slag.',
    ],
    commonFaults: [
      {
        fault: 'Bij de lange putts wordt de slag gehaast.',
        fix: 'Maak de slag langer, niet sneller. Tel één terug en twee door.',
      },
      {
        fault: 'Je kijkt meteen op.',
        fix: 'Draai bij de eerste drie je hoofd pas als je hoort dat de bal stilligt.',
      },
    ],
    alternatives: ['Met één bal loop je er telkens achteraan en rol je hem terug.'],
    diagram: {
      alt: 'Drie ballen die over een open green kort, middel en lang worden gerold, zonder hole.',
      labels: { short: 'Kort', middle: 'Middel', long: 'Lang' },
    },
  },
  'book-gate': {
    name: 'Poortje van twee boeken',
    description:
      'Twee boeken staan als poortje {40 cm|16 in} voor de bal. Rol hem erdoor zonder ze te raken.',
    purpose:
      'Een bal die door dit poortje rolt, start goed genoeg voor een hole op {1.5 m|5 ft}. Je ziet meteen je startlijn en aan welke kant je mist.',
    setUp:
      'Zet twee boeken rechtop, {6 cm|2.5 in} uit elkaar, dus een bal en een vinger breed, en {40 cm|16 in} voor de bal. Een liggend glas op {1.5 m|5 ft} is de hole.',
    steps: [
      'Richt het clubblad op het midden van het poortje voordat je je voeten neerzet.',
      'Rol er tien ballen door. Onthoud bij een misser welk boek je raakt.',
      'Rol er nog tien, met voor elke bal één blik naar het poortje en één naar het glas.',
      'Tel de zuivere ballen van alle 20.',
    ],
    commonFaults: [
      {
        fault: 'Je raakt steeds hetzelfde boek.',
        fix: 'Kijk waar het clubblad heen wijst voordat je de slag verandert. Het ligt vaker aan het richten dan aan het pad van de putter.',
      },
      {
        fault: 'Je stuurt de bal door het poortje en hij blijft te kort.',
        fix: 'Rol hem tot het glas. Het poortje ligt op de weg, het is niet het doel.',
      },
    ],
    alternatives: [
      'Twee volle blikken of twee kopjes zijn ook een goed poortje.',
      'Met minder ruimte laat je het glas weg en stop je de ballen met een handdoek.',
    ],
    scoring: {
      how: 'Rol {attempts} ballen. Eén punt voor elke bal die tussen de boeken door gaat zonder er een te raken.',
      unit: 'zuivere ballen',
      unitOfOne: 'zuivere bal',
    },
    diagram: {
      alt: 'Op een tapijt rolt een bal tussen twee boeken door, {6 cm|2.5 in} uit elkaar en {40 cm|16 in} voor hem, naar een glas op {1.5 m|5 ft}.',
    },
  },
  'coin-start-line': {
    name: 'Over de munt',
    description: 'Een munt ligt {40 cm|16 in} voor je op je lijn. Start de bal eroverheen.',
    purpose:
      'Op een doel dichtbij richt je makkelijker dan op een hole ver weg. Een bal die over de munt rolt, ligt ook op lijn naar de hole.',
    setUp:
      'Leg een platte munt, hoogstens {2.5 cm|1 in} breed, {40 cm|16 in} voor de bal. Hij ligt op de rechte lijn naar een glas op {1.5 m|5 ft}.',
    steps: [
      'Ga achter de bal staan en kijk langs bal, munt en glas.',
      'Richt het clubblad precies op de munt en zet dan je voeten neer.',
      'Rol de bal over de munt. Als het goed is, hoor je een tikje.',
      'Leg munt en glas na elke vijf ballen ergens anders, tot je er 20 hebt gerold.',
    ],
    commonFaults: [
      {
        fault: 'Je slaat naar de munt en raakt het tempo kwijt.',
        fix: 'Kijk als laatste naar het glas, zodat je handen de lengte kennen.',
      },
      {
        fault: 'De bal mist de munt aan de kant waar jij staat.',
        fix: 'Breng je ogen boven de bal: een bal die je van je neus laat vallen, moet erop landen.',
      },
    ],
    alternatives: ['Op een green leg je de munt op de lijn van een rechte putt naar de hole.'],
    scoring: {
      how: 'Rol 20 ballen. Eén punt voor elke bal die over de munt rolt.',
      unit: 'ballen over de munt',
      unitOfOne: 'bal over de munt',
    },
    diagram: {
      alt: 'Een bal rolt over een munt {40 cm|16 in} voor hem en verder naar een glas op {1.5 m|5 ft}.',
      labels: { coin: 'Munt' },
    },
  },
  'string-line': {
    name: 'Onder het touw',
    description:
      'Een strak touw geeft een rechte putt van {2 m|7 ft} aan. Onder het einde staat een poortje waar de bal doorheen moet.',
    purpose:
      'Het touw laat een rechte lijn zien waar je ogen misschien een andere zien. Aan het poortje zie je of de bal die lijn hield.',
    setUp:
      'Span een touw tussen twee potloden of twee stapels boeken, een handbreedte boven de grond. Leg de bal onder het ene uiteinde. Zet onder het touw twee boeken {10 cm|4 in} uit elkaar, {2 m|7 ft} van de bal; op een green neem je twee tees.',
    steps: [
      'Zet de putter zo neer dat het touw het clubblad haaks kruist.',
      'Kijk van boven naar het touw: het moet het midden van de bal afdekken.',
      'Put tien ballen onder het touw door het poortje.',
      'Haal het touw weg, laat het poortje staan en putt er nog tien met het beeld ervan.',
    ],
    commonFaults: [
      {
        fault: 'Het touw lijkt dichter bij je of verder weg te liggen dan de bal.',
        fix: 'Je ogen zijn niet boven de lijn. Ga dichterbij of verder weg staan tot touw en bal samenvallen.',
      },
      {
        fault: 'De bal verlaat het touw in het laatste derde deel.',
        fix: 'De grond is daar niet vlak, of de putt is te langzaam. Draai de opstelling om en vergelijk.',
      },
    ],
    alternatives: ['Een strook tape op de vloer vervangt het touw.'],
    safety: 'Haal het touw weg voordat er iemand door de kamer loopt.',
    scoring: {
      how: 'Put {attempts} ballen, de eerste helft met touw, de andere zonder. Eén punt voor elke bal die door het poortje gaat zonder het te raken.',
      unit: 'rechte putts',
      unitOfOne: 'rechte putt',
    },
    diagram: {
      alt: 'Een touw is over een rechte putt van {2 m|7 ft} gespannen; de bal rolt eronder en door een poortje van {10 cm|4 in} breed.',
      labels: { string: 'Touw' },
    },
  },
  'putter-rail': {
    name: 'Putter tussen boeken',
    description:
      'Twee boeken vormen een baantje dat net breder is dan de putter. Maak je slag zonder ze te raken.',
    purpose:
      'Raak je met het midden van het clubblad, dan wordt je tempo betrouwbaar. Het baantje houdt de putterkop waar de bal is.',
    setUp:
      'Leg twee boeken langs de lijn, één voorbij de teen en één aan de kant van de hiel, met aan elke kant een vinger ruimte. Op de green neem je twee tees. Bal in het midden, glas {1 m|3 ft} verder.',
    steps: [
      'Maak vijf slagen zonder bal en luister: geen geluid is goed.',
      'Put tien ballen door het baantje.',
      'Doe voor vijf slagen je ogen dicht en laat de boeken het je vertellen.',
      'Haal de boeken weg en putt er nog vijf met hetzelfde gevoel.',
    ],
    commonFaults: [
      {
        fault: 'De teen raakt bij het terugnemen het buitenste boek.',
        fix: 'Laat je schouders schommelen. Je handen blijven zo zacht als aan het begin.',
      },
      {
        fault: 'Je vertraagt om ertussen te blijven.',
        fix: 'Maak het baantje een vinger breder, houd het tempo en maak het later weer smaller.',
      },
    ],
    alternatives: [
      'Zonder ruimte om te rollen doe je het tegen een kussen en tel je zuivere slagen.',
    ],
    scoring: {
      how: 'Maak {attempts} slagen met een bal. Eén punt als de putter niets raakt en de bal het glas haalt.',
      unit: 'zuivere slagen',
      unitOfOne: 'zuivere slag',
    },
    diagram: {
      alt: 'Een putterkop beweegt in een baantje tussen twee boeken; de bal rolt vandaar naar een glas op {1 m|3 ft}.',
      labels: { book: 'Boek' },
    },
  },
  'wall-stop': {
    name: 'Stop voor de muur',
    description:
      'Rol de bal naar een muur zodat hij er hoogstens {20 cm|8 in} voor uitrolt en hem nooit raakt.',
    purpose:
      'De muur is eerlijk over je tempo: te hard hoor je, te zacht zie je. Afstand is de helft van het putten die je drieputts bespaart.',
    setUp:
      'Markeer langs een muur een strook van {20 cm|8 in} breed. Leg ballen op {1 m|3 ft}, {2 m|7 ft} en {3 m|10 ft} van de muur.',
    steps: [
      'Rol één bal van elke afstand, de kortste eerst.',
      'Wissel daarna elke bal van afstand, in willekeurige volgorde maar nooit twee keer achter elkaar dezelfde.',
      'Zeg kort of lang voordat de bal stilligt.',
      'Een bal die de muur raakt, telt niet, hoe dichtbij hij ook stopt.',
    ],
    commonFaults: [
      {
        fault: 'Door de muur blijven alle ballen te kort.',
        fix: 'Rol er drie zachtjes tot tegen de muur, en dan een beetje minder.',
      },
      {
        fault: 'De bal van dichtbij loopt tegen de muur.',
        fix: 'Maak de backswing korter. Het ritme blijft zoals bij de lange putt.',
      },
    ],
    alternatives: ['Een lijn van tape vervangt de muur: wat eroverheen rolt, telt niet.'],
    scoring: {
      how: 'Rol 15 ballen, vijf van elke afstand in wisselende volgorde. Eén punt voor elke bal die in de strook stopt zonder de muur te raken.',
      unit: 'ballen in de strook',
      unitOfOne: 'bal in de strook',
    },
    diagram: {
      alt: 'Drie ballen op {1 m|3 ft}, {2 m|7 ft} en {3 m|10 ft} van een muur; elke bal rolt naar een strook van {20 cm|8 in} ervoor.',
    },
  },
  'doorway-lag': {
    name: 'Door de deur',
    description:
      'Een lange putt thuis: uit de ene kamer door de deur, tot tussen twee lijnen van tape in de andere.',
    purpose:
      'De meeste huizen hebben één lange lijn, en die gaat door een deur. De deurpost vraagt een goede startlijn, de tape het tempo.',
    setUp:
      'Plak {4 m|13 ft} van de bal een lijn van tape dwars over de vloer en een tweede {60 cm|2 ft} erachter. De deur is ongeveer halverwege. Markeer dezelfde twee lijnen voor de weg terug.',
    steps: [
      'Rol de eerste bal zonder oefenslag.',
      'Voorspel het resultaat voordat je opkijkt: deurpost, kort, ertussen, lang.',
      'Haal na elke drie putts de ballen op en kijk waar ze gestopt zijn.',
      'Put er na zes ballen zes de andere kant op.',
    ],
    commonFaults: [
      {
        fault: 'De bal schampt de deurpost.',
        fix: 'Kies een punt midden op de drempel en rol daaroverheen.',
      },
      {
        fault: 'De ballen worden steeds langer.',
        fix: 'Stel je voor hoe de bal met zijn laatste omwenteling over de eerste lijn rolt.',
      },
    ],
    alternatives: [
      'Zonder deur zet je halverwege twee stoelen {80 cm|32 in} uit elkaar.',
      'In een klein huis putt je {3 m|10 ft} en blijf je bij die lengte, zodat je scores te vergelijken zijn.',
    ],
    safety: 'Zet de deur vast, en laat niemand erdoor lopen zolang er een bal rolt.',
    scoring: {
      how: 'Rol {attempts} ballen. Eén punt voor elke bal die de deurpost niet raakt en tussen de lijnen stopt.',
      unit: 'ballen tussen de lijnen',
      unitOfOne: 'bal tussen de lijnen',
    },
    diagram: {
      alt: 'Een bal rolt {4 m|13 ft} door een deur en stopt in de volgende kamer tussen twee lijnen, {60 cm|2 ft} uit elkaar.',
      labels: { doorway: 'Deur' },
    },
  },
  'carpet-ladder': {
    name: 'Ladder op het tapijt',
    description:
      'Vier lijnen van tape, {50 cm|20 in} uit elkaar. Elke bal stopt voorbij zijn lijn en vóór de volgende.',
    purpose:
      'Kleine stappen in lengte leren je handen hoe weinig er nodig is. Dat gevoel werkt op elke green.',
    setUp:
      'Plak tape dwars over het tapijt op {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} en {2.5 m|100 in} van de bal.',
    steps: [
      'Rol de eerste bal net voorbij de eerste lijn.',
      'Rol de volgende voorbij de tweede lijn, en zo verder tot de laatste.',
      'Laat de ballen liggen, dan zie je de ladder.',
      'Ga drie keer omhoog. Kijk de derde keer tijdens de slag naar de lijn en niet naar de bal.',
    ],
    commonFaults: [
      {
        fault: 'De tweede bal stopt naast de eerste.',
        fix: 'Maak vooraf twee oefenslagen die duidelijk in lengte verschillen.',
      },
      {
        fault: 'Bij de laatste trede rolt de bal van het tapijt.',
        fix: 'Maak de slag een schoenbreedte langer, meer niet.',
      },
    ],
    alternatives: ['Potloden of clubs op de vloer naast het tapijt geven de lijnen ook aan.'],
    scoring: {
      how: 'Put {attempts} ballen, lijn voor lijn, steeds opnieuw. Eén punt voor elke bal die hoogstens {50 cm|20 in} voorbij zijn lijn stopt.',
      unit: 'gehaalde treden',
      unitOfOne: 'gehaalde trede',
    },
    diagram: {
      alt: 'Een tapijt met vier lijnen op {1 m|40 in}, {1.5 m|60 in}, {2 m|80 in} en {2.5 m|100 in}; de derde bal moet tussen twee lijnen stoppen.',
    },
  },
  'called-pace': {
    name: 'Ogen dicht en voorspellen',
    description: 'Put met je ogen dicht naar een munt en zeg kort, goed of lang voordat je kijkt.',
    purpose:
      'Als je ogen rusten, moeten je handen het vertellen. Een golfer die de lengte van een slag kan noemen, kan die ook veranderen.',
    setUp: 'Een munt op {2 m|7 ft}. Eén bal tegelijk, en iemand of iets dat hem tegenhoudt.',
    steps: [
      'Neem met open ogen je uitgangspositie in en kijk nog één keer naar de munt.',
      'Doe je ogen dicht, putt, en houd ze dicht tot de bal stilligt.',
      'Zeg kort, goed of lang. Goed is binnen {30 cm|12 in} van de munt.',
      'Doe je ogen open en noteer of het klopte. Wissel na elke drie ballen van lengte.',
    ],
    commonFaults: [
      {
        fault: 'Je zegt elke keer goed.',
        fix: 'Speel één bal expres te kort en één te lang, en voel eerst het verschil.',
      },
      {
        fault: 'Met je ogen dicht sta je te wankelen.',
        fix: 'Ga iets breder staan en voel beide hielen.',
      },
    ],
    alternatives: ['Als je je ogen liever niet sluit, kijk dan naar de muur voor je.'],
    safety: 'Maak de vloer rond je voeten vrij voordat je je ogen sluit.',
    scoring: {
      how: 'Put {attempts} ballen. Eén punt voor elke goede voorspelling, waar de bal ook heen ging.',
      unit: 'goede voorspellingen',
      unitOfOne: 'goede voorspelling',
    },
    diagram: {
      alt: 'Een bal wordt {2 m|7 ft} naar een munt gerold; bij ballen die te kort, dichtbij en te lang liggen staat de voorspelling.',
      labels: { short: 'Kort', good: 'Goed', long: 'Lang' },
    },
  },
  'glass-streak': {
    name: 'De reeks',
    description:
      'Vijftien putts van {1.5 m|5 ft} in een glas, elk met de hele routine. Bij een misser begin je weer bij nul.',
    purpose: 'Elke putt is meer waard dan de vorige. Zo voelt een korte putt voor een goede score.',
    setUp:
      'Leg een glas op zijn kant op {1.5 m|5 ft}. Je hebt 15 putts, met ongeveer 20 seconden voor elke putt.',
    steps: [
      'Kijk twee keer naar de lijn, zet het clubblad neer, dan je voeten, en ga.',
      'Tel hardop. Begin na een misser weer bij één.',
      'Stap vanaf de vijfde op rij één keer weg voordat je putt.',
      'Stop na 15 putts en schrijf de langste reeks op.',
    ],
    commonFaults: [
      {
        fault: 'Na een misser ga je haasten.',
        fix: 'Loop voor de volgende naar het glas en terug.',
      },
      {
        fault: 'De routine wordt langer als de reeks groeit.',
        fix: 'Twee keer kijken, altijd twee, bij één op rij en bij negen.',
      },
    ],
    alternatives: ['Een mok of een plastic beker is net zo goed als een glas.'],
    safety: 'Gebruik op een harde vloer een plastic beker: glas kan breken.',
    scoring: {
      how: 'Tel de langste reeks geholede putts in 15 pogingen.',
      unit: 'putts op rij',
      unitOfOne: 'putt op rij',
    },
    diagram: {
      alt: 'Ballen liggen klaar voor een putt van {1.5 m|5 ft} in een glas; na een misser begint het tellen opnieuw.',
      labels: { inARow: 'Langste reeks van 15' },
    },
  },
  'carpet-nine': {
    name: 'Negen holes op het tapijt',
    description:
      'Negen verschillende putts naar één munt, {1 m|3 ft} tot {3 m|10 ft} lang, één bal. Elke hole is een par 2.',
    purpose:
      'Een ronde thuis: elke putt is nieuw en elke slag telt. Speel hem om de twee weken opnieuw en vergelijk.',
    setUp:
      'Leg een munt midden in de kamer en markeer er een cirkel omheen met een straal van {40 cm|16 in}. Kies negen plekken op {1 m|3 ft} tot {3 m|10 ft}, aan beide kanten van de meubels, en bewaar ze voor de volgende keer.',
    steps: [
      'Speel de plekken op volgorde, met één bal en de hele routine.',
      'De bal is geholed als hij de munt raakt en in de cirkel stopt.',
      'Mist hij de munt of rolt hij uit de cirkel, speel dan verder waar hij ligt.',
      'Schrijf na elke hole de slagen op en tel de kaart op.',
    ],
    commonFaults: [
      {
        fault: 'Je haalt na een misser de bal terug.',
        fix: 'De tweede putt telt even zwaar als de eerste. Speel hem uit.',
      },
      {
        fault: 'Je speelt te hard op de munt.',
        fix: 'Een bal die de cirkel verlaat, is niet geholed. Laat hem net achter de munt uitrollen.',
      },
    ],
    alternatives: ['In een kleine kamer speel je drie plekken, elk drie keer.'],
    safety: 'Raap aan het eind alle ballen op: je stapt er zo op.',
    scoring: {
      how: 'Tel de slagen voor negen holes, par 18. Een putt is geholed als hij de munt raakt en in de cirkel stopt.',
      unit: 'slagen',
      unitOfOne: 'slag',
    },
    diagram: {
      alt: 'Negen genummerde plekken, {1 m|3 ft} tot {3 m|10 ft} van een munt in een cirkel met een straal van {40 cm|16 in}; de eerste putt is onderweg.',
      labels: { radius: 'Straal' },
    },
  },
  'one-hand-rolls': {
    name: 'Eén hand, dan beide',
    description:
      'Twaalf ballen: vier met elke hand apart, vier met beide. Geen hole, alleen het raakmoment.',
    purpose:
      'Met één hand kun je een putter niet sturen. Je voelt zijn gewicht, en daarna houden beide handen dat gevoel vast.',
    setUp: 'Drie ballen en een stuk tapijt of green van ongeveer {2 m|7 ft}.',
    steps: [
      'Rol vier ballen met alleen de hand die onderaan de grip zit.',
      'Rol er vier met alleen de bovenste hand.',
      'Rol er vier met beide handen en hetzelfde rustige ritme.',
      'Kijk waar de ballen liggen: hoe dichter bij elkaar, hoe beter het raakmoment.',
    ],
    commonFaults: [
      {
        fault: 'Met één hand wiebelt de putterkop.',
        fix: 'Pak de grip lager vast en maak de slag half zo lang.',
      },
      {
        fault: 'Aan het eind knijpen beide handen.',
        fix: 'Houd de putter zo stevig vast als een volle kop die je niet mag morsen.',
      },
    ],
    alternatives: ['Tegen een kussen op {50 cm|20 in} heb je helemaal geen ruimte nodig.'],
    diagram: {
      alt: 'Drie putters rollen drie ballen over een vloer: één met de onderste hand, één met de bovenste, één met beide handen.',
      labels: { trail: 'Onderste hand', lead: 'Bovenste hand', both: 'Beide handen' },
    },
  },
  'eyes-on-the-target': {
    name: 'Ogen op het doel',
    description: 'Twaalf ballen naar een munt terwijl je naar de munt kijkt en niet naar de bal.',
    purpose:
      'Ogen die op het doel rusten, geven je handen de afstand. Zo wordt je gevoel voor tempo wakker voordat je iets telt.',
    setUp: 'Een munt op {2 m|7 ft}. Drie ballen.',
    steps: [
      'Zet het clubblad achter de bal, kijk dan naar de munt en houd je ogen daar.',
      'Rol drie ballen naar {1 m|3 ft}, drie naar {2 m|7 ft} en drie naar {3 m|10 ft}; verleg de munt telkens.',
      'Volg elke bal met je ogen tot hij stilligt.',
      'Rol de laatste drie zoals altijd, met je ogen op de bal.',
    ],
    commonFaults: [
      {
        fault: 'Je raakt naast het midden van het clubblad.',
        fix: 'Laat de putter even achter de bal rusten voordat je begint.',
      },
      {
        fault: 'Je ogen dwalen terug naar de bal.',
        fix: 'Lees het cijfer op de munt tot de bal daar is.',
      },
    ],
    alternatives: ['Op de green rol je naar een tee in plaats van de munt.'],
    diagram: {
      alt: 'Een golfer staat over een bal en kijkt langs de vloer naar een munt op {2 m|7 ft}.',
      labels: { look: 'Kijk hier' },
    },
  },
};
