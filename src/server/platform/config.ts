import { join } from 'node:path';
import * as z from 'zod/mini';
import type { InstallationSettings } from '#contract/installation-schemas.ts';
import { settingsInEnvironment } from './environment-settings.ts';
import {
  databaseAddress,
  hosts,
  issuer,
  mailAddresses,
  mailSender,
  port,
  proxies,
  quota,
  scale,
  scopes,
  siteAddress,
  webAddress,
  whole,
} from './setting-schemas.ts';
import { StartError } from './start-error.ts';

/** In characters. */
export const shortestSecret = 32;

const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;
/** Settings that must be set together or not at all. */
const groups = { S3: s3Names, OIDC: oidcNames };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** As the environment has them. */
export const settings = z.object({
  PORT: z._default(port, 5000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(siteAddress),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseAddress),
  DATABASE_READ_URL: z.optional(databaseAddress),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/, error: 'a redis:// address' })),
  BACKUPS: z._default(z.enum(['daily', 'off'], 'daily or off'), 'daily'),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_BUCKET: z.optional(z.string()),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, 'at least 12 characters long'))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'an smtp:// address' })),
  MAIL_FROM: z.optional(mailSender),
  S3_ENDPOINT: z.optional(webAddress),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PUBLIC_ENDPOINT: z.optional(webAddress),
  PATH: z._default(z.string(), ''),
  MEDIA_QUOTA_MB: z._default(quota, 5000),
  OIDC_ISSUER: z.optional(issuer),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, 'at most 40 characters long'))),
  OIDC_SCOPES: z._default(scopes, 'openid email profile'),
  ADMIN_EMAILS: z._default(mailAddresses, []),
  TRUSTED_PROXIES: z._default(proxies, []),
  PUSH_ALLOWED_HOSTS: z._default(hosts, []),
  SECRET: z.optional(
    z.string().check(z.minLength(shortestSecret, `at least ${shortestSecret} characters long`)),
  ),
  VERSION_URL: z.optional(z.url({ protocol: /^https$/, error: 'an https:// address' })),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'at least 16 characters long'))),
  RATE_LIMIT_SCALE: z._default(scale, 1),
  DRAIN_SECONDS: z._default(whole, 0),
  PINHIGH_RESTARTS: z.optional(whole),
  PINHIGH_LAST_EXIT: z.optional(whole),
  LOG_LEVEL: z._default(z.enum(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
});

/** A bucket of an S3-compatible service, and its credentials. */
export type S3Settings = {
  readonly endpoint: URL;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The endpoint that browsers use; undefined when browsers cannot reach the bucket. */
  readonly publicEndpoint: URL | undefined;
};

/** An OpenID Connect provider and our client registration there. */
export type OidcSettings = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's name on the button of the sign-in page. */
  readonly name: string;
  /** Separated by spaces. */
  readonly scopes: string;
};

/** Where backups are kept, and how. */
export type BackupSettings = {
  readonly isDaily: boolean;
  readonly folder: string;
  /** A bucket of the S3-compatible service that gets a copy of each. */
  readonly bucket: string | undefined;
  /** Encrypts the archives; undefined leaves them readable. */
  readonly passphrase: string | undefined;
};

/** All settings from the environment. docs/operating.md describes each one. */
export type Config = {
  /** The names of the variables that are set; all others have their defaults. */
  readonly given: ReadonlySet<string>;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  /** The settings of `installation-schemas.ts` that the environment sets: nobody can change them on a page. */
  readonly installation: Partial<InstallationSettings>;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A replica of that server, for reads that cost much. */
  readonly databaseReadUrl: string | undefined;
  readonly backups: BackupSettings;
  /** Where files are stored; undefined means in a folder inside `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Folders to search for `ffmpeg`, in the format of the system's PATH. */
  readonly programPath: string;
  /** The most space that all pictures and videos of exercises may use together. */
  readonly mediaQuotaBytes: number;
  /** Redis or Valkey, with which nodes share live events and rate limits; without it, PostgreSQL carries the events. */
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** An identity provider that golfers may use instead of a password. */
  readonly oidc: OidcSettings | undefined;
  readonly adminEmails: readonly string[];
  /** Addresses and CIDR ranges whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: readonly string[];
  /** Push services that may have private addresses: hosts, each with a port or for all ports. */
  readonly pushAllowedHosts: readonly string[];
  readonly secret: string | undefined;
  /** Where the newest version is announced, if administrators allow to ask. */
  readonly versionUrl: string | undefined;
  /** The token that gives access to `/api/metrics`; undefined turns metrics off. */
  readonly metricsToken: string | undefined;
  readonly rateLimitScale: number;
  /** How long a server that is told to stop still serves, after it says that it is not ready any more. */
  readonly drainMs: number;
  readonly logLevel: string;
  /**
   * How often `npm start` has started the server again because it had ended by itself, and with which exit code it had
   * ended; null when something else runs the server.
   */
  readonly restarts: { readonly count: number; readonly lastExitCode: number | null } | null;
};

/**
 * Reads the settings from the environment; an empty variable counts as absent.
 * @throws StartError with every invalid setting in one message, so that the operator can fix them all in one restart
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const faults = (parsed.error?.issues ?? []).map(
    (issue) => `${String(issue.path[0])} has to be ${issue.message}.`,
  );
  for (const [group, names] of Object.entries(groups)) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === names.length) continue;
    faults.push(
      ...missing.map((name) => `${name} is missing: set all of the ${group} settings, or none.`),
    );
  }
  if (given['BACKUP_BUCKET'] && !given['S3_BUCKET']) faults.push('BACKUP_BUCKET needs S3_*.');
  if (given['S3_PUBLIC_ENDPOINT'] && !given['S3_BUCKET'])
    faults.push('S3_PUBLIC_ENDPOINT needs S3_*.');
  if (parsed.data?.PORT === 0 && !given['PUBLIC_URL'])
    faults.push('PORT is 0, so PUBLIC_URL has to be set.');
  if (given['DATABASE_READ_URL'] && !given['DATABASE_URL'])
    faults.push('DATABASE_READ_URL needs DATABASE_URL.');
  const installation = settingsInEnvironment(given);
  faults.push(...installation.faults);
  if (!parsed.success || faults.length > 0) throw new StartError([...new Set(faults)].join('\n'));
  const read = parsed.data;
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`);
  return {
    given: new Set(Object.keys(given)),
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    installation: installation.values,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    backups: {
      isDaily: read.BACKUPS === 'daily',
      folder: read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups'),
      bucket: read.BACKUP_BUCKET,
      passphrase: read.BACKUP_PASSPHRASE,
    },
    s3: s3Of(read),
    programPath: read.PATH,
    mediaQuotaBytes: read.MEDIA_QUOTA_MB * 1024 * 1024,
    redisUrl: read.REDIS_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Pinhigh <pinhigh@${mailDomain(publicUrl)}>`,
    oidc: oidcOf(read),
    adminEmails: read.ADMIN_EMAILS,
    trustedProxies: read.TRUSTED_PROXIES,
    pushAllowedHosts: read.PUSH_ALLOWED_HOSTS,
    secret: read.SECRET,
    versionUrl: read.VERSION_URL,
    metricsToken: read.METRICS_TOKEN,
    rateLimitScale: read.RATE_LIMIT_SCALE,
    drainMs: read.DRAIN_SECONDS * 1000,
    logLevel: read.LOG_LEVEL,
    restarts: restartsOf(read),
  };
}

/** Mail servers accept the name of the site as the sender's domain, but not an IP address. */
const mailDomain = ({ hostname }: URL): string =>
  /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;

type Read = z.output<typeof settings>;

/** Whether all settings with these names are set. */
const has = <Name extends keyof Read>(
  read: Read,
  names: readonly Name[],
): read is Read & { readonly [Key in Name]-?: NonNullable<Read[Key]> } =>
  names.every((name) => read[name] !== undefined);

/** The S3 settings; undefined when they are not set. */
function s3Of(read: Read): S3Settings | undefined {
  if (!has(read, s3Names)) return undefined;
  return {
    endpoint: new URL(read.S3_ENDPOINT),
    bucket: read.S3_BUCKET,
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY,
    publicEndpoint:
      read.S3_PUBLIC_ENDPOINT === undefined ? undefined : new URL(read.S3_PUBLIC_ENDPOINT),
  };
}

/** What `npm start` says of restarts; null when something else runs the server. */
function restartsOf({ PINHIGH_RESTARTS: count, PINHIGH_LAST_EXIT: code }: Read) {
  return count === undefined ? null : { count, lastExitCode: code ?? null };
}

/** The OIDC settings; undefined when they are not set. */
function oidcOf(read: Read): OidcSettings | undefined {
  if (!has(read, oidcNames)) return undefined;
  return {
    issuer: new URL(read.OIDC_ISSUER),
    clientId: read.OIDC_CLIENT_ID,
    clientSecret: read.OIDC_CLIENT_SECRET,
    name: read.OIDC_NAME,
    scopes: read.OIDC_SCOPES,
  };
}
