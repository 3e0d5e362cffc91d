import type { driving as facts } from '../../../exercises/driving.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const driving: Translation<WordsOfDrills<typeof facts>> = {
  'fairway-corridor': {
    name: 'Fairway\u00ADcorridor',
    description:
      'Veertien afslagen in een corridor van {25 m|25 yd} breed. Tel de fairways van een hele ronde.',
    purpose:
      'Een ronde heeft ongeveer veertien afslagen. Het aantal dat je hier raakt, mag je op een goede dag verwachten.',
    setUp:
      'Kies op de drivingrange twee markeringen {25 m|25 yd} uit elkaar, ongeveer zo ver als je driver komt. Dat is de fairway.',
    steps: [
      'Ga achter de bal staan en kies één mikpunt in de corridor. Houd het voor alle veertien aan.',
      'Sla met de hele routine en wacht dan een halve minuut.',
      'Schrijf na elke bal op: raak, links of rechts.',
      'De kant met de meeste missers zegt waar je de volgende keer richt.',
    ],
    commonFaults: [
      {
        fault: 'Veertien ballen in vijf minuten.',
        fix: 'Zet de club na elke bal terug in de tas.',
      },
      {
        fault: 'Alle missers aan één kant.',
        fix: 'Maak de veertien af. Richt de volgende keer op de andere rand voordat je de swing verandert.',
      },
    ],
    alternatives: ['In een simulator: een fairway van {25 m|25 yd} breed op het scherm.'],
    scoring: {
      how: 'Sla 14 afslagen met één club en één mikpunt. Tel de ballen die in de corridor eindigen.',
      unit: 'geraakte fairways',
      unitOfOne: 'geraakte fairway',
    },
    diagram: {
      alt: 'Vanaf de tee een corridor van {25 m|25 yd} breed tussen twee palen, op ongeveer {200 m|220 yd}, met bomen aan beide kanten.',
    },
  },
  'two-club-pairs': {
    name: 'Driver of veilige club',
    description:
      'Tien paren: één bal met de driver, één met de club die je vertrouwt, door dezelfde opening.',
    purpose: 'Je leert welke club bij een smalle hole past. Vaak is het niet de club die je denkt.',
    setUp:
      'Een opening van {30 m|35 yd} breed. Driver en één kortere club: een hout, een hybride of een lang ijzer.',
    steps: [
      'Sla de driver, dan de veilige club, met dezelfde zorg. Begin elk tweede paar met de veilige club.',
      'Houd de opening en het mikpunt voor alle tien de paren aan.',
      'Schrijf voor elke club raak of mis op, en schat de lengte.',
      'Vergelijk de twee aantallen. Beslis hoeveel treffers een langere bal je waard is.',
    ],
    commonFaults: [
      {
        fault: 'Je swingt de veilige club te zacht.',
        fix: 'De veilige club krijgt een volle swing in balans. Zijn lengte maakt hem veilig.',
      },
      {
        fault: 'De driver wordt beter omdat je erin komt.',
        fix: 'Wacht voor elke bal even lang, met welke club ook.',
      },
    ],
    scoring: {
      how: 'Speel tien paren, 20 ballen. Tel voor elke club de ballen die in de opening eindigen.',
      unit: 'ballen in de opening',
      unitOfOne: 'bal in de opening',
      cells: { driver: 'Driver', safeClub: 'Veilige club' },
    },
    diagram: {
      alt: 'Twee afslagen naar dezelfde opening van {30 m|35 yd} breed: een langere met de driver en een kortere met de veilige club.',
      labels: { driver: 'Driver', safeClub: 'Veilige club' },
    },
  },
  'strike-map': {
    name: 'Trefbeeld',
    description: 'Markeer het clubblad, sla tien drives en lees af waar je de bal raakte.',
    purpose:
      'Een treffer naast het midden kost lengte die snelheid niet terugbrengt. Het clubblad vertelt wat de vlucht alleen laat vermoeden.',
    setUp:
      'Bestuif het clubblad met droge voetspray of krijt. Tee de bal zo op dat de helft boven de club uitsteekt.',
    steps: [
      'Sla vijf drives zonder het clubblad af te vegen.',
      'Lees het patroon: hiel of teen, hoog of laag.',
      'Verander maar één ding: de afstand tot de bal of de hoogte van de tee.',
      'Veeg af, sla er nog vijf en vergelijk de twee beelden.',
    ],
    commonFaults: [
      { fault: 'Afdrukken naar de hiel toe.', fix: 'Ga een duimbreedte verder van de bal staan.' },
      {
        fault: 'Afdrukken laag op het clubblad.',
        fix: 'Tee de bal hoger op en houd in de uitgangspositie je achterste schouder lager.',
      },
    ],
    alternatives: ['Bij een net gaat het net zo goed: je leest alleen het clubblad af.'],
    scoring: {
      how: 'Sla tien drives. Tel de afdrukken binnen een duimbreedte van het midden.',
      unit: 'treffers in het midden',
      unitOfOne: 'treffer in het midden',
    },
    diagram: {
      alt: 'Het clubblad van een driver, gezien vanaf de bal: de meeste afdrukken liggen in een cirkel in het midden, twee naar de teen en één naar de hiel.',
      labels: { toe: 'Teen', heel: 'Hiel' },
    },
  },
  'one-ball-tee-shot': {
    name: 'Eén bal, één afslag',
    description: 'Stel je de moeilijkste afslag voor die je kent. Je hebt er één bal voor.',
    purpose:
      'Op de eerste tee heb je één bal. Erop wachten en hem koud slaan is een kunst op zich.',
    setUp:
      'Kies een opening van {30 m|35 yd} breed en noem wat er op jouw baan links en rechts ervan staat.',
    steps: [
      'Wacht twee minuten of sla eerst iets anders.',
      'Noem hardop de veilige kant. Kies er de club bij.',
      'Eén bal, hele routine. Adem uit voordat je de club terugneemt.',
      'Een misser kost tien squats. Wacht dan weer voor de volgende bal.',
    ],
    commonFaults: [
      {
        fault: 'Je richt van het gevaar weg en swingt ernaartoe.',
        fix: 'Kies een doel om te raken, geen plek om te vermijden.',
      },
      {
        fault: 'De swing wordt gehaast.',
        fix: 'Neurie tijdens de swing. Breekt de toon af, dan ging het te snel.',
      },
    ],
    scoring: {
      how: 'Sla {attempts} afslagen, voor elke wacht je even. Tel de ballen die in de opening eindigen.',
      unit: 'ballen in het spel',
      unitOfOne: 'bal in het spel',
    },
    diagram: {
      alt: 'Eén afslag over een fairway die tussen bomen aan de ene en een bunker aan de andere kant afbuigt, naar een opening van {30 m|35 yd} breed.',
      labels: { oneBall: 'Eén bal' },
    },
  },
};
