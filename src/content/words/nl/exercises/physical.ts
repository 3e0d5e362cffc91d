import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Dynamische warming-up',
    description: 'Vijf bewegingen zonder vasthouden, van schouders tot heupen. Dan de eerste bal.',
    safety: 'Ruimte voor een club om je heen. Stop bij pijn; een beetje rek is genoeg.',
    diagram: {
      alt: 'Vijf genummerde bewegingen, van voren gezien: armzwaaien, de romp draaien met een club achter de schouders, zijwaarts buigen met de club boven het hoofd, een uitvalspas met draai en een haal van de uitgangspositie over de voorste schouder.',
    },
  },
  'after-play-stretch': {
    name: 'Rekken na het spelen',
    description:
      'Vijf rustige rekoefeningen voor heupen, benen en rug. Na het spelen of ’s avonds, nooit vlak voor het slaan.',
    alternatives: ['Zonder bank: een traptrede.'],
    safety:
      'Rek is goed, pijn niet. Neem een stoel die niet wegglijdt. Dit is geen medisch advies: vraag iemand die er verstand van heeft als een pijn blijft.',
    scoring: {
      how: 'Tien keer rekken, vijf bewegingen met elk twee kanten of twee ronden. Tel wat je de volle tijd vasthoudt.',
      unit: 'keer volledig gerekt',
    },
    diagram: {
      alt: 'Van opzij gezien staat iemand op één been, met de andere hiel op een bank, en buigt met een lange rug voorover, 30 seconden lang.',
      labels: { hold: '30 seconden', bench: 'Bank' },
    },
  },
  'balance-reach': {
    name: 'Balans op één been',
    description:
      'Sta op één been en raak met de andere voet drie punten aan: voor, opzij en achter.',
    alternatives: ['Zwaar voor de enkel: munten op {30 cm|1 ft}, en houd die afstand aan.'],
    safety:
      'Sta binnen bereik van een muur of een zware stoel, op een vloer die niet glad is, met open ogen.',
    scoring: {
      how: 'Vijf ronden op elk been. Tel de ronden waarin je niet op de vrije voet steunt en de muur niet aanraakt.',
      unit: 'zuivere ronden',
    },
    diagram: {
      alt: 'Eén standvoet naast een muur; de andere voet reikt naar drie punten op {60 cm|2 ft}, voor, opzij en achter.',
      labels: { front: 'Voor', side: 'Opzij', back: 'Achter', wall: 'Muur' },
    },
  },
  'rotation-throws': {
    name: 'Worpen uit de draai',
    description: 'Gooi zijwaarts een lichte medicijnbal, de heupen gaan voorop, en meet hoe ver.',
    alternatives: ['Zonder de ruimte: gooi tegen een stevige muur en tel niet.'],
    safety:
      'Niemand staat in de richting van de worp, en niets dat breekt. Geen worpen met een zere rug.',
    scoring: {
      how: 'Gooi zes keer, drie keer per kant, met dezelfde bal. De score is het gemiddelde van de zes afstanden.',
      unit: 'meter gemiddeld',
    },
    diagram: {
      alt: 'Een golfer, van boven gezien, staat zijwaarts bij een lijn en gooit een bal horizontaal over vrije grond; drie eerdere worpen liggen op {6 m|20 ft}.',
      labels: { line: 'Lijn' },
    },
  },
};
