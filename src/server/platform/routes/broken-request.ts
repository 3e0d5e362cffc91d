import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, errors } from '#contract/errors.ts';
import { defaultLanguage, textsIn } from '../texts.ts';

/** What Node cannot read as HTTP at all, or with headers beyond its limit, is answered and closed. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'invalid_input';
  const requestId = randomUUID();
  const status = errors[code];
  const message = textsIn(defaultLanguage, 'errors').t(code);
  const body = JSON.stringify({ message, code, issues: [], requestId } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
