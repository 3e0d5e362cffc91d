import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/platform/app-error.ts';

/** better-auth's refusals in our terms; the rest are faults of ours. */
const codes: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  EMAIL_NOT_VERIFIED: 'email_unverified',
  INVALID_TOKEN: 'reset_link_invalid',
  TOKEN_EXPIRED: 'reset_link_invalid',
};

/**
 * Awaits a call of better-auth and passes its cookies on to the browser.
 * @throws AppError email_taken, wrong_credentials, email_unverified or reset_link_invalid
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

/** What better-auth says of two sign-ups at the same moment, and of a database in trouble. */
export const isFailedCreation = (error: unknown): boolean =>
  error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER';

/** The headers that better-auth looks at, as the Fetch API has them. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}
