import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type CatalogFile, compileCatalog } from '#i18n/compile.ts';
import type { Feature } from '#i18n/translate.ts';
import { createTexts } from './create-texts.ts';

/** Simulates the catalogs of a server; each one waits until the test releases it. */
function createLibrary(catalogs: Record<string, CatalogFile>) {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const texts = createTexts(
    async (language, feature) => {
      const name = `${language}/${feature}`;
      const gate = Promise.withResolvers<void>();
      waiting.set(name, gate);
      await gate.promise;
      return compileCatalog(catalogs[name] ?? {});
    },
    [['app', compileCatalog({ back: 'Back' })]],
  );
  return { ...texts, waiting, arrive: (name: string) => waiting.get(name)?.resolve() };
}

const library = () =>
  createLibrary({
    'en/landing': {
      title: 'Master your golf game',
      choose: { weeks: '{count, plural, one {week} other {weeks}}' },
    },
    'pl/app': { back: 'Wstecz' },
    'pl/landing': {
      title: 'Opanuj golfa',
      choose: { weeks: '{count, plural, one {tydzień} few {tygodnie} other {tygodni}}' },
    },
    'de/app': { back: 'Zurück' },
    'de/landing': { title: 'Besser Golf spielen' },
  });

async function loaded(...names: Feature[]) {
  const texts = library();
  const load = texts.load(...names);
  for (const name of names) texts.arrive(`en/${name}`);
  await load;
  return texts;
}

test('what is there from the start is not fetched', async () => {
  const texts = library();
  await texts.load('app');
  expect(texts.waiting.size).toBe(0);
  expect(texts.getTranslation('app').t('back')).toBe('Back');
});

test('a feature is fetched once, when it is asked for', async () => {
  const texts = await loaded('landing');
  await texts.load('landing');
  expect([...texts.waiting.keys()]).toEqual(['en/landing']);
  expect(texts.getTranslation('landing').t('title')).toBe('Master your golf game');
});

test('texts that nobody loaded are a fault that says which', () => {
  expect(() => library().getTranslation('landing')).toThrow('The texts en/landing are not loaded');
});

test('another language is shown when everything that was loaded has arrived in it', async () => {
  const texts = await loaded('landing');
  function Screen() {
    const { t, language } = texts.useTranslation('landing');
    return <h1 lang={language}>{`${t('title')}, 3 ${t('choose.weeks', { count: 3 })}`}</h1>;
  }
  render(<Screen />);
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('Master your golf game, 3 weeks');

  const change = texts.setLanguage('pl');
  texts.arrive('pl/app');
  await Promise.resolve();
  expect(heading.textContent).toBe('Master your golf game, 3 weeks');

  texts.arrive('pl/landing');
  await act(() => change);
  expect(heading.textContent).toBe('Opanuj golfa, 3 tygodnie');
  expect(heading.lang).toBe('pl');
  expect(document.documentElement.lang).toBe('pl');
});

test('what is loaded during a change is there in both languages', async () => {
  const texts = library();
  const change = texts.setLanguage('pl');
  const load = texts.load('landing');
  for (const name of texts.waiting.keys()) texts.arrive(name);
  await Promise.all([change, load]);
  expect(texts.getTranslation('landing').t('title')).toBe('Opanuj golfa');
});

test('of two changes the last one counts', async () => {
  const texts = await loaded('landing');
  const changes = [texts.setLanguage('pl'), texts.setLanguage('de')];
  for (const name of [...texts.waiting.keys()].reverse()) texts.arrive(name);
  await Promise.all(changes);
  expect(texts.getTranslation('landing').t('title')).toBe('Besser Golf spielen');
});

test('the language stays when one text of the other does not arrive', async () => {
  const texts = await loaded('landing');
  const change = texts.setLanguage('pl');
  texts.arrive('pl/app');
  texts.waiting.get('pl/landing')?.reject(new Error('no network'));
  await expect(change).rejects.toThrow('no network');
  expect(texts.getTranslation('landing').t('title')).toBe('Master your golf game');
  await texts.load('landing', 'app');
  expect(texts.getTranslation('app').language).toBe('en');
});
