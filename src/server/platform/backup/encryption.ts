import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ArchiveError } from './archive-error.ts';

/** Begins every encrypted archive; the salt follows. */
const magic = Buffer.from('PINHIGH BACKUP 1\n');
const saltBytes = 16;
/** An archive is sealed in parts, so that neither side needs all of it in memory. */
const partBytes = 64 * 1024;
const tagBytes = 16;
/** 64 MB of memory for each try of a passphrase. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const algorithm = 'aes-256-gcm';

const deriveKey = (passphrase: string, salt: Buffer) =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(
    passphrase.normalize('NFKC'),
    salt,
    32,
    cost,
  );

/**
 * The nonce of a part: its number, and whether it is the last. Parts cannot be reordered, left out or cut off that way,
 * as in STREAM (Hoang, Reyhanitabar, Rogaway and Vizár, 2015). The key of each archive is new, so numbers may repeat.
 */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Regroups a stream into parts of `size` bytes; only the last, which may be empty, has fewer. */
async function* inParts(
  content: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk]);
    while (held.length > size) {
      yield { part: held.subarray(0, size), isLast: false };
      held = held.subarray(size);
    }
  }
  yield { part: held, isLast: true };
}

/** Whether a file begins like an encrypted archive. */
export const isEncrypted = (start: Buffer): boolean =>
  start.subarray(0, magic.length).equals(magic);

/** Encrypts a stream with a passphrase. */
export async function* encrypt(
  content: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = await deriveKey(passphrase, salt);
  yield Buffer.concat([magic, salt]);
  let index = 0;
  for await (const { part, isLast } of inParts(content, partBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(index, isLast));
    yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/**
 * Decrypts what `encrypt` has made.
 * @throws ArchiveError for a wrong passphrase, or an archive that was changed or cut off
 */
export async function* decrypt(
  content: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const head = magic.length + saltBytes;
  const chunks = content[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < head) {
    const { value, done } = await chunks.next();
    if (done) throw new ArchiveError('damaged', 'The archive is cut off.');
    start = Buffer.concat([start, value]);
  }
  const key = await deriveKey(passphrase, start.subarray(magic.length, head));
  const rest = async function* () {
    yield start.subarray(head);
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  let index = 0;
  for await (const { part, isLast } of inParts(rest(), partBytes + tagBytes)) {
    yield openPart(part, { key, index, isLast });
    index += 1;
  }
}

type Place = { readonly key: Buffer; readonly index: number; readonly isLast: boolean };

function openPart(part: Buffer, { key, index, isLast }: Place): Buffer {
  try {
    const decipher = createDecipheriv(algorithm, key, nonceOf(index, isLast));
    decipher.setAuthTag(part.subarray(-tagBytes));
    return Buffer.concat([decipher.update(part.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw index === 0
      ? new ArchiveError('passphrase', 'The passphrase is wrong, or the archive is damaged.')
      : new ArchiveError('damaged', 'The archive is damaged or cut off.');
  }
}
