import { closeStatement, letterOf, message } from './protocol.ts';

const HEADER_BYTES = 5;

/**
 * Keeps each client's named statements separate. The embedded engine has a single session, so two
 * pool clients preparing `findGolfer` would collide (42P05). Names are replaced, not prefixed,
 * because PostgreSQL only compares their first 63 bytes.
 */
export class StatementNames {
  readonly #owner: number;
  readonly #names = new Map<string, string>();

  constructor(owner: number) {
    this.#owner = owner;
  }

  /** The same message, with the name of any statement in it replaced by this client's own name. */
  translate(bytes: Buffer): Buffer {
    switch (letterOf(bytes)) {
      case 'P':
        return this.#replace(bytes, HEADER_BYTES);
      case 'B':
        return this.#replace(bytes, bytes.indexOf(0, HEADER_BYTES) + 1);
      case 'D':
      case 'C':
        return bytes[HEADER_BYTES] === 'S'.charCodeAt(0)
          ? this.#replace(bytes, HEADER_BYTES + 1)
          : bytes;
      default:
        return bytes;
    }
  }

  /** Messages that close all statements prepared by this client; a Sync must follow. */
  closeAll(): Buffer[] {
    return [...this.#names.values()].map(closeStatement);
  }

  #replace(bytes: Buffer, at: number): Buffer {
    const end = bytes.indexOf(0, at);
    if (end === at) return bytes;
    const name = this.#nameFor(bytes.toString('utf8', at, end));
    const before = bytes.subarray(HEADER_BYTES, at);
    return message(letterOf(bytes), before, name, bytes.subarray(end + 1));
  }

  #nameFor(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const own = `c${this.#owner}_${this.#names.size}`;
    this.#names.set(name, own);
    return own;
  }
}
