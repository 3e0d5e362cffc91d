import type { Achievement } from '#contract/achievements-schemas.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createStore } from '../store.ts';

/** Why the server refused a waiting change. */
export type Refusal = {
  readonly status: number;
  /** A code from `contract/errors.ts`; null if the response did not come from our server. */
  readonly code: string | null;
  readonly message: string | null;
};

/** A change that a golfer made on this device and that the server has not confirmed yet. */
export type WaitingChange = {
  /** Its position in the sending order. */
  readonly order: number;
  /** Sent as `Idempotency-Key` on every attempt. */
  readonly key: string;
  /** The golfer who made the change. No other golfer sees or sends it. */
  readonly golferId: string;
  readonly method: Endpoint['method'];
  /** The path of its row, such as `/api/user/complete-session`. */
  readonly path: string;
  /** The request URL, with its params filled in. */
  readonly url: string;
  readonly body: unknown;
  /** When the golfer made it, in milliseconds since 1970 by this device's clock. */
  readonly recordedAt: number;
  /** Its label in the list, such as the title of the session; empty if there is no better name. */
  readonly title: string;
  /** The scheduled session of the change, or null. A refused or failed change blocks later ones of its session. */
  readonly sessionId: string | null;
  /** URL prefixes of the reads that it makes stale. */
  readonly refresh: readonly string[];
  /** Null until the server refuses the change; a refused change stays until the golfer has decided. */
  readonly refusal: Refusal | null;
};

/**
 * A change that the server has confirmed. It stays on the device until every stored read that it outdated was answered
 * later: until then, the screens predict its effect on the others.
 */
export type ConfirmedChange = WaitingChange & {
  /** In milliseconds since 1970 by this device's clock. */
  readonly confirmedAt: number;
  /** Achievements that no page has celebrated, because the service worker sent the change. */
  readonly unlocked?: readonly Achievement[];
};

/** A change that has no position in the order yet. */
export type NewChange = Omit<WaitingChange, 'order'>;

/** The waiting changes of the signed-in golfer, in sending order. */
export const waitingChanges = createStore<readonly WaitingChange[]>([]);

/** The golfer's confirmed changes whose effect some stored reads do not show yet. */
export const confirmedChanges = createStore<readonly ConfirmedChange[]>([]);

/** The sending progress: the number of changes done, and the total. */
export type Progress = { readonly done: number; readonly total: number };

/** Null when nothing is being sent. */
export const sendingProgress = createStore<Progress | null>(null);
