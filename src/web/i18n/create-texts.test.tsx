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

test('bundled texts are not fetched', async () => {
  const texts = library();
  await texts.load('app');
  expect(texts.waiting.size).toBe(0);
  expect(texts.getTranslation('app').t('back')).toBe('Back');
});

test('the texts of a feature are fetched once, on request', async () => {
  const texts = await loaded('landing');
  await texts.load('landing');
  expect([...texts.waiting.keys()]).toEqual(['en/landing']);
  expect(texts.getTranslation('landing').t('title')).toBe('Master your golf game');
});

test('missing texts throw an error that names them', () => {
  expect(() => library().getTranslation('landing')).toThrow('The texts en/landing are not loaded');
});

test('a new language appears only after all loaded texts have arrived in it', async () => {
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

test('texts loaded during a language change are available in the new language', async () => {
  const texts = library();
  const change = texts.setLanguage('pl');
  const load = texts.load('landing');
  for (const name of texts.waiting.keys()) texts.arrive(name);
  await Promise.all([change, load]);
  expect(texts.getTranslation('landing').t('title')).toBe('Opanuj golfa');
});

test('the later of two language changes applies', async () => {
  const texts = await loaded('landing');
  const changes = [texts.setLanguage('pl'), texts.setLanguage('de')];
  for (const name of [...texts.waiting.keys()].reverse()) texts.arrive(name);
  await Promise.all(changes);
  expect(texts.getTranslation('landing').t('title')).toBe('Besser Golf spielen');
});

test('the language stays unchanged when one text of the new language fails to load', async () => {
  const texts = await loaded('landing');
  const change = texts.setLanguage('pl');
  texts.arrive('pl/app');
  texts.waiting.get('pl/landing')?.reject(new Error('no network'));
  await expect(change).rejects.toThrow('no network');
  expect(texts.getTranslation('landing').t('title')).toBe('Master your golf game');
  await texts.load('landing', 'app');
  expect(texts.getTranslation('app').language).toBe('en');
});
