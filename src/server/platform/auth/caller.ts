import type { Account } from './tables.ts';

/** The signed-in golfer behind a request, with the fields that any route may need. */
export type Caller = {
  readonly id: string;
  /** The account at the time of the request. */
  readonly account: Account;
  /** The session that this browser is signed in with. */
  readonly sessionId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly timeZone: string;
  readonly units: 'metric' | 'imperial';
  readonly handedness: 'right' | 'left';
  readonly language: string;
  /** Whether the session was last extended more than a day ago and should be extended now. */
  readonly renewalDue: boolean;
};
