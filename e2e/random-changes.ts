import { handicap } from '../src/contract/handicap.ts';
import { logbook } from '../src/contract/logbook.ts';
import { training } from '../src/contract/training.ts';
import { todayIn } from '../src/domain/calendar-date.ts';
import { timeZone } from './clock.ts';
import type { Ledger, Session } from './ledger.ts';
import type { Intent } from './own-queue.ts';

/** A change. `keep` updates the ledger after the golfer was told that the change is saved. */
export type Change = { readonly name: string; readonly intent: Intent; readonly keep: () => void };

export const today = () => todayIn(timeZone, Temporal.Now.instant());

const noSession = { title: '', sessionId: null };

/** Completes, skips, reopens or moves a session. */
export function changeSession(ledger: Ledger, session: Session, random: () => number): Change {
  const { id, sessionId, status } = session;
  const about = { title: id, sessionId: id };
  if (status !== 'planned') {
    const { method, path } = training.reopen;
    const url = path.replace('{scheduledSessionId}', id);
    return {
      name: 'reopen',
      intent: { ...about, method, path, url, body: undefined },
      keep: () => {
        session.status = 'planned';
        ledger.completions.delete(id);
      },
    };
  }
  const chance = random();
  if (chance < 0.25) {
    const { method, path } = training.reschedule;
    const days = Math.floor(random() * 60);
    const newDate = Temporal.PlainDate.from(today()).add({ days }).toString();
    return {
      name: 'move',
      intent: { ...about, method, path, url: path.replace('{sessionId}', id), body: { newDate } },
      keep: () => {
        session.scheduledDate = newDate;
      },
    };
  }
  if (chance < 0.45) {
    const { method, path } = training.skip;
    return {
      name: 'skip',
      intent: { ...about, method, path, url: path, body: { scheduledSessionId: id } },
      keep: () => {
        session.status = 'skipped';
      },
    };
  }
  const { method, path } = training.complete;
  const notes = `completion ${ledger.next()}`;
  const done = { completedExercises: [], rating: 4, duration: 40, notes };
  return {
    name: 'complete',
    intent: {
      ...about,
      method,
      path,
      url: path,
      body: { scheduledSessionId: id, sessionId, ...done },
    },
    keep: () => {
      session.status = 'completed';
      ledger.completions.set(id, notes);
    },
  };
}

/** Logs practice, a round or a handicap. */
export function log(ledger: Ledger, random: () => number): Change {
  const chance = random();
  const number = ledger.next();
  if (chance < 0.4) {
    const { method, path } = logbook.addPractice;
    const title = `Practice ${number}`;
    const body = { title, duration: 30, sessionDate: today() };
    return {
      name: 'practice',
      intent: { ...noSession, method, path, url: path, body },
      keep: () => void ledger.practices.push(title),
    };
  }
  if (chance < 0.7) {
    const { method, path } = logbook.addRound;
    const [name, totalScore] = [`Round ${number}`, 36 + Math.floor(random() * 30)];
    const kind = { holes: 9, roundType: 'free_round', scoreType: 'strokeplay' };
    return {
      name: 'round',
      intent: {
        ...noSession,
        method,
        path,
        url: path,
        body: { name, totalScore, sessionDate: today(), ...kind },
      },
      keep: () => void ledger.rounds.push(`${name}, ${totalScore}`),
    };
  }
  const { method, path } = handicap.update;
  const [notes, value] = [`Handicap ${number}`, 10 + Math.floor(random() * 200) / 10];
  return {
    name: 'handicap',
    intent: { ...noSession, method, path, url: path, body: { handicap: value, notes } },
    keep: () => void ledger.handicaps.push(`${notes}, ${value.toFixed(1)}`),
  };
}
