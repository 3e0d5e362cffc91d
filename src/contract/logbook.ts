import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { madeId, success } from './fields.ts';
import { calendarItem, practice, practiceBody, round, roundBody } from './logbook-schemas.ts';

/** URL prefixes of reads that become stale when practice or a round is logged. */
export const changedWithLogbook: readonly string[] = [
  '/api/user/activity-calendar',
  '/api/user/dashboard',
  '/api/user/stats',
  '/api/user/progress',
  '/api/user/achievement',
  '/api/user/notifications',
];

export const logbook = {
  addPractice: endpoint({
    method: 'POST',
    path: '/api/user/free-practice-sessions',
    auth: 'golfer',
    token: 'log',
    idempotent: true,
    offline: true,
    summary: 'Log practice outside the plan',
    body: practiceBody,
    refresh: changedWithLogbook,
    response: practice,
  }),
  changePractice: endpoint({
    method: 'PUT',
    path: '/api/user/free-practice-sessions/{id}',
    auth: 'golfer',
    token: 'log',
    summary: 'Replace the values of logged practice',
    params: z.object({ id: madeId }),
    body: practiceBody,
    refresh: changedWithLogbook,
    response: practice,
  }),
  deletePractice: endpoint({
    method: 'DELETE',
    path: '/api/user/free-practice-sessions/{id}',
    auth: 'golfer',
    summary: 'Delete logged practice with its XP and minutes',
    params: z.object({ id: madeId }),
    refresh: changedWithLogbook,
    response: success,
  }),
  addRound: endpoint({
    method: 'POST',
    path: '/api/user/golf-rounds',
    auth: 'golfer',
    token: 'log',
    idempotent: true,
    offline: true,
    summary: 'Log a round; omit unknown values instead of sending 0',
    body: roundBody,
    refresh: changedWithLogbook,
    response: round,
  }),
  changeRound: endpoint({
    method: 'PUT',
    path: '/api/user/golf-rounds/{id}',
    auth: 'golfer',
    token: 'log',
    summary: 'Replace the values of a logged round; omitted values become unknown',
    params: z.object({ id: madeId }),
    body: roundBody,
    refresh: changedWithLogbook,
    response: round,
  }),
  deleteRound: endpoint({
    method: 'DELETE',
    path: '/api/user/golf-rounds/{id}',
    auth: 'golfer',
    summary: 'Delete a logged round with its XP',
    params: z.object({ id: madeId }),
    refresh: changedWithLogbook,
    response: success,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/user/activity-calendar',
    auth: 'golfer',
    token: 'read',
    summary: 'List planned sessions, practice and rounds by date',
    response: z.array(calendarItem),
  }),
} satisfies Endpoints;
