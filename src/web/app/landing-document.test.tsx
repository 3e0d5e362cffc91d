import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#domain/language.ts';
import type { ShownProgram } from '#web/features/landing/shown-program.ts';
import { loadCatalogs, setLanguage } from '#web/i18n/translation.ts';
import { LandingDocument } from './landing-document.tsx';

const origin = 'https://pinhigh.example';
const breakHundred: ShownProgram = {
  id: 'p1',
  name: 'Break </script> 100',
  description: 'To two digits.',
  language: 'en',
  difficulty: 'beginner',
  durationWeeks: 6,
  sessionsPerWeek: 3,
  minutesPerSession: 40,
  targetHandicap: '24.0',
  fromHandicap: null,
  color: 'green',
  weeks: [],
};

beforeEach(() => {
  vi.stubGlobal('landingStyles', '.site { color: green }');
  vi.stubGlobal('browserCheck', 'var hole = 1');
  vi.stubGlobal('landingScript', 'let par = 72');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage('en');
});

async function render(language: string): Promise<Document> {
  await loadCatalogs('landing', 'update');
  await setLanguage(language);
  const page = <LandingDocument origin={origin} path="/" signUp="open" programs={[breakHundred]} />;
  return new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
}

test.each(languages)(
  'the page contains its title, languages, and programs in %s',
  async (language) => {
    const page = await render(language);
    const text = (selector: string, attribute: string) =>
      page.querySelector(selector)?.getAttribute(attribute);
    expect(page.documentElement.lang).toBe(language);
    expect(page.title).toMatch(/^.{5,} · Pinhigh$/);
    expect(text('meta[name="description"]', 'content')?.length).toBeGreaterThan(50);
    expect(text('link[rel="canonical"]', 'href')).toBe(`${origin}/`);
    const alternates = [...page.querySelectorAll('link[rel="alternate"]')];
    expect(
      alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ).toEqual([
      ...languages.map((each) => [each, `${origin}/?lang=${each}`]),
      ['x-default', `${origin}/`],
    ]);
    expect(text('meta[property="og:image"]', 'content')).toBe(`${origin}/open-graph.png`);
    expect(text('meta[property="og:title"]', 'content')).toBe(page.title);
    expect(text('link[rel="manifest"]', 'href')).toBe(`/app.${language}.webmanifest`);
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)['@graph'][1].itemListElement).toMatchObject([
      { position: 1, item: { '@type': 'ExercisePlan', name: breakHundred.name } },
    ]);
  },
);

test.each([
  ['en', '22.6'],
  ['de', '22,6'],
])('the page writes the handicap of its picture as usual in %s: %s', async (language, handicap) => {
  const page = await render(language);
  expect(page.body.textContent).toContain(handicap);
});
