import type { break100 as facts } from '../../../programs/break-100.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break100: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Onder de 100',
  description:
    'Zes weken tot een score van twee cijfers. Goed balcontact, twee putts en een afslag die in het spel blijft, getest aan het begin en nog eens aan het eind.',
  weeks: {
    'break-100-w1': {
      title: 'Waar je staat',
      description:
        'Vier tests van je spel en één van de halve swing, voordat de training begint. Neem ze zoals ze komen: aan het eind speel je ze opnieuw.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test: kort spel',
          description:
            'Twaalf halve swings, dan tien chips, tien pitches en tien bunkerslagen. Vandaag geen tips, alleen getallen.',
          notes: {
            'break-100-w1-s1-e1':
              'Neem de volle vijf minuten. Vanaf nu doe je dit voor elke sessie.',
            'break-100-w1-s1-e2':
              'Op de drivingrange, voordat je naar de green gaat. Onthoud het doel.',
            'break-100-w1-s1-e3': 'Geen tweede poging. Onthoud de hole: je komt terug.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test: approach en afslag',
          description: 'Achttien ballen naar drie doelen, dan zoveel afslagen als een ronde heeft.',
          notes: {
            'break-100-w1-s2-e2': 'Schrijf de doelen op: je komt terug.',
            'break-100-w1-s2-e3':
              'Met de club die je het vaakst gebruikt vanaf de tee. Schrijf hem op: je test hem opnieuw.',
          },
        },
        'break-100-w1-s3': {
          title: 'Stand, richten, putten',
          description: 'Een gewoonte die geen talent vraagt, dan de laatste test: dertig putts.',
          notes: {
            'break-100-w1-s3-e3': 'Onthoud de hole en van welke kanten je putte.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Eerst het contact',
      description:
        'Eén taak tegelijk, steeds weer, tot je hem voelt. Alleen nu zijn de blokken lang.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Startlijn en landingspunt',
          description:
            'Twee doelen vlakbij: een poortje voor de putt, een handdoek voor de chip. Dan het eerste zand.',
          notes: {
            'break-100-w2-s1-e3': 'Kijk naar de handdoek tot de bal geland is.',
            'break-100-w2-s1-e4': 'Vind eerst de lijn met de club. De bal komt later.',
          },
        },
        'break-100-w2-s2': {
          title: 'Het raakmoment',
          description: 'Laagste punt en halve swings. Lengte doet er vandaag niet toe.',
          notes: {
            'break-100-w2-s2-e3': 'Stop elke keer op drie uur, ook na een slechte.',
          },
        },
        'break-100-w2-s3': {
          title: 'Het tempo',
          description: 'Eerst lange putts, dan korte. De slag duurt bij allemaal even lang.',
          notes: {
            'break-100-w2-s3-e1':
              'Alle drie de afstanden; voorspel de laatste drie voordat je putt.',
            'break-100-w2-s3-e2': 'Loop vooraf één keer naar elke lijn.',
            'break-100-w2-s3-e4': 'Lees elke putt van achteren.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Eén club, dan een andere',
      description:
        'De taken wisselen elkaar nu af. Het voelt minder netjes dan eerst en er blijft meer van hangen.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Clubs voor chips',
          description: 'Eén swing, drie clubs. Dan pitches van twee lengtes, dan zand.',
          notes: {
            'break-100-w3-s1-e4': 'Trek een nieuwe lijn zodra je de oude niet meer ziet.',
          },
        },
        'break-100-w3-s2': {
          title: 'Richten en afstand',
          description:
            'Rails voor het richten, drie verre doelen voor de afstand, één ritme voor allebei.',
          notes: {
            'break-100-w3-s2-e3': 'Zeg welke club nodig is voordat je weer naar het doel kijkt.',
          },
        },
        'break-100-w3-s3': {
          title: 'Welke club vanaf de tee',
          description: 'De driver tegen de club die je vertrouwt. Laat de twee getallen beslissen.',
          notes: {
            'break-100-w3-s3-e2': 'Eerst tien korte swings, dan langere.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Lichtere week',
      description:
        'Dertig minuten per sessie. Van alles minder, en je neemt de nieuwe gewoonten mee naar de baan voor twee holes.',
      sessions: {
        'break-100-w4-s1': {
          title: 'De langste en de kortste putts',
          description: 'Zeer lange putts om punten, dan weer de klok. Verder niets.',
          notes: {},
        },
        'break-100-w4-s2': {
          title: 'Halve swings en een green',
          description: 'Halve swings en tien ballen naar de green, verder niets.',
          notes: {
            'break-100-w4-s2-e3': 'Richt op het midden van de green, niet op de vlag.',
            'break-100-w4-s2-e4': 'Adem voor elke bal één keer uit.',
          },
        },
        'break-100-w4-s3': {
          title: 'Twee holes in de baan',
          description: 'Een rustig uur, twee holes, één bal. Punten in plaats van slagen.',
          notes: { 'break-100-w4-s3-e2': 'Noem voor elke afslag de kant waar een misser mag.' },
        },
      },
    },
    'break-100-w5': {
      title: 'Nooit twee keer dezelfde slag',
      description:
        'Elke bal heeft een nieuwe taak, zoals in de baan. Reken op lagere aantallen en houd de routine vast.',
      sessions: {
        'break-100-w5-s1': {
          title: 'Rond de green',
          description: 'Negen ballen up-and-down, dan zeer lange putts, dan korte die tellen.',
          notes: {
            'break-100-w5-s1-e2': 'Drie slagen uit een moeilijke ligging is prima.',
          },
        },
        'break-100-w5-s2': {
          title: 'Elke club, elk doel',
          description: 'Controleer hoe je richt, trek dan een club, trek een doel, één bal.',
          notes: {
            'break-100-w5-s2-e3': 'Nooit twee keer achter elkaar dezelfde club.',
          },
        },
        'break-100-w5-s3': {
          title: 'Afslagen met een routine',
          description: 'Eerst de routine, dan de bal.',
          notes: { 'break-100-w5-s3-e4': 'Tien squats voor een misser.' },
        },
      },
    },
    'break-100-w6': {
      title: 'Nog eens testen, dan spelen',
      description:
        'De tests van het begin in dezelfde volgorde. Vergelijk de getallen, niet het gevoel, en neem ze dan mee naar de baan.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test: kort spel',
          description: 'Dezelfde twee tests als op de eerste dag.',
          notes: {
            'break-100-w6-s1-e2': 'Hetzelfde doel als de eerste keer.',
            'break-100-w6-s1-e3': 'Dezelfde hole als de eerste keer, geen tweede poging.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test: approach en afslag',
          description: 'Dezelfde twee tests als aan het begin, in dezelfde volgorde.',
          notes: {
            'break-100-w6-s2-e2': 'Dezelfde doelen als de eerste keer.',
            'break-100-w6-s2-e3':
              'Dezelfde club als de eerste keer, ook als je nu een betere kent.',
          },
        },
        'break-100-w6-s3': {
          title: 'Puttingtest, dan de baan in',
          description:
            'Dertig putts zoals aan het begin, dan één hole in de baan met drie punten. Hiervoor heb je getraind.',
          notes: {
            'break-100-w6-s3-e2': 'Dezelfde hole als de eerste keer.',
            'break-100-w6-s3-e3': 'Speel hem als de eerste hole van je volgende ronde.',
          },
        },
      },
    },
  },
};
