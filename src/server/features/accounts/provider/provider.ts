import type { FastifyBaseLogger } from 'fastify';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { OidcSettings } from '#server/platform/config.ts';
import { type Service, sayFault, serverOf } from '#server/platform/services/services.ts';

/** Values that tie a callback to the browser that was sent to the provider. */
export type Checks = {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
};

/** A person whose identity the provider has confirmed. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  /** Lowercase; null unless the provider says that it is verified. */
  readonly email: string | null;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

export type Provider = {
  /**
   * The URL where the browser signs in and then returns to `redirectUri`.
   * @throws AppError provider_unavailable
   */
  addressFor(checks: Checks, redirectUri: URL): Promise<string>;
  /**
   * Returns the identity of the person who signed in, after checking state, nonce, issuer, audience,
   * expiry and signature.
   * @throws AppError provider_cancelled, provider_failed or provider_unavailable
   */
  identityOf(callback: URL, checks: Checks): Promise<Identity>;
};

type Settings = {
  readonly settings: OidcSettings;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

const timeLimitSeconds = 10;
/** How long the provider's metadata is cached, in milliseconds. */
const knownMs = 60 * 60 * 1000;

/** Authorization server errors that mean the golfer canceled, or would have had to take some action. */
const turnedBack = new Set(['access_denied', 'login_required', 'consent_required']);

export function createProvider({ settings, clock, log }: Settings): Provider {
  const service = providerService(settings);
  let known: { readonly until: number; readonly client: oidc.Configuration } | undefined;

  async function client(): Promise<oidc.Configuration> {
    const now = clock().epochMilliseconds;
    if (known !== undefined && now < known.until) return known.client;
    const found = await discover(settings).catch((cause: unknown) => {
      log.warn(`Nobody can sign in with ${settings.name}. ${sayFault(service, cause)}`);
      throw new AppError('provider_unavailable', [], { cause });
    });
    known = { until: now + knownMs, client: found };
    return found;
  }

  return {
    async addressFor({ state, nonce, verifier }, redirectUri) {
      return oidc.buildAuthorizationUrl(await client(), {
        redirect_uri: redirectUri.href,
        scope: settings.scopes,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href;
    },

    async identityOf(callback, checks) {
      const found = await client();
      try {
        return await exchange(found, callback, checks);
      } catch (cause) {
        const code = refusalOf(cause);
        if (code !== 'provider_cancelled') {
          log.warn({ fault: faultOf(cause) }, 'a sign-in at the OpenID Connect provider failed');
        }
        throw new AppError(code, [], { cause });
      }
    },
  };
}

/** Reads the provider's metadata, as for a sign-in. */
export const providerService = (settings: OidcSettings): Service => ({
  name: 'signIn',
  server: serverOf(settings.issuer),
  setting: 'OIDC_ISSUER',
  use: () => discover(settings),
});

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<oidc.Configuration> {
  const [post, basic] = [oidc.ClientSecretPost(clientSecret), oidc.ClientSecretBasic(clientSecret)];
  // Providers that list no methods support client_secret_basic (OpenID Connect Discovery 1.0, section 3).
  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    return (methods.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
  return oidc.discovery(issuer, clientId, undefined, authenticate, {
    timeout: timeLimitSeconds,
    execute: [
      // The signature is checked too, although the token comes directly from the provider.
      oidc.enableNonRepudiationChecks,
      // The configuration allows http only on the same machine.
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

const claims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
});
const optionalText = z.catch(z.nullable(z.string()), null);
const profile = z.object({
  email: z.catch(z.nullable(email), null),
  // Some providers send it as text.
  email_verified: z.catch(z.union([z.boolean(), z.literal('true')]), false),
  name: optionalText,
  given_name: optionalText,
  family_name: optionalText,
});

async function exchange(
  client: oidc.Configuration,
  callback: URL,
  { state, nonce, verifier }: Checks,
): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(client, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const token = tokens.claims() ?? {};
  const { iss, sub } = claims.parse(token);
  // The address and its verification must come from the same place, or they might not belong together.
  const isComplete = 'email' in token && 'email_verified' in token;
  const hasMore = client.serverMetadata().userinfo_endpoint !== undefined;
  const identity =
    isComplete || !hasMore ? token : await oidc.fetchUserInfo(client, tokens.access_token, sub);
  const { email_verified: isVerified, ...person } = profile.parse(identity);
  return {
    issuer: iss,
    subject: sub,
    email: isVerified ? person.email : null,
    name: person.name,
    firstName: person.given_name,
    lastName: person.family_name,
  };
}

function refusalOf(error: unknown) {
  if (error instanceof oidc.AuthorizationResponseError && turnedBack.has(error.error)) {
    return 'provider_cancelled';
  }
  const isNetwork = error instanceof TypeError || codeOf(error) === 'OAUTH_TIMEOUT';
  return isNetwork ? 'provider_unavailable' : 'provider_failed';
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Describes an error for the log, without the data that was sent. */
const faultOf = (error: unknown) =>
  error instanceof Error ? `${codeOf(error)} ${error.message}`.trim().slice(0, 200) : 'unknown';
