import type { FastifyBaseLogger } from 'fastify';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { OidcSettings } from '#server/platform/config.ts';

/** What ties a callback to the browser that was sent away. */
export type Checks = {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
};

/** Somebody whom the provider has vouched for. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null unless the provider says that it is verified. */
  readonly email: string | null;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

export type Provider = {
  /**
   * Where the browser signs in, to come back to `redirectUri`.
   * @throws AppError provider_unavailable
   */
  addressFor(checks: Checks, redirectUri: URL): Promise<string>;
  /**
   * Who has come back, once state, nonce, issuer, audience, expiry and signature are what they have to be.
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
/** How long the provider's own description is used before it is read again. */
const knownMs = 60 * 60 * 1000;

/** What an authorization server answers when the golfer turned back, or would have had to do something. */
const turnedBack = new Set(['access_denied', 'login_required', 'consent_required']);

export function createProvider({ settings, clock, log }: Settings): Provider {
  let known: { readonly until: number; readonly client: oidc.Configuration } | undefined;

  async function client(): Promise<oidc.Configuration> {
    const now = clock().epochMilliseconds;
    if (known !== undefined && now < known.until) return known.client;
    const found = await discover(settings).catch((cause: unknown) => {
      log.warn({ fault: faultOf(cause) }, 'the OpenID Connect provider cannot be reached');
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
        ...{ state, nonce },
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

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<oidc.Configuration> {
  const [post, basic] = [oidc.ClientSecretPost(clientSecret), oidc.ClientSecretBasic(clientSecret)];
  // Providers that name no method know the second one (OpenID Connect Discovery 1.0, section 3).
  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    return (methods.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
  return oidc.discovery(issuer, clientId, undefined, authenticate, {
    timeout: timeLimitSeconds,
    execute: [
      // The signature is checked as well, though the token comes from the provider itself.
      oidc.enableNonRepudiationChecks,
      // The settings allow this on the same machine only.
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
  // Some providers write it as text.
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
  // Address and verification have to come from the same place, or they might not belong together.
  const isComplete = 'email' in token && 'email_verified' in token;
  const hasMore = client.serverMetadata().userinfo_endpoint !== undefined;
  const told =
    isComplete || !hasMore ? token : await oidc.fetchUserInfo(client, tokens.access_token, sub);
  const { email_verified: isVerified, ...person } = profile.parse(told);
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

/** For the log: what went wrong, without what was sent. */
const faultOf = (error: unknown) =>
  error instanceof Error ? `${codeOf(error)} ${error.message}`.trim().slice(0, 200) : 'unknown';
