import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import { codeLockSeconds } from './auth.ts';
import { sessionCookieName } from './find-caller.ts';
import { wrongCode } from './one-time-codes.ts';

/** Our error codes for those of better-auth. */
const codes: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  EMAIL_NOT_VERIFIED: 'email_unverified',
  // The link was valid a moment ago: another request has used it.
  INVALID_TOKEN: 'link_used',
  // The code came too late, after too many wrong ones, or after the password or the codes were changed.
  INVALID_TWO_FACTOR_COOKIE: 'sign_in_over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign_in_over',
  TOTP_NOT_ENABLED: 'sign_in_over',
  BACKUP_CODES_NOT_ENABLED: 'sign_in_over',
  // Removed, made elsewhere, not unlocked by its golfer, or too late.
  PASSKEY_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_refused',
};

/** The codes of better-auth for a wrong one-time code, and for a recovery code that is wrong or used. */
const wrongCodes = ['INVALID_CODE', 'INVALID_BACKUP_CODE'];

/** Maps better-auth's refusals to our errors; any other error is our own fault. */
function refusalOf(error: unknown): AppError | undefined {
  if (!(error instanceof APIError)) return undefined;
  const given = error.body?.code ?? '';
  const code = codes[given];
  if (code !== undefined) return new AppError(code);
  // Of two requests with the same recovery code, one finds it used.
  if (wrongCodes.includes(given) || error.status === 'CONFLICT') return wrongCode();
  if (given === 'ACCOUNT_TEMPORARILY_LOCKED')
    return new AppError('too_many_requests', [], { retryAfter: codeLockSeconds });
  return undefined;
}

/**
 * Awaits a call to better-auth and passes its cookies on to the browser.
 * @throws AppError email_taken, wrong_credentials, email_unverified, link_used, sign_in_over, passkey_refused,
 * too_many_requests, or invalid_input for a wrong code
 */
export async function withCookies<Answer>(
  reply: FastifyReply,
  call: Promise<{ headers: Headers; response: Answer }>,
): Promise<Answer> {
  try {
    const { headers, response } = await call;
    for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
    return response;
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** @throws AppError link_expired or link_invalid for a link that better-auth refuses */
export function throwLinkFault(error: unknown): never {
  if (!(error instanceof APIError)) throw error;
  const isOld = error.body?.code === 'TOKEN_EXPIRED';
  throw new AppError(isOld ? 'link_expired' : 'link_invalid');
}

/** Whether better-auth failed to create a user: two sign-ups at the same moment, or a database failure. */
export const isFailedCreation = (error: unknown): boolean =>
  error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER';

/** The request headers that better-auth reads, as Fetch API headers. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** The same without a session, for a browser that is signed in and signs in once more. */
export function headersWithoutSession(request: FastifyRequest, publicUrl: URL): Headers {
  const headers = authHeaders(request);
  const session = `${sessionCookieName(publicUrl)}=`;
  const cookies = (headers.get('cookie') ?? '').split(/; */);
  headers.set('cookie', cookies.filter((cookie) => !cookie.startsWith(session)).join('; '));
  return headers;
}
