import type { break90 as facts } from '../../../programs/break-90.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break90: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Onder de 90',
  description:
    'Acht weken voor golfers die al onder de 100 spelen. Zeventien bogeys en één par is 89: minder verloren slagen rond de green, een afslag die in het spel blijft en geen drieputts.',
  weeks: {
    'break-90-w1': {
      title: 'Vier tests',
      description:
        'Tests van kort spel, approach, afslag en putten. Neem ze zoals ze komen. Aan het eind komen ze terug, twee ervan al halverwege.',
      sessions: {
        'break-90-w1-s1': {
          title: 'Test: kort spel',
          description:
            'Twaalf halve swings op de drivingrange, dan tien chips, tien pitches en tien bunkerslagen. Tot slot zes chips waarbij een misser iets kost.',
          notes: {
            'break-90-w1-s1-e2': 'Kies een doel dat je terugvindt.',
            'break-90-w1-s1-e3': 'Geen tweede poging. Onthoud de hole: je komt terug.',
          },
        },
        'break-90-w1-s2': {
          title: 'Test: approach en afslag',
          description:
            'Achttien ballen naar drie doelen, dan veertien afslagen. Speel elke bal alsof het erom gaat, vooral de laatste.',
          notes: {
            'break-90-w1-s2-e2': 'Schrijf de doelen op: je komt terug.',
            'break-90-w1-s2-e3': 'Met de club die je het vaakst gebruikt vanaf de tee.',
          },
        },
        'break-90-w1-s3': {
          title: 'Test: putten',
          description: 'De puttingtest, dan negen putts waarbij je voor elke misser extra betaalt.',
          notes: {
            'break-90-w1-s3-e2': 'Onthoud de hole en van welke kanten je putte.',
            'break-90-w1-s3-e3': 'Tel elke slag. Tap-ins zijn er niet.',
          },
        },
      },
    },
    'break-90-w2': {
      title: 'Landing, raakmoment, startlijn',
      description:
        'Eén ding tegelijk: waar een chip landt, waar de club de grond raakt, op welke lijn een putt start.',
      sessions: {
        'break-90-w2-s1': {
          title: 'Waar de chip landt',
          description: 'Kies eerst het landingspunt, dan de club. Plus tien ballen uit het zand.',
          notes: {
            'break-90-w2-s1-e3': 'Tel eerst hoeveel eruit zijn, dan hoeveel er op de green liggen.',
            'break-90-w2-s1-e4': 'Zeg voordat je swingt hoe ver de bal zal rollen.',
          },
        },
        'break-90-w2-s2': {
          title: 'Eerst de bal, dan de grond',
          description:
            'Het laagste punt van de swing, dan halve swings, dan tien ballen naar een green met hetzelfde balcontact.',
          notes: {
            'break-90-w2-s2-e3': 'Houd de finish vast tot de bal geland is.',
            'break-90-w2-s2-e4': 'Eén club meer dan je denkt. De meeste missers zijn te kort.',
          },
        },
        'break-90-w2-s3': {
          title: 'Korte en zeer lange putts',
          description:
            'Een poortje voor de startlijn, korte putts van alle kanten, dan de lengtes waarop drieputts beginnen.',
          notes: {
            'break-90-w2-s3-e2': 'Volg de bal door het poortje voordat je naar de hole kijkt.',
            'break-90-w2-s3-e3': 'Noteer bij welke stap de missers beginnen.',
          },
        },
      },
    },
    'break-90-w3': {
      title: 'Tee, wedge, richten',
      description:
        'Waar de driver de bal raakt, hoeveel carry elke swing met de wedge geeft en waar je op richt.',
      sessions: {
        'break-90-w3-s1': {
          title: 'Het clubblad van de driver',
          description:
            'Zoek uit waar op het clubblad je de bal raakt, dan veertien afslagen in een corridor.',
          notes: {
            'break-90-w3-s1-e2': 'Verander de hoogte van de tee voordat je de swing verandert.',
            'break-90-w3-s1-e4':
              'Noteer de missers links en rechts. Het grootste getal verschuift je mikpunt.',
          },
        },
        'break-90-w3-s2': {
          title: 'Zand en wedges',
          description: 'Een lijn in het zand, vier keer carry met één wedge en chips om punten.',
          notes: {
            'break-90-w3-s2-e2':
              'Raak de lijn, niet de bal. Het zand neemt de bal mee naar buiten.',
            'break-90-w3-s2-e3': 'Bewaar de vier getallen. Je hebt ze nodig in de baan.',
          },
        },
        'break-90-w3-s3': {
          title: 'Richten, dan elke club',
          description:
            'Controleer hoe je richt met rails, sla naar drie verre doelen, dan een nieuwe club voor elke bal.',
          notes: {
            'break-90-w3-s3-e4': 'Nooit twee keer achter elkaar dezelfde club.',
          },
        },
      },
    },
    'break-90-w4': {
      title: 'Lichtere week',
      description:
        'Dertig minuten per sessie. Twee tests laten zien of het werk loont, twee holes in de baan of het standhoudt.',
      sessions: {
        'break-90-w4-s1': {
          title: 'Tussentest: putten',
          description:
            'De puttingtest van het begin. Vergelijk de onderdelen, niet alleen het totaal.',
          notes: { 'break-90-w4-s1-e2': 'Als het kan dezelfde hole als de eerste keer.' },
        },
        'break-90-w4-s2': {
          title: 'Tussentest: approach',
          description: 'Dezelfde achttien ballen naar dezelfde drie doelen.',
          notes: { 'break-90-w4-s2-e2': 'Dezelfde doelen als de eerste keer.' },
        },
        'break-90-w4-s3': {
          title: 'Twee holes in de baan',
          description:
            'Twee holes, één bal, drie punten per hole. Ga op allebei voor een bogey, dan lig je op schema.',
          notes: {
            'break-90-w4-s3-e2': 'Kies vanaf de tee de club die twee makkelijke slagen overlaat.',
          },
        },
      },
    },
    'break-90-w5': {
      title: 'De tweede slag telt',
      description:
        'Vanaf nu heeft elke bal een nieuwe taak. De aantallen worden lager, maar er blijft meer hangen.',
      sessions: {
        'break-90-w5-s1': {
          title: 'De slechtste van twee',
          description:
            'Van elke plek twee chips, en altijd verder met de slechtste. Dan pitches van twee lengtes.',
          notes: {
            'break-90-w5-s1-e2': 'Neem de club waarmee ook een slechte chip nog prima is.',
          },
        },
        'break-90-w5-s2': {
          title: 'Driver of niet',
          description:
            'Paren met de driver en de veilige club, dan de tweede slag: drie verre doelen om de beurt.',
          notes: {
            'break-90-w5-s2-e4': 'Speel de smalste hole die je kent.',
          },
        },
        'break-90-w5-s3': {
          title: 'Geen drieputts',
          description:
            'Lange putts naar een cirkel, negen holes in twee putts, dan betaal je voor elke misser extra.',
          notes: {
            'break-90-w5-s3-e3': 'Twee putts is par. Schrijf elke drieputt op, met de lengte.',
            'break-90-w5-s3-e4': 'Vergelijk met de eerste keer.',
          },
        },
      },
    },
    'break-90-w6': {
      title: 'Green raken, hole redden',
      description:
        'In een ronde van 89 mis je drie van de vier greens. Nu oefen je allebei: de green raken en de hole redden.',
      sessions: {
        'break-90-w6-s1': {
          title: 'Naar de green',
          description: 'Halve swings voor het raakmoment, dan drie verre doelen, dan elke club.',
          notes: {
            'break-90-w6-s1-e3': 'Tel de te korte ballen apart.',
          },
        },
        'break-90-w6-s2': {
          title: 'Up-and-down',
          description: 'Negen ballen van overal, tien uit het zand en tijd om op adem te komen.',
          notes: {
            'break-90-w6-s2-e2': 'Uit een moeilijke ligging is de green het eerste doel.',
            'break-90-w6-s2-e4': 'Dit heb je straks nodig.',
          },
        },
        'break-90-w6-s3': {
          title: 'Tempo en zenuwen',
          description: 'Lange putts op gevoel, dan korte van alle kanten.',
          notes: {
            'break-90-w6-s3-e2': 'Kijk bij de oefenslag naar de hole.',
            'break-90-w6-s3-e3': 'Let op de stap waarbij de eerste keer de missers begonnen.',
          },
        },
      },
    },
    'break-90-w7': {
      title: 'Als er iets op het spel staat',
      description: 'Een misser kost aan het eind iets, en de laatste sessie is drie holes lang.',
      sessions: {
        'break-90-w7-s1': {
          title: 'Zes plekken, zes ballen',
          description:
            'Weer de slechtste van twee, dan pitches van twee lengtes, dan zes chips waarbij een misser iets kost.',
          notes: {
            'break-90-w7-s1-e2': 'Vergelijk de score met de vorige keer.',
            'break-90-w7-s1-e4': 'Zeg hardop wat een misser kost.',
          },
        },
        'break-90-w7-s2': {
          title: 'De eerste tee',
          description:
            'Routine, veertien afslagen, dan vijf alsof elke afslag de eerste van de dag is.',
          notes: {
            'break-90-w7-s2-e4': 'Stel je de eerste tee van je volgende ronde voor.',
            'break-90-w7-s2-e2': 'Adem één keer uit voordat je over de lijn stapt.',
          },
        },
        'break-90-w7-s3': {
          title: 'Drie holes in de baan',
          description: 'Drie holes, één bal, negen punten te verdienen.',
          notes: {
            'break-90-w7-s3-e2': 'Speel gerust een lay-up als de green buiten bereik is.',
          },
        },
      },
    },
    'break-90-w8': {
      title: 'Nog eens testen, dan spelen',
      description:
        'De tests van het begin in dezelfde volgorde. Dan één hole in de baan, en je volgende ronde is voor het echt.',
      sessions: {
        'break-90-w8-s1': {
          title: 'Test: kort spel',
          description: 'Dezelfde twee tests als op de eerste dag.',
          notes: {
            'break-90-w8-s1-e2': 'Hetzelfde doel als de eerste keer.',
            'break-90-w8-s1-e3': 'Dezelfde hole als de eerste keer, geen tweede poging.',
          },
        },
        'break-90-w8-s2': {
          title: 'Test: approach en afslag',
          description: 'Dezelfde twee tests als aan het begin, in dezelfde volgorde.',
          notes: {
            'break-90-w8-s2-e2': 'Dezelfde doelen als de eerste keer.',
            'break-90-w8-s2-e3': 'Dezelfde club als de eerste keer, ook als je nu een betere kent.',
          },
        },
        'break-90-w8-s3': {
          title: 'Puttingtest, dan de baan in',
          description: 'De puttingtest, dan één hole in de baan met drie punten.',
          notes: {
            'break-90-w8-s3-e2': 'Dezelfde hole als de eerste keer.',
            'break-90-w8-s3-e3': 'Speel hem als de eerste hole van je volgende ronde.',
          },
        },
      },
    },
  },
};
