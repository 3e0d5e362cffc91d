import type { Address, AnyTarget, Target } from './addresses.ts';

/** Thrown by a route: the golfer belongs elsewhere. */
export class Redirect extends Error {
  readonly target: AnyTarget;

  constructor(target: AnyTarget) {
    super(target.to);
    this.target = target;
  }
}

/** To be thrown by a route: goes elsewhere, and Back does not lead here again. */
export const redirect = <To extends Address>(target: Target<To>): Redirect => new Redirect(target);
