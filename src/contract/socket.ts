/** Where the socket is. */
export const socketPath = '/ws';

/** The header in which a tab tells its own id with each call, so that it is not told its own changes. */
export const tabHeader = 'x-tab-id';

/** A page that takes longer than this to load, in milliseconds, tells this much. */
export const longestOpenMs = 60_000;

/** Why the server closed a socket, beyond what the standard has codes for. */
export const socketClose = {
  /** Signed out, expired, or an account that is gone: a new socket would be refused. */
  sessionEnded: 4001,
  /** The golfer has opened more of them than one may have. */
  tooMany: 4002,
  /** It did not read what was sent. */
  tooSlow: 4003,
} as const;
