import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { aGolfer, cookieOf, startTestApp } from '#testing/app.ts';

type Sent = { readonly path: string; readonly type: string; readonly body: Buffer };

test.each([
  ['of a file that is not accepted', 'avatar', 415],
  ['of a field that does not exist', 'video', 400],
])('after the refusal %s, the connection answers the next request', async (_why, field, status) => {
  const server = await startTestApp('server');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const cookie = cookieOf(await aGolfer(server));
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { origin } = server.config.publicUrl;
    /** Resolves to the status of the response, and whether an earlier connection was used. */
    const send = ({ path, type, body }: Sent) =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': type, origin, cookie };
        const sent = request(url + path, { method: 'POST', agent, headers }, (answer) => {
          const { statusCode } = answer;
          answer.resume().on('end', () => resolve([statusCode, sent.reusedSocket]));
        });
        sent.on('error', reject).end(body);
      });
    const form = new FormData();
    // Fits into the buffers of the connection, so all of it is sent when the refusal arrives.
    form.append(field, new Blob([new Uint8Array(900_000)], { type: 'text/plain' }));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const upload = { path: '/api/user/avatar', type, body: Buffer.from(await encoded.bytes()) };
    const mark = {
      path: '/api/user/notifications/mark-all-read',
      type: 'application/json',
      body: Buffer.from('{}'),
    };
    expect(await send(mark)).toEqual([200, false]);
    expect(await send(upload)).toEqual([status, true]);
    expect(await send(mark)).toEqual([200, true]);
  } finally {
    agent.destroy();
    await server.close();
  }
});
