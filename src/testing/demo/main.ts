import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { backUp } from '#server/backup.ts';
import { newToken } from '#server/platform/auth/token.ts';
import { readConfig } from '#server/platform/config.ts';
import { listenFault, StartError } from '#server/platform/start-error.ts';
import { moveClockTo } from '../moved-clock.ts';
import { password } from '../year/member.ts';
import { administratorEmail, golferEmail } from './club-year.ts';
import { throwAwayData } from './prepared-data.ts';
import { askedToEnd, startInProcess } from './server.ts';

// What `npm run demo` runs: the club on a throw-away database. `moved-clock.ts` is loaded before.
const timeZone = Temporal.Now.timeZoneId();
const { values } = parseArgs({
  options: {
    day: { type: 'string', default: Temporal.Now.plainDateISO().toString() },
    days: { type: 'string', default: '365' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '5001' },
    archive: { type: 'string' },
    sources: { type: 'string', default: '' },
  },
});
const { port } = values;
const tell = (line: string) => void process.stdout.write(`${line}\n`);

/** Adds addresses that sign a browser in as these golfers, each once. */
function addSignInLinks(app: FastifyInstance, origin: string, emails: readonly string[]) {
  const links = new Map(emails.map((email) => [newToken(), email]));
  app.get('/demo/:link', async (request, reply) => {
    const { link } = request.params as { link: string };
    const email = links.get(link);
    links.delete(link);
    if (email === undefined) return reply.redirect('/sign-in');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin, 'user-agent': request.headers['user-agent'] },
      payload: { email, password },
    });
    return reply.header('set-cookie', answer.headers['set-cookie'] ?? []).redirect('/');
  });
  return [...links.keys()].map((link) => `${origin}/demo/${link}`);
}

/** Serves the club until this process is asked to end. */
async function serve(dataDir: string, day: Temporal.PlainDate): Promise<void> {
  const origin = `http://localhost:${port}`;
  const server = await startInProcess({ PORT: port, PUBLIC_URL: origin, DATA_DIR: dataDir });
  const emails = [golferEmail, administratorEmail];
  const [golfer, administrator] = addSignInLinks(server.app, origin, emails);
  await server.listen().catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error.code, { host: '127.0.0.1', port: Number(port) }) ?? error;
  });
  tell(`Pinhigh is ready at ${origin}, on ${day}. Nothing that you do here is kept.
Nora, who trains:          ${golfer}
Ruth, who administers too: ${administrator}
Each address signs in once. All nine have the password ${password}, such as ${golferEmail}.`);
  await askedToEnd();
  await server.close();
}

/** Makes the club on a day, and serves it or writes a backup of it. */
async function demonstrate(day: Temporal.PlainDate): Promise<void> {
  const machineTime = Temporal.Now.zonedDateTimeISO(timeZone).toPlainTime();
  const numbers = { days: Number(values.days), seed: Number(values.seed) };
  const dataDir = await throwAwayData({ ...numbers, day, timeZone, sources: values.sources }, tell);
  moveClockTo(day.toZonedDateTime({ timeZone, plainTime: machineTime }).toInstant());
  try {
    const { archive } = values;
    if (archive === undefined) await serve(dataDir, day);
    else tell(await backUp(['--to', archive], readConfig({ DATA_DIR: dataDir })));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  await demonstrate(Temporal.PlainDate.from(values.day));
} catch (error) {
  const isKnown = error instanceof RangeError || error instanceof StartError;
  process.stderr.write(`${isKnown ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
