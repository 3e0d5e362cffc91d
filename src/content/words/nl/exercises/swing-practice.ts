import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: Translation<WordsOfDrills<typeof facts>> = {
  'feet-together': {
    name: 'Voeten tegen elkaar',
    description:
      'Driekwart\u00ADswings met de voeten tegen elkaar. Blijf je in balans, dan klopt de swing.',
    purpose:
      'Zonder brede basis moeten armen en lichaam samen draaien. Niets leert je sneller ritme dan balans.',
    setUp: 'Een kort ijzer, de bal op een lage tee, de voeten naast elkaar.',
    steps: [
      'Swing op halve snelheid aan beide kanten tot borsthoogte.',
      'Houd elke finish drie seconden vast voordat je kijkt waar de bal is.',
      'Lukken er tien op rij, swing dan iets langer, nooit harder.',
      'Sla de laatste vijf vanuit je normale stand met dezelfde rustige voeten.',
    ],
    commonFaults: [
      {
        fault: 'Je valt naar je tenen toe.',
        fix: 'Breng in de uitgangspositie gewicht naar je hielen en swing langzamer vanaf de top.',
      },
      {
        fault: 'Alleen de armen swingen.',
        fix: 'Draai de knopen van je shirt naar het doel tot in de finish.',
      },
    ],
    alternatives: ['Bij een net gaat het net zo goed: alleen de finish telt.'],
    scoring: {
      how: 'Sla 20 ballen. Tel hoe vaak je de finish drie seconden vasthoudt.',
      unit: 'vastgehouden finishes',
      unitOfOne: 'vastgehouden finish',
    },
    diagram: {
      alt: 'Twee voeten naast elkaar, van boven gezien, en een bal die langs een rechte lijn vliegt.',
      labels: { feetTogether: 'Voeten tegen elkaar' },
    },
  },
  'nine-to-three': {
    name: 'Van negen tot drie',
    description: 'Halve swings van negen uur tot drie uur. De bal vliegt laag en recht.',
    purpose:
      'Alles wat telt op het raakmoment gebeurt tussen negen en drie. Klopt die helft, dan volgt de volle swing.',
    setUp:
      'Een wedge, 20 ballen op lage tees en twee markeringen {10 m|10 yd} uit elkaar op {50 m|55 yd}.',
    steps: [
      'Swing terug tot de voorste arm horizontaal is en de club omhoog wijst.',
      'Swing door tot de achterste arm horizontaal is, en stop daar.',
      'Kijk: club en achterste arm in één lijn, gewicht op de voorste voet.',
      'Start de bal tussen de twee markeringen. Een volle swing telt niet, waar de bal ook heen gaat.',
    ],
    commonFaults: [
      {
        fault: 'De swing loopt door voorbij drie.',
        fix: 'Swing langzamer. Wat je beheerst, kun je stoppen.',
      },
      {
        fault: 'De bal start naar één kant.',
        fix: 'Voel hoe de rug van je bovenste hand naar het doel wijst als de club de bal raakt.',
      },
    ],
    alternatives: [
      'Zonder de twee markeringen: een boom en de opening ernaast, ongeveer {10 m|10 yd} breed.',
    ],
    scoring: {
      how: 'Sla {attempts} ballen. Tel de ballen die tussen de twee markeringen starten en blijven.',
      unit: 'ballen op lijn',
      unitOfOne: 'bal op lijn',
    },
    diagram: {
      alt: 'Een golfer van voren gezien als op een wijzerplaat: op negen uur is de arm horizontaal en wijst de club omhoog, op drie uur liggen arm en club horizontaal in één lijn.',
    },
  },
  'tempo-three-to-one': {
    name: 'Drie terug, één door',
    description:
      'Tel één, twee, drie bij het opzwaaien en één bij het doorzwaaien. Met of zonder bal.',
    purpose:
      'Een swing die in de maat blijft, overleeft de eerste tee. Tellen geeft je hoofd iets te doen dat helpt.',
    setUp:
      'Een willekeurige club en ruimte om te swingen. Zet een metronoom op een maat die je ligt en houd die aan. Film jezelf of laat iemand meekijken.',
    steps: [
      'Tel hardop mee en maak tien swings zonder bal. Deze tellen niet.',
      'Maak 20 swings in dezelfde maat, met een bal waar dat mag.',
      'Bekijk de film of vraag het: bij drie boven, bij één bij de bal.',
      'Houd de hele tijd dezelfde maat. Schrijf hem op voor de volgende keer.',
    ],
    commonFaults: [
      {
        fault: 'De drie komt voordat je boven bent.',
        fix: 'Begin te tellen als de club beweegt, niet eerder.',
      },
      {
        fault: 'De één wordt een klap.',
        fix: 'Zeg de één lang, zo lang als het doorzwaaien duurt.',
      },
    ],
    alternatives: [
      'In een lage kamer: een korte club omgekeerd vastgehouden, of een handdoek met een knoop.',
    ],
    safety:
      'Kijk voor de eerste swing omhoog en om je heen: plafond, lamp, meubels, mensen. De ogen blijven open.',
    scoring: {
      how: 'Maak {attempts} swings met een metronoom, gefilmd of bekeken. Tel de swings die bij drie boven waren en bij één bij de bal, of waar hij zou liggen.',
      unit: 'swings in de maat',
      unitOfOne: 'swing in de maat',
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
    purpose:
      'De meeste golfers richten naast het doel en maken dat goed met hun swing. Met de rails valt die reden weg.',
    setUp:
      'Het doel is een opening van {10 m|10 yd} breed op {100 m|110 yd}. Leg één stick net buiten de bal, gericht op het midden van de opening, en één evenwijdig daaraan langs je tenen.',
    steps: [
      'Zet eerst het clubblad goed, dan je tenen langs de binnenste rail. Sla zo vijf ballen.',
      'Haal de rails weg. Ga achter de bal staan, kies het midden van de opening en neem je set-up in.',
      'Leg voordat je slaat één stick langs je tenen en één tegen het clubblad, en bekijk ze allebei van achteren.',
      'Richt zo tien keer, elke keer op een nieuwe opening. Sla de bal of laat hem liggen.',
    ],
    commonFaults: [
      {
        fault: 'De voeten staan op lijn en de schouders open.',
        fix: 'Houd een club tegen je schouders voordat je de grip vastpakt.',
      },
      {
        fault: 'De bal kruipt naar voren in je stand.',
        fix: 'Leg een tee bij de binnenkant van je voorste hiel en houd de bal daarmee op één lijn.',
      },
    ],
    alternatives: ['Op welk gras dan ook zonder ballen: twee bomen of palen zijn de opening.'],
    scoring: {
      how: 'Richt tien keer zonder rails. Tel hoe vaak beide sticks, langs de tenen en bij het clubblad, in de opening wezen.',
      unit: 'keer goed gericht',
      unitOfOne: 'keer goed gericht',
    },
    diagram: {
      alt: 'Twee evenwijdige sticks op de grond, één langs de tenen en één voorbij de bal, beide wijzen naar een opening van {10 m|10 yd} tussen twee palen.',
      labels: { toes: 'Tenen', ballLine: 'Lijn van de bal' },
    },
  },
};
