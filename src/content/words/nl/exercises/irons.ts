import type { irons as facts } from '../../../exercises/irons.ts';
import type { Translation } from '../../../translation.ts';
import type { WordsOfDrills } from '../../words.ts';

export const irons: Translation<WordsOfDrills<typeof facts>> = {
  'easy-wedges': {
    name: 'Tien rustige wedges',
    description: 'Tien zachte wedges naar een ruim doel. Halve snelheid, volle balans.',
    diagram: {
      alt: 'Een golfer, van boven gezien, slaat zachte wedges naar een brede landingszone op ongeveer {50 m|55 yd}.',
    },
  },
  'low-point-line': {
    name: 'Lijn voor het laagste punt',
    description:
      'Een lijn op de grond laat zien waar de club de grasmat raakt. Het spoor begint erop of vlak erna.',
    alternatives: ['Op welk gras dan ook zonder ballen: 20 sporen in het gras.'],
    scoring: {
      how: 'Maak 20 swings. Tel de sporen die op de lijn of hoogstens {10 cm|4 in} erna beginnen.',
      unit: 'goede sporen',
    },
    diagram: {
      alt: 'Een lijn over het gras: drie sporen van de club beginnen hoogstens {10 cm|4 in} erna, op de lijn liggen ballen klaar.',
      labels: { line: 'Lijn', marks: 'Sporen' },
    },
  },
  'short-iron-greens': {
    name: 'Korte ijzers naar de green',
    description: 'Tien ballen naar een green op {90 m|100 yd}. Erop of ernaast, niets ertussenin.',
    scoring: {
      how: 'Sla tien ballen. Tel de ballen die op de green blijven.',
      unit: 'geraakte greens',
      norm: 'Amateurs in de baan, vooral mannen',
    },
    diagram: {
      alt: 'Slagen van {90 m|100 yd} naar een ronde green van {25 m|25 yd} breed; zes liggen op de green en drie ernaast.',
    },
  },
  'nine-windows': {
    name: 'Negen vensters',
    description:
      'Laag, midden en hoog, elk met een draw, recht en een fade. Noem het venster en raak het dan.',
    scoring: {
      how: 'Speel elk van de negen vensters één keer. Eén punt voor raak, een half punt voor de juiste curve op de verkeerde hoogte.',
      unit: 'vensters',
    },
    diagram: {
      alt: 'Negen vensters, gezien van achter de bal: laag, midden en hoog, elk met een draw, een rechte slag en een fade. Een hoge fade is genoemd.',
      labels: {
        high: 'Hoog',
        mid: 'Midden',
        low: 'Laag',
        draw: 'Draw',
        straight: 'Recht',
        fade: 'Fade',
      },
    },
  },
  'club-roulette': {
    name: 'Clubroulette',
    description:
      'Een nieuwe club en een nieuw doel voor elke bal, door het lot gekozen. Nooit twee keer hetzelfde.',
    scoring: {
      how: 'Sla 15 ballen. Tel de ballen die eindigen in de corridor die je noemde, hoogstens {15 m|15 yd} te kort of te lang.',
      unit: 'ballen bij het doel',
    },
    diagram: {
      alt: 'Drie doelen op verschillende afstanden en kanten, elk voor een andere club; om het gelote doel ligt een gearceerd veld van {25 m|25 yd} breed.',
      labels: { wedge: 'Wedge', eightIron: 'IJzer 8', fiveIron: 'IJzer 5' },
    },
  },
};
