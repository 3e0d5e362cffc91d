import { describe, expect, test } from 'vitest';
import { translate } from '#content/translation.ts';
import { de } from '#content/words/de/all.ts';
import { en } from '#content/words/en/all.ts';
import { es } from '#content/words/es/all.ts';
import { fr } from '#content/words/fr/all.ts';
import { nl } from '#content/words/nl/all.ts';
import { canDoWithout, describeNeed, type EquipmentNeed } from './equipment.ts';

test('a need is described with its number, and a choice with all its alternatives', () => {
  const german = translate(en.equipment, de.equipment);
  const french = translate(en.equipment, fr.equipment);
  expect(describeNeed({ putter: 1 }, en.equipment, 'en')).toBe('Putter');
  expect(describeNeed({ ball: 10 }, en.equipment, 'en')).toBe('10 balls');
  expect(describeNeed({ book: 2, tee: 2 }, en.equipment, 'en')).toBe('2 books or 2 tees');
  expect(describeNeed({ chalk: 1, footSpray: 1, tee: 4 }, en.equipment, 'en')).toBe(
    'Chalk, foot spray, or 4 tees',
  );
  expect(describeNeed({ ball: 10 }, german, 'de')).toBe('10 Bälle');
  expect(describeNeed({ coin: 3, tee: 3 }, french, 'fr')).toBe('3 pièces de monnaie ou 3 tees');
});

test('an alternative has a small letter after "or", but not a German noun', () => {
  const words = { de: de.equipment, es: es.equipment, fr: fr.equipment, nl: nl.equipment };
  const described = (need: EquipmentNeed) => [
    describeNeed(need, en.equipment, 'en'),
    ...Object.entries(words).map(([language, own]) =>
      describeNeed(need, translate(en.equipment, own), language),
    ),
  ];
  expect(described({ driver: 1, teeClub: 1 })).toEqual([
    'Driver or shorter club for the tee',
    'Driver oder kürzerer Schläger fürs Tee',
    'Driver o palo más corto para el tee',
    'Driver ou club plus court pour le départ',
    'Driver of kortere club voor de tee',
  ]);
  expect(described({ footSpray: 1, chalk: 1 })).toEqual([
    'Foot spray or chalk',
    'Fußspray oder Kreide',
    'Espray para pies o tiza',
    'Spray pour les pieds ou craie',
    'Voetspray of krijt',
  ]);
  expect(described({ putter: 1, sevenIron: 1 }).at(-1)).toBe('Putter of ijzer 7');
});

describe('a golfer without a glass', () => {
  test('cannot do a drill that needs a glass', () => {
    expect(canDoWithout([{ putter: 1 }, { glass: 1 }], ['glass'])).toBe(false);
  });

  test('can do a drill that needs no glass or accepts something else instead', () => {
    expect(canDoWithout([{ putter: 1 }], ['glass'])).toBe(true);
    expect(canDoWithout([{ glass: 1, coin: 1 }], ['glass'])).toBe(true);
    expect(canDoWithout([{ glass: 1, coin: 1 }], ['glass', 'coin'])).toBe(false);
    expect(canDoWithout([], ['glass'])).toBe(true);
  });
});
