import { handicap } from '#contract/handicap.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { offlineAction } from './offline-action.ts';

/** What golfers say about their handicap while offline. */
export const handicapActions = {
  update: offlineAction(handicap.update, {
    icon: 'trend',
    words: ({ t, body, language }) =>
      t('changes.handicap', { handicap: formatHandicap(String(body.handicap), language) }),
    session: null,
    alters: ['stats', 'handicap'],
    predict: ({ body }) => ({ kind: 'handicap', body }),
  }),
  requestCompleted: offlineAction(handicap.requestCompleted, {
    icon: 'trend',
    words: ({ t }) => t('changes.handicapSkipped'),
    session: null,
    alters: [],
    predict: null,
  }),
};
