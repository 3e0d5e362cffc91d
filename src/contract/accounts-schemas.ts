import * as z from 'zod/mini';
import { unitSystems } from '#domain/drills/distance.ts';
import { handednesses } from '#domain/drills/handedness.ts';
import { joiningModes } from '#domain/installation/joining.ts';
import { languages } from '#domain/language.ts';
import type { IssueCode } from './errors.ts';
import { handicap, instant, line, optional, readable, timeZone } from './fields.ts';

export const themes = ['light', 'dark', 'system'] as const;

/** The longest name, in characters: the whole name and each of its two parts. */
export const nameLength = { whole: 100, part: 60 } as const;

export const passwordLength = { min: 8, max: 128 } as const;

/** A password that somebody chooses now. */
export const newPassword = z.string().check(
  // Stores the same characters whether or not the keyboard has a key for each accented letter.
  z.normalize('NFC'),
  ...readable,
  z.minLength(passwordLength.min, 'password_short' satisfies IssueCode),
  z.maxLength(passwordLength.max, 'password_long' satisfies IssueCode),
);

/** An existing password, which may be older than today's password rules. */
export const knownPassword = z
  .string()
  .check(z.normalize('NFC'), z.minLength(1), z.maxLength(passwordLength.max));

/** What the screens for visitors say about this installation. */
export const signInOptions = z.object({
  /** The name of the OpenID Connect provider; null if there is none. */
  provider: z.nullable(z.string()),
  /** Empty if the club has no name. */
  clubName: z.string(),
  signUp: z.enum(joiningModes),
  /** Who has an address at one of these needs no invitation. */
  mailDomains: z.array(z.string()),
  /** False where golfers sign in at the provider only. */
  hasPasswords: z.boolean(),
});
export type SignInOptions = z.output<typeof signInOptions>;

/** The options of an installation that nobody has changed. */
export const usualOptions: SignInOptions = {
  provider: null,
  clubName: '',
  signUp: 'open',
  mailDomains: [],
  hasPasswords: true,
};

/** What a golfer changes in the profile; omitted fields stay unchanged. */
export const profileChanges = z.object({
  firstName: z.optional(z.nullable(line(nameLength.part))),
  lastName: z.optional(z.nullable(line(nameLength.part))),
  currentHandicap: z.optional(z.nullable(handicap)),
  goalHandicap: z.optional(z.nullable(handicap)),
  preferredLanguage: optional(z.enum(languages)),
  preferredUnits: optional(z.enum(unitSystems)),
  handedness: optional(z.enum(handednesses)),
  reach: optional(z.enum(['usual', 'short'])),
  themePreference: optional(z.enum(themes)),
  timeZone: optional(timeZone),
});

/** How a golfer signs in. */
export const signInMethods = z.object({
  hasPassword: z.boolean(),
  /** A new email address that replaces the current one once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
});
export type SignInMethods = z.output<typeof signInMethods>;

/** A browser that is signed in. */
export const device = z.object({
  id: z.string(),
  /** Taken from the user agent, such as "Firefox" or "Android"; null when unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: instant,
  /** Precise to the day. */
  lastUsedAt: instant,
  isThisOne: z.boolean(),
});
export type Device = z.output<typeof device>;
