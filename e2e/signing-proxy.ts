import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../scripts/free-port.mjs';

const signIn = '/outpost/sign-in';

export type SigningProxy = {
  readonly url: string;
  /** From now on, everything leads to the proxy's own sign-in page, until the browser has signed in there. */
  endSession(): void;
  stop(): void;
};

/** Starts a reverse proxy with a sign-in of its own, like Authentik or oauth2-proxy, in front of a server. */
export async function startSigningProxy(server: string): Promise<SigningProxy> {
  let open = true;
  const answerSignIn = (from: IncomingMessage, to: ServerResponse) => {
    const back = new URL(from.url ?? '/', server).searchParams.get('rd') ?? '/';
    if (from.method === 'POST') {
      open = true;
      to.writeHead(302, { location: back }).end();
    } else {
      to.setHeader('content-type', 'text/html').end(
        `<html lang="en"><title>Clubhouse</title><form method="post"><button>Enter the clubhouse</button></form>`,
      );
    }
  };
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = from;
    const passed = request(new URL(url, server), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.destroy());
    from.pipe(passed);
  };
  const proxy = createServer((from, to) => {
    const { url = '/' } = from;
    if (url.startsWith(signIn)) answerSignIn(from, to);
    else if (open) forward(from, to);
    else to.writeHead(302, { location: `${signIn}?rd=${encodeURIComponent(url)}` }).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    endSession: () => {
      open = false;
    },
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
