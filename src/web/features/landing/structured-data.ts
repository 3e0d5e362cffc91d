import { languages } from '#domain/language.ts';
import type { ShownProgram } from './shown-program.ts';

type Site = {
  readonly origin: string;
  readonly language: string;
  readonly name: string;
  readonly description: string;
  /** The URL of a picture of the app. */
  readonly image: string;
  /** The heading of the programs. */
  readonly list: string;
  readonly programs: readonly ShownProgram[];
};

/** The content of the landing page as schema.org JSON-LD: the app and its programs. */
export function structuredData({ origin, language, list, programs, ...app }: Site) {
  const url = `${origin}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebApplication',
        '@id': `${url}#app`,
        url,
        ...app,
        inLanguage: languages,
        applicationCategory: 'SportsApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
      {
        '@type': 'ItemList',
        name: list,
        inLanguage: language,
        itemListElement: programs.map((program, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'ExercisePlan',
            name: program.name,
            description: program.description,
            inLanguage: program.language,
            // ISO 8601 duration.
            activityDuration: `P${program.durationWeeks}W`,
            activityFrequency: program.sessionsPerWeek,
            exerciseType: 'Golf',
          },
        })),
      },
    ],
  };
}
