import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('trusted proxies can be IPv4 and IPv6 addresses and ranges, and default to an empty list', () => {
  const read = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).trustedProxies;
  expect(readConfig({}).trustedProxies).toEqual([]);
  expect(read(' 127.0.0.1, 172.16.0.0/12 ,::1,fd00::/8,')).toEqual([
    ...['127.0.0.1', '172.16.0.0/12', '::1', 'fd00::/8'],
  ]);
});

test.each(['proxy.example.org', '10.0.0.0/33', '10.0.0', '10.0.0.0/8 ::1', '0.0.0.0/0', '::/0'])(
  'a trusted proxy of %s is refused at start',
  (wrong) => {
    expect(() => readConfig({ TRUSTED_PROXIES: `127.0.0.1,${wrong}` })).toThrow(
      /^TRUSTED_PROXIES has to be (made of addresses like|narrower than every address)/,
    );
  },
);

test.each(['golf@a,b/golf', 'golf@a:5432,b:5432/golf', 'golf@a/golf?host=b,c'])(
  'several database hosts (%s) are refused at start, because the driver knows one',
  (rest) => {
    expect(() => readConfig({ DATABASE_URL: `postgres://${rest}` })).toThrow(
      /^DATABASE_URL has to be a postgres:\/\/ address of one host/,
    );
  },
);

test.each([
  [
    { ADMIN_EMAILS: 'foo' },
    'ADMIN_EMAILS has to be made of mail addresses with commas between them',
  ],
  [{ ADMIN_EMAILS: 'a@golf.example; b@golf.example' }, 'ADMIN_EMAILS has to be made of'],
  [{ MAIL_FROM: 'Golf' }, 'MAIL_FROM has to be a mail address, with or without a name'],
  [{ MAIL_FROM: 'Golf <golf>' }, 'MAIL_FROM has to be a mail address'],
  [{ S3_PUBLIC_ENDPOINT: 'https://s3.example.org' }, 'S3_PUBLIC_ENDPOINT needs S3_*.'],
  [{ PORT: '0' }, 'PORT is 0, so PUBLIC_URL has to be set.'],
])('a setting that could not be obeyed is refused at start: %o', (environment, said) => {
  expect(() => readConfig(environment)).toThrow(said);
});

test('addresses of administrators are compared in lower case', () => {
  const { adminEmails } = readConfig({ ADMIN_EMAILS: 'Nora@Golf.Example, otto@golf.example,' });
  expect(adminEmails).toEqual(['nora@golf.example', 'otto@golf.example']);
});

test('a replica without its database is refused at start', () => {
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://golf@replica/golf' })).toThrow(
    'DATABASE_READ_URL needs DATABASE_URL.',
  );
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'pinhigh',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('files are stored in S3 when all S3 settings are present, and in the data folder when all are absent', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(s3).s3).toEqual({
    endpoint: new URL('https://s3.example.org'),
    bucket: 'pinhigh',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

test.each(Object.keys(s3))('S3 settings without %s are refused at start', (name) => {
  const before = { ...s3, [name]: '', PORT: 'five' };
  expect(() => readConfig(before)).toThrow(
    `PORT has to be a port from 0 to 65535.\n${name} is missing: set all of the S3 settings, or none.`,
  );
});

test('a bucket for backups is refused without the service that it belongs to', () => {
  expect(readConfig({ ...s3, BACKUP_BUCKET: 'vault' }).backups.bucket).toBe('vault');
  expect(() => readConfig({ BACKUP_BUCKET: 'vault' })).toThrow('BACKUP_BUCKET needs S3_*.');
});

test('browsers can reach a bucket only if a public endpoint is configured', () => {
  const read = (settings: object) => readConfig({ ...s3, ...settings }).s3?.publicEndpoint?.href;
  expect(read({})).toBeUndefined();
  expect(read({ S3_PUBLIC_ENDPOINT: 'https://files.example.org' })).toBe(
    'https://files.example.org/',
  );
});

test('the media quota defaults to five gigabytes and can be set in megabytes', () => {
  expect(readConfig({}).mediaQuotaBytes).toBe(5000 * 1024 * 1024);
  expect(readConfig({ MEDIA_QUOTA_MB: '0' }).mediaQuotaBytes).toBe(0);
  expect(() => readConfig({ MEDIA_QUOTA_MB: '5 GB' })).toThrow(
    'MEDIA_QUOTA_MB has to be a number of megabytes.',
  );
});

const oidc = {
  OIDC_ISSUER: 'https://id.example.org/realms/golf',
  OIDC_CLIENT_ID: 'pinhigh',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Clubhouse',
};

test('sign-in with a provider is enabled if all OIDC settings are present, and disabled if all are absent', () => {
  expect(readConfig({}).oidc).toBeUndefined();
  expect(readConfig(oidc).oidc).toEqual({
    issuer: new URL('https://id.example.org/realms/golf'),
    clientId: 'pinhigh',
    clientSecret: 'secret',
    name: 'Clubhouse',
    scopes: 'openid email profile',
  });
  expect(readConfig({ ...oidc, OIDC_SCOPES: 'openid email' }).oidc?.scopes).toBe('openid email');
});

test.each(Object.keys(oidc))('OIDC settings without %s are refused at start', (name) => {
  expect(() => readConfig({ ...oidc, [name]: '' })).toThrow(
    `${name} is missing: set all of the OIDC settings, or none.`,
  );
});

test.each([
  ['OIDC_ISSUER', 'id.example.org', 'the address of a provider, like https://id.example.org'],
  ['OIDC_ISSUER', 'http://id.example.org', 'an https:// address'],
  ['OIDC_SCOPES', 'email profile', 'names between spaces, among them openid and email'],
  ['OIDC_NAME', 'x'.repeat(41), 'at most 40 characters long'],
])('%s is refused at start when it is %s', (name, value, rule) => {
  expect(() => readConfig({ ...oidc, [name]: value })).toThrow(`${name} has to be ${rule}.`);
});

test('a provider on the same machine needs no TLS', () => {
  const local = { ...oidc, OIDC_ISSUER: 'http://127.0.0.1:8080' };
  expect(readConfig(local).oidc?.issuer.protocol).toBe('http:');
});

test('allowed push hosts are host names or addresses, each with or without a port', () => {
  const read = (hosts: string) => readConfig({ PUSH_ALLOWED_HOSTS: hosts }).pushAllowedHosts;
  expect(readConfig({}).pushAllowedHosts).toEqual([]);
  expect(read('Push.lan, 10.0.0.2:8443,[fd00::2]:443')).toEqual([
    ...['push.lan', '10.0.0.2:8443', '[fd00::2]:443'],
  ]);
  for (const wrong of ['https://push.lan', 'push.lan/path', 'push.lan:https', 'push lan']) {
    expect(() => read(wrong)).toThrow(/^PUSH_ALLOWED_HOSTS has to be made of hosts like/);
  }
});

test.each([
  'https://example.org/golf',
  'https://example.org/golf/',
  'https://example.org/?club=1',
  'https://example.org/#golf',
  'https://owner:secret@example.org',
  'https://owner@example.org/',
])('a public address that cannot be obeyed is refused at start: %s', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow(
    'PUBLIC_URL has to be an address without a path, query or password, like https://golf.example.org: Pinhigh needs a host or port of its own.',
  );
});

test.each(['https://golf.example.org', 'https://golf.example.org/', 'http://[::1]:5000'])(
  'a public address can be %s',
  (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).publicUrl.href).toBe(new URL(PUBLIC_URL).href),
);

test('mails come from the site’s own domain by default', () => {
  const sender = (settings: object) => readConfig({ ...settings }).mailFrom;
  expect(sender({ PUBLIC_URL: 'https://golf.example.org' })).toBe(
    'Pinhigh <pinhigh@golf.example.org>',
  );
  expect(sender({ PUBLIC_URL: 'http://192.0.2.7:5000' })).toBe('Pinhigh <pinhigh@localhost>');
  expect(sender({ MAIL_FROM: 'Golf <golf@example.org>' })).toBe('Golf <golf@example.org>');
});

test('the settings of the installation are read from the environment, and each wrong one is named', () => {
  const environment = { SIGN_UP: 'invitation', SIGN_UP_DOMAINS: 'Golf.example, lindensee.example' };
  expect(readConfig(environment).installation).toEqual({
    signUp: 'invitation',
    mailDomains: ['golf.example', 'lindensee.example'],
  });
  expect(readConfig({}).installation).toEqual({});
  const wrong = { CLUB_LANGUAGE: 'la', SIGN_UP: 'members', SIGN_UP_DOMAINS: '@golf.example' };
  expect(() => readConfig({ ...wrong, SIGN_IN: 'provider' })).toThrow(
    [
      'CLUB_LANGUAGE has to be one of en, es, fr, de, nl.',
      'SIGN_UP has to be one of open, invitation, closed.',
      'SIGN_UP_DOMAINS has to be made of at most 20 domains like golf.example.org, separated by commas.',
      'SIGN_IN is provider, so the OIDC settings have to be set.',
    ].join('\n'),
  );
});
