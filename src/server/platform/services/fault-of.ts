import type { serviceFaults } from '#contract/health.ts';
import { ForbiddenAddressError } from '../outgoing.ts';

type Fault = Exclude<(typeof serviceFaults)[number], 'sender' | 'noMail' | 'noFfmpeg' | 'noHttps'>;

/** Why a service cannot be used. */
export type ServiceFault = {
  readonly fault: Fault;
  /** What the sentence of the fault adds: the reason given for a certificate, or the status or code of an answer. */
  readonly detail: string;
};

/**
 * How each fault shows in the codes, names and messages of errors, in the order of precedence. The libraries for mail,
 * S3, PostgreSQL, Redis, OpenID Connect and HTTPS name the same fault differently.
 */
const signs: readonly (readonly [Fault, RegExp])[] = [
  [
    'signIn',
    /\b(EAUTH|WRONGPASS|NOAUTH|NOPERM|ERR AUTH|InvalidAccessKeyId|SignatureDoesNotMatch|28P01|28000)\b/,
  ],
  ['forbidden', /\b(AccessDenied|Forbidden)\b/],
  ['noBucket', /\bNoSuchBucket\b/],
  ['certificate', /\b(CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+|ERR_TLS_CERT_\w+)\b/],
  ['encryption', /\b(ERR_SSL_\w+|EPROTO|ETLS|SSL routines|not support SSL)\b/],
  ['unknownHost', /\b(ENOTFOUND|EAI_AGAIN|EDNS)\b/],
  ['refused', /\bECONNREFUSED\b/],
  ['unreachable', /\b(EHOSTUNREACH|ENETUNREACH)\b/],
  [
    'late',
    /\b(ETIMEDOUT|OAUTH_TIMEOUT|TimeoutError|AbortError|UND_ERR_\w*TIMEOUT|timeout)\b|timed out|does not answer/,
  ],
  ['closed', /\b(ECONNRESET|EPIPE|ECONNECTION|UND_ERR_SOCKET)\b|Connection (is closed|terminated)/],
];

type AnyError = Partial<
  Record<'code' | 'originalCode' | 'Code' | 'name' | 'message', unknown> & {
    cause: unknown;
    errors: readonly unknown[];
    status: unknown;
    responseCode: unknown;
  }
>;

/** An error with everything that caused it. */
function chainOf(error: unknown): readonly AnyError[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, errors = [] } = error as AnyError;
  return [error, ...[cause, ...errors].flatMap(chainOf)];
}

/** Classifies the error of an attempt to use a service. The detail holds no password, mail address or user name. */
export function faultOf(error: unknown): ServiceFault {
  const chain = chainOf(error);
  if (chain.some((one) => one instanceof ForbiddenAddressError)) {
    return { fault: 'notPublic', detail: '' };
  }
  const words = chain.map(({ originalCode, code, Code, name, message }) =>
    [originalCode, code, Code, name, message].filter(Boolean).join(' '),
  );
  for (const [fault, sign] of signs) {
    const found = words.findIndex((text) => sign.test(text));
    if (found < 0) continue;
    const detail = fault === 'certificate' ? String(chain[found]?.message).slice(0, 160) : '';
    return { fault, detail };
  }
  return { fault: 'answer', detail: answerOf(chain) };
}

/** The status or code of an answer. The words of a server may contain names and addresses. */
function answerOf(chain: readonly AnyError[]): string {
  const status = chain.map((one) => one.responseCode ?? one.status).find(Boolean);
  const code = chain.map((one) => one.originalCode ?? one.code ?? one.Code).find(Boolean);
  return String(status ?? code ?? chain[0]?.name ?? 'error');
}
