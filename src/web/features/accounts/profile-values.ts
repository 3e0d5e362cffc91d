import type { accounts, User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { formatHandicap, isHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import { readHandicapNumber } from '#domain/handicap/handicap-text.ts';

/** The values of the form. Handicaps are text as typed. */
export type ProfileValues = Pick<
  User,
  'handedness' | 'preferredLanguage' | 'preferredUnits' | 'themePreference' | 'timeZone'
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
  'timeZone',
] as const;

/** Returns the form values of an account, with handicaps formatted for the language. */
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
    timeZone: user.timeZone,
  };
}

/** Returns a handicap for the request: null for an empty field, NaN (which the server refuses) for invalid text. */
function handicapOf(text: string): string | number | null {
  if (text.trim() === '') return null;
  const handicap = readHandicapNumber(text);
  if (handicap === null) return Number.NaN;
  return isHandicap(handicap) ? toDecimalString(handicap) : handicap;
}

/** Returns the changed fields as a request body. */
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
