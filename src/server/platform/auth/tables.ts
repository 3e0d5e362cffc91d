import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { tokenScopes } from '#domain/access-tokens/access-token.ts';
import { handicapLimits } from '#domain/handicap/handicap.ts';
import { enumChecks, isWithin } from '../database/checks.ts';
import { instant } from '../database/instant-column.ts';
import { pictures } from '../storage/tables.ts';

/** A golfer. better-auth reads and writes the first seven columns, and the fields that `auth.ts` adds to them. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    currentHandicap: numeric('current_handicap', { precision: 3, scale: 1 }),
    goalHandicap: numeric('goal_handicap', { precision: 3, scale: 1 }),
    preferredLanguage: text('preferred_language').notNull().default('en'),
    preferredUnits: text('preferred_units').notNull().default('metric'),
    themePreference: text('theme_preference').notNull().default('system'),
    timeZone: text('time_zone').notNull().default('UTC'),
    isAdmin: boolean('is_admin').notNull().default(false),
    handedness: text('handedness').notNull().default('right'),
    /** Golfers with a short reach do the skill tests of full shots over shorter distances. */
    reach: text('reach').notNull().default('usual'),
    /** The hash of the picture that the golfer has uploaded. */
    avatar: text('avatar').references(() => pictures.hash),
    /** Whether signing in with the password also asks for a one-time code. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Set when the golfer asks to delete the account, which is deleted any time after this moment. */
    deleteAfter: instant('delete_after'),
  },
  (table) => [
    check('users_current_handicap', isWithin(table.currentHandicap, handicapLimits)),
    check('users_goal_handicap', isWithin(table.goalHandicap, handicapLimits)),
    index('users_avatar').on(table.avatar),
    index('users_created_at').on(table.createdAt),
    // For administrators, who search for golfers by the beginning of an email address or name.
    index('users_email_prefix').on(sql`lower(${table.email}) text_pattern_ops`),
    index('users_first_name_prefix').on(sql`lower(${table.firstName}) text_pattern_ops`),
    index('users_last_name_prefix').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_name_prefix').on(
      sql`lower(${table.firstName} || ' ' || ${table.lastName}) text_pattern_ops`,
    ),
    index('users_delete_after').on(table.deleteAfter).where(sql`${table.deleteAfter} is not null`),
  ],
);

/** The account columns that a golfer's own requests load. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  createdAt: users.createdAt,
  firstName: users.firstName,
  lastName: users.lastName,
  image: users.image,
  avatar: users.avatar,
  currentHandicap: users.currentHandicap,
  goalHandicap: users.goalHandicap,
  preferredLanguage: users.preferredLanguage,
  preferredUnits: users.preferredUnits,
  handedness: users.handedness,
  reach: users.reach,
  themePreference: users.themePreference,
  timeZone: users.timeZone,
  isAdmin: users.isAdmin,
};

export type Account = Pick<typeof users.$inferSelect, keyof typeof accountColumns>;

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_sessions_user').on(table.userId)],
);

/** Tokens with which golfers' own tools send requests for them. Only hashes of the tokens are stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The tool that the golfer made the token for. */
    name: text('name').notNull(),
    scope: text('scope', { enum: tokenScopes }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** Null for a token that works until it is revoked. */
    expiresAt: instant('expires_at'),
    /** Precise to a few minutes; null before the first use. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('access_tokens_user').on(table.userId), ...enumChecks(table)],
);

/**
 * The id of the golfer that a query selects from `users`, for its subqueries: Drizzle would omit the table name, and
 * the subquery would use its own `id` instead.
 */
export const selectedGolfer = sql.raw('"users"."id"');

/**
 * A way to sign in: a password hash, or an identity at an OpenID Connect provider. Its `providerId` is `oidc:` followed
 * by the issuer, and its `accountId` is the subject.
 */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('auth_accounts_user').on(table.userId),
    uniqueIndex('auth_accounts_identity').on(table.providerId, table.accountId),
  ],
);

/**
 * One-time codes of a golfer, as better-auth reads them when somebody signs in. The secret and the recovery codes are
 * encrypted with the server's secret.
 */
export const authTwoFactors = pgTable('auth_two_factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until the golfer has entered the first code. */
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
});

/** Passkeys of golfers: what checks their signatures. The keys themselves never leave the golfers' devices. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    /** How often the key has signed, if it counts: more than fits an integer. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('auth_passkeys_user').on(table.userId)],
);

/** Password reset links, and sign-ins that wait for a code. */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_verifications_identifier').on(table.identifier)],
);

/** A new email address waiting for confirmation. Only the hash of the link's token is stored. */
export const emailChanges = pgTable('email_changes', {
  /** One per golfer: a new request invalidates the earlier link. */
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * Counts attempts at actions that are open to anyone. A key is derived from the counted action and does not reveal an
 * email address.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** The next attempt is allowed from this moment on. */
    freeAt: instant('free_at').notNull(),
    /** Earlier attempts are forgotten from this moment on. */
    forgetAt: instant('forget_at').notNull(),
  },
  (table) => [index('attempts_forget_at').on(table.forgetAt)],
);
