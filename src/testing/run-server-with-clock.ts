import { runServer } from '#server/run-server.ts';

/**
 * The real server with a clock that a test sets. It runs `CLOCK_OFFSET_MS` milliseconds ahead of the
 * machine's clock (behind it when negative) until the parent process sends another offset, which goes
 * back to it once the clock is set. `WEB_ROOT` names another folder than dist/web to serve the web from. Cookies and accounts keep the machine's time: better-auth reads no
 * other.
 */
type Message = { readonly clockOffsetMs: number };

let offsetMs = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);

process.on('message', (message: Message) => {
  offsetMs = message.clockOffsetMs;
  process.send?.(message);
});

const webRoot = process.env['WEB_ROOT'];
runServer(
  () => Temporal.Now.instant().add({ milliseconds: offsetMs }),
  webRoot === undefined ? {} : { webRoot },
);
