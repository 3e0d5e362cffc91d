// The values of settings, as the environment has them; each schema's message completes "... has to be".
import * as z from 'zod/mini';
import { listOf } from './environment-settings.ts';

export const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'a port from 0 to 65535')),
  z.pipe(z.transform(Number), z.int().check(z.lte(65_535, 'a port from 0 to 65535'))),
);
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address like https://golf.example.org',
});
/** Links and cookies are made for a whole host, so a path or a password could not be obeyed. */
export const siteAddress = webAddress.check(
  z.refine((address) => {
    const url = URL.parse(address);
    return url === null || url.href === `${url.origin}/`;
  }, 'an address without a path, query or password, like https://golf.example.org: Pinhigh needs a host or port of its own'),
);
/** The driver knows one host; it would look for a host with the name of all of them, or ignore the others. */
export const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address of one host' })
  .check(
    z.refine((address) => {
      const { host = '', searchParams } = URL.parse(address) ?? {};
      return !`${host}${searchParams?.get('host')}`.includes(',');
    }, 'a postgres:// address of one host: the one of HAProxy, which finds the primary among several'),
  );
/** A /0 range would make every client a trusted proxy, so any client could forge its address. */
const notEverybody = z.refine<string>(
  (range) => !range.endsWith('/0'),
  'narrower than every address',
);
export const proxies = z.pipe(
  z.pipe(z.string(), z.transform(listOf)),
  z.array(
    z
      .union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'made of addresses like 10.0.0.2 or 10.0.0.0/8',
      )
      .check(notEverybody),
  ),
);
export const hosts = z.pipe(
  z.pipe(z.string(), z.transform(listOf)),
  z.array(
    z
      .string()
      .check(
        z.toLowerCase(),
        z.regex(
          /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/,
          'made of hosts like push.example.org or 10.0.0.2:8443',
        ),
      ),
  ),
);
export const mailAddresses = z.pipe(
  z.pipe(z.string(), z.transform(listOf)),
  z.array(
    z
      .string()
      .check(
        z.toLowerCase(),
        z.email('made of mail addresses with commas between them, like nora@example.com'),
      ),
  ),
);
export const mailSender = z
  .string()
  .check(
    z.regex(
      /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'a mail address, with or without a name, like Pinhigh <golf@example.org>',
    ),
  );
export const scale = z.pipe(
  z.string(),
  z.pipe(z.transform(Number), z.number('a number above 0').check(z.positive('a number above 0'))),
);
export const quota = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/, 'a number of megabytes')),
  z.transform(Number),
);
export const whole = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'a whole number')),
  z.transform(Number),
);

/** Without TLS, an attacker on the network could sign in as anyone. Plain HTTP is safe only to this machine. */
export const issuer = z.url('the address of a provider, like https://id.example.org').check(
  z.refine((address) => {
    const url = URL.parse(address);
    const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
    return url === null || url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
  }, 'an https:// address'),
);
export const scopes = z.string().check(
  z.refine((list) => {
    const named = list.split(' ');
    return named.includes('openid') && named.includes('email');
  }, 'names between spaces, among them openid and email'),
);
