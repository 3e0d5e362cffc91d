import * as z from 'zod/mini';
import { joiningModes } from '#domain/installation/joining.ts';
import { languages } from '#domain/language.ts';
import type { IssueCode } from './errors.ts';
import { line } from './fields.ts';

/** How golfers may sign in: also with a password, or at the sign-in provider only. */
const signInModes = ['any', 'provider'] as const;

/** Whether the server asks for the newest version. */
const versionChecks = ['off', 'daily'] as const;

/** Whether administrators may do without a second step at sign-in. */
export const secondStepModes = ['optional', 'required'] as const;

export const clubNameLength = 60;
export const mostMailDomains = 20;

/** A host name: `lindensee.example`. */
const mailDomain = z
  .string('mail_domain' satisfies IssueCode)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
      'mail_domain' satisfies IssueCode,
    ),
  );

type Setting = {
  readonly schema: z.ZodMiniType;
  /** The variable of the environment that sets it; a list is separated by commas there. */
  readonly variable: string;
  /** What a value in the environment has to be. */
  readonly wanted: string;
};

/**
 * The settings that administrators may change while the server runs. A value in the environment wins. A new setting is
 * one entry here, its usual value below, and its field on the administrators' page.
 */
export const installationSettings = {
  /** Empty while the club has no name. */
  clubName: {
    schema: line(clubNameLength),
    variable: 'CLUB_NAME',
    wanted: `one line of at most ${clubNameLength} characters`,
  },
  /** For mails to people without an account, new accounts, and browsers that ask for none of our languages. */
  language: {
    schema: z.enum(languages),
    variable: 'CLUB_LANGUAGE',
    wanted: `one of ${languages.join(', ')}`,
  },
  signUp: {
    schema: z.enum(joiningModes),
    variable: 'SIGN_UP',
    wanted: `one of ${joiningModes.join(', ')}`,
  },
  /** Who has an address at one of these may sign up without an invitation where one is needed. */
  mailDomains: {
    schema: z.array(mailDomain).check(z.maxLength(mostMailDomains)),
    variable: 'SIGN_UP_DOMAINS',
    wanted: `made of at most ${mostMailDomains} domains like golf.example.org, separated by commas`,
  },
  signIn: {
    schema: z.enum(signInModes),
    variable: 'SIGN_IN',
    wanted: `one of ${signInModes.join(', ')}`,
  },
  versionCheck: {
    schema: z.enum(versionChecks),
    variable: 'VERSION_CHECK',
    wanted: `one of ${versionChecks.join(', ')}`,
  },
  adminSecondStep: {
    schema: z.enum(secondStepModes),
    variable: 'ADMIN_SECOND_STEP',
    wanted: `one of ${secondStepModes.join(', ')}`,
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof installationSettings;
export const settingNames = Object.keys(installationSettings) as readonly SettingName[];

type Schemas = {
  readonly [Name in SettingName]: (typeof installationSettings)[Name]['schema'];
};
export const settingSchemas = Object.fromEntries(
  settingNames.map((name) => [name, installationSettings[name].schema]),
) as Schemas;

export type InstallationSettings = { readonly [Name in SettingName]: z.output<Schemas[Name]> };

/** The same in an answer, which is not checked again. A setting without its line here does not compile. */
export const shownSettings = {
  clubName: z.string(),
  language: z.enum(languages),
  signUp: z.enum(joiningModes),
  mailDomains: z.array(z.string()),
  signIn: z.enum(signInModes),
  versionCheck: z.enum(versionChecks),
  adminSecondStep: z.enum(secondStepModes),
} as const satisfies Readonly<Record<SettingName, z.ZodMiniType>>;

/** What holds for a setting that nobody has set. */
export const usualSettings: InstallationSettings = {
  clubName: '',
  language: 'en',
  signUp: 'open',
  mailDomains: [],
  signIn: 'any',
  versionCheck: 'off',
  adminSecondStep: 'optional',
};

/** Where the value of a setting comes from: the environment, the administrators' page, or neither. */
const settingSource = z.enum(['environment', 'page', 'default']);
export type SettingSource = z.output<typeof settingSource>;

export const settingSourceSchemas = Object.fromEntries(
  settingNames.map((name) => [name, settingSource]),
) as Readonly<Record<SettingName, typeof settingSource>>;
