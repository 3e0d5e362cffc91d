import { logbook } from '#contract/logbook.ts';
import { offlineAction } from './offline-action.ts';

/** What golfers log while offline. */
export const logbookActions = {
  addPractice: offlineAction(logbook.addPractice, {
    icon: 'target',
    words: ({ title }) => title,
    details: ({ duration }) => ({ minutes: duration }),
    session: null,
    alters: ['stats'],
    predict: ({ body }) => ({ kind: 'practice', body }),
  }),
  addRound: offlineAction(logbook.addRound, {
    icon: 'flag',
    words: ({ t, title, body }) =>
      t('changes.round', { title, holes: body.holes, score: body.totalScore }),
    session: null,
    alters: ['stats'],
    predict: ({ body }) => ({ kind: 'round', body }),
  }),
};
