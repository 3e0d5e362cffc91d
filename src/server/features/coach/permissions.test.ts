import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coach } from '#contract/coach.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  aGolfer,
  type Golfer,
  type Reply,
  startTestApp,
  type TestApp,
  visitor,
} from '#testing/app.ts';
import { closesAccount, makesCoachLink } from '#testing/coach.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

/** The caller's relation to the golfer whose training it is. */
const callers = ['visitor', 'stranger', 'self'] as const;
type Who = (typeof callers)[number];

/** The link that the caller has: one that works, one that never existed, or one that no longer works. */
const links = ['coach link', 'no link', 'revoked link', 'expired link', 'closed account'] as const;
type Held = (typeof links)[number];

type Name = keyof typeof coach;

const bodies: { readonly [Row in Name]: object | undefined } = {
  links: undefined,
  createLink: { name: 'Tom', days: 30 },
  revokeLink: undefined,
  revokedLinks: undefined,
  restoreLink: undefined,
  note: undefined,
  page: undefined,
  writeNote: { note: 'Keep your head still.' },
};

/** The expected status of the response. */
function statusFor(name: Name, who: Who, held: Held): number {
  switch (name) {
    case 'page':
    case 'writeNote':
      // It makes no difference who is signed in, not even the golfer.
      return held === 'coach link' ? 200 : 404;
    case 'links':
    case 'revokedLinks':
    case 'createLink':
      return who === 'visitor' ? 401 : 200;
    default:
      return { visitor: 401, stranger: 404, self: 200 }[who];
  }
}

const cells = Object.keys(coach).flatMap((name) =>
  callers.flatMap((who) =>
    links.map((held) => {
      const row = { name: name as Name, who, held };
      return { ...row, status: statusFor(row.name, who, held) };
    }),
  ),
);

type TrainingGolfer = { readonly golfer: Golfer; readonly sessionId: string };

describe('coach permissions', () => {
  let server: TestApp;
  /** The id of the link that works. */
  let keptId: string;
  const people = new Map<Who, Golfer>();
  /** Each link's token, and a session of the golfer that the link belongs to. */
  const held = new Map<Held, { readonly token: string; readonly sessionId: string }>();

  /** Creates a golfer who follows a program and has completed its first session. */
  async function aTrainingGolfer(): Promise<TrainingGolfer> {
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    const [session] = await sessionsOf(golfer);
    if (session === undefined) throw new Error('Nothing is planned');
    await ok(completes(golfer, session));
    return { golfer, sessionId: session.id };
  }

  beforeAll(async () => {
    server = await startTestApp('server');
    server.setNow('2026-04-01T00:00:00Z');
    const keep = async (link: Held, { golfer, sessionId }: TrainingGolfer) => {
      const { id, token } = await makesCoachLink(golfer, { days: 30 });
      held.set(link, { token, sessionId });
      return id;
    };
    await keep('expired link', await aTrainingGolfer());
    server.setNow('2026-05-14T00:00:00Z');
    const training = await aTrainingGolfer();
    const { golfer, sessionId } = training;
    held.set('no link', { token: 'a'.repeat(32), sessionId });
    keptId = await keep('coach link', training);
    const revoked = await keep('revoked link', training);
    await ok(golfer.send('DELETE', `/api/user/coach-links/${revoked}`));
    const closed = await aTrainingGolfer();
    await keep('closed account', closed);
    await closesAccount(closed.golfer);
    people.set('self', golfer).set('visitor', visitor(server));
    people.set('stranger', await aGolfer(server));
  });
  afterAll(() => server.close());

  function of<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
    const found = map.get(key);
    if (found === undefined) throw new Error(`There is no ${key}`);
    return found;
  }

  async function call(
    name: Name,
    who: Who,
    { token, sessionId }: { token: string; sessionId: string },
  ) {
    const { method, path }: Endpoint = coach[name];
    const self = of(people, 'self');
    const ownId = async () => {
      if (name !== 'revokeLink' && name !== 'restoreLink') return sessionId;
      const { id } = await makesCoachLink(self);
      if (name === 'restoreLink') await ok(self.send('DELETE', `/api/user/coach-links/${id}`));
      return id;
    };
    const id = await ownId();
    const url = path.replace('{token}', token).replace('{id}', id);
    const caller = of(people, who);
    return method === 'GET' ? caller.get(url) : caller.send(method, url, bodies[name]);
  }

  const withoutId = ({ body }: Reply) => ({ ...(body as object), requestId: '' });

  test.each(cells)('$name by $who with $held returns $status', async ({ name, who, ...cell }) => {
    const self = of(people, 'self');
    await leaveOneLink(self);
    // Requests that need a sign-in are about the golfer's own session, whichever link the caller has.
    const { sessionId } = of(held, coach[name].auth === 'public' ? cell.held : 'coach link');
    const answer = await call(name, who, { ...of(held, cell.held), sessionId });
    expect(answer.status).toBe(cell.status);
    if (cell.status !== 404) return;
    const absent = await call(name, who, { token: 'never-was', sessionId: 'never-was' });
    expect(withoutId(answer)).toEqual(withoutId(absent));
  });

  /** Deletes all links except the one that must keep working, to make room for new ones. */
  async function leaveOneLink(golfer: Golfer) {
    for (const { id } of await ok<{ id: string }[]>(golfer.get('/api/user/coach-links')))
      if (id !== keptId) await ok(golfer.send('DELETE', `/api/user/coach-links/${id}`));
  }
});
