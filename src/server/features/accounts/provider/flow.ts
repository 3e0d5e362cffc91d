import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { timeZone, token } from '#contract/fields.ts';
import { type Language, languages } from '#domain/language.ts';
import { cookiePrefix } from '#server/platform/auth/auth.ts';
import type { DeriveToken } from '#server/platform/auth/derived-token.ts';
import { nextOf } from '#server/platform/auth/navigation.ts';
import { isSame } from '#server/platform/auth/token.ts';
import type { Clock } from '#server/platform/clock.ts';
import { languageOf } from '#server/platform/routes/request-language.ts';
import type { Checks } from './provider.ts';

const seconds = 10 * 60;

/** The data that a browser carries to the provider and back. None of it is secret. */
const flow = z.object({
  id: z.string(),
  /** When the flow expires, in milliseconds since the epoch. */
  until: z.number(),
  /** The page that the golfer wanted to open. */
  next: z.nullable(z.string()),
  language: z.enum(languages),
  timeZone: z.nullable(timeZone),
  /** The token of the invitation with which the golfer came. */
  invitation: z.nullable(token),
});
export type Flow = z.output<typeof flow>;

const wishes = z.object({
  language: z.catch(z.optional(z.enum(languages)), undefined),
  timeZone: z.catch(z.nullable(timeZone), null),
  invitation: z.catch(z.nullable(token), null),
});

type Settings = {
  readonly publicUrl: URL;
  readonly deriveToken: DeriveToken;
  readonly clock: Clock;
};

/**
 * Remembers in a signed cookie which browser was sent to the provider; it expires after ten minutes.
 * State, nonce and code verifier are derived from its random id, so none of them is stored.
 */
export function createFlows({ publicUrl, deriveToken, clock }: Settings) {
  const secure = publicUrl.protocol === 'https:';
  // This prefix prevents other hosts of the domain from setting the cookie.
  const name = `${secure ? '__Host-' : ''}${cookiePrefix(publicUrl)}.oidc`;
  const cookie: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  const signatureOf = (payload: string) => deriveToken(`oidc:flow:${payload}`);
  const checksOf = ({ id }: Flow): Checks => ({
    state: deriveToken(`oidc:state:${id}`),
    nonce: deriveToken(`oidc:nonce:${id}`),
    verifier: deriveToken(`oidc:verifier:${id}`),
  });

  return {
    /** Begins a flow and forgets an earlier one of this browser. */
    begin(request: FastifyRequest, reply: FastifyReply): Checks {
      const { language, timeZone, invitation } = wishes.parse(request.query);
      const begun: Flow = {
        id: randomBytes(16).toString('base64url'),
        until: clock().epochMilliseconds + seconds * 1000,
        next: nextOf(request.query),
        language: language ?? (languageOf(request) as Language),
        timeZone,
        invitation,
      };
      const payload = Buffer.from(JSON.stringify(begun)).toString('base64url');
      reply.setCookie(name, `${payload}.${signatureOf(payload)}`, { ...cookie, maxAge: seconds });
      return checksOf(begun);
    },

    /** Ends the flow that this browser began; null when there is none or it has expired. */
    end(request: FastifyRequest, reply: FastifyReply): (Flow & Checks) | null {
      reply.clearCookie(name, cookie);
      const [payload = '', signature = ''] = (request.cookies[name] ?? '').split('.');
      if (!isSame(signature, signatureOf(payload))) return null;
      const begun = flow.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      if (begun.until <= clock().epochMilliseconds) return null;
      return { ...begun, ...checksOf(begun) };
    },
  };
}
