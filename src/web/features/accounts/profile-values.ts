import type { User } from '#contract/accounts.ts';
import { formatHandicap, toWire } from '#domain/handicap/handicap.ts';
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
  return handicap === null ? null : toWire(handicap);
}

/** The form as the server takes it; an emptied handicap is none. */
export function profileChanges(values: ProfileValues) {
  return {
    ...values,
    currentHandicap: toWireOrNull(values.currentHandicap),
    goalHandicap: toWireOrNull(values.goalHandicap),
  };
}

/** Empty is fine, a text that is no handicap is not. */
export const isHandicapText = (text: string): boolean =>
  text.trim() === '' || readHandicap(text) !== null;
