import type { Received } from '#contract/endpoint.ts';
import type { secondStep } from '#contract/second-step.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import { provePassword } from '#server/platform/auth/prove-password.ts';
import type { Platform } from '#server/platform/platform.ts';

type Proven = {
  readonly body: Received<typeof secondStep.turnOffCodes>['body'];
  readonly caller: Caller;
  readonly request: { readonly clientNetwork: string };
};

/** @throws AppError an error of `provePassword` */
type ProveGolfer = (call: Proven) => Promise<unknown>;

/** Creates the check that whoever changes the second step also knows the password, if the golfer has one. */
export const prover =
  (platform: Platform): ProveGolfer =>
  ({ body: { currentPassword: password }, caller, request: { clientNetwork } }) =>
    provePassword(platform, { caller, path: 'currentPassword', password, clientNetwork });
