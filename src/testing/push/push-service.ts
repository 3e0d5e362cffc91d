import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A key and its certificate for push.test and its subdomains, only for tests. */
const pem = readFileSync(new URL('./push-service.pem', import.meta.url), 'utf8');

/** A received request. */
export type Arrival = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type PushService = {
  readonly certificate: string;
  readonly port: number;
  /** `https://push.test:port`; the name has to be resolved to 127.0.0.1. */
  readonly origin: string;
  readonly arrivals: readonly Arrival[];
  /** Sets the responses to the next requests, one each. Later requests get 201 again. */
  answerNext(...answers: readonly ((response: ServerResponse) => void)[]): void;
  close(): Promise<void>;
};

/** A response with a status and headers. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();

/** A push service on this machine that records received requests. */
export async function startPushService(): Promise<PushService> {
  const arrivals: Arrival[] = [];
  const answers: ((response: ServerResponse) => void)[] = [];
  const server = createServer({ key: pem, cert: pem }, async (request, response) => {
    const { url: path = '', headers } = request;
    arrivals.push({ path, headers, body: await buffer(request) });
    const answer = answers.shift() ?? status(201);
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    certificate: pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')),
    port,
    origin: `https://push.test:${port}`,
    arrivals,
    answerNext: (...more) => void answers.push(...more),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
