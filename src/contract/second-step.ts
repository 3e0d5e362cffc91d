import * as z from 'zod/mini';
import { longestTypedCode } from '#domain/second-step/code.ts';
import { passkeyNameLength } from '#domain/second-step/passkey.ts';
import { signedIn } from './accounts.ts';
import { knownPassword } from './accounts-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant, madeId, optional, requiredLine, success } from './fields.ts';
import {
  madePasskey,
  passkeyCreation,
  passkeyRequest,
  usedPasskey,
} from './second-step-schemas.ts';

/** Required when the account has a password, so that an open browser is not enough. */
const proof = z.object({ currentPassword: optional(knownPassword) });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
});
export type Passkey = z.output<typeof passkey>;

const secondStepState = z.object({
  /** Whether signing in with the password also asks for a one-time code. */
  codes: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** The golfer is an administrator, and needs codes or a passkey before any call of the administration. */
  isNeeded: z.boolean(),
});
export type SecondStep = z.output<typeof secondStepState>;

/** A code that somebody types: from an app, or a recovery code. */
const typedCode = requiredLine(longestTypedCode, 'code_required');

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const refresh = ['/api/user/second-step'] as const;

/** What golfers set up so that a password alone opens nothing, and signing in with it. */
export const secondStep = {
  enterCode: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/code',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Complete a sign-in that waits for a one-time code or a recovery code',
    body: z.object({ code: typedCode }),
    response: signedIn,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/passkey-options',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Return what a browser needs to sign in with a passkey, within five minutes',
    response: passkeyRequest,
  }),
  enterPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/passkey',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Sign in with a passkey, which counts as both steps',
    body: z.object({ credential: usedPasskey }),
    response: signedIn,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/user/second-step',
    auth: 'golfer',
    summary: 'Return the second step of the golfer’s sign-in',
    response: secondStepState,
  }),
  startCodes: endpoint({
    method: 'POST',
    path: '/api/user/second-step/codes',
    auth: 'golfer',
    rateClass: 'credentials',
    summary:
      'Make a secret for one-time codes, returned only here; they are on once a code is confirmed',
    body: proof,
    /** `uri` is for a QR code, and `secret` the same in Base32 for typing. */
    response: z.object({ uri: z.string(), secret: z.string() }),
  }),
  confirmCodes: endpoint({
    method: 'POST',
    path: '/api/user/second-step/codes/confirm',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Turn one-time codes on with the first code; recovery codes are returned only here',
    body: z.object({ code: typedCode }),
    refresh,
    response: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/user/second-step/recovery-codes',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Replace the recovery codes; the new ones are returned only here',
    body: proof,
    refresh,
    response: recoveryCodes,
  }),
  turnOffCodes: endpoint({
    method: 'POST',
    path: '/api/user/second-step/codes/off',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Turn one-time codes off, and delete their secret and the recovery codes',
    body: proof,
    refresh,
    response: success,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/user/second-step/passkeys/options',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Return what a browser needs to make a passkey, within five minutes',
    body: proof,
    response: passkeyCreation,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/user/second-step/passkeys',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Add the passkey that this browser has made',
    body: z.object({
      name: requiredLine(passkeyNameLength, 'name_required'),
      credential: madePasskey,
    }),
    refresh,
    response: success,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/user/second-step/passkeys/{id}/removal',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Remove a passkey; it signs nobody in any more',
    params: z.object({ id: madeId }),
    body: proof,
    refresh,
    response: success,
  }),
} satisfies Endpoints;
