import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Voeten tegen elkaar',
    description:
      'Driekwart swings met de voeten tegen elkaar. Blijf je in balans, dan klopt de swing.',
    alternatives: ['Bij een net gaat het net zo goed: alleen de finish telt.'],
    scoring: {
      how: 'Sla 20 ballen. Tel hoe vaak je de finish drie seconden vasthoudt.',
      unit: 'vastgehouden finishes',
    },
    diagram: {
      alt: 'Twee voeten naast elkaar, van boven gezien, en een bal die langs een rechte lijn vliegt.',
      labels: { feetTogether: 'Voeten tegen elkaar' },
    },
  },
  'nine-to-three': {
    name: 'Van negen tot drie',
    description: 'Halve swings van negen uur tot drie uur. De bal vliegt laag en recht.',
    alternatives: [
      'Zonder de twee merken: een boom en de opening ernaast, ongeveer {10 m|10 yd} breed.',
    ],
    scoring: {
      how: 'Sla 20 ballen. Tel de ballen die tussen de twee merken starten en blijven.',
      unit: 'ballen op lijn',
    },
    diagram: {
      alt: 'Een golfer van voren gezien als op een wijzerplaat: op negen uur is de arm horizontaal en wijst de club omhoog, op drie uur liggen arm en club horizontaal in één lijn.',
    },
  },
  'tempo-three-to-one': {
    name: 'Drie terug, één door',
    description:
      'Tel één, twee, drie bij het opzwaaien en één bij het doorzwaaien. Met of zonder bal.',
    alternatives: [
      'In een lage kamer: een korte club omgekeerd vastgehouden, of een handdoek met een knoop.',
    ],
    safety:
      'Kijk voor de eerste swing omhoog en om je heen: plafond, lamp, meubels, mensen. De ogen blijven open.',
    scoring: {
      how: 'Maak 20 swings met een metronoom, gefilmd of bekeken. Tel de swings die bij drie boven waren en bij één bij de bal, of waar hij zou liggen.',
      unit: 'swings in de maat',
    },
    diagram: {
      alt: 'Een swing van voren gezien: één, twee, drie loopt langs de backswing omhoog en één tel gaat omlaag naar de bal.',
      labels: { through: '1 door' },
    },
  },
  'rail-set-up': {
    name: 'Rails voor de set-up',
    description:
      'Twee sticks op de grond, als rails: één voor de voeten, één voor de lijn van de bal.',
    alternatives: ['Op welk gras dan ook zonder ballen: twee bomen of palen zijn de opening.'],
    scoring: {
      how: 'Richt tien keer zonder rails. Tel hoe vaak beide sticks, langs de tenen en bij het clubblad, in de opening wezen.',
      unit: 'keer goed gericht',
    },
    diagram: {
      alt: 'Twee evenwijdige sticks op de grond, één langs de tenen en één voorbij de bal, beide wijzen naar een opening van {10 m|10 yd} tussen twee palen.',
      labels: { toes: 'Tenen', ballLine: 'Lijn van de bal' },
    },
  },
};
