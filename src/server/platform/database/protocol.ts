/** The few messages of PostgreSQL's protocol 3.0 that the embedded socket reads or writes itself. */

const HEADER_BYTES = 5;
const PROTOCOL_3_0 = 196_608;

/** The transaction state at the end of each answer: idle, in a transaction, in a failed transaction. */
type TransactionState = 'I' | 'T' | 'E';

/** Builds a message from its type letter, its length and its parts; strings end in a zero byte. */
export function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.reduce((sum, part) => sum + part.length, 4));
  return Buffer.concat([Buffer.from(letter), length, ...body]);
}

export function letterOf(bytes: Buffer): string {
  return String.fromCharCode(bytes[0] ?? 0);
}

export const sync = message('S');

export function simpleQuery(sql: string): Buffer {
  return message('Q', sql);
}

export function closeStatement(name: string): Buffer {
  return message('C', Buffer.from('S'), name);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

export function readyForQuery(state: TransactionState): Buffer {
  return message('Z', Buffer.from(state));
}

/** The server's messages for a successful start-up without a password. */
export function welcome(processId: number): Buffer {
  return Buffer.concat([
    message('R', int32(0)),
    message('S', 'client_encoding', 'UTF8'),
    message('S', 'DateStyle', 'ISO, MDY'),
    message('S', 'integer_datetimes', 'on'),
    message('S', 'standard_conforming_strings', 'on'),
    message('S', 'TimeZone', 'UTC'),
    message('K', int32(processId), int32(0)),
    readyForQuery('I'),
  ]);
}

/** An error as the server would send it; `code` is the SQLSTATE. */
export function errorResponse(code: string, text: string): Buffer {
  const field = (letter: string, value: string) => Buffer.from(`${letter}${value}\0`);
  const fields = [field('S', 'ERROR'), field('V', 'ERROR'), field('C', code), field('M', text)];
  return message('E', ...fields, Buffer.from([0]));
}

/** Splits a client's byte stream into messages; the very first one has no type letter. */
export class FrontendReader {
  #rest: Buffer = Buffer.alloc(0);
  #started = false;

  /** Calls `take` with each complete message: 'start-up', or the message including its letter. */
  push(chunk: Buffer, take: (message: 'start-up' | Buffer) => void): void {
    let rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const lengthAt = this.#started ? 1 : 0;
      if (rest.length < lengthAt + 4) break;
      const size = lengthAt + rest.readUInt32BE(lengthAt);
      if (rest.length < size) break;
      const bytes = rest.subarray(0, size);
      rest = rest.subarray(size);
      if (this.#started) take(bytes);
      else if (bytes.readUInt32BE(4) === PROTOCOL_3_0) {
        this.#started = true;
        take('start-up');
      }
    }
    this.#rest = rest;
  }
}

type Answer = {
  /** The state in the last ReadyForQuery; undefined while the client has not sent a Sync. */
  state: TransactionState | undefined;
  notifications: Buffer[];
};

/** Extracts the transaction state and the notifications from the engine's complete output. */
export function readAnswer(output: Buffer): Answer {
  const answer: Answer = { state: undefined, notifications: [] };
  let at = 0;
  while (at + HEADER_BYTES <= output.length) {
    const end = at + 1 + output.readUInt32BE(at + 1);
    const letter = String.fromCharCode(output[at] ?? 0);
    if (letter === 'Z') answer.state = toState(output[at + HEADER_BYTES]);
    if (letter === 'A') answer.notifications.push(output.subarray(at, end));
    at = end;
  }
  return answer;
}

function toState(byte: number | undefined): TransactionState {
  const letter = String.fromCharCode(byte ?? 0);
  return letter === 'I' || letter === 'T' ? letter : 'E';
}
