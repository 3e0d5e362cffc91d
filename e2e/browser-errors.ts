import type { BrowserContext } from '@playwright/test';

/** The browser reports every 401 as an error, and `/api/auth/user` returns one for a visitor. */
const visitorIsSignedOut = /status of 401 .*\/api\/auth\/user$/;

/** The page was left, or the golfer signed out, while the socket was being opened. */
const socketGivenUp = /WebSocket is closed before the connection is established/;

/** Browser messages while the server is stopping or down, or the network is off. */
export const networkFailures =
  /net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|INTERNET|NETWORK)|status of 503|WebSocket connection to .* failed/;

export type BrowserErrors = {
  /** Ignores errors that the test causes on purpose, including earlier ones. */
  allow(...patterns: RegExp[]): void;
  /** Watches another browser context, such as a second golfer's. */
  watch(context: BrowserContext): void;
  /** One line for each error that was not allowed. */
  found(): string[];
};

/**
 * Collects errors that a developer would see but a golfer would not: errors and warnings on the console, uncaught
 * errors, and requests to any host other than `origin`.
 */
export function watchForBrowserErrors(origin: string): BrowserErrors {
  const allowed = [visitorIsSignedOut, socketGivenUp];
  const lines: string[] = [];
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    watch(context) {
      context.on('console', (message) => {
        const kind = message.type();
        if (kind !== 'error' && kind !== 'warning') return;
        lines.push(`console ${kind}: ${message.text()} ${message.location().url}`.trimEnd());
      });
      context.on('weberror', (error) => lines.push(`uncaught: ${error.error().stack}`));
      context.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        if (protocol.startsWith('http') && asked !== origin) {
          lines.push(`request to another host: ${request.url()}`);
        }
      });
    },
    found: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
