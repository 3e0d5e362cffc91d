import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errors } from '#contract/errors.ts';
import { defaultLanguage, textsIn } from '../texts.ts';
import { bareHeaders } from './security-headers.ts';

type BrokenRequest = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** If the request line is at least this long, it caused the overflow; otherwise the headers did. */
const longestRequestLine = 8192;

function codeOf({ code, rawPacket }: BrokenRequest): ErrorCode {
  if (code !== 'HPE_HEADER_OVERFLOW') return 'invalid_input';
  const start = Buffer.isBuffer(rawPacket)
    ? rawPacket.toString('latin1', 0, longestRequestLine)
    : '';
  return /^[A-Z]+ [^\r\n]+$/.test(start) ? 'address_too_long' : 'headers_too_large';
}

/** Responds to a request that Node cannot parse or whose headers exceed its limit, and closes the connection. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codeOf(error);
  const requestId = randomUUID();
  const status = errors[code];
  const message = textsIn(defaultLanguage, 'errors').t(code);
  const body = JSON.stringify({ message, code, issues: [], requestId } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
