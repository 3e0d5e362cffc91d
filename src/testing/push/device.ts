import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { PushMessage } from '#contract/push.ts';

/** The browser's side of Web Push: its keys, and decryption of messages. */
export type Device = {
  readonly path: string;
  /** As sent by the page. */
  readonly subscription: { endpoint: string; p256dhKey: string; authKey: string };
  read(body: Buffer): PushMessage;
};

let devices = 0;

/** A device that subscribes at the push service of this origin. */
export function aDevice(origin: string): Device {
  devices += 1;
  const path = `/device-${devices}`;
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    path,
    subscription: {
      endpoint: origin + path,
      p256dhKey: keys.getPublicKey('base64'),
      authKey: auth.toString('base64'),
    },
    read: (body) => JSON.parse(decrypt(body, keys, auth).toString()),
  };
}

const deriver = (secret: Buffer, salt: Buffer) => (info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message by RFC 8291, with one record of RFC 8188. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const derive = deriver(deriver(keys.computeSecret(sender), auth)(info, 32), salt);
  const key = derive('Content-Encoding: aes128gcm\0', 16);
  const nonce = derive('Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding');
  return padded.subarray(0, end);
}

type Claims = { readonly aud: string; readonly exp: number; readonly sub: string };

/**
 * Verifies the VAPID signature of a request like a push service (RFC 8292).
 * @throws if the key does not match the signature
 */
export function readVapid(authorization = ''): { readonly key: string; readonly claims: Claims } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('The VAPID signature is wrong');
  return { key, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) };
}
