import * as z from 'zod/mini';
import { optional } from './fields.ts';

/** What WebAuthn calls a public key credential, as JSON: its bytes are Base64url. */
const type = z.literal('public-key');

/** What a browser needs to make a passkey. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  excludeCredentials: z.array(z.object({ type, id: z.string() })),
  /** The passkey has to be found without a name, and to check who uses it. */
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

/** What a browser needs to sign in with a passkey. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
});

/** Far more than passkeys need, and little enough to decode. */
const bytes = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));

const idBytes = 1400;
const shared = { id: bytes(idBytes), rawId: bytes(idBytes), type };
const clientDataJSON = bytes(8000);

/** A passkey that a browser has made. */
export const madePasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(60_000),
    /** How the browser reaches the device that holds it. */
    transports: optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});

/** What a passkey has signed. */
export const usedPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(8000),
    signature: bytes(4000),
  }),
});
