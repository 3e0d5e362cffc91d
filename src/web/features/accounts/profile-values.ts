import type { accounts, User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { formatHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';

/** What the form holds: texts as typed. */
export type ProfileValues = Pick<
  User,
  'handedness' | 'preferredLanguage' | 'preferredUnits' | 'themePreference'
> & {
  firstName: string;
  lastName: string;
  currentHandicap: string;
  goalHandicap: string;
};

export const profileFields = [
  'firstName',
  'lastName',
  'currentHandicap',
  'goalHandicap',
  'handedness',
  'preferredLanguage',
  'preferredUnits',
  'themePreference',
] as const;

/** The account as the form shows it, handicaps in the language's own way. */
export function profileValues(user: User, language: string): ProfileValues {
  const write = (handicap: string | null) =>
    handicap === null ? '' : formatHandicap(handicap, language);
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    currentHandicap: write(user.currentHandicap),
    goalHandicap: write(user.goalHandicap),
    handedness: user.handedness,
    preferredLanguage: user.preferredLanguage,
    preferredUnits: user.preferredUnits,
    themePreference: user.themePreference,
  };
}

/** A handicap as the server takes it: null for an emptied field, NaN, which it refuses, for nonsense. */
function handicapOf(text: string): string | number | null {
  if (text.trim() === '') return null;
  const handicap = readHandicap(text);
  return handicap === null ? Number.NaN : toDecimalString(handicap);
}

/** The changed fields as the server takes them. */
export function profileChanges(
  values: ProfileValues,
  changed: Readonly<Partial<Record<keyof ProfileValues, unknown>>>,
): BodyOf<typeof accounts.updateProfile> {
  const body = {
    ...values,
    currentHandicap: handicapOf(values.currentHandicap),
    goalHandicap: handicapOf(values.goalHandicap),
  };
  const names = profileFields.filter((name) => changed[name]);
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}
