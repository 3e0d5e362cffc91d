import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: Translation<WordsOfProgram<typeof facts>> = {
  name: 'Thuis putten',
  description:
    'Vier weken op tapijt of een mat, twintig minuten per keer. Startlijn, tempo en een vaste routine, met een score om aan het eind te verbeteren.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Zoek het uit',
      description:
        'Vier tests in twee sessies, dan het eerste gevoel voor lijn en tempo. Schrijf de scores op een kaart en bewaar die.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test: lijn, tempo, zenuwen',
          description: 'Drie scores om mee te beginnen. Geen tweede poging.',
          notes: {
            'putting-at-home-w1-s1-e2': 'Test. Boeken twee balbreedtes uit elkaar, 20 ballen.',
            'putting-at-home-w1-s1-e3':
              'Test. Vijf ballen van elke afstand, nooit twee keer na elkaar dezelfde afstand.',
            'putting-at-home-w1-s1-e4': 'Test. De langste reeks in 30 putts.',
          },
        },
        'putting-at-home-w1-s2': {
          title: 'Test: negen holes',
          description: 'Een ronde op het tapijt, dan een baantje voor de putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Test. Schrijf de negen plekken op: in week vier speel je ze opnieuw.',
            'putting-at-home-w1-s2-e3': 'Tien slagen met een vinger ruimte aan elke kant.',
            'putting-at-home-w1-s2-e4': 'Drie putts van {1 m|3 ft} op rij in het glas.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'Een rechte lijn',
          description: 'Zie de lijn en rol er dan overheen.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Eerst de ogen goed: het touw dekt het midden van de bal af.',
            'putting-at-home-w1-s3-e3': 'Dezelfde lijn zonder touw.',
            'putting-at-home-w1-s3-e4': 'Drie ballen op rij over de munt.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'Hoe ver is ver',
          description: 'Kleine stappen in afstand, en jij bent zelf de scheidsrechter.',
          notes: {
            'putting-at-home-w1-s4-e2': 'Twee keer omhoog. Kijk naar de lijn, niet naar de bal.',
            'putting-at-home-w1-s4-e3': 'De helft goed voorspeld is een mooi begin.',
            'putting-at-home-w1-s4-e4': 'Verbeter de reeks van sessie één.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Lijn en tempo om en om',
      description:
        'Elke sessie heeft één oefening voor de lijn en één voor het tempo. De poortjes worden smaller, de putts langer.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Smal poortje',
          description: 'Eerst het clubblad, dan het pad.',
          notes: {
            'putting-at-home-w2-s1-e2': 'Boeken een vinger dichter bij elkaar dan in week één.',
            'putting-at-home-w2-s1-e3': 'Vijf van de slagen met je ogen dicht.',
            'putting-at-home-w2-s1-e4': 'Drie zuivere ballen op rij door het smalle poortje.',
          },
        },
        'putting-at-home-w2-s2': {
          title: 'Lange putts',
          description: 'De langste lijn van je huis, en de muur.',
          notes: {
            'putting-at-home-w2-s2-e2': 'Zet na elke bal een halve stap terug.',
            'putting-at-home-w2-s2-e3': 'Zeg kort of lang voordat de bal stilligt.',
            'putting-at-home-w2-s2-e4': 'Stap vanaf de vijfde op rij één keer weg voordat je putt.',
          },
        },
        'putting-at-home-w2-s3': {
          title: 'Zonder touw',
          description: 'Eerst de munt, dan het touw alleen om te controleren.',
          notes: {
            'putting-at-home-w2-s3-e2':
              'Na elke vijf ballen een nieuwe plek voor de munt en het glas.',
            'putting-at-home-w2-s3-e3': 'Tien met touw, tien zonder.',
            'putting-at-home-w2-s3-e4': 'Drie ballen op rij over de munt en in het glas.',
          },
        },
        'putting-at-home-w2-s4': {
          title: 'Voorspel het',
          description: 'Ogen dicht, dan de ladder.',
          notes: {
            'putting-at-home-w2-s4-e2': 'Verander de afstand na elke drie ballen.',
            'putting-at-home-w2-s4-e3': 'Drie keer omhoog, en tel de treden.',
            'putting-at-home-w2-s4-e4': 'Zet het glas {30 cm|12 in} verder weg.',
          },
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Door elkaar',
      description:
        'Geen putt komt twee keer. De scores mogen deze week dalen; wat je leert blijft langer hangen.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Poortje en deur',
          description: 'Eén doel dichtbij, één ver weg.',
          notes: {
            'putting-at-home-w3-s1-e2': 'Eén bal, en loop na elke bal om de boeken heen.',
            'putting-at-home-w3-s1-e3':
              'Om de beurt uit beide kamers, elke bal een nieuwe afstand.',
            'putting-at-home-w3-s1-e4': 'Drie ballen op rij op de handdoek.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Nog eens negen holes',
          description: 'Een kaart, een ademhaling, een reeks.',
          notes: {
            'putting-at-home-w3-s2-e2': 'Vandaag nieuwe plekken, allemaal met meubels in de weg.',
            'putting-at-home-w3-s2-e3': 'Vóór de laatste taak. Tel tot het eind van de tijd.',
            'putting-at-home-w3-s2-e4': 'Vanaf de vijfde twee ademhalingen voor elke putt.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Muur en munt',
          description: 'Tempo, lijn, tempo, lijn: wissel na elke vijf ballen van oefening.',
          notes: {
            'putting-at-home-w3-s3-e2': 'Vijf ballen, dan vijf naar de munt, enzovoort.',
            'putting-at-home-w3-s3-e3': 'Vijf ballen, dan terug naar de muur.',
            'putting-at-home-w3-s3-e4':
              'Over de munt, tot vlak voor de muur, over de munt. Alle drie op rij.',
          },
        },
        'putting-at-home-w3-s4': {
          title: 'Ladder en kaart',
          description: 'Eerst de treden, dan een ronde die telt.',
          notes: {
            'putting-at-home-w3-s4-e2': 'Alleen omlaag: de langste trede eerst.',
            'putting-at-home-w3-s4-e3': 'De plekken van sessie twee, andersom.',
            'putting-at-home-w3-s4-e4': 'Maar één bal. Haal hem elke keer op.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Lichtere week en tests',
      description:
        'Vijftien minuten per sessie. Twee rustige dagen, dan de vier tests van week één opnieuw.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Rustige slagen',
          description: 'Vandaag alleen gevoel.',
          notes: {
            'putting-at-home-w4-s1-e2': 'Zo langzaam als je wilt.',
            'putting-at-home-w4-s1-e3': 'Tien ballen, zonder te tellen.',
            'putting-at-home-w4-s1-e4': 'Drie putts van {1 m|3 ft} op rij.',
          },
        },
        'putting-at-home-w4-s2': {
          title: 'Rustige putts',
          description: 'De laatste training voor de tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Zes ballen in elke richting.',
            'putting-at-home-w4-s2-e3': 'Acht voorspellingen.',
            'putting-at-home-w4-s2-e4': 'Drie ballen op rij op de handdoek.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test: lijn, tempo, zenuwen',
          description: 'De drie tests van de eerste dag, in dezelfde volgorde.',
          notes: {
            'putting-at-home-w4-s3-e2': 'Test. Twee balbreedtes, zoals in week één.',
            'putting-at-home-w4-s3-e3': 'Test. Vijf ballen van elke afstand.',
            'putting-at-home-w4-s3-e4': 'Test. Dertig putts, {1.5 m|5 ft}.',
          },
        },
        'putting-at-home-w4-s4': {
          title: 'Test: negen holes',
          description: 'De negen plekken van week één. Vergelijk de kaarten.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Test. Dezelfde plekken in dezelfde volgorde.',
            'putting-at-home-w4-s4-e3': 'Drie putts van {1.5 m|5 ft} op rij. Dan ben je klaar.',
          },
        },
      },
    },
  },
};
