import type { User } from '#contract/accounts.ts';
import { formatHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';

/** What the form holds: texts as they are typed. */
export type ProfileValues = Pick<User, 'preferredUnits' | 'themePreference'> & {
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
    preferredUnits: user.preferredUnits,
    themePreference: user.themePreference,
  };
}

function toWireOrNull(text: string): string | null {
  const handicap = readHandicap(text);
  return handicap === null ? null : toDecimalString(handicap);
}

/** The named fields as the server takes them; an emptied handicap is none. */
export function profileChanges(
  values: ProfileValues,
  changed: Readonly<Partial<Record<keyof ProfileValues, boolean>>>,
) {
  const wire = {
    ...values,
    currentHandicap: toWireOrNull(values.currentHandicap),
    goalHandicap: toWireOrNull(values.goalHandicap),
  };
  const names = profileFields.filter((name) => changed[name]);
  return Object.fromEntries(names.map((name) => [name, wire[name]])) as Partial<typeof wire>;
}

/** Empty is fine, a text that is no handicap is not. */
export const isHandicapText = (text: string): boolean =>
  text.trim() === '' || readHandicap(text) !== null;
