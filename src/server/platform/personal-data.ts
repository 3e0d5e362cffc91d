import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ImportedKind } from '#contract/account-data.ts';
import { auditEntries } from './audit/tables.ts';
import {
  accessTokens,
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  emailChanges,
  users,
} from './auth/tables.ts';
import { keptAnswers } from './idempotency/tables.ts';
import type { ImportRules } from './import-rules.ts';
import { liveCursors, liveMessages } from './live/tables.ts';
import { profileImport } from './profile-import.ts';

type Exported = {
  readonly table: PgTable;
  /** The name of its files in the export, without extension. */
  readonly exportedAs: string;
  /** Columns to leave out, by their names in the code: secrets, and values that mean nothing elsewhere. */
  readonly without?: readonly string[];
  /** Selects the golfer's rows; needed unless exactly one `userId` column does. */
  readonly rowsOf?: (golferId: string) => SQL | undefined;
};

/** A table that can be imported from another installation's export. */
export type ImportedTable = Exported & {
  readonly exportedAs: ImportedKind;
  readonly import: ImportRules;
};

/** A table in the export of an account, with how it is imported or why it is not. */
export type ExportedTable = ImportedTable | (Exported & { readonly notImported: string });

/** A table that is not exported, and why. */
type KeptTable = { readonly table: PgTable; readonly notExported: string };

/**
 * A table with rows that belong to a golfer. A column (`userId`, unless the row has two golfers) references `users` and
 * cascades, so deleting the account deletes the rows.
 */
export type PersonalTable = ExportedTable | KeptTable;

/** The personal data that does not belong to a feature. */
const platformPersonalData: readonly PersonalTable[] = [
  { table: users, exportedAs: 'profile', import: profileImport },
  {
    table: authSessions,
    exportedAs: 'devices',
    without: ['token'],
    notImported: 'browsers that are signed in elsewhere',
  },
  {
    table: accessTokens,
    exportedAs: 'access-tokens',
    without: ['tokenHash'],
    notImported: 'tokens of another installation',
  },
  {
    table: authAccounts,
    exportedAs: 'sign-in-methods',
    without: ['password', 'accessToken', 'refreshToken', 'idToken'],
    notImported: 'ways to sign in elsewhere',
  },
  {
    table: emailChanges,
    exportedAs: 'email-change',
    without: ['tokenHash'],
    notImported: 'an address that waits to be confirmed elsewhere',
  },
  {
    table: authTwoFactors,
    notExported: 'the secret of one-time codes; the profile says whether they are on',
  },
  {
    table: authPasskeys,
    exportedAs: 'passkeys',
    without: ['publicKey', 'credentialID', 'counter'],
    notImported: 'passkeys, which work only at the address where they were made',
  },
  { table: keptAnswers, notExported: 'copies of answers, kept for retries' },
  {
    table: auditEntries,
    notExported: 'what administrators did for the installation, kept for a year',
  },
  { table: liveCursors, notExported: 'where open tabs have read to' },
  { table: liveMessages, notExported: 'messages to open tabs, kept for hours' },
];

type Owner = { readonly personalData?: readonly PersonalTable[] };

/** Every table with rows that belong to a golfer: the platform's tables and those of all features. */
export const personalDataOf = (features: readonly Owner[]): readonly PersonalTable[] => [
  ...platformPersonalData,
  ...features.flatMap(({ personalData = [] }) => personalData),
];
