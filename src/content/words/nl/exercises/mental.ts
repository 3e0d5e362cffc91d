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
    scoring: {
      how: 'Adem vijf minuten lang, 25 ademhalingen. Tel de langste reeks zonder de tel kwijt te raken.',
      unit: 'ademhalingen op rij',
    },
    diagram: {
      alt: 'Eén ademhaling, getekend als de vlucht van een bal: vier tellen omhoog, twee tellen op hoogte en zes omlaag.',
      labels: { breatheIn: 'In 4', hold: 'Vast 2', breatheOut: 'Uit 6' },
    },
  },
  'consequence-finish': {
    name: 'Slot met gevolgen',
    description: 'Drie op rij en je mag naar huis. Na een misser begin je opnieuw.',
    scoring: {
      how: 'Tel de ballen van de langste reeks, hoogstens drie. Met drie ben je geslaagd.',
      unit: 'op rij',
    },
    diagram: {
      alt: 'Drie ballen, genummerd van één tot drie, op {1.5 m|5 ft} van de hole; alle drie moeten op rij in de hole.',
      labels: { inARow: 'Op rij' },
    },
  },
};
