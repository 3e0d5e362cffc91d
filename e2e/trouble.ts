import type { BrowserContext } from '@playwright/test';

/** The browser reports every 401 as an error, and to a visitor this question is answered with one. */
const visitorAsksWhoTheyAre = /status of 401 .*\/api\/auth\/user$/;

/** What a browser reports while the server stops or is down, or the network is switched off. */
export const networkFailures =
  /net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|INTERNET|NETWORK)|status of 503/;

export type Trouble = {
  /** Lets pass what a test brings about on purpose, from its beginning to its end. */
  allow(...patterns: RegExp[]): void;
  /** Listens to a further browser context, such as a second golfer's. */
  watch(context: BrowserContext): void;
  /** One line for each thing that went wrong and was not allowed. */
  found(): string[];
};

/**
 * Collects what a golfer would not see but a developer would: errors and warnings on the console, errors
 * that nobody caught, and requests to any other host than `origin`.
 */
export function watchForTrouble(origin: string): Trouble {
  const allowed = [visitorAsksWhoTheyAre];
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
