import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/platform/app-error.ts';

/** Maps better-auth's refusals to our error codes. Any other error is our own fault. */
const codes: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  EMAIL_NOT_VERIFIED: 'email_unverified',
  // The link was valid a moment ago: another request has used it.
  INVALID_TOKEN: 'link_used',
};

/**
 * Awaits a call to better-auth and passes its cookies on to the browser.
 * @throws AppError email_taken, wrong_credentials, email_unverified or link_used
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
    const code = error instanceof APIError ? codes[error.body?.code ?? ''] : undefined;
    throw code === undefined ? error : new AppError(code);
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
