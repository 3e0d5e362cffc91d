/** A golfer of the club, with habits from 0 (never) to 1 (always). */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly timeZone: string;
  readonly language: 'en' | 'es' | 'fr' | 'de' | 'nl';
  /** How often a planned session is trained on its day. */
  readonly diligence: number;
  /** How often something is logged in addition to the plan. */
  readonly zeal: number;
  /** How often friends are met in the app. */
  readonly company: number;
};

/** Names, time zone and language; then the habits, which are diligence, zeal and company. */
const table = [
  ['Nora', 'Devlin', 'Pacific/Auckland', 'en', 0.9, 0.5, 0.8],
  ['Iñigo', 'Sáez', 'Europe/Madrid', 'es', 0.75, 0.8, 0.6],
  ['Chloé', 'Roux', 'America/Montreal', 'fr', 0.6, 0.3, 0.9],
  ['Jörg', 'Weiß', 'Europe/Berlin', 'de', 0.95, 0.2, 0.3],
  ['Sanne', 'de Wit', 'Europe/Amsterdam', 'nl', 0.4, 0.6, 0.5],
  ['Anil', 'Rao', 'Asia/Kolkata', 'en', 0.7, 0.9, 0.4],
  ['Mele', 'Tau', 'Pacific/Kiritimati', 'en', 0.2, 0.1, 0.7],
  ['Ruth', 'Okafor', 'America/Los_Angeles', 'en', 0.85, 0.4, 0.2],
] as const;

/** Eight golfers on both sides of the date line, some in zones with half hours or with summer at Christmas. */
export const golfers: readonly Person[] = table.map(
  ([firstName, lastName, timeZone, language, diligence, zeal, company]) => {
    return { firstName, lastName, timeZone, language, diligence, zeal, company };
  },
);

const office = { timeZone: 'Europe/London', language: 'en', diligence: 0, zeal: 0, company: 0 };

/** The two administrators. */
export const ada = { ...office, firstName: 'Ada', lastName: 'Stone' } as Person;
export const bram = { ...office, firstName: 'Bram', lastName: 'Visser' } as Person;
