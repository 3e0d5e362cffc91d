import type { FittingDrills } from '#contract/drill-swaps.ts';
import type { ProgramSummary } from '#contract/programs.ts';
import type {
  Enrollment,
  MissedPreview,
  ScheduledSession,
  SessionDetails,
} from '#contract/training-schemas.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { pauseReasons } from '#domain/training/pause.ts';
import { waysToSettle } from '#domain/training/settle-missed.ts';
import { ok, sessionsOf } from '../scenario.ts';
import { type Act, always, answered, taken } from './act.ts';
import type { Member } from './member.ts';

const currentPlan = ({ browser }: Member) =>
  ok<Enrollment | null>(browser.get('/api/user/current-program'));

const detailsOf = ({ browser }: Member, { id }: ScheduledSession) =>
  answered<SessionDetails>(browser.get(`/api/user/scheduled-session-details/${id}`), 404);

/** What a golfer reports about a completed session. */
type Report = {
  readonly rating: number;
  readonly duration: number;
  readonly scores: readonly { readonly exerciseId: string; readonly score: number }[];
};

/** A possible score of about half the drills that have one, to the drill's own step. */
function anyReport({ session }: SessionDetails, { chances }: Member): Report {
  const scores = session.exercises.flatMap(({ exerciseId, scoring }) => {
    if (scoring === null || !chances.is(0.5)) return [];
    const { min, max, step } = scoring;
    const steps = Math.floor(((max ?? min + 20 * step) - min) / step);
    return [{ exerciseId, score: min + step * chances.count(0, steps) }];
  });
  return { rating: chances.count(2, 5), duration: chances.count(20, 90), scores };
}

/** Completes a session on its day, even when the phone can send it only today. */
export async function complete(
  member: Member,
  session: ScheduledSession,
  reportOf: (details: SessionDetails, member: Member) => Report = anyReport,
): Promise<void> {
  const details = await detailsOf(member, session);
  if (details === null) return;
  const { chances, person } = member;
  const { id, sessionId, scheduledDate } = session;
  const at = `${scheduledDate}T${String(chances.count(6, 21)).padStart(2, '0')}:15`;
  const trained = Temporal.PlainDateTime.from(at).toZonedDateTime(person.timeZone).toInstant();
  await member.change({
    method: 'POST',
    url: '/api/user/complete-session',
    body: {
      scheduledSessionId: id,
      sessionId,
      completedExercises: details.session.exercises.map((exercise) => exercise.id),
      ...reportOf(details, member),
      swaps: details.session.swaps,
    },
    ...(scheduledDate < member.today && { madeAt: trained }),
    onSaved: () => member.confirmed.add(id),
  });
}

/** Completes a due session, or skips it, or moves it, or misses it. */
async function treat(member: Member, session: ScheduledSession): Promise<void> {
  const { chances, person } = member;
  const { id } = session;
  if (chances.is(person.diligence)) return complete(member, session);
  const way = chances.one(['skip', 'move', 'miss', 'miss', 'miss'] as const);
  if (way === 'skip') {
    const url = '/api/user/skip-session';
    await member.change({ method: 'POST', url, body: { scheduledSessionId: id } });
  }
  if (way === 'move') {
    const url = `/api/user/scheduled-sessions/${id}/reschedule`;
    const newDate = member.day(chances.count(0, 6));
    await member.change({ method: 'PATCH', url, body: { newDate } });
  }
}

/** Follows the plan since the last visit: completes most sessions, skips or moves some, and misses the rest. */
async function followPlan(member: Member): Promise<boolean> {
  const { today, followedUntil } = member;
  const due = (await sessionsOf(member.browser)).filter(
    ({ status, scheduledDate }) =>
      status === 'planned' && scheduledDate > followedUntil && scheduledDate <= today,
  );
  member.followedUntil = today;
  for (const session of due) await treat(member, session);
  return due.length > 0;
}

async function enroll(member: Member): Promise<boolean> {
  if ((await currentPlan(member)) !== null) return false;
  const { browser, chances } = member;
  const program = chances.one(await ok<ProgramSummary[]>(browser.get('/api/programs')));
  const sessionsPerWeek = chances.count(1, 4);
  const availableDays = chances.shuffled([1, 2, 3, 4, 5, 6, 7]).slice(0, chances.count(4, 7));
  const startDate = member.day(chances.count(0, 4));
  const preferences = { sessionsPerWeek, availableDays, startDate };
  return taken(
    browser.send('POST', '/api/user/enroll', { programId: program?.id, preferences }),
    // An administrator may hide or delete the program at the same moment.
    404,
  );
}

/** Runs `act` with the plan that the golfer follows. */
const withPlan =
  (act: (member: Member, plan: Enrollment) => Promise<boolean>) => async (member: Member) => {
    const plan = await currentPlan(member);
    return plan !== null && act(member, plan);
  };

const settle = withPlan(async ({ browser, chances }, { id: userProgramId }) => {
  const url = `/api/user/missed-sessions/${userProgramId}`;
  const preview = await answered<MissedPreview>(browser.get(url), 404);
  if (preview === null || preview.missed.length === 0) return false;
  const body = { userProgramId, way: chances.one(waysToSettle), missed: preview.missed };
  return taken(browser.send('POST', '/api/user/settle-missed-sessions', body), 404, 409);
});

const pause = withPlan(async (member, { pause: present }) => {
  const { browser, chances } = member;
  if (present !== null) return taken(browser.send('DELETE', '/api/user/pause-plan'), 404, 409);
  const [from, days] = [chances.count(0, 5), chances.count(3, 20)];
  const reason = chances.one(pauseReasons);
  const body = { from: member.day(from), to: member.day(from + days), reason };
  return taken(browser.send('POST', '/api/user/pause-plan', body), 404, 409);
});

const reschedule = withPlan(async (member, { id: userProgramId }) => {
  const { browser, chances } = member;
  const availableDays = chances.shuffled([1, 2, 3, 4, 5, 6, 7]).slice(0, 5);
  const preferences = {
    sessionsPerWeek: chances.count(1, 5),
    availableDays,
    startDate: member.day(chances.count(0, 7)),
  };
  const body = { userProgramId, preferences };
  return taken(browser.send('POST', '/api/user/reschedule-program', body), 404, 409);
});

const abandon = withPlan(({ browser }) =>
  taken(browser.send('POST', '/api/user/abandon-program'), 404, 409),
);

async function reopen(member: Member): Promise<boolean> {
  const { browser, chances } = member;
  const done = (await sessionsOf(browser)).filter(({ status }) => status !== 'planned');
  const session = chances.one(done);
  if (session === undefined) return false;
  const { id } = session;
  const url = `/api/user/session-completions/${id}`;
  await answered(browser.get(`${url}/lost-by-reopening`), 404, 409);
  // Reopened or not, until the server has answered nobody knows.
  member.confirmed.delete(id);
  return (await member.change({ method: 'DELETE', url })) !== null;
}

const nextSession = async ({ browser }: Member) =>
  (await sessionsOf(browser)).find(({ status }) => status === 'planned');

async function startAtTheRange(member: Member): Promise<boolean> {
  const session = await nextSession(member);
  const details = session && (await detailsOf(member, session));
  if (!session || !details) return false;
  const { browser, chances } = member;
  const now = Date.now();
  const drills = details.session.exercises.slice(0, 2).map(({ id }) => ({
    exerciseId: baseIdOf(id),
    state: 'open',
    score: null,
    seconds: chances.count(0, 600),
    attempts: [1, 0, 1],
    changedAt: now,
  }));
  const body = { sentAt: now, startedAt: now, note: { text: 'Windy.', changedAt: now }, drills };
  return taken(browser.send('PUT', `/api/user/session-progress/${session.id}`, body), 404, 409);
}

async function swapDrills(member: Member): Promise<boolean> {
  const session = await nextSession(member);
  if (session === undefined) return false;
  const { browser, chances } = member;
  const url = `/api/user/session-swaps/${session.id}`;
  const minutes = chances.count(15, 60);
  const fitting = await answered<FittingDrills>(browser.get(`${url}?minutes=${minutes}`), 404, 409);
  if (fitting === null) return false;
  return taken(browser.send('PUT', url, { swaps: fitting.proposal }), 404, 409);
}

const remindLater = async (member: Member): Promise<boolean> => {
  const session = await nextSession(member);
  if (session === undefined) return false;
  const url = `/api/user/reminders/${session.id}/later`;
  return taken(member.browser.send('POST', url, {}), 404, 409, 422);
};

/** What a golfer does with the plan. */
export const planActs: readonly Act[] = [
  { name: 'enroll', odds: always(0.6), run: enroll },
  { name: 'follow the plan', odds: always(1), run: followPlan },
  { name: 'settle missed sessions', odds: always(0.3), run: settle },
  { name: 'pause or resume', odds: always(0.06), run: pause },
  { name: 'reschedule the plan', odds: always(0.04), run: reschedule },
  { name: 'abandon the plan', odds: always(0.01), run: abandon },
  { name: 'reopen a session', odds: always(0.06), run: reopen },
  { name: 'start in range mode', odds: always(0.15), run: startAtTheRange },
  { name: 'swap drills', odds: always(0.1), run: swapDrills },
  { name: 'be reminded later', odds: always(0.05), run: remindLater },
];
