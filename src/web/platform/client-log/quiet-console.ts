/** A development server that does not know its own port causes this harmless message on every reload. */
const noise = /wss?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):undefined/;

const isNoise = (part: unknown) =>
  noise.test(part instanceof Error ? part.message : typeof part === 'string' ? part : '');

/** Hides messages about a local WebSocket with an undefined port; other messages are not affected. */
export function quietConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  for (const method of ['error', 'warn'] as const) {
    const print = target[method].bind(target);
    target[method] = (...parts: unknown[]) => {
      if (!parts.some(isNoise)) print(...parts);
    };
  }
}
