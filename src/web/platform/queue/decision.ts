import { activities } from '#contract/activities.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { longestSessionNotes, training } from '#contract/training.ts';
import { textLength } from '#domain/activities/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { urlOf } from '../api/url.ts';
import { bodyOf } from './change-words.ts';
import type { Intent } from './queue.ts';
import type { WaitingChange } from './waiting-change.ts';

type Completed = BodyOf<typeof training.complete>;

/** The decision that a change refused by the server needs. */
export type Question =
  /** The session was completed with other entries, or skipped, elsewhere. */
  | { readonly kind: 'which'; readonly completed: Completed }
  /** The session, or its plan, no longer exists. */
  | { readonly kind: 'gone'; readonly completed: Completed }
  | { readonly kind: 'refused' };

const otherwise = ['session_completed', 'session_skipped'];
const gone = ['not_found', 'program_abandoned', 'program_not_active'];

export function questionOf(change: WaitingChange): Question {
  const completed = bodyOf(change, training.complete);
  const code = change.refusal?.code ?? '';
  if (completed !== null && otherwise.includes(code)) return { kind: 'which', completed };
  if (completed !== null && gone.includes(code)) return { kind: 'gone', completed };
  return { kind: 'refused' };
}

const sameThing = ({ title, sessionId, refresh }: WaitingChange) => ({ title, sessionId, refresh });

/** The same change with a new idempotency key, since the server may know the first key. */
export function again(change: WaitingChange): Intent {
  const { method, path, url, body } = change;
  return { ...sameThing(change), method, path, url, body, key: newIdempotencyKey() };
}

/** Reopens the session, then completes it with the entries from this device. */
export function completeInstead(change: WaitingChange, completed: Completed): readonly Intent[] {
  const { method, path } = training.reopen;
  const { scheduledSessionId } = completed;
  const reopen: Intent = {
    ...sameThing(change),
    method,
    path,
    key: newIdempotencyKey(),
    body: undefined,
    url: urlOf(training.reopen, { params: { scheduledSessionId } }),
  };
  return [reopen, { ...again(change), body: completed }];
}

/** Appends text to notes, or returns null if both do not fit. */
export function notesWith(notes: string | null | undefined, more: string): string | null {
  const both = [notes?.trim(), more].filter(Boolean).join('\n\n');
  return both.length <= longestSessionNotes ? both : null;
}

/** Turns the minutes and notes of a session that no longer exists into free practice on the day it was done. */
export function practiceInstead(
  change: WaitingChange,
  { duration, notes }: Pick<Completed, 'duration' | 'notes'>,
  { title, day }: { readonly title: string; readonly day: CalendarDate },
): Intent {
  const { method, path } = activities.addPractice;
  return {
    method,
    path,
    url: path,
    key: newIdempotencyKey(),
    title,
    sessionId: null,
    refresh: change.refresh,
    body: {
      title: title.slice(0, textLength.line),
      duration,
      notes,
      sessionDate: day,
    } satisfies BodyOf<typeof activities.addPractice>,
  };
}
