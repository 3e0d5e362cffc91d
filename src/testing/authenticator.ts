import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Options of WebAuthn, as the server sends them. */
type Creation = { readonly challenge: string; readonly rp: { readonly id: string } };
type Request = { readonly challenge: string; readonly rpId: string };

type Circumstances = {
  /** The address of the page that asks. */
  readonly origin: string;
  /** Whether its owner has unlocked the device; yes by default. */
  readonly isUnlocked?: boolean;
};

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** A text or the head of a map in CBOR. */
const word = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytesOf = (value: Buffer) =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Whether somebody was there, and was recognized; whether a new key follows. */
const flags = (isUnlocked: boolean, isNew: boolean) => 1 + (isUnlocked ? 4 : 0) + (isNew ? 64 : 0);

/** The public key in COSE: EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)]);
}

/** A device that makes and uses one passkey, as browsers pass its answers on. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const shared = { id: text(id), rawId: text(id), type: 'public-key' as const };
  return {
    makes({ challenge, rp }: Creation, { origin, isUnlocked = true }: Circumstances) {
      const data = Buffer.concat([
        sha256(rp.id),
        Buffer.from([flags(isUnlocked, true), 0, 0, 0, 0]),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        word('fmt'),
        word('none'),
        word('attStmt'),
        Buffer.from([0xa0]),
        word('authData'),
        bytesOf(data),
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, origin));
      return { ...shared, response: { clientDataJSON, attestationObject: text(attestation) } };
    },

    signs({ challenge, rpId }: Request, { origin, isUnlocked = true }: Circumstances) {
      const data = Buffer.concat([
        sha256(rpId),
        Buffer.from([flags(isUnlocked, false), 0, 0, 0, 0]),
      ]);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}
