import type { BodyOf } from '#contract/endpoint.ts';
import { logbook } from '#contract/logbook.ts';
import { longestSessionNotes, training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { textLength } from '#domain/logbook/logbook.ts';
import { newIdempotencyKey } from '#web/platform/api/idempotency-key.ts';
import { urlOf } from '#web/platform/api/url.ts';
import type { Intent } from '#web/platform/queue/queue.ts';
import type { QueuedRequest } from '#web/platform/queue/queued-request.ts';

type Completed = BodyOf<typeof training.complete>;

/** The decision that a request refused by the server needs. */
export type Question =
  /** The session was completed with other entries, or skipped, elsewhere. */
  | { readonly kind: 'which'; readonly completed: Completed }
  /** The session, or its plan, no longer exists. */
  | { readonly kind: 'gone'; readonly completed: Completed }
  | { readonly kind: 'refused' };

/** The request body if a request completes a session. */
function completedBy({ method, path, body }: QueuedRequest): Completed | null {
  const { complete } = training;
  return method === complete.method && path === complete.path ? (body as Completed) : null;
}

const otherwise = ['session_completed', 'session_skipped'];
const gone = ['not_found', 'program_abandoned', 'program_not_active'];

export function questionOf(request: QueuedRequest): Question {
  const completed = completedBy(request);
  const code = request.refusal?.code ?? '';
  if (completed !== null && otherwise.includes(code)) return { kind: 'which', completed };
  if (completed !== null && gone.includes(code)) return { kind: 'gone', completed };
  return { kind: 'refused' };
}

/** The same request with a new idempotency key, since the server may know the first key. */
export const again = (request: QueuedRequest): Intent => ({
  ...request,
  key: newIdempotencyKey(),
});

/** Reopens the session, then completes it with the entries from this device. */
export function completeInstead(request: QueuedRequest, completed: Completed): readonly Intent[] {
  const { method, path } = training.reopen;
  const { scheduledSessionId } = completed;
  const url = urlOf(training.reopen, { params: { scheduledSessionId } });
  const reopen = { ...again(request), method, path, url, body: undefined };
  return [reopen, { ...again(request), body: completed }];
}

/** Appends text to notes, or returns null if both do not fit. */
export function notesWith(notes: string | null | undefined, more: string): string | null {
  const both = [notes?.trim(), more].filter(Boolean).join('\n\n');
  return both.length <= longestSessionNotes ? both : null;
}

/** Turns the minutes and notes of a session that no longer exists into free practice on the day it was done. */
export function practiceInstead(
  request: QueuedRequest,
  { duration, notes }: Pick<Completed, 'duration' | 'notes'>,
  { title, day }: { readonly title: string; readonly day: CalendarDate },
): Intent {
  const { method, path } = logbook.addPractice;
  const body: BodyOf<typeof logbook.addPractice> = {
    title: title.slice(0, textLength.line),
    duration,
    notes,
    sessionDate: day,
  };
  return { ...again(request), method, path, url: path, title, sessionId: null, body };
}
