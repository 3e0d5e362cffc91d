import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';

const clientId = 'pinhigh';
const clientSecret = 'known to pinhigh and its provider';

/** A person with an account at the provider. */
export type Person = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
};

/** An ID token before signing. Tests may change its claims or the key that signs it. */
export type IdToken = { readonly claims: object; readonly key: string };

export type SignInProvider = {
  readonly issuer: string;
  /** The environment variables for a server that signs in at this provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets the person who signs in from now on. With null, signing in is canceled. */
  signsIn(person: Person | null): void;
  /** Changes the ID tokens issued from now on; null stops that. */
  forges(change: ((token: IdToken) => IdToken) | null): void;
  /** Follows the provider's redirects like a browser. Returns the final URL. */
  walk(address: string): Promise<string>;
  close(): Promise<void>;
};

const aKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;

/** A key that the provider never published. */
export const strangersKey = aKey();

const base64url = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed({ claims, key }: IdToken): string {
  const content = `${base64url({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${base64url(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

const claimsOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** In-memory storage for one provider. */
function memory(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind}:${id}`, payload),
    find: async (id) => kept.get(`${kind}:${id}`),
    findByUid: async (uid) => [...kept.values()].find((one) => one.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = kept.get(`${kind}:${id}`);
      if (payload) payload.consumed = 1;
    },
    destroy: async (id) => void kept.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}

/** Grants everything without asking for consent. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** Follows redirects like a browser, with cookies, until they leave the provider. */
async function walk(issuer: string, address: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = new URL(address);
  while (url.origin === issuer) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of page.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = page.headers.get('location');
    if (location === null) throw new Error(`${url.pathname}: ${await page.text()}`);
    url = new URL(location, url);
  }
  return url.href;
}

/** The settings that do not depend on the person. */
const settingsFor = (publicUrl: string, key: string): Configuration => ({
  adapter: memory(),
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`${publicUrl}/api/auth/oidc/callback`],
    },
  ],
  cookies: { keys: ['of the provider alone'] },
  jwks: {
    keys: [
      { ...createPrivateKey(key).export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' },
    ],
  },
  claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  ttl: lifetimes,
  loadExistingGrant: grantAll,
  renderError: (context, { error }) => {
    context.body = error;
  },
});

/** Lifetimes in seconds. */
const lifetimes = {
  AccessToken: 600,
  AuthorizationCode: 60,
  IdToken: 600,
  Interaction: 600,
  Grant: 600,
  Session: 600,
};

/** A real OpenID Connect provider on this machine that signs in without showing pages. */
export async function startSignInProvider(publicUrl: string): Promise<SignInProvider> {
  const key = aKey();
  const people = new Map<string, Person>();
  let comer: Person | null = null;
  let forge: ((token: IdToken) => IdToken) | null = null;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    ...settingsFor(publicUrl, key),
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) {
      await next();
      const body = context.body as { id_token?: string } | undefined;
      if (forge && body?.id_token) {
        const token = signed(forge({ claims: claimsOf(body.id_token), key }));
        context.body = { ...body, id_token: token };
      }
      return;
    }
    const { req, res } = context;
    const result = comer ? { login: { accountId: comer.sub } } : { error: 'access_denied' };
    context.respond = false;
    await provider.interactionFinished(req, res, result);
  });
  server.on('request', provider.callback());

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Clubhouse',
    },
    signsIn(person) {
      comer = person;
      if (person) people.set(person.sub, person);
    },
    forges(change) {
      forge = change;
    },
    walk: (address) => walk(issuer, address),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
