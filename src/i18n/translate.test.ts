import { expect, test } from 'vitest';
import { type CatalogFile, compileCatalog } from './compile.ts';
import accounts from './en/accounts.json' with { type: 'json' };
import app from './en/app.json' with { type: 'json' };
import training from './en/training.json' with { type: 'json' };
import { createTranslation } from './translate.ts';

const translations = {
  accounts: createTranslation('en', 'accounts', compileCatalog(accounts)),
  app: createTranslation('en', 'app', compileCatalog(app)),
  training: createTranslation('en', 'training', compileCatalog(training)),
};

test('numbers are formatted for the language, and other values stay unchanged', () => {
  const { t } = translations.app;
  expect(t('level.toNext', { xp: 1000, next: 8 })).toBe('1,000 XP to level 8');
  expect(t('documentTitle', { screen: 'Long & short' })).toBe('Long & short · Pinhigh');
});

test.each(['\u202enab uoy', 'נורה', 'نورة'])(
  'a name cannot reorder the sentence around it: %s',
  (screen) => {
    expect(translations.app.t('documentTitle', { screen })).toBe(`\u2068${screen}\u2069 · Pinhigh`);
  },
);

test('a count uses the plural form of the language', () => {
  const { t } = translations.training;
  const short = (count: number) => t('wizard.review.short', { count, day: 'Friday', perWeek: 3 });
  expect(short(0)).toBe('Starting on Friday leaves week 1 without sessions.');
  expect(short(1)).toBe('Starting on Friday leaves week 1 with 1 of 3 sessions.');
  const skipped = (count: number) => t('settle.skippedAll', { count });
  expect(skipped(1)).toBe('1 session is skipped.');
  expect(skipped(2)).toBe('2 sessions are skipped.');
});

test('plurals, numbers and dates follow the rules of another language', () => {
  const polish: CatalogFile = {
    dayCount: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    weekCount: '{count, number}',
    minutes: '{day, date, ::dMMMM}',
  };
  const { t } = createTranslation('pl', 'training', compileCatalog(polish));
  expect([1, 3, 5, 22].map((count) => t('dayCount', { count }))).toEqual([
    '1 dzień',
    '3 dni',
    '5 dni',
    '22 dni',
  ]);
  expect(t('weekCount', { count: 10_000 })).toBe('10\u00a0000');
  const day: object = { day: new Date(2026, 4, 14) };
  // @ts-expect-error: the English message under this key has no date
  expect(t('minutes', day)).toBe('14 maja');
});

test('a message with tags comes in parts', () => {
  const parts = translations.accounts.parts('signIn.new', { create: (words) => ({ words }) });
  expect(parts).toEqual(['New here? ', { words: ['Create an account'] }, '. It is free.']);
});

test('the translation tells whether it has a given key', () => {
  expect(translations.app.has('back')).toBe(true);
  expect(translations.app.has('toString')).toBe(false);
});

test('a key missing from the catalog causes an error that names it', () => {
  const { t } = createTranslation('xx', 'app', {});
  expect(() => t('back')).toThrow('There is no message app:back (xx)');
});

test('wrong keys and missing placeholders do not compile', () => {
  const { app, accounts, training } = translations;
  const misuses = () => [
    // @ts-expect-error: there is no such key
    app.t('backk'),
    // @ts-expect-error: the message has placeholders
    app.t('level.toNext'),
    // @ts-expect-error: one of its placeholders is missing
    app.t('level.toNext', { xp: 1 }),
    // @ts-expect-error: a number is asked for
    app.t('level.toNext', { xp: '1', next: 2 }),
    // @ts-expect-error: the message has no placeholders
    app.t('back', { to: 'Today' }),
    // @ts-expect-error: one of the two messages has placeholders
    app.t(Math.random() > 2 ? 'back' : 'level.toNext'),
    // @ts-expect-error: counts are numbers
    training.t('dayCount', { count: '3' }),
    // @ts-expect-error: a message with tags is no string
    accounts.t('signIn.new', { create: String }),
    // @ts-expect-error: a message without tags has no parts
    accounts.parts('signIn.title'),
  ];
  expect(misuses).toBeTypeOf('function');
});
