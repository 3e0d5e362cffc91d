import { describe, expect, test } from 'vitest';
import { translate } from '#content/translation.ts';
import { de } from '#content/words/de/all.ts';
import { en } from '#content/words/en/all.ts';
import { fr } from '#content/words/fr/all.ts';
import { canDoWithout, describeNeed } from './equipment.ts';

test('a need is described with its number, and a choice with all its alternatives', () => {
  const german = translate(en.equipment, de.equipment);
  const french = translate(en.equipment, fr.equipment);
  expect(describeNeed({ putter: 1 }, en.equipment, 'en')).toBe('Putter');
  expect(describeNeed({ ball: 10 }, en.equipment, 'en')).toBe('10 balls');
  expect(describeNeed({ book: 2, tee: 2 }, en.equipment, 'en')).toBe('2 books or 2 tees');
  expect(describeNeed({ chalk: 1, footSpray: 1, tee: 4 }, en.equipment, 'en')).toBe(
    'Chalk, Foot spray, or 4 tees',
  );
  expect(describeNeed({ ball: 10 }, german, 'de')).toBe('10 Bälle');
  expect(describeNeed({ coin: 3, tee: 3 }, french, 'fr')).toBe('3 pièces de monnaie ou 3 tees');
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
