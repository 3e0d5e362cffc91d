import type { Address, AnyTarget, Target } from './addresses.ts';

/** Thrown by a route to send the golfer elsewhere. */
export class Redirect extends Error {
  readonly target: AnyTarget;

  constructor(target: AnyTarget) {
    super(target.to);
    this.target = target;
  }
}

/** For a route to throw. Replaces the history entry, so that Back does not return to this address. */
export const redirect = <To extends Address>(target: Target<To>): Redirect => new Redirect(target);
