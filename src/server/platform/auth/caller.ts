import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { Account } from './tables.ts';

/** The signed-in golfer behind a request, with the fields that any route may need. */
export type Caller = {
  readonly id: string;
  /** The account at the time of the request. */
  readonly account: Account;
  /** The session that this browser is signed in with; for an access token its own id, which no session has. */
  readonly sessionId: string;
  readonly email: string;
  /** False for an administrator who lacks the second step that the installation asks for. */
  readonly isAdmin: boolean;
  readonly lacksSecondStep: boolean;
  readonly timeZone: string;
  readonly units: 'metric' | 'imperial';
  readonly handedness: 'right' | 'left';
  readonly language: string;
  /** Whether the session was last extended more than a day ago and should be extended now. */
  readonly renewalDue: boolean;
  /** What the access token behind the request may do; null for a browser that is signed in. */
  readonly token: TokenScope | null;
};

/** The caller with this account. */
export const callerOf = (
  account: Account,
  signedIn: Pick<Caller, 'sessionId' | 'renewalDue' | 'token'>,
): Caller => ({
  ...signedIn,
  account,
  id: account.id,
  email: account.email,
  isAdmin: account.isAdmin,
  lacksSecondStep: false,
  timeZone: account.timeZone,
  language: account.preferredLanguage,
  units: account.preferredUnits === 'imperial' ? 'imperial' : 'metric',
  handedness: account.handedness === 'left' ? 'left' : 'right',
});
