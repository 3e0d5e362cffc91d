import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Tien volledige routines',
    description:
      'Tien ballen naar tien doelen, elk met de hele routine en een lijn waar je overheen stapt.',
    purpose:
      'Een routine is een gewoonte, en gewoonten ontstaan waar niets op het spel staat. Achter de lijn denk je, ervoor speel je.',
    setUp:
      'Leg een club op de grond, twee stappen achter de bal. Dat is de lijn. Tien ballen, tien doelen.',
    steps: [
      'Achter de lijn: kies het doel, de club en de curve, en zie de bal vliegen.',
      'Adem uit en stap over de lijn. Vanaf hier beslis je niets meer.',
      'Richt het clubblad, kijk één keer, ga.',
      'Komt er twijfel, stap dan terug over de lijn en begin opnieuw.',
    ],
    commonFaults: [
      {
        fault: 'De routine duurt een minuut.',
        fix: 'Neem een horloge. 20 tot 30 seconden van de lijn tot het raakmoment.',
      },
      {
        fault: 'Als je over de bal staat, denk je aan de swing.',
        fix: 'Zeg tijdens de swing het doel in jezelf.',
      },
    ],
    scoring: {
      how: 'Speel tien ballen. Tel de routines die volledig waren en binnen 30 seconden, waar de bal ook heen ging.',
      unit: 'volledige routines',
      unitOfOne: 'volledige routine',
    },
    diagram: {
      alt: 'Een lijn op de grond scheidt de plek achter de bal, waar je denkt, van de plek bij de bal, waar je naar de vlag speelt.',
      labels: { think: 'Denken', play: 'Spelen' },
    },
  },
  'breath-four-two-six': {
    name: 'Adem 4-2-6',
    description:
      'Vier tellen in, twee vasthouden, zes uit. Thuis een paar minuten, in de baan twee ademhalingen.',
    purpose:
      'Lang uitademen maakt je hart rustiger. Oefen je het elke dag, dan is het er als je handen gaan haasten.',
    setUp: 'Zit rechtop, één hand op je buik, een horloge in zicht.',
    steps: [
      'Vier tellen in door de neus: de buik beweegt, de borst blijft rustig.',
      'Twee tellen vasthouden zonder te persen.',
      'Zes tellen uit door de mond, tot alles eruit is. Ga door tot er één minuut over is.',
      'Laat de adem in de laatste minuut vanzelf komen en tel de ademhalingen.',
    ],
    commonFaults: [
      {
        fault: 'In de laatste minuut houd je je adem in voor een laag aantal.',
        fix: 'Tel en verander niets. Het aantal is alleen iets waard als het eerlijk is.',
      },
      {
        fault: 'De schouders gaan omhoog.',
        fix: 'Leg beide handen op je buik: alleen die bewegen.',
      },
    ],
    safety:
      'Adem minder diep als je duizelig wordt en stop als het niet overgaat. Nooit achter het stuur.',
    scoring: {
      how: 'Adem 4-2-6 tot er één minuut over is. Tel de ademhalingen van die minuut zonder ze te sturen; minder is rustiger.',
      unit: 'ademhalingen per minuut',
      unitOfOne: 'ademhaling per minuut',
    },
    diagram: {
      alt: 'Eén ademhaling, getekend als de vlucht van een bal: vier tellen omhoog, twee tellen op hoogte en zes omlaag.',
      labels: { breatheIn: 'In 4', hold: 'Vast 2', breatheOut: 'Uit 6' },
    },
  },
  'consequence-finish': {
    name: 'Slot met gevolgen',
    description:
      'Zes ballen, en de langste reeks goede ballen telt. Met twee op rij ben je niets schuldig.',
    purpose:
      'De laatste minuten van een sessie moeten voelen als de laatste holes van een ronde. Elke keer staat er iets kleins op het spel.',
    setUp:
      'Eén taak: die van de sessie, of putts van {1.5 m|5 ft}. Vergelijk alleen scores van dezelfde taak.',
    steps: [
      'Noem hardop de taak en wat een misser kost.',
      'Geef elke bal de hele routine. Na een misser begint de reeks opnieuw.',
      'Speel alle zes. De langste reeks is de score.',
      'Minder dan twee op rij: betaal de prijs.',
    ],
    commonFaults: [
      { fault: 'Na de eerste misser verander je de taak.', fix: 'Schrijf hem vooraf op.' },
      {
        fault: 'Je doet met elke bal meer je best.',
        fix: 'De derde bal krijgt wat de eerste kreeg: even vaak kijken, evenveel tijd.',
      },
    ],
    scoring: {
      how: 'Speel zes ballen. Tel de langste reeks goede ballen; met twee ben je geslaagd.',
      unit: 'op rij',
      unitOfOne: 'op rij',
    },
    diagram: {
      alt: 'Twee genummerde ballen op {1.5 m|5 ft} van de hole; met twee op rij in de hole ben je geslaagd.',
      labels: { inARow: '2 op rij' },
    },
  },
  'three-points-a-hole': {
    name: 'Drie punten per hole',
    description:
      'Drie holes in de baan. Een punt voor de afslag, een voor de weg naar de green, een voor de putts.',
    purpose:
      'Een kaart telt alles op en verbergt waar de slagen gebleven zijn. Drie punten laten zien welk deel van de hole je al beheerst.',
    setUp:
      'Drie holes als het rustig is in de baan, één bal, een kaart. Vraag eerst of je daar mag beginnen.',
    steps: [
      'Noem voor elke afslag de kant waar een misser mag, en kies dan de club.',
      'Eén punt als de afslag in het spel ligt: je kunt de volgende bal vooruit slaan. Op een par 3 ligt hij op de green of binnen {20 m|20 yd} ervan.',
      'Eén punt als je met hoogstens één slag boven regulation op de green bent: twee op een par 3, drie op een par 4, vier op een par 5.',
      'Eén punt voor twee putts of minder. Schrijf de drie op en ga verder.',
    ],
    commonFaults: [
      {
        fault: 'Na een slechte afslag ga je de held spelen.',
        fix: 'Neem de kortste weg terug naar kort gras. Twee punten zijn er nog.',
      },
      {
        fault: 'Je telt ook de slagen.',
        fix: 'Laat ze weg. Negen punten over drie holes is een kaart op zich.',
      },
    ],
    alternatives: ['Geen baan: speel drie holes die je kent op de drivingrange en putt daarna.'],
    safety: 'Wacht tot de groep voor je buiten bereik is en roep als een bal naar mensen vliegt.',
    scoring: {
      how: 'Te spelen holes: {attempts}. Elke hole levert hoogstens drie punten op: afslag in het spel, op de green met hoogstens één slag boven regulation, twee putts of minder.',
      unit: 'punten',
      unitOfOne: 'punt',
    },
    diagram: {
      alt: 'Een hole van de tee over de fairway naar de green met drie genummerde plekken: de afslag in het spel, de slag naar de green, de putts.',
    },
  },
};
