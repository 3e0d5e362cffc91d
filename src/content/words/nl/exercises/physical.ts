import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Dynamische warming-up',
    description: 'Vijf bewegingen zonder vasthouden, van schouders tot heupen. Dan de eerste bal.',
    diagram: {
      alt: 'Een golfer, van boven gezien, draait met een club achter de schouders de romp naar de ene en de andere kant.',
      labels: { turns: '15 keer draaien' },
    },
  },
  'after-play-stretch': {
    name: 'Rekken na het spelen',
    description:
      'Vijf rustige rekoefeningen voor heupen, benen en rug. Na het spelen of ’s avonds, nooit vlak voor het slaan.',
    scoring: {
      how: 'Tien keer rekken, vijf bewegingen met elk twee kanten of twee ronden. Tel wat je de volle tijd vasthoudt.',
      unit: 'keer volledig gerekt',
    },
    diagram: {
      alt: 'Van boven gezien rust één hiel op een bank en buigt het bovenlichaam over het been, 30 seconden lang.',
      labels: { hold: '30 seconden', bench: 'Bank' },
    },
  },
  'balance-reach': {
    name: 'Balans op één been',
    description:
      'Sta op één been en raak met de andere voet drie punten aan: voor, opzij en achter.',
    scoring: {
      how: 'Vijf ronden op elk been. Tel de ronden waarin je niet op de vrije voet steunt.',
      unit: 'zuivere ronden',
    },
    diagram: {
      alt: 'Eén standvoet in het midden; de andere voet reikt naar drie punten op {60 cm|2 ft}, voor, opzij en achter.',
      labels: { front: 'Voor', side: 'Opzij', back: 'Achter' },
    },
  },
  'rotation-throws': {
    name: 'Worpen uit de draai',
    description:
      'Sta zijwaarts naar een muur en gooi een lichte medicijnbal, de heupen gaan voorop.',
    scoring: {
      how: 'Gooi 30 keer, 15 keer per kant. Tel de worpen die in balans eindigen en de muur op borsthoogte raken.',
      unit: 'zuivere worpen',
    },
    diagram: {
      alt: 'Een golfer, van boven gezien, staat zijwaarts op {2 m|7 ft} van een muur en gooit er recht een bal tegenaan.',
      labels: { wall: 'Muur' },
    },
  },
};
