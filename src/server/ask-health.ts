import type { Config } from './platform/config.ts';
import { StartError } from './platform/start-error.ts';

/** Less than a container's health check may take. */
const limitMs = 4_000;

/** The host at which a server that listens on `host` can be asked on its own machine. */
function hostHere(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * `health`: asks the server that runs with these settings on this machine whether it is ready.
 * @throws StartError with the reason when it is not
 */
export async function askHealth(
  _args: readonly string[],
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  const url = `http://${hostHere(host)}:${port}/api/health/ready`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs) }).catch(() => null);
  if (answer?.ok) return 'Ready.';
  if (answer === null) throw new StartError(`Nothing answers at ${url}.`);
  throw new StartError(`Not ready (${answer.status}): ${await answer.text()}`);
}
