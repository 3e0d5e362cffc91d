import type { physical as facts } from '../../../exercises/physical.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const physical: Translation<WordsOfDrills<typeof facts>> = {
  'dynamic-warm-up': {
    name: 'Dynamische warming-up',
    description: 'Vijf bewegingen zonder vasthouden, van schouders tot heupen. Dan de eerste bal.',
    purpose:
      'Warme spieren swingen sneller en klagen minder. Warm word je door te bewegen, niet door lang te rekken voor het spelen.',
    setUp: 'Een club en ruimte om ermee te swingen. Begin klein en laat elke beweging groeien.',
    steps: [
      'Armzwaaien voor de borst, een halve minuut.',
      'De romp draaien met een club achter de schouders, 15 per kant.',
      'Zijwaarts buigen met de club boven het hoofd, 8 per kant, twee tellen elk.',
      'Uitvalspassen met een draai van de romp over het voorste been, 8 per kant.',
      'Houthakker: van de uitgangspositie over de voorste schouder en terug, 10 per kant.',
    ],
    commonFaults: [
      {
        fault: 'Je veert aan het eind van een draai.',
        fix: 'Stop waar het makkelijk gaat. De volgende komt vanzelf verder.',
      },
      { fault: 'Je houdt je adem in.', fix: 'Adem bij elke draai uit.' },
    ],
    safety: 'Ruimte voor een club om je heen. Stop bij pijn; een beetje rek is genoeg.',
    diagram: {
      alt: 'Vijf genummerde bewegingen, van voren gezien: armzwaaien, de romp draaien met een club achter de schouders, zijwaarts buigen met de club boven het hoofd, een uitvalspas met draai en een houthakker van de uitgangspositie over de voorste schouder.',
    },
  },
  'after-play-stretch': {
    name: 'Rekken na het spelen',
    description:
      'Vijf rustige rekoefeningen voor heupen, benen en rug. Na het spelen of ’s avonds, nooit vlak voor het slaan.',
    purpose:
      'Golf is eenzijdig werk. Met acht rustige minuten achteraf houd je de draai die je ’s ochtends had.',
    setUp: 'Een bank of een stoel. Warme spieren, geen haast.',
    steps: [
      'Heupbuiger: één voet op de bank, bekken kantelen, 30 seconden per kant.',
      'Hamstring: hiel op de bank, lange rug, 30 seconden per kant.',
      'Buitenkant heup: zittend, enkel over de andere knie, 30 seconden per kant.',
      'Zittende draai: draai de romp en kijk achter je, 30 seconden per kant.',
      'Schouders: club boven het hoofd en rustig naar achteren, twee keer 20 seconden.',
    ],
    commonFaults: [
      {
        fault: 'Je veert om verder te komen.',
        fix: 'Houd stil en adem uit. De rek wordt vanzelf groter.',
      },
      {
        fault: 'De rug wordt rond.',
        fix: 'Ga minder ver, met een lange rug. De heup doet het werk.',
      },
    ],
    alternatives: ['Zonder bank: een traptrede.'],
    safety:
      'Rek is goed, pijn niet. Neem een stoel die niet wegglijdt. Dit is geen medisch advies: vraag iemand die er verstand van heeft als de pijn blijft.',
    scoring: {
      how: 'Tien keer rekken, vijf bewegingen met elk twee kanten of twee rondes. Tel wat je de volle tijd vasthoudt.',
      unit: 'keer volledig gerekt',
      unitOfOne: 'keer volledig gerekt',
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
    purpose:
      'De finish van een swing is staan op één been. Beheers je dat, dan kun je zo snel swingen als je wilt.',
    setUp:
      'Naast een muur, een armlengte ervandaan. Drie tees of munten rond je standvoet, op {60 cm|2 ft}: voor, opzij, achter.',
    steps: [
      'Sta op één been, handen op de heupen.',
      'Raak voor, opzij en achter aan met de tenen van de andere voet. Dat is één ronde.',
      'Doe vijf rondes, draai je dan om en wissel van been.',
      'Een ronde waarin je op de vrije voet steunt of de muur aanraakt, telt niet. Ga verder met de volgende.',
    ],
    commonFaults: [
      {
        fault: 'De knie van je standbeen valt naar binnen.',
        fix: 'Houd de knie boven de middelste teen en buig hem een beetje.',
      },
      {
        fault: 'Je haast je om te blijven staan.',
        fix: 'Houd elke aanraking één ademhaling vast.',
      },
    ],
    alternatives: ['Zwaar voor de enkel: munten op {30 cm|1 ft}, en houd die afstand aan.'],
    safety:
      'Sta binnen bereik van een muur of een zware stoel, op een vloer die niet glad is, met open ogen.',
    scoring: {
      how: 'Vijf rondes op elk been. Tel de rondes waarin je niet op de vrije voet steunt en de muur niet aanraakt.',
      unit: 'zuivere rondes',
      unitOfOne: 'zuivere ronde',
    },
    diagram: {
      alt: 'Eén standvoet naast een muur; de andere voet reikt naar drie punten op {60 cm|2 ft}, voor, opzij en achter.',
      labels: { front: 'Voor', side: 'Opzij', back: 'Achter', wall: 'Muur' },
    },
  },
  'rotation-throws': {
    name: 'Worpen uit de draai',
    description: 'Gooi zijwaarts een lichte medicinebal, de heupen gaan voorop, en meet hoe ver.',
    purpose:
      'Golfers die ver gooien vanuit de heupen, swingen snel. Je traint de volgorde: grond, heupen, schouders, handen.',
    setUp:
      'Een lijn op de grond, {12 m|40 ft} vrije ruimte en een bal van 2 tot 3 kg. Doe eerst een warming-up.',
    steps: [
      'Sta zijwaarts zoals in je uitgangspositie, voorste voet bij de lijn, de bal bij de achterste heup.',
      'Zet af met de achterste voet en gooi horizontaal. Tien rustige worpen, vijf per kant, tellen niet.',
      'Drie worpen per kant, zo ver als je balans toelaat. Rust na elke worp een halve minuut.',
      'Meet of stap af hoe ver het is van de lijn tot waar de bal het eerst landt, en schrijf alle zes op.',
    ],
    commonFaults: [
      {
        fault: 'Alleen de armen gooien.',
        fix: 'Laat de voorste heup beginnen en voel de bal laat komen.',
      },
      { fault: 'De worpen worden korter.', fix: 'Rust langer. Moe gooien traint langzame swings.' },
    ],
    alternatives: ['Zonder de ruimte: gooi tegen een stevige muur en tel niet.'],
    safety:
      'In de richting van de worp staat niemand en niets breekbaars. Geen worpen met een zere rug.',
    scoring: {
      how: 'Gooi zes keer, drie keer per kant, met dezelfde bal. De score is het gemiddelde van de zes afstanden.',
      unit: 'meter gemiddeld',
      unitOfOne: 'meter gemiddeld',
    },
    diagram: {
      alt: 'Een golfer, van boven gezien, staat zijwaarts bij een lijn en gooit een bal horizontaal over vrije grond; drie eerdere worpen liggen op {6 m|20 ft}.',
      labels: { line: 'Lijn' },
    },
  },
};
