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
        'Drie tests, één voor elk deel van het spel. Neem ze zoals ze komen en schrijf elk getal op: in week zes speel je ze opnieuw.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test: putten en chippen',
          description:
            'Lange putts, korte putts en tien chips. Vandaag geen tips, alleen getallen.',
          notes: {
            'break-100-w1-s1-e1':
              'Neem de volle vijf minuten. Vanaf nu doe je dit voor elke sessie.',
            'break-100-w1-s1-e2':
              'Eerste test. Twaalf ballen, geen tweede poging. Schrijf het aantal op.',
            'break-100-w1-s1-e3': 'Tweede test. Twee keer rond, 24 putts.',
            'break-100-w1-s1-e4': 'Derde test. Tien chips, tel de punten op.',
            'break-100-w1-s1-e5': 'Drie putts van {1 m|3 ft} op rij.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test: korte ijzers',
          description:
            'Tien ballen naar een green, dan een eerste blik op waar je club de grond raakt.',
          notes: {
            'break-100-w1-s2-e2': 'Half zo snel als je wilt swingen.',
            'break-100-w1-s2-e3':
              'Test. Tien ballen, één club, schrijf elke misser op met de kant erbij.',
            'break-100-w1-s2-e4': 'De eerste helft zonder bal. Kijk alleen naar de sporen.',
            'break-100-w1-s2-e5': 'Drie wedges op rij die vliegen. De richting maakt niet uit.',
          },
        },
        'break-100-w1-s3': {
          title: 'Test: afslagen',
          description:
            'Veertien afslagen zoals in een ronde, dan de routine die je zes weken houdt.',
          notes: {
            'break-100-w1-s3-e3':
              'Test. Veertien ballen met de club die je het vaakst gebruikt vanaf de tee.',
            'break-100-w1-s3-e4':
              'Vind vandaag je routine: drie dingen achter de lijn, twee ervoor.',
            'break-100-w1-s3-e5':
              'Drie ballen op rij binnen de corridor van {25 m|25 yd}, met welke club dan ook.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Eerst het contact',
      description:
        'Eén taak tegelijk, steeds weer, tot je hem voelt. Alleen deze week heeft lange blokken.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Startlijn en landingspunt',
          description: 'Twee doelen dichtbij: een poortje voor de putt, een handdoek voor de chip.',
          notes: {
            'break-100-w2-s1-e2':
              'Vandaag brede poortjes. Maak ze pas smaller na negen van de tien.',
            'break-100-w2-s1-e3':
              'Eén club voor alle 30. Kijk naar de handdoek tot de bal is geland.',
            'break-100-w2-s1-e4': 'De eerste vier minuten zonder bal.',
            'break-100-w2-s1-e5': 'Drie chips op rij die op de handdoek landen.',
          },
        },
        'break-100-w2-s2': {
          title: 'Het raakmoment',
          description: 'Laagste punt en halve swings. Afstand doet er vandaag niet toe.',
          notes: {
            'break-100-w2-s2-e3': 'Dezelfde oefening als in week één. Tel 20 sporen en vergelijk.',
            'break-100-w2-s2-e4': 'Stop elke keer op drie uur, ook na een slechte.',
            'break-100-w2-s2-e5': 'Drie halve swings op rij tussen de twee merken.',
          },
        },
        'break-100-w2-s3': {
          title: 'Het tempo',
          description: 'Eerst lange putts, dan korte. De slag duurt bij allemaal even lang.',
          notes: {
            'break-100-w2-s3-e1': 'Alle drie de afstanden; voorspel de laatste drie voor je putt.',
            'break-100-w2-s3-e2':
              'Twee keer omhoog en omlaag. Loop vooraf één keer naar elke lijn.',
            'break-100-w2-s3-e3': 'Wissel na elke tien ballen van club, niet van swing.',
            'break-100-w2-s3-e4': 'Eén keer rond. Lees elke putt van achteren.',
            'break-100-w2-s3-e5': 'Drie putts van {1.5 m|5 ft} op rij.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'Eén club, dan een andere',
      description:
        'De taken wisselen elkaar nu af. Het voelt minder netjes dan vorige week en er blijft meer van hangen.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Clubs voor chips',
          description: 'Eén swing, drie clubs. Dan zand, dan weer het poortje.',
          notes: {
            'break-100-w3-s1-e2': 'Negen ballen op volgorde, negen met steeds een andere club.',
            'break-100-w3-s1-e3': 'Meteen met ballen. Trek na acht een nieuwe lijn.',
            'break-100-w3-s1-e4': 'Het poortje één bal smaller dan in week twee.',
            'break-100-w3-s1-e5': 'Drie bunkerslagen op rij die op de green blijven.',
          },
        },
        'break-100-w3-s2': {
          title: 'Richten en afstand',
          description: 'Rails voor het richten, een ladder voor de wedge.',
          notes: {
            'break-100-w3-s2-e3': 'Vijf met rails, één zonder, en controleer. Dan opnieuw.',
            'break-100-w3-s2-e4':
              'Eén keer omhoog en omlaag, laat daarna de borden op de drivingrange kiezen.',
            'break-100-w3-s2-e5': 'Drie wedges op rij binnen {5 m|16 ft} van {40 m|45 yd}.',
          },
        },
        'break-100-w3-s3': {
          title: 'Welke club vanaf de tee',
          description: 'De driver tegen de club die je vertrouwt. Laat de getallen beslissen.',
          notes: {
            'break-100-w3-s3-e3':
              'Tien paren door één opening. Schrijf treffers en afstanden naast elkaar op.',
            'break-100-w3-s3-e4': 'Langzaam. Val je om, dan langzamer.',
            'break-100-w3-s3-e5':
              'Twee afslagen met de club die won, voor elke afslag wacht je even.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Lichtere week',
      description:
        'Dertig minuten per sessie. Drie tests komen halverwege terug, zodat je ziet waar je verder aan werkt.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Tussentest: putten',
          description: 'De twee tests van week één voor het putten. Verder niets.',
          notes: {
            'break-100-w4-s1-e2': 'Hertest. Als het kan dezelfde hole als in week één.',
            'break-100-w4-s1-e3': 'Hertest. Twee keer rond.',
            'break-100-w4-s1-e4': 'Drie putts van {1.5 m|5 ft} op rij.',
          },
        },
        'break-100-w4-s2': {
          title: 'Tussentest: korte ijzers',
          description: 'Tien ballen naar de green, de rest is ritme.',
          notes: {
            'break-100-w4-s2-e3':
              'Hertest. Eén club meer dan in week één als je toen te kort sloeg.',
            'break-100-w4-s2-e4': 'Met bal. Tel hardop.',
            'break-100-w4-s2-e5': 'Drie ballen op rij die voorbij {60 m|65 yd} vliegen.',
          },
        },
        'break-100-w4-s3': {
          title: 'Tussentest: chips',
          description: 'Tien chips om punten, en een rustig einde.',
          notes: {
            'break-100-w4-s3-e2': 'Hertest. Kies de club uit je tabel van week drie.',
            'break-100-w4-s3-e3': 'Zittend, vóór de laatste taak.',
            'break-100-w4-s3-e4':
              'Drie chips op rij binnen {2 m|7 ft}. Twee ademhalingen voor elke chip.',
          },
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
          description: 'Negen ballen up-and-down, dan korte putts van alle kanten.',
          notes: {
            'break-100-w5-s1-e2':
              'Eén bal per plek, en putt hem uit. Drie slagen uit een moeilijke ligging is prima.',
            'break-100-w5-s1-e3': 'Elke tee één keer, steeds van een andere kant.',
            'break-100-w5-s1-e4': 'Drie putts van {1.5 m|5 ft} op rij.',
          },
        },
        'break-100-w5-s2': {
          title: 'Elke club, elk doel',
          description: 'Trek een club, trek een doel, één bal.',
          notes: {
            'break-100-w5-s2-e3': 'Vijf clubs, drie doelen, nooit twee keer dezelfde club.',
            'break-100-w5-s2-e4': 'Alleen in willekeurige volgorde. Noem de swing voor elke bal.',
            'break-100-w5-s2-e5': 'Twee afslagen op de moeilijkste hole die je kent.',
          },
        },
        'break-100-w5-s3': {
          title: 'Afslagen met een routine',
          description: 'Eerst de routine, dan de bal.',
          notes: {
            'break-100-w5-s3-e3': 'Een nieuwe opening voor elk paar.',
            'break-100-w5-s3-e4': 'Driver en ijzers om en om. Alleen de routine telt.',
            'break-100-w5-s3-e5': 'Twee ballen. Tien squats voor een misser.',
          },
        },
      },
    },
    'break-100-w6': {
      title: 'Nog eens testen',
      description:
        'De tests van week één in dezelfde volgorde. Vergelijk de getallen, niet het gevoel.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test: putten en chippen',
          description: 'Dezelfde drie tests als op de eerste dag.',
          notes: {
            'break-100-w6-s1-e2': 'Dezelfde hole, dezelfde volgorde, twaalf ballen.',
            'break-100-w6-s1-e3': 'Twee keer rond, 24 putts.',
            'break-100-w6-s1-e4': 'Tien chips van de plekken van week één.',
            'break-100-w6-s1-e5':
              'Drie putts van {1.5 m|5 ft} op rij. In week één was het {1 m|3 ft}.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test: korte ijzers',
          description:
            'Tien ballen naar de green, dan willekeurige clubs om het gevoel van de baan te houden.',
          notes: {
            'break-100-w6-s2-e3': 'Test. Tien ballen, hetzelfde doel als in week één.',
            'break-100-w6-s2-e4': 'Zoals in week vijf.',
            'break-100-w6-s2-e5':
              'Drie ballen op rij die een green van {25 m|25 yd} hadden geraakt.',
          },
        },
        'break-100-w6-s3': {
          title: 'Test: afslagen',
          description: 'Veertien afslagen, dan één die telt. En ga nu spelen.',
          notes: {
            'break-100-w6-s3-e3':
              'Test. Veertien ballen, met de club die je in week drie koos voor de smalle holes.',
            'break-100-w6-s3-e4': 'Tien ballen, tien doelen, tien volledige routines.',
            'break-100-w6-s3-e5': 'De eerste afslag van je volgende ronde. Twee ballen, niet meer.',
          },
        },
      },
    },
  },
};
