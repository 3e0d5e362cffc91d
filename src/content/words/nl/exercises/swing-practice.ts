import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Voeten tegen elkaar',
    description:
      'Driekwart swings met de voeten tegen elkaar. Blijf je in balans, dan klopt de swing.',
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
    scoring: {
      how: 'Sla 20 ballen. Tel de ballen die tussen de twee merken starten en blijven.',
      unit: 'ballen op lijn',
    },
    diagram: {
      alt: 'Een golfer van voren gezien als op een wijzerplaat: de club swingt van negen uur door de bal op zes naar drie uur.',
    },
  },
  'tempo-three-to-one': {
    name: 'Drie terug, één door',
    description:
      'Tel één, twee, drie bij het opzwaaien en één bij het doorzwaaien. Met of zonder bal.',
    scoring: {
      how: 'Maak 20 swings. Tel de swings die bij drie boven waren en bij één bij de bal, of waar hij zou liggen.',
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
    scoring: {
      how: 'Richt 15 keer zonder rails en controleer elke keer met een stick. Tel hoe vaak voeten en clubblad goed stonden.',
      unit: 'keer goed gericht',
    },
    diagram: {
      alt: 'Twee evenwijdige sticks op de grond, één langs de tenen en één voorbij de bal, beide wijzen naar het doel.',
      labels: { toes: 'Tenen', ballLine: 'Lijn van de bal' },
    },
  },
};
