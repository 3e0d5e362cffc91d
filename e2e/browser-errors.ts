import type { BrowserContext } from '@playwright/test';

/** The browser reports every 401 as an error, and a visitor's "who am I?" is answered with one. */
const visitorIsSignedOut = /status of 401 .*\/api\/auth\/user$/;

/** A page that is left, or a golfer who signs out, while the socket is being opened. */
const socketGivenUp = /WebSocket is closed before the connection is established/;

/** What a browser reports while the server stops or is down, or the network is switched off. */
export const networkFailures =
  /net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|INTERNET|NETWORK)|status of 503|WebSocket connection to .* failed/;

export type BrowserErrors = {
  /** Ignores errors that the test causes on purpose, earlier ones included. */
  allow(...patterns: RegExp[]): void;
  /** Listens to one more browser context, such as a second golfer's. */
  watch(context: BrowserContext): void;
  /** One line for each error that was not allowed. */
  found(): string[];
};

/**
 * Collects what a golfer would not see but a developer would: errors and warnings on the console, errors
 * that nobody caught, and requests to any other host than `origin`.
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
