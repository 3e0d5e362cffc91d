import { setTimeout as delay } from 'node:timers/promises';
import type { Golfer, Reply } from '../app.ts';

/** The address under which the club's golfers know the server. */
export const publicUrl = 'http://pinhigh.test';

type Method = 'GET' | Parameters<Golfer['send']>[0];

type Asked = {
  readonly method: Method;
  readonly url: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Drops the connection. */
  readonly signal?: AbortSignal;
};
type Dropped = Omit<Asked, 'signal'> & { readonly afterMs: number };

/** A golfer's browser over HTTP, which can also lose its connection. */
export type Browser = Golfer & {
  /** Sends a request and drops the connection after this many milliseconds, whatever has arrived by then. */
  drop(request: Dropped): Promise<void>;
  /** Returns the bytes of a file. */
  download(url: string): Promise<Buffer>;
};

/**
 * @param server returns the URL of the running server, which may change
 * @param password signs in again when the session has ended; without one, the browser is a visitor's
 */
export function openBrowser(
  server: () => string,
  { email, password }: { readonly email: string; readonly password?: string },
): Browser {
  const jar = new Map<string, string>();
  const ask = async ({ method, url, body, headers, signal }: Asked) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const isForm = body instanceof FormData;
    const answer = await fetch(server() + url, {
      method,
      ...(signal && { signal }),
      redirect: 'manual',
      headers: {
        ...headers,
        origin: publicUrl,
        cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer;
  };
  const askSignedIn = async (asked: Asked) => {
    const answer = await ask(asked);
    if (answer.status !== 401 || password === undefined) return answer;
    await ask({ method: 'POST', url: '/api/auth/sign-in/email', body: { email, password } });
    return ask(asked);
  };
  const call = async (asked: Asked): Promise<Reply> => {
    const answer = await askSignedIn(asked);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      body: isJson ? JSON.parse(text) : text,
      headers: Object.fromEntries(answer.headers),
    };
  };
  return {
    email,
    jar,
    get: (url) => call({ method: 'GET', url }),
    send: (method, url, body) => call({ method, url, body }),
    with: (headers) => ({ send: (method, url, body) => call({ method, url, body, headers }) }),
    async drop({ afterMs, ...asked }) {
      const connection = new AbortController();
      const lost = ask({ ...asked, signal: connection.signal })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
      await Promise.race([delay(afterMs), lost]);
      connection.abort();
      await lost;
    },
    async download(url) {
      const answer = await askSignedIn({ method: 'GET', url });
      if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
