import * as z from 'zod/mini';
import { coachLinkDays, coachTextLength } from '#domain/coach/coach-link.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, instant, madeId, minutes, notes, requiredLine } from './fields.ts';
import { handicapEntry } from './handicap.ts';
import { language, programSummary } from './programs.ts';
import { playedRound, scoredDrill } from './progress.ts';
import { enrollment, scheduledSession, weekSummary } from './training-schemas.ts';

/** URL prefixes of reads that become stale when a golfer's links change. */
const changedWithCoachLinks: readonly `/api/${string}`[] = ['/api/user/coach-links'];

/** URL prefixes of reads that become stale when a coach writes a note. */
export const changedWithCoachNotes: readonly `/api/${string}`[] = ['/api/user/coach-notes'];

const link = z.object({
  id: z.string(),
  /** The coach that the golfer made the link for. */
  name: z.string(),
  createdAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
  /** When the page was last opened with this link; null if never. */
  openedAt: z.nullable(instant),
});
export type CoachLink = z.output<typeof link>;

const revokedLink = z.object({
  id: z.string(),
  name: z.string(),
  /** Until when the link can be restored. */
  restorableUntil: instant,
});
export type RevokedCoachLink = z.output<typeof revokedLink>;

const note = z.object({
  text: z.string(),
  /** The coach that the link used for writing was made for. */
  coachName: z.string(),
  writtenAt: instant,
});
export type CoachNote = z.output<typeof note>;

const coachSession = z.pick(scheduledSession, {
  id: true,
  title: true,
  language: true,
  focus: true,
  totalDuration: true,
  scheduledDate: true,
  status: true,
  isToday: true,
});
export type CoachSession = z.output<typeof coachSession>;

const coachWeek = z.extend(
  z.pick(weekSummary, { weekNumber: true, weekStart: true, weekEnd: true }),
  {
    sessions: z.array(coachSession),
  },
);

const coachPlan = z.object({
  program: z.pick(programSummary, { name: true, language: true, color: true }),
  ...z.pick(enrollment, {
    startDate: true,
    endDate: true,
    currentWeek: true,
    totalWeeks: true,
    totalSessions: true,
    completedSessions: true,
    skippedSessions: true,
    missedSessions: true,
  }).shape,
  /** The current or upcoming pause. */
  pause: z.nullable(z.object({ from: z.string(), to: z.string() })),
  weeks: z.array(coachWeek),
});
export type CoachPlan = z.output<typeof coachPlan>;

const drillResult = z.object({
  exerciseId: z.string(),
  name: z.string(),
  /** The language of the name. */
  language,
  unit: z.string(),
  /** The unit in the singular; null when it is the same. */
  unitOfOne: z.nullable(z.string()),
  score: z.number(),
});

/** A completed session with its scores. */
const doneSession = z.object({
  /** The id of the scheduled session. */
  id: z.string(),
  title: z.string(),
  /** The language of the title. */
  language,
  focus,
  completedOn: z.string(),
  minutes,
  scores: z.array(drillResult),
});
export type DoneSession = z.output<typeof doneSession>;

const coachPage = z.object({
  /** The coach that the link was made for. */
  coachName: z.string(),
  expiresAt: instant,
  /** Null when the golfer has not entered one. */
  firstName: z.nullable(z.string()),
  /** The golfer's calendar day. */
  today: z.string(),
  /** Null without an active program. */
  plan: z.nullable(coachPlan),
  /** Newest first. */
  sessions: z.array(doneSession),
  /** The most recently scored drills, newest first. */
  drills: z.array(scoredDrill),
  /** The most recent rounds, oldest first. */
  rounds: z.array(playedRound),
  /** Oldest first. */
  handicapHistory: z.array(handicapEntry),
  /** Notes on the sessions above, keyed by session id. */
  notes: z.record(z.string(), note),
});
export type CoachPage = z.output<typeof coachPage>;

// Any invalid token gets 404, so that malformed and unknown tokens look the same.
const token = z.string();

export const coach = {
  links: endpoint({
    method: 'GET',
    path: '/api/user/coach-links',
    auth: 'golfer',
    summary: 'List the golfer’s coach links, newest first, without their addresses',
    response: z.array(link),
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/user/coach-links',
    auth: 'golfer',
    summary: 'Create a secret link for a coach; its address is returned only here',
    body: z.object({
      name: requiredLine(coachTextLength.name, 'name_required'),
      days: z.literal([...coachLinkDays]),
    }),
    refresh: changedWithCoachLinks,
    response: z.object({ link, url: z.string() }),
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/api/user/coach-links/{id}',
    auth: 'golfer',
    summary: 'Revoke a coach link immediately; its notes are kept',
    params: z.object({ id: madeId }),
    refresh: changedWithCoachLinks,
    response: z.object({ success: z.literal(true) }),
  }),
  revokedLinks: endpoint({
    method: 'GET',
    path: '/api/user/coach-links/revoked',
    auth: 'golfer',
    summary: 'List the revoked coach links that can still be restored, last revoked first',
    response: z.array(revokedLink),
  }),
  restoreLink: endpoint({
    method: 'POST',
    path: '/api/user/coach-links/{id}/restore',
    auth: 'golfer',
    summary: 'Restore a revoked coach link; the same address works again',
    params: z.object({ id: madeId }),
    refresh: changedWithCoachLinks,
    response: z.object({ success: z.literal(true) }),
  }),
  note: endpoint({
    method: 'GET',
    path: '/api/user/coach-notes/{id}',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the coach’s note on a scheduled session, or null if there is none',
    params: z.object({ id: madeId }),
    response: z.object({ note: z.nullable(note) }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/coach/{token}',
    auth: 'public',
    summary: 'Return what a coach can see: plan, completed sessions, scores, rounds and handicap',
    params: z.object({ token }),
    response: coachPage,
  }),
  writeNote: endpoint({
    method: 'PUT',
    path: '/api/coach/{token}/sessions/{id}/note',
    auth: 'public',
    summary: 'Replace the coach’s note on a session; an empty note deletes it',
    params: z.object({ token, id: madeId }),
    body: z.object({ note: notes(coachTextLength.note) }),
    response: z.object({ note: z.nullable(note) }),
  }),
} satisfies Endpoints;
