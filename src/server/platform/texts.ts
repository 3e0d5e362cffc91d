import { achievements } from '#i18n/en/achievements.ts';

/** The texts that answers of the server carry, by language. */
const texts = { en: { achievements } } as const;

const isKnown = (language: string): language is keyof typeof texts => language in texts;

/** The texts in the golfer's language; in English while there are none in that language. */
export const textsIn = (language: string) => texts[isKnown(language) ? language : 'en'];
