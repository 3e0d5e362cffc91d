/**
 * The real server with a clock that a test sets. The clock runs `CLOCK_OFFSET_MS` milliseconds ahead of the
 * machine's clock (behind it if negative) until the parent process sends another offset. The server sends that
 * message back once the clock is set. `WEB_ROOT` names a folder other than dist/web to serve the web app from.
 * Cookies and accounts use the machine's time, because better-auth reads no other clock. With `BUILT_SERVER`, the
 * server comes from dist/server, which starts faster; `npm test` builds it first.
 */
type Message = { readonly clockOffsetMs: number };

let offsetMs = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);

process.on('message', (message: Message) => {
  offsetMs = message.clockOffsetMs;
  process.send?.(message);
});

const sources = process.env['BUILT_SERVER']
  ? '../../dist/server/run-server.js'
  : '#server/run-server.ts';
const { runServer } = (await import(sources)) as typeof import('#server/run-server.ts');

const webRoot = process.env['WEB_ROOT'];
runServer(
  () => Temporal.Now.instant().add({ milliseconds: offsetMs }),
  webRoot === undefined ? {} : { webRoot },
);
