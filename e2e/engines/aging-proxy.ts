import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { laterThan, takeAway } from '../old-safari.ts';

/** A script that makes the browser as old as a version of Safari. */
const aging = (version: number) => `(${takeAway})(${JSON.stringify(laterThan(version))});`;

/** The policy allows no script of ours; the others no longer describe the answer. */
const dropped = ['content-security-policy', 'content-length', 'content-encoding'];

type Aged = { readonly server: string; readonly port: number; readonly version: number };

/**
 * Starts a reverse proxy whose pages and service worker have no function that is newer than a version of Safari.
 * @returns a function that stops it
 */
export async function startAgingProxy({ server, port, version }: Aged): Promise<() => void> {
  const pass = (from: IncomingMessage) => {
    const { method = 'GET', url = '/' } = from;
    const headers = { ...from.headers, 'accept-encoding': 'identity' };
    return request(new URL(url, server), { method, headers });
  };
  const answer = async (from: IncomingMessage, passed: IncomingMessage, to: ServerResponse) => {
    const isPage = passed.headers['content-type']?.startsWith('text/html');
    const isWorker = from.url?.startsWith('/sw.js');
    to.statusCode = passed.statusCode ?? 502;
    for (const [name, value] of Object.entries(passed.headers))
      if (value !== undefined && !((isPage || isWorker) && dropped.includes(name)))
        to.setHeader(name, value);
    if (isPage) {
      const page = await text(passed);
      to.end(page.replace('<head>', () => `<head><script>${aging(version)}</script>`));
    } else if (isWorker) to.end(aging(version) + (await text(passed)));
    else passed.pipe(to);
  };
  const proxy = createServer((from, to) => {
    const passed = pass(from);
    passed.on('response', (message) => void answer(from, message, to));
    passed.on('error', () => to.destroy());
    from.pipe(passed);
  });
  proxy.on('upgrade', (from, socket) => {
    const passed = pass(from);
    socket.on('error', () => passed.destroy());
    passed.on('upgrade', ({ headers }, other) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.pipe(socket).pipe(other);
      other.on('error', () => socket.destroy());
      socket.on('error', () => other.destroy());
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return () => {
    proxy.closeAllConnections();
    proxy.close();
  };
}
