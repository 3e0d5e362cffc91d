import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ErrorBody,
  type ErrorCode,
  errors,
  type FieldFault,
  type Issue,
  noBounds,
} from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import { outageOf } from '../database/availability.ts';
import { outageOfThisCall } from '../database/call-faults.ts';
import { describeDatabaseError, framesOf } from '../database/database-error.ts';
import { textsIn } from '../texts.ts';
import { isGone, isOfGoneClient } from './client-gone.ts';
import { AnswerError } from './compiled-serializer.ts';
import { languageOf } from './request-language.ts';
import { bareHeaders } from './security-headers.ts';

/** Fastify's own errors, raised before any of our code runs. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_VALIDATION: 'invalid_input',
  FST_ERR_BAD_URL: 'invalid_input',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  // A path that leads out of the folder of the files, or contains detours.
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

/** Errors of the libraries that read requests and send files, by their status. */
const refusalsByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  403: 'not_found',
  404: 'not_found',
  412: 'precondition_failed',
  415: 'unsupported_type',
  416: 'range_not_satisfiable',
};

/** How long a client should wait after a 503: databases restart within seconds. */
const retryAfterSeconds = 5;

/** Turns any thrown value into an error that is safe to send to the client. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const refusal = code === undefined ? undefined : refusals[code];
  if (refusal !== undefined) return new AppError(refusal);
  const outage = outageOf(error);
  if (outage !== undefined) return new AppError(outage);
  return new AppError(refusalsByStatus[statusCode ?? 0] ?? outageOfThisCall() ?? 'internal');
}

function send(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const language = languageOf(request);
  const { t } = textsIn(language, 'errors');
  const issues = textsIn(language, 'issues');
  const describe = ({ path, code, bounds = noBounds }: FieldFault): Issue => ({
    path,
    message: issues.t(code, bounds),
  });
  const body: ErrorBody = {
    message: t(error.code),
    code: error.code,
    issues: error.faults.map(describe),
    requestId: request.id,
  };
  const status = errors[error.code];
  const retryAfter = error.retryAfter ?? (status === 503 ? retryAfterSeconds : undefined);
  if (error.code === 'token_invalid') reply.header('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** The Content-Range header with the file's size, for a client that requested a range beyond its end. */
function contentRangeOf(error: unknown): string | undefined {
  const { headers } = error as { headers?: Readonly<Record<string, string>> };
  return headers?.['Content-Range'];
}

/** Converts an error for the client. Logs unexpected errors, without their data. */
function noted(error: unknown, request: FastifyRequest): AppError {
  const answer = toAppError(error);
  if (errors[answer.code] >= 500) {
    const what =
      error instanceof AnswerError
        ? { serialization: error.message }
        : {
            fault: describeDatabaseError(error),
            ...(answer.code === 'internal' && { stack: framesOf(error) }),
          };
    request.log.error(what, 'request failed');
  }
  return answer;
}

/** Creates an error handler that redirects the browser to a page that explains the problem. */
export const redirectErrorsTo =
  (path: string) => (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${path}?problem=${noted(error, request).code}`);

/** Installs the error handler that turns errors into responses. */
export function replyToErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (isGone(reply) && isOfGoneClient(error)) return reply.hijack();
    const answer = noted(error, request);
    const size = contentRangeOf(error);
    if (size !== undefined) reply.header('content-range', size);
    return send(request, reply, answer);
  });
}

/** Responds to errors that the router raises before any hook runs, such as for a malformed URL. */
export function replyToRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...bareHeaders, 'x-request-id': request.id });
  send(request, reply, toAppError(error));
}

/** Sends the response for an unknown path. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply) {
  return send(request, reply, new AppError('not_found'));
}
