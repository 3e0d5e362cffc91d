import type { Account } from '../auth/tables.ts';

/** The signed-in golfer behind a request, as far as every route may need. */
export type Caller = {
  readonly id: string;
  /** As it was when the request came. */
  readonly account: Account;
  /** The session that this browser is signed in with. */
  readonly sessionId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly timeZone: string;
  readonly units: 'metric' | 'imperial';
  readonly handedness: 'right' | 'left';
  readonly language: string;
  /** The session is used and older than a day: time to lengthen it. */
  readonly renewalDue: boolean;
};
