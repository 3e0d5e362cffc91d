import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** The time between two tries, and between two changes of a golfer. */
const pauseMs = 200;
/** No answer takes longer: a request fails in time, or is answered. */
const longestAnswerMs = 15_000;

/** @typedef {{ began: number, ended: number, isChange: boolean }} Answered */
/** @typedef {{ id: string, practices: string[], sessions: string[] }} Diary what one golfer was told is stored */

/** What golfers met, together. */
export class Log {
  /** @type {Answered[]} */
  answered = [];
  /** @type {Diary[]} */
  diaries = [];
  /** Answers that no golfer may get. @type {string[]} */
  wrong = [];
  /** How often each kind of answer made a golfer try again. @type {Record<string, number>} */
  again = {};
  isOver = false;

  /** Notes a success. @param {number} began when it was tried first @param {boolean} isChange */
  succeeded(began, isChange) {
    this.answered.push({ began, ended: performance.now(), isChange });
  }

  /** The longest that a golfer waited for a success since a moment, in milliseconds. @param {number} since */
  longestWait(since) {
    const waits = this.answered
      .filter(({ ended }) => ended > since)
      .map(({ began, ended }) => ended - Math.max(began, since));
    return Math.max(0, ...waits);
  }
}

/** @typedef {{ url: string, origin: string, log: Log }} Club */
/** @typedef {(path: string, body?: object, method?: string) => Promise<any>} Ask */

/**
 * A golfer's device: repeats each request, with the same key, until it succeeds.
 * @param {Club} club @param {() => string} cookie @returns {Ask}
 */
const device =
  ({ url, origin, log }, cookie) =>
  async (path, body, method = body ? 'POST' : 'GET') => {
    const key = randomUUID();
    const began = performance.now();
    for (;;) {
      const asked = performance.now();
      const answer = await fetch(url + path, {
        method,
        headers: {
          cookie: cookie(),
          origin,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(longestAnswerMs),
      })
        .then(async (response) => ({ response, text: await response.text() }))
        .catch((error) => ({ response: undefined, text: String(error.cause?.code ?? error.name) }));
      const { response, text } = answer;
      if (response?.ok) {
        log.succeeded(began, body !== undefined);
        return { response, json: text === '' ? null : JSON.parse(text) };
      }
      const kind = response ? `${response.status}` : text;
      log.again[kind] = (log.again[kind] ?? 0) + 1;
      // 502 to 504 without our body come from the balancer, when the node that had the request died.
      const isHonest =
        response === undefined
          ? text !== 'TimeoutError'
          : [502, 503, 504].includes(response.status);
      const seconds = Math.round((performance.now() - asked) / 1_000);
      if (!isHonest) log.wrong.push(`${path}: ${kind} after ${seconds} s ${text.slice(0, 200)}`);
      if (response && response.status < 500)
        throw new Error(`${path}: ${kind} ${text.slice(0, 500)}`);
      await delay(pauseMs);
    }
  };

/** @param {Club} club @returns {Promise<{ ask: Ask, id: string }>} */
async function signUp(club) {
  let cookie = '';
  const ask = device(club, () => cookie);
  const began = performance.now();
  const golfer = { password: 'fairway-finder', name: 'Nora Devlin', timeZone: 'UTC' };
  for (;;) {
    const email = `${randomUUID()}@example.com`;
    const answer = await fetch(`${club.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { origin: club.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ ...golfer, email }),
      signal: AbortSignal.timeout(longestAnswerMs),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    if (answer?.ok) {
      club.log.succeeded(began, true);
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const { json } = await ask('/api/auth/user');
      return { ask, id: json.id };
    }
    // An account that was made without telling is left alone.
    await delay(pauseMs);
  }
}

/** Golfers who train one plan after the other, each as a new golfer, until the trial is over. @param {Club} club */
export async function train(club) {
  const { log } = club;
  while (!log.isOver) {
    const { ask, id } = await signUp(club);
    /** @type {Diary} */
    const diary = { id, practices: [], sessions: [] };
    log.diaries.push(diary);
    await ask('/api/user/enroll', { programId: 'break-100' });
    await ask('/api/social/privacy', { showInLeaderboards: true }, 'PUT');
    const month = new Date().getUTCMonth();
    const plan = await ask('/api/user/scheduled-sessions/current-program');
    for (const { id: scheduledSessionId, sessionId } of plan.json) {
      if (log.isOver) return;
      const exercises = await ask(`/api/session-exercises/${sessionId}`);
      /** @type {{ id: string }[]} */
      const list = exercises.json;
      const completedExercises = list.map((exercise) => exercise.id);
      const done = { scheduledSessionId, sessionId, completedExercises, rating: 5, duration: 40 };
      await ask('/api/user/complete-session', done);
      diary.sessions.push(scheduledSessionId);
      await delay(pauseMs);
      const title = `Putts ${randomUUID()}`;
      await ask('/api/user/free-practice-sessions', {
        title,
        duration: 30,
        sessionDate: new Date().toISOString().slice(0, 10),
      });
      diary.practices.push(title);
      await ask('/api/user/dashboard');
      const board = await ask('/api/social/leaderboards/monthly_completions');
      const score = board.json.own?.score;
      if (score !== diary.sessions.length && month === new Date().getUTCMonth())
        log.wrong.push(
          `The board says ${score}, but the golfer has completed ${diary.sessions.length}.`,
        );
      await delay(pauseMs);
    }
  }
}
