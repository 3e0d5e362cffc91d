import { training } from '#contract/training.ts';
import { isSameCompletion } from '#domain/training/same-completion.ts';
import { offlineAction } from './offline-action.ts';

/** What golfers do with sessions of their plan while offline. */
export const trainingActions = {
  complete: offlineAction(training.complete, {
    icon: 'done',
    words: ({ t, title }) => t('changes.completed', { title }),
    details: ({ duration, rating }) => ({ minutes: duration, stars: rating }),
    session: ({ body }) => body.scheduledSessionId,
    alters: ['stats', 'week'],
    predict: ({ id, body }) => ({ kind: 'complete', id, body }),
    // A session that is completed already is answered with the stored completion.
    refusalIn: (sent, { completion }) =>
      completion === undefined || isSameCompletion(sent, completion) ? null : 'session_completed',
  }),
  skip: offlineAction(training.skip, {
    icon: 'skipped',
    words: ({ t, title }) => t('changes.skipped', { title }),
    session: ({ body }) => body.scheduledSessionId,
    alters: ['week'],
    predict: ({ id }) => ({ kind: 'skip', id }),
  }),
  reopen: offlineAction(training.reopen, {
    icon: 'undo',
    words: ({ t, title }) => t('changes.reopened', { title }),
    session: ({ params }) => params.scheduledSessionId,
    alters: ['stats', 'week'],
    predict: ({ id }) => ({ kind: 'reopen', id }),
  }),
  reschedule: offlineAction(training.reschedule, {
    icon: 'calendar',
    words: ({ t, title, body, day }) => t('changes.moved', { title, day: day(body.newDate) }),
    session: ({ params }) => params.sessionId,
    alters: ['week'],
    predict: ({ id, body }) => ({ kind: 'move', id, newDate: body.newDate }),
  }),
};
