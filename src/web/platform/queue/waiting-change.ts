import type { Endpoint } from '#contract/endpoint.ts';
import { createStore } from '../store.ts';

/** Why the server has refused a change that waited. */
export type Refusal = {
  readonly status: number;
  /** Of `contract/errors.ts`; null for an answer that is not the server's own. */
  readonly code: string | null;
  readonly message: string | null;
};

/** A change that a golfer has made on this device and that the server has not confirmed yet. */
export type WaitingChange = {
  /** Its place in the order of sending. */
  readonly order: number;
  /** Sent as `Idempotency-Key` with every try. */
  readonly key: string;
  /** Whose it is: nobody else sees or sends it. */
  readonly golferId: string;
  readonly method: Endpoint['method'];
  /** The path of its row, such as `/api/user/complete-session`. */
  readonly path: string;
  /** Where it is sent, with its params filled in. */
  readonly url: string;
  readonly body: unknown;
  /** When the golfer made it, in milliseconds since 1970 by the clock of this device. */
  readonly recordedAt: number;
  /** What the list calls it, such as the title of the session; empty where there is no better name. */
  readonly title: string;
  /** The scheduled session it is about: changes of the same one wait for each other. Null without one. */
  readonly sessionId: string | null;
  /** URL prefixes of reads that it makes out of date. */
  readonly refresh: readonly string[];
  /** Null while it waits for its turn; otherwise it stays until the golfer has decided. */
  readonly refusal: Refusal | null;
};

/** A change before it has its place in the order. */
export type NewChange = Omit<WaitingChange, 'order'>;

/** The waiting changes of the golfer who is signed in, in the order of sending. */
export const waitingChanges = createStore<readonly WaitingChange[]>([]);

/** How far sending has come: how many of how many are done. */
export type Progress = { readonly done: number; readonly total: number };

/** Null while nothing is sent. */
export const sendingProgress = createStore<Progress | null>(null);
