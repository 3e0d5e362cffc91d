/** The path of the WebSocket. */
export const socketPath = '/ws';

/** The header with a tab's own id in every request, so that the server does not send the tab its own changes. */
export const tabHeader = 'x-tab-id';

/** The longest page load time that a tab reports, in milliseconds; slower pages report this value. */
export const longestOpenMs = 60_000;

/** Codes for closing a socket, in addition to the standard ones. */
export const socketClose = {
  /** The golfer signed out, the session expired, or the account was deleted: a new socket would be refused. */
  sessionEnded: 4001,
  /** The golfer has too many open sockets. */
  tooMany: 4002,
  /** The client did not read the messages fast enough. */
  tooSlow: 4003,
} as const;
