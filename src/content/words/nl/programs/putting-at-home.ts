import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Thuis putten',
  description:
    'Vier weken op tapijt of een mat, twintig minuten per keer, voor elke handicap. Startlijn, tempo en een vaste routine; de tests van de eerste week komen in de laatste terug.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Zoek het uit',
      description:
        'Drie tests, dan het eerste gevoel voor lijn en tempo. Doe de tests zoals je nu speelt: ze laten zien waar je begint.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test: lijn, tempo, zenuwen',
          description: 'Twee scores om mee te beginnen. Geen tweede poging.',
          notes: {},
        },
        'putting-at-home-w1-s2': {
          title: 'Test: negen holes',
          description: 'Een ronde op het tapijt, dan een baantje voor de putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Schrijf de negen plekken op: aan het eind speel je ze opnieuw.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Een rechte lijn',
          description: 'Zie de lijn en rol er dan overheen.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Eerst de ogen goed: het touw dekt het midden van de bal af.',
            'putting-at-home-w1-s3-e3': 'Dezelfde lijn zonder touw.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Hoe ver is ver',
          description: 'Kleine stappen in afstand, en jij bent zelf de scheidsrechter.',
          notes: {
            'putting-at-home-w1-s4-e3': 'De helft goed voorspeld is een mooi begin.',
            'putting-at-home-w1-s4-e4': 'Verbeter je eerste reeks.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Lijn en tempo om en om',
      description:
        'Eerst de lijn, dan het tempo, en dan opnieuw. Het poortje gaat verder weg, de putts worden langer.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Poortje verder weg',
          description: 'Eerst het clubblad, dan het pad.',
          notes: {},
        },
        'putting-at-home-w2-s2': {
          title: 'Lange putts',
          description: 'De langste lijn van je huis, en de muur.',
          notes: {},
        },
        'putting-at-home-w2-s3': {
          title: 'Zonder touw',
          description: 'Eerst de munt, dan het touw alleen om te controleren.',
          notes: {},
        },
        'putting-at-home-w2-s4': {
          title: 'Voorspel het',
          description: 'Ogen dicht, dan de ladder.',
          notes: {},
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Door elkaar',
      description:
        'Geen putt komt twee keer. De scores mogen nu dalen; wat je leert blijft langer hangen.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Poortje en deur',
          description: 'Eén doel dichtbij, één ver weg.',
          notes: {
            'putting-at-home-w3-s1-e3': 'Om de beurt uit beide kamers.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Nog eens negen holes',
          description: 'Een kaart, een ademhaling, een reeks.',
          notes: {
            'putting-at-home-w3-s2-e2': 'Allemaal met meubels in de weg. Bewaar ze voor later.',
            'putting-at-home-w3-s2-e3': 'Vóór de laatste taak.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Muur en munt',
          description: 'Tempo, lijn, tempo, lijn: wissel na elke vijf ballen van oefening.',
          notes: {},
        },
        'putting-at-home-w3-s4': {
          title: 'Ladder en kaart',
          description: 'Eerst de treden, dan een ronde die telt.',
          notes: {
            'putting-at-home-w3-s4-e3': 'De plekken die je hebt bewaard, andersom.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Lichtere week en tests',
      description:
        'Rustige sessies van vijftien minuten, dan de drie tests van het begin opnieuw, precies zoals toen.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Rustige slagen',
          description: 'Vandaag alleen gevoel, zo langzaam als je wilt.',
          notes: {},
        },
        'putting-at-home-w4-s2': {
          title: 'Rustige putts',
          description: 'De laatste training voor de tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Vier in elke richting.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test: lijn, tempo, zenuwen',
          description: 'De twee tests van de eerste dag, in dezelfde volgorde.',
          notes: {},
        },
        'putting-at-home-w4-s4': {
          title: 'Test: negen holes',
          description: 'De negen plekken van het begin. Vergelijk de kaarten.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Dezelfde plekken in dezelfde volgorde.',
          },
        },
      },
    },
  },
};
