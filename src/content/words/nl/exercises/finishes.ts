import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: Translation<WordsOfDrills<typeof facts>> = {
  'finish-putts': {
    name: 'De laatste putts',
    description:
      'Zes putts, en de langste reeks geholede putts telt. Met twee op rij ben je niets schuldig.',
    purpose:
      'De laatste putts van je training moeten voelen als de laatste putts van een ronde. Een kleine prijs zorgt daarvoor.',
    setUp:
      'Een hole en {1.5 m|5 ft} rechte putt, of de afstand die bij de sessie staat. Drie ballen.',
    steps: [
      'Zeg hardop wat een misser kost, bijvoorbeeld tien squats aan het eind.',
      'Put één bal tegelijk, elk met de hele routine. Na een misser begint de reeks opnieuw.',
      'Speel alle zes. De langste reeks is de score.',
      'Minder dan twee op rij: betaal de prijs.',
    ],
    commonFaults: [
      {
        fault: 'De derde putt krijgt meer tijd dan de eerste.',
        fix: 'Tel hoe vaak je naar de hole kijkt en houd het aantal aan.',
      },
      {
        fault: 'Na een misser pak je meteen de volgende bal.',
        fix: 'Stap terug achter de bal en begin opnieuw.',
      },
    ],
    alternatives: ['Thuis: een liggend glas of een munt als hole. Houd het bij hetzelfde.'],
    scoring: {
      how: 'Put zes ballen. Tel de langste reeks geholede putts; met twee ben je geslaagd.',
      unit: 'op rij',
      unitOfOne: 'op rij',
    },
    diagram: {
      alt: 'Twee genummerde ballen op {1.5 m|5 ft} van een hole; met twee op rij in de hole ben je geslaagd.',
      labels: { inARow: '2 op rij' },
    },
  },
  'finish-chips': {
    name: 'De laatste chips',
    description:
      'Zes chips, en de langste reeks goede chips telt. Met twee op rij ben je niets schuldig.',
    purpose:
      'Een chip die goed moet zijn, is een andere chip dan een van dertig. Deze kom je in de baan tegen.',
    setUp:
      'Een eenvoudige chip van {10 m|30 ft}. Goed is binnen een straal van {3 m|10 ft} rond de hole, of wat bij de sessie staat.',
    steps: [
      'Kies de club en het landingspunt en zeg hardop wat een misser kost.',
      'Chip één bal tegelijk, elk met de hele routine. Na een slechte begint de reeks opnieuw.',
      'Speel alle zes. De langste reeks is de score.',
      'Minder dan twee op rij: betaal de prijs.',
    ],
    commonFaults: [
      {
        fault: 'Na een misser neem je een andere club.',
        fix: 'Je plan blijft de hele taak hetzelfde.',
      },
      { fault: 'De derde chip is te kort.', fix: 'Kijk naar het landingspunt tot de bal daar is.' },
    ],
    scoring: {
      how: 'Speel zes ballen. Tel de langste reeks goede ballen; met twee ben je geslaagd.',
      unit: 'op rij',
      unitOfOne: 'op rij',
    },
    diagram: {
      alt: 'Twee genummerde ballen naast een green; elke bal moet binnen een straal van {3 m|10 ft} rond de hole stoppen.',
      labels: { inARow: '2 op rij', radius: 'Straal' },
    },
  },
  'finish-shots': {
    name: 'De laatste slagen',
    description:
      'Zes slagen, en de langste reeks goede slagen telt. Met twee op rij ben je niets schuldig.',
    purpose:
      'De laatste bal van de mand is meestal de minst belangrijke. Hier kan hij de reeks afmaken.',
    setUp:
      'Een corridor van {25 m|25 yd} breed en een club die je vertrouwt. Goed is een bal die erin eindigt, of wat bij de sessie staat.',
    steps: [
      'Noem hardop de slag en wat een misser kost.',
      'Sla één bal tegelijk, elk met de hele routine. Na een slechte begint de reeks opnieuw.',
      'Speel alle zes. De langste reeks is de score.',
      'Minder dan twee op rij: betaal de prijs.',
    ],
    commonFaults: [
      {
        fault: 'De volgende bal sla je uit boosheid.',
        fix: 'Leg de club na een misser één ademhaling lang neer.',
      },
      {
        fault: 'De taak wordt met elke bal makkelijker.',
        fix: 'Club en doel blijven tot het eind.',
      },
    ],
    scoring: {
      how: 'Speel zes ballen. Tel de langste reeks goede ballen; met twee ben je geslaagd.',
      unit: 'op rij',
      unitOfOne: 'op rij',
    },
    diagram: {
      alt: 'Twee genummerde ballen op de drivingrange en een corridor van {25 m|25 yd} tussen twee palen, waarin elke bal moet eindigen.',
      labels: { inARow: '2 op rij' },
    },
  },
};
