import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

type Sent = { readonly method?: 'POST' | 'PUT'; readonly body?: object };

/** A golfer's phone: sends requests as the app does, over one connection, and counts what comes back on it. */
export class Phone {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #sockets = new Set<Socket>();
  readonly #url: string;
  readonly #cookie: string;
  requests = 0;

  constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Bytes received, with headers. */
  get received(): number {
    return [...this.#sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  }

  /** @throws with the answer of a server that refuses */
  async ask<Answer>(path: string, { method, body }: Sent = {}): Promise<Answer> {
    this.requests += 1;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const asked = request(this.#url + path, {
      agent: this.#agent,
      method: method ?? 'GET',
      headers: {
        cookie: this.#cookie,
        'accept-encoding': 'gzip, deflate, br, zstd',
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    asked.on('socket', (socket) => this.#sockets.add(socket));
    asked.on('response', resolve).on('error', reject);
    asked.end(body && JSON.stringify(body));
    const answer = await promise;
    const bytes = await buffer(answer);
    const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`);
    return JSON.parse(String(text));
  }

  close(): void {
    this.#agent.destroy();
  }
}
