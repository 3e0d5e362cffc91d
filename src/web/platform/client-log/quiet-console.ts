/** A development server that does not know its own port: it says so on every reload and means nothing. */
const noise = /wss?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):undefined/;

const isNoise = (part: unknown) =>
  noise.test(part instanceof Error ? part.message : typeof part === 'string' ? part : '');

/** Hides messages about a local WebSocket with an undefined port; all others pass as they are. */
export function quietConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  for (const method of ['error', 'warn'] as const) {
    const print = target[method].bind(target);
    target[method] = (...parts: unknown[]) => {
      if (!parts.some(isNoise)) print(...parts);
    };
  }
}
