import type { mental as facts } from '../../../exercises/mental.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: Translation<WordsOfDrills<typeof facts>> = {
  'full-routine-ten': {
    name: 'Tien volledige routines',
    description:
      'Tien ballen naar tien doelen, elk met de hele routine en een lijn waar je overheen stapt.',
    scoring: {
      how: 'Speel tien ballen. Tel de routines die volledig waren en binnen 30 seconden, waar de bal ook heen ging.',
      unit: 'volledige routines',
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
    safety:
      'Adem kleiner als je duizelig wordt en stop als het niet overgaat. Nooit achter het stuur.',
    scoring: {
      how: 'Adem 4-2-6 tot er één minuut over is. Tel de ademhalingen van die minuut zonder ze te sturen; minder is rustiger.',
      unit: 'ademhalingen per minuut',
    },
    diagram: {
      alt: 'Eén ademhaling, getekend als de vlucht van een bal: vier tellen omhoog, twee tellen op hoogte en zes omlaag.',
      labels: { breatheIn: 'In 4', hold: 'Vast 2', breatheOut: 'Uit 6' },
    },
  },
  'consequence-finish': {
    name: 'Slot met gevolgen',
    description: 'Zes ballen, en de langste goede rij telt. Met drie op rij ben je niets schuldig.',
    scoring: {
      how: 'Speel zes ballen. Tel de langste rij goede; met drie ben je geslaagd.',
      unit: 'op rij',
    },
    diagram: {
      alt: 'Drie ballen, genummerd van één tot drie, op {1.5 m|5 ft} van de hole; met drie op rij in de hole ben je geslaagd.',
      labels: { inARow: 'Op rij' },
    },
  },
  'three-points-a-hole': {
    name: 'Drie punten per hole',
    description:
      'Drie holes in de baan. Een punt voor de afslag, een voor de weg naar de green, een voor de putts.',
    alternatives: ['Geen baan: speel drie holes die je kent op de drivingrange en putt daarna.'],
    safety: 'Wacht tot de groep voor je buiten bereik is en roep als een bal naar mensen vliegt.',
    scoring: {
      how: 'Speel drie holes. Elke hole levert hoogstens drie punten op: afslag in het spel, op de green met hoogstens één slag boven regulation, twee putts of minder.',
      unit: 'punten',
    },
    diagram: {
      alt: 'Een hole van de tee over de fairway naar de green met drie genummerde plekken: de afslag in het spel, de slag naar de green, de putts.',
    },
  },
};
