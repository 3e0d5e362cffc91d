import { broadcastLength, type broadcasts } from '#contract/broadcasts.ts';
import {
  type CasesOf,
  choiceFaults,
  lineFaults,
  requiredFaults,
  takesNothing,
  textFaults,
} from './cases.ts';

const { title, message } = broadcastLength;
const noMoment = {
  'a number': 5,
  'a list': ['2027-05-14T00:00:00Z'],
  empty: '',
  'a word': 'never',
};

export const broadcastCases: CasesOf<typeof broadcasts> = {
  list: takesNothing,
  audiences: takesNothing,
  send: {
    good: () => ({
      body: {
        title: 'Greens',
        message: 'They are fast.',
        targetAudience: 'all_users',
        expiresAt: '2026-05-20T00:00:00Z',
      },
    }),
    faults: {
      title: { ...lineFaults(title), ...requiredFaults },
      message: { ...textFaults(message), ...requiredFaults },
      targetAudience: { ...choiceFaults, 'not offered': 'premium_users' },
      expiresAt: {
        ...noMoment,
        'a day': '2027-05-14',
        'without a zone': '2027-05-14T00:00:00',
        'no moment that ever was': '2027-02-30T00:00:00Z',
        past: '2026-05-13T23:59:59Z',
        'a year with five digits': '9999-12-31T23:59:59-14:00',
      },
    },
  },
  setActive: {
    good: ({ broadcastId: id }) => ({ params: { id }, body: { isActive: false } }),
    faults: { isActive: { 'a text': 'true', 'a number': 1, nothing: null } },
    ids: { id: 'shared' },
  },
};
